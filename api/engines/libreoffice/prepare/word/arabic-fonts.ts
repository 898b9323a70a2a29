import { localName } from '../../../../formats/xml/xml.ts';
import { attributeKey, attributeOf } from '../../../../formats/xml/xml-names.ts';
import { arabicText } from '../../stand-ins/arabic-families.ts';
import { standInName } from '../../stand-ins/stand-in.ts';
import { layerOver, type XmlEditor } from '../xml-editor.ts';

/** Matches letters of the Arabic script in UTF-8, and of the Hebrew one. */
export const arabicLetters = /[\xd8-\xdb][\x80-\xbf]/;
export const hebrewLetters = /\xd6[\x90-\xbf]|\xd7[\x80-\xbf]/;

/** Matches parts that name a family for Arabic text. */
export const arabicFontHint = /[<:]rFonts\s[^>]{0,300}cs="(?:Times New Roman|Arial)"|script="Arab"/;

/** Families whose replacements have no Arabic letters. */
const families = ['times new roman', 'arial'];

/**
 * Sets Arabic text in one font, with its spaces. LibreOffice takes letters that the replacements of Times New Roman and
 * Arial lack from another font, but spaces from these, and writes them apart: words of the PDF then run together when
 * they are copied or searched.
 */
export function setArabicInOneFont(editor: XmlEditor): XmlEditor {
  let changed = false;
  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      const ofTheme = local === 'font' && attributeOf(attributes, 'script') === 'Arab';
      const place = ofTheme ? 'typeface' : local === 'rFonts' ? 'cs' : undefined;
      const key = place === undefined ? undefined : attributeKey(attributes, place);
      if (key === undefined || !families.includes((attributes[key] ?? '').toLowerCase())) {
        return editor.open(name, attributes, source);
      }
      changed = true;
      editor.open(name, { ...attributes, [key]: standInName(arabicText) });
    },
  });
}
