import { localName, type XmlEvents } from '../../../formats/xml.ts';
import type { Script } from './font-collector.ts';

/** A font of an Office theme: of headings (`major`) or of text (`minor`). */
export type ThemeFont = `${'major' | 'minor'}:${Script}`;

const scripts: Readonly<Record<string, Script>> = { latin: 'latin', ea: 'asian', cs: 'complex' };

/** The script of a DrawingML element that names a font, or undefined (ECMA-376 part 1, §21.1.2.3). */
export const scriptOf = (element: string): Script | undefined => scripts[element];

/** Watches a theme part and notes its fonts. */
export function watchTheme(found: (font: ThemeFont, family: string) => void): XmlEvents {
  let group: 'major' | 'minor' | undefined;
  return {
    open(name, { typeface }) {
      const element = localName(name);
      if (element === 'majorFont') group = 'major';
      if (element === 'minorFont') group = 'minor';
      const script = scriptOf(element);
      if (group && script && typeface) found(`${group}:${script}`, typeface);
    },
    close(name) {
      if (/(major|minor)Font$/.test(name)) group = undefined;
    },
  };
}
