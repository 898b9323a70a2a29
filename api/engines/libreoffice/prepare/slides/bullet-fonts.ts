import { localName } from '../../../../formats/xml/xml.ts';
import { prefixOf } from '../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../xml-editor.ts';

/** Matches parts with bullets. */
export const bulletHint = /[<:]buChar\s/;

/** The theme's fonts for text of a master's styles, which no other styles stand above. */
const fontsOfStyles: Readonly<Record<string, string>> = {
  titleStyle: '+mj-lt',
  bodyStyle: '+mn-lt',
  otherStyle: '+mn-lt',
  defaultTextStyle: '+mn-lt',
};
const softHyphen = '\u00ad';

/**
 * Names the font of bullets that use the text's font explicitly: LibreOffice sets them in a font of its own, larger and
 * higher. A soft hyphen becomes the hyphen that PowerPoint shows.
 */
export function nameBulletFonts(editor: XmlEditor): XmlEditor {
  const names: string[] = [];
  /** Whether the properties of the current level name a font for bullets. */
  let isNamed = false;
  let changed = false;
  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      if (local.endsWith('pPr')) isNamed = false;
      if (local === 'buFont' || local === 'buFontTx') isNamed = true;
      const font = fontsOfStyles[names.at(-2) ?? ''];
      names.push(local);
      if (local !== 'buChar') return editor.open(name, attributes, source);
      if (font !== undefined && !isNamed) {
        const element = `${prefixOf(name)}buFont`;
        editor.open(element, { typeface: font });
        editor.close(element);
        changed = true;
      }
      const isSoft = attributes.char === softHyphen;
      if (isSoft) changed = true;
      if (isSoft) editor.open(name, { ...attributes, char: '-' });
      else editor.open(name, attributes, source);
    },
    close(name) {
      names.pop();
      editor.close(name);
    },
  });
}
