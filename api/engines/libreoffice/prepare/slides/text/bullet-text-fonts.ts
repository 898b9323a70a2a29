import { localName } from '../../../../../formats/xml/xml.ts';
import { prefixOf } from '../../../../../formats/xml/xml-names.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, insertedBefore, type XmlElement } from '../../edit/xml-tree.ts';
import { rewriteText } from './rewrite-text.ts';

/** Elements and texts of a paragraph; one that holds more stays as it is. */
const maxNodes = 20_000;
/** The theme's font for text that names none. */
const usualFont = '+mn-lt';
/** What stands behind the font of a bullet among the properties of a paragraph (ECMA-376 part 1, §21.1.2.2.7). */
const behindFont = ['buChar', 'tabLst', 'defRPr', 'extLst'];

/** A paragraph whose bullet has a font: that of its text. */
function withBulletFont(paragraph: XmlElement, properties: XmlElement): XmlElement {
  const run = childOf(paragraph, 'r');
  const typeface = childOf(childOf(run, 'rPr'), 'latin')?.attributes.typeface ?? usualFont;
  const font: XmlElement = { name: `${prefixOf(properties.name)}buFont`, attributes: { typeface }, children: [] };
  const written = { ...properties, children: insertedBefore(properties.children, font, behindFont) };
  return { ...paragraph, children: paragraph.children.map((child) => (child === properties ? written : child)) };
}

/**
 * Gives bullets that state no font that of their text, as in diagrams: LibreOffice takes its own font for signs, which is
 * smaller and higher. Placeholders may inherit a font, and stay.
 */
export const followTextFonts = (editor: XmlEditor): XmlEditor =>
  rewriteText(editor, {
    takes: (name) => localName(name) === 'p',
    rewrite(paragraph, mayInherit) {
      const properties = childOf(paragraph, 'pPr');
      if (mayInherit || properties === undefined || childOf(properties, 'buChar') === undefined) return undefined;
      if (childOf(properties, 'buFont') !== undefined || childOf(properties, 'buFontTx') !== undefined)
        return undefined;
      return [withBulletFont(paragraph, properties)];
    },
    maxNodes,
  });
