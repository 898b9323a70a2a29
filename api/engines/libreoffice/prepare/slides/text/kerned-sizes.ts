import { localName } from '../../../../../formats/xml/xml.ts';
import { prefixOf } from '../../../../../formats/xml/xml-names.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, insertedBefore, type XmlElement } from '../../edit/xml-tree.ts';
import { rewriteText } from './rewrite-text.ts';

/** Matches slides with text of a stated size. */
export const statedSizeHint = /[<:]rPr\s[^>]{0,200}sz="[1-9]/;

/** Elements and texts of a run's properties; ones that hold more stay as they are. */
const maxNodes = 200;
/** What stands behind the font of Latin text among the properties of a run (ECMA-376 part 1, §21.1.2.3.9). */
const behindLatin = ['ea', 'cs', 'sym', 'hlinkClick', 'hlinkMouseOver', 'rtl', 'extLst'];
/** What LibreOffice takes behind a font's name: an OpenType feature, here one that is off. */
const unkerned = ':-kern';
/**
 * Families that LibreOffice replaces by its own table, which does not know them with a feature behind the name: their text
 * would be in any font.
 */
const replacedByTable = ['calibri', 'cambria'];

/** How text of a presentation is kerned. */
export interface Kerning {
  /** The least size of text that is, in hundredths of a point; 0 where all is. */
  readonly from: number;
  /** The families of its theme, by the names of their references. */
  readonly families: Readonly<Record<string, string | undefined>>;
}

/** Run properties of small text, whose letters then keep their widths; undefined where they do already. */
function withoutKerning(properties: XmlElement, { from, families }: Kerning, mayInherit: boolean) {
  const { sz, kern } = properties.attributes;
  if (!(Number(sz) < Number(kern ?? from))) return undefined;
  const latin = childOf(properties, 'latin');
  if (latin === undefined && mayInherit) return undefined;
  const typeface = latin?.attributes.typeface ?? '+mn-lt';
  const family = typeface.startsWith('+') ? families[typeface] : typeface;
  if (!family || family.includes(':') || replacedByTable.includes(family.toLowerCase())) return undefined;
  const written: XmlElement = {
    name: latin?.name ?? `${prefixOf(properties.name)}latin`,
    attributes: { ...latin?.attributes, typeface: `${family}${unkerned}` },
    children: latin?.children ?? [],
  };
  const others = properties.children.filter((child) => child !== latin);
  return [{ ...properties, children: insertedBefore(others, written, behindLatin) }];
}

/**
 * Sets small text without kerning, as PowerPoint does with text below the size that a presentation states (`kern`, mostly
 * 12 points): LibreOffice kerns all text. Text of placeholders that names no font may inherit one, and stays; so does that in
 * Calibri and Cambria.
 */
export const keepSmallTextUnkerned = (editor: XmlEditor, kerning: Kerning): XmlEditor =>
  rewriteText(editor, {
    takes: (name) => localName(name) === 'rPr',
    rewrite: (properties, mayInherit) => withoutKerning(properties, kerning, mayInherit),
    maxNodes,
  });
