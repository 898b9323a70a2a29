import { localName, type XmlEvents } from '../../../formats/xml/xml.ts';
import { createScriptWatch, distinct, type FontCollector, type Script } from './font-collector.ts';
import { lookOf } from './slide-substitutes.ts';
import type { FontLook } from './substitute-for.ts';
import { scriptOf, type ThemeFont, watchTheme } from './theme-fonts.ts';

/** References to fonts of the theme, such as `+mn-lt` (ECMA-376 part 1, §20.1.10.81). */
const themeReference = /^\+(mj|mn)-(lt|ea|cs)$/;
const ofReference = { mj: 'major', mn: 'minor', lt: 'latin', ea: 'asian', cs: 'complex' } as const;

function themed(typeface: string): ThemeFont | undefined {
  const [, group, script] = themeReference.exec(typeface) ?? [];
  if (group === undefined || script === undefined) return undefined;
  return `${ofReference[group as 'mj' | 'mn']}:${ofReference[script as 'lt' | 'ea' | 'cs']}`;
}

/** Collects the fonts of a presentation: of slides, layouts and masters, with the themes of slide masters only. */
export function createSlideFonts(): FontCollector {
  const themes = new Map<string, Map<ThemeFont, string>>();
  const masterThemes = new Set<string>();
  const asked = new Map<Script, Set<string>>();
  const scripts = createScriptWatch();
  const looks = new Map<string, FontLook>();

  /** Records what is said about a family: a single element may omit what others say. */
  const note = (family: string, attributes: Readonly<Record<string, string>>) => {
    const known = looks.get(family);
    if (known?.family === undefined && !known?.isOfSigns) looks.set(family, lookOf(attributes));
  };
  const watchText: XmlEvents = {
    piece: scripts.piece,
    open(name, attributes) {
      const { typeface } = attributes;
      const script = scriptOf(localName(name));
      if (!script || !typeface) return;
      asked.set(script, (asked.get(script) ?? new Set()).add(typeface));
      if (script === 'latin' && !themeReference.test(typeface)) note(typeface, attributes);
    },
  };

  return {
    looks: () => looks,
    watch(part) {
      const theme = /^ppt\/theme\/([^/]+\.xml)$/.exec(part)?.[1];
      if (theme) {
        const fonts = new Map<ThemeFont, string>();
        themes.set(theme, fonts);
        return watchTheme((font, family, attributes) => {
          fonts.set(font, family);
          if (font.endsWith(':latin')) note(family, attributes);
        });
      }
      if (/^ppt\/slideMasters\/_rels\//.test(part)) {
        return { open: (_, { Target = '' }) => masterThemes.add(Target.split('/').at(-1) ?? '') };
      }
      return /^ppt\/(slides|slideLayouts|slideMasters|charts|diagrams)\/[^/]+\.xml$/.test(part) ? watchText : undefined;
    },
    families() {
      const typefaces = [...asked].flatMap(([script, names]) => (scripts.uses(script) ? [...names] : []));
      const inThemes = (font: ThemeFont) => [...masterThemes].map((theme) => themes.get(theme)?.get(font));
      return distinct(
        typefaces.flatMap((typeface) => {
          const font = themed(typeface);
          return font === undefined ? [typeface] : inThemes(font);
        }),
      );
    },
  };
}
