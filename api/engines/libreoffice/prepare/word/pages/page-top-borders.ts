import { isOff } from '../../../../../formats/xml/on-off.ts';
import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeKey, attributeOf } from '../../../../../formats/xml/xml-names.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, rewriteElements, withChanged, type XmlElement } from '../../edit/xml-tree.ts';

/** Matches paragraphs and styles that begin a page and have borders. */
export const pageTopBorderHint = /[<:]pageBreakBefore[\s/>][\s\S]{0,600}?[<:]pBdr>/;

/** Elements and texts of a paragraph's properties; ones that hold more stay as they are. */
const maxNodes = 400;
/** Widths of borders are in eighths of a point (ECMA-376 part 1, §17.3.4). */
const eighths = 8;

/** A border so near to the text that both together, taken twice, are as high as they were; a thick one becomes thinner. */
function nearer(border: XmlElement): XmlElement {
  const key = attributeKey(border.attributes, 'space');
  const widthKey = attributeKey(border.attributes, 'sz');
  const space = Number(key === undefined ? 0 : border.attributes[key]);
  const width = Number(widthKey === undefined ? 0 : border.attributes[widthKey]) / eighths;
  if (key === undefined || !(space > 0) || !Number.isFinite(width)) return border;
  const half = (space + width) / 2;
  const written = { ...border.attributes, [key]: `${Math.max(0, Math.round(half - width))}` };
  if (widthKey !== undefined && width > half) written[widthKey] = `${Math.round(half * eighths)}`;
  return { ...border, attributes: written };
}

/**
 * Brings the border above paragraphs that begin a page closer to their text: in documents with sections that do not begin
 * a page, LibreOffice leaves room for such a border twice.
 */
export const tightenPageTopBorders = (editor: XmlEditor): XmlEditor =>
  rewriteElements(editor, {
    takes: (name) => localName(name) === 'pPr',
    rewrite(properties) {
      const begins = childOf(properties, 'pageBreakBefore');
      if (begins === undefined || isOff(attributeOf(begins.attributes, 'val'))) return undefined;
      const changed = withChanged(properties, 'pBdr', (borders) => withChanged(borders, 'top', nearer));
      return changed === properties ? undefined : [changed];
    },
    maxNodes,
  });
