import { localName, type XmlEvents } from '../../../formats/xml/xml.ts';
import type { Script } from './font-collector.ts';

/** A font of an Office theme, for headings (`major`) or for text (`minor`). */
export type ThemeFont = `${'major' | 'minor'}:${Script}`;

const scripts: Readonly<Record<string, Script>> = { latin: 'latin', ea: 'asian', cs: 'complex' };

/**
 * The script of a DrawingML element that names a font, by local name (ECMA-376 part 1, §21.1.2.3); undefined for
 * others.
 */
export const scriptOf = (element: string): Script | undefined => scripts[element];

/**
 * Handlers for a theme part that report each of its fonts to `found`, and to `foundForScript` those that it names for
 * scripts such as `Jpan` (ISO 15924), for languages in which the theme's own font is not stated.
 */
export function watchTheme(
  found: (font: ThemeFont, family: string, attributes: Readonly<Record<string, string>>) => void,
  foundForScript?: (group: 'major' | 'minor', script: string, family: string) => void,
): XmlEvents {
  let group: 'major' | 'minor' | undefined;
  return {
    open(name, attributes) {
      const { typeface } = attributes;
      const element = localName(name);
      if (element === 'majorFont') group = 'major';
      if (element === 'minorFont') group = 'minor';
      const script = scriptOf(element);
      if (group && script && typeface) found(`${group}:${script}`, typeface, attributes);
      if (group && element === 'font' && typeface) foundForScript?.(group, attributes.script ?? '', typeface);
    },
    close(name) {
      if (/(major|minor)Font$/.test(name)) group = undefined;
    },
  };
}
