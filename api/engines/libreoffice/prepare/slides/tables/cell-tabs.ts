import { localName } from '../../../../../formats/xml/xml.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, elementsOf, rewriteElements, withChanged, type XmlElement } from '../../edit/xml-tree.ts';

/** Matches slides with tab stops. */
export const tabHint = /[<:]tab\s/;

/** Elements and texts of a cell; one that holds more stays as it is. */
const maxNodes = 20_000;
/** Between a cell's edge and its text unless it says otherwise, in EMU (ECMA-376 part 1, §21.1.3.17). */
const usualInset = 91_440;

/** A tab stop at which text ends, within a width in EMU; itself where it is. */
function within(stop: XmlElement, width: number): XmlElement {
  const { pos, algn } = stop.attributes;
  if (algn !== 'r' || !(Number(pos) > width)) return stop;
  return { ...stop, attributes: { ...stop.attributes, pos: `${Math.floor(width)}` } };
}

/** Paragraph properties without an indent of nothing, which nothing else in a cell gives either. */
function withoutZeroIndent(properties: XmlElement): XmlElement {
  const { indent, ...others } = properties.attributes;
  const isStopped = elementsOf(childOf(properties, 'tabLst')).length > 0;
  return isStopped && Number(indent) === 0 ? { ...properties, attributes: others } : properties;
}

/** A cell of a width in EMU with tab stops that LibreOffice reads, and within it; undefined where they are so. */
function cellWithin(cell: XmlElement, width: number): readonly XmlElement[] | undefined {
  const { marL = usualInset, marR = usualInset } = childOf(cell, 'tcPr')?.attributes ?? {};
  const room = width - Number(marL) - Number(marR);
  if (!(room > 0)) return undefined;
  const stops = (list: XmlElement) => withChanged(list, 'tab', (stop) => within(stop, room));
  const changed = withChanged(cell, 'txBody', (body) => {
    const hasStyle = elementsOf(childOf(body, 'lstStyle')).length > 0;
    const properties = (element: XmlElement) => {
      const placed = withChanged(element, 'tabLst', stops);
      return hasStyle ? placed : withoutZeroIndent(placed);
    };
    return withChanged(body, 'p', (paragraph) => withChanged(paragraph, 'pPr', properties));
  });
  return changed === cell ? undefined : [changed];
}

/**
 * Has tab stops in the cells of tables work as in PowerPoint: LibreOffice forgets those of paragraphs that state their
 * indent, and breaks lines at stops beyond the cell's inner edge, which text in PowerPoint reaches.
 */
export function keepTabsInCells(editor: XmlEditor): XmlEditor {
  /** Of the table's columns, in EMU. */
  let widths: number[] = [];
  let column = 0;
  const cells = rewriteElements(editor, {
    takes: (name) => localName(name) === 'tc',
    rewrite(cell) {
      const spanned = widths.slice(column, column + Number(cell.attributes.gridSpan ?? 1));
      // Cells that another one covers are written as well, each in its column.
      column += 1;
      return cellWithin(
        cell,
        spanned.reduce((sum, width) => sum + width, 0),
      );
    },
    maxNodes,
  });
  return layerOver(cells, () => false, {
    open(name, attributes, source) {
      const local = localName(name);
      if (local === 'tbl') widths = [];
      if (local === 'gridCol') widths.push(Number(attributes.w ?? 0));
      if (local === 'tr') column = 0;
      cells.open(name, attributes, source);
    },
  });
}
