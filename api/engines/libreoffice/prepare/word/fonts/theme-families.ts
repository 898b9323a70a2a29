import { readXml } from '../../../../../formats/xml/xml.ts';
import { type ThemeFont, watchTheme } from '../../../fonts/theme-fonts.ts';

/** Scripts of themes' fonts (ISO 15924) by the languages written in them. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/^ja/i, 'Jpan'],
  [/^ko/i, 'Hang'],
  [/^zh-(?:TW|HK|MO|Hant)/i, 'Hant'],
  [/^zh/i, 'Hans'],
];

/**
 * Reads the families of a theme's fonts: for headings (`major`) and for text (`minor`), and for East Asian letters in both
 * (`majorEastAsia`, `minorEastAsia`). Throws as `readXml` does.
 * @param language The language of East Asian text, which decides where the theme names fonts for scripts alone.
 */
export async function readThemeFamilies(
  source: AsyncIterable<Buffer>,
  language: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const theme = new Map<string, string>();
  const script = scripts.find(([pattern]) => pattern.test(language))?.[1];
  const found = (font: ThemeFont, family: string) => {
    const [group = '', part] = font.split(':');
    if (part === 'latin') theme.set(group, family);
    if (part === 'asian') theme.set(`${group}EastAsia`, family);
  };
  const events = watchTheme(found, (group, named, family) => {
    if (named === script && !theme.has(`${group}EastAsia`)) theme.set(`${group}EastAsia`, family);
  });
  await readXml(source, events, { signal });
  return theme;
}
