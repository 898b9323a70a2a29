import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeKey, attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { arabicText } from '../../../stand-ins/families/arabic-families.ts';
import { standInName } from '../../../stand-ins/stand-in.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';

/** Matches letters of the Arabic script in UTF-8, and of the Hebrew one. */
export const arabicLetters = /[\xd8-\xdb][\x80-\xbf]/;
export const hebrewLetters = /\xd6[\x90-\xbf]|\xd7[\x80-\xbf]/;

/** Matches parts that name a family for Arabic text. */
export const arabicFontHint =
  /[<:]rFonts\s[^>]{0,300}(?:cs="(?:Times New Roman|Arial)"|(?:ascii|hAnsi)Theme="(?:maj|min)orBidi")|script="Arab"/;
/** Matches a theme whose font for Arabic text is one of Office's own themes. */
export const officeArabic = /script="Arab"\s+typeface="(?:Times New Roman|Arial)"/;

/** Families whose replacements have no Arabic letters. */
const families = ['times new roman', 'arial'];

/** The fonts for Arabic text in Office's own themes, by their names as fonts of a theme (ECMA-376 part 1, §17.18.96). */
const officeFonts: Readonly<Record<string, string>> = { majorBidi: 'Times New Roman', minorBidi: 'Arial' };

/** Attributes that name a theme's font for Latin text, and those that name a family. */
const latin = { asciiTheme: 'ascii', hAnsiTheme: 'hAnsi' };

/** Names the families of Latin text that is in a theme's fonts for Arabic text. */
function withoutTheme(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> | undefined {
  let named: Record<string, string> | undefined;
  for (const [theme, plain] of Object.entries(latin)) {
    const key = attributeKey(attributes, theme);
    const family = officeFonts[key === undefined ? '' : (attributes[key] ?? '')];
    if (key === undefined || family === undefined) continue;
    named ??= { ...attributes };
    delete named[key];
    named[`${prefixOf(key)}${plain}`] = family;
  }
  return named;
}

/**
 * Sets Arabic text in one font, with its spaces. LibreOffice takes letters that the replacements of Times New Roman and
 * Arial lack from another font, but spaces from these, and writes them apart: words of the PDF then run together when
 * they are copied or searched.
 * @param hasOfficeArabic Whether the theme's fonts for Arabic text are those of Office, which Latin text may be in as well.
 */
export function setArabicInOneFont(editor: XmlEditor, hasOfficeArabic: boolean): XmlEditor {
  let changed = false;
  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      const ofTheme = local === 'font' && attributeOf(attributes, 'script') === 'Arab';
      const place = ofTheme ? 'typeface' : local === 'rFonts' ? 'cs' : undefined;
      const key = place === undefined ? undefined : attributeKey(attributes, place);
      const latinNamed = hasOfficeArabic && local === 'rFonts' ? withoutTheme(attributes) : undefined;
      const isArabic = key !== undefined && families.includes((attributes[key] ?? '').toLowerCase());
      if (latinNamed === undefined && !isArabic) return editor.open(name, attributes, source);
      changed = true;
      editor.open(name, { ...(latinNamed ?? attributes), ...(isArabic && { [key]: standInName(arabicText) }) });
    },
  });
}
