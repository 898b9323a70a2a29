import { attributeOf } from '../../../formats/xml/xml-names.ts';
import type { Script } from './font-collector.ts';
import type { ThemeFont } from './theme-fonts.ts';

/** A font that a document asks for, by its name or by its place in the theme. */
export type FontChoice = { readonly family: string } | { readonly theme: ThemeFont };

/** The fonts that a document asks for, by script. */
export type FontChoices = Partial<Record<Script, FontChoice>>;

function choice(
  attributes: Readonly<Record<string, string>>,
  script: Script,
  name: string,
  theme: string,
): FontChoices {
  const themed = /^(major|minor)/.exec(attributeOf(attributes, theme) ?? '')?.[1] as 'major' | 'minor' | undefined;
  if (themed) return { [script]: { theme: `${themed}:${script}` } };
  const family = attributeOf(attributes, name);
  return family === undefined ? {} : { [script]: { family } };
}

/**
 * The fonts that a `w:rFonts` gives each script; theme fonts take precedence over names (ECMA-376 part 1, §17.3.2.26).
 */
export const choicesOf = (attributes: Readonly<Record<string, string>>): FontChoices => ({
  ...choice(attributes, 'latin', 'ascii', 'asciiTheme'),
  ...choice(attributes, 'asian', 'eastAsia', 'eastAsiaTheme'),
  ...choice(attributes, 'complex', 'cs', 'cstheme'),
});
