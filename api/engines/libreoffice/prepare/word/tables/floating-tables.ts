import { twipsPerInch } from '../../../../../formats/units.ts';
import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, childrenOf, elementsOf, rewriteElements, textOf, type XmlElement } from '../../edit/xml-tree.ts';
import { withSpacing } from '../lines/paragraph-spacing.ts';
import { twipsPerHalfPoint } from '../units.ts';

/** Matches parts with tables that text flows around (ECMA-376 part 1, §17.4.57). */
export const floatingTableHint = /[<:]tblpPr[\s/]/;

/** Elements and texts of a table; a larger one stays as it is. */
const maxNodes = 200_000;
/** How high a table may be and still float, in twentieths of a point: most of a page's text, which some 13,000 are. */
const maxHeight = 8000;
/** Room beside a table in which text still flows in Word, in twentieths of a point: an inch. */
const minRoomBeside = twipsPerInch;
/** Room in which LibreOffice sets no text either, in twentieths of a point; unless there is none, it places tables well. */
const maxRoomUnused = 300;
/**
 * What a table may be below the paragraph that it belongs to, in twentieths of a point: less than a line, so that nothing
 * of the paragraph is above the table.
 */
const maxOffset = 300;
/** Half points of letters that state no size, and the size of such letters in parts of it: their width and their line. */
const usualHalfPoints = 22;
const letterWidthEms = 0.5;
const lineEms = 1.2;
/** The width of a cell that states none, in twentieths of a point. */
const usualCellWidth = 2000;
/** What stands before the alignment of a table in its properties (§17.4.59). */
const beforeAlignment = new Set([
  ...['tblStyle', 'tblpPr', 'tblOverlap', 'bidiVisual', 'tblStyleRowBandSize', 'tblStyleColBandSize', 'tblW'],
]);

const statedIn = (element: XmlElement | undefined, name = 'val') =>
  element === undefined ? undefined : attributeOf(element.attributes, name);
const numberOf = (element: XmlElement | undefined, name = 'val') => Number(statedIn(element, name) ?? 0) || 0;

/** About how high the text of a paragraph is in a cell, in twentieths of a point. */
function paragraphHeight(paragraph: XmlElement, width: number): number {
  const sizes = childrenOf(paragraph, 'r').map((run) => numberOf(childOf(childOf(run, 'rPr'), 'sz')));
  const em = (Math.min(...sizes.filter((size) => size > 0), usualHalfPoints) || usualHalfPoints) * twipsPerHalfPoint;
  const lines = Math.ceil((textOf(paragraph).length * em * letterWidthEms) / width);
  const spacing = childOf(childOf(paragraph, 'pPr'), 'spacing');
  return Math.max(1, lines) * em * lineEms + numberOf(spacing, 'before') + numberOf(spacing, 'after');
}

function rowHeight(row: XmlElement): number {
  const stated = numberOf(childOf(childOf(row, 'trPr'), 'trHeight'));
  const heights = childrenOf(row, 'tc').map((cell) => {
    const width = numberOf(childOf(childOf(cell, 'tcPr'), 'tcW'), 'w') || usualCellWidth;
    return childrenOf(cell, 'p').reduce(
      (sum, paragraph) => sum + paragraphHeight(paragraph, width),
      tableHeights(cell),
    );
  });
  return Math.max(stated, ...heights);
}

/** About how high a table is, in twentieths of a point. */
const heightOf = (table: XmlElement): number => childrenOf(table, 'tr').reduce((sum, row) => sum + rowHeight(row), 0);
const tableHeights = (cell: XmlElement): number =>
  childrenOf(cell, 'tbl').reduce((sum, table) => sum + heightOf(table), 0);

/** The properties of a table that stands in the text, about where it floated. */
function settled(properties: XmlElement, floating: XmlElement): XmlElement {
  const prefix = prefixOf(properties.name);
  const side = statedIn(floating, 'tblpXSpec');
  const others = elementsOf(properties).filter(({ name }) => !['tblpPr', 'tblOverlap'].includes(localName(name)));
  const isBeside = side === 'center' || side === 'right';
  const isPlaced = !isBeside && statedIn(floating, 'horzAnchor') !== 'page';
  const kept = others.filter(({ name }) => localName(name) !== 'jc' && !(isPlaced && localName(name) === 'tblInd'));
  const own: XmlElement[] = [];
  if (isBeside) own.push({ name: `${prefix}jc`, attributes: { [`${prefix}val`]: side }, children: [] });
  if (isPlaced) {
    const indent = { [`${prefix}w`]: statedIn(floating, 'tblpX') ?? '0', [`${prefix}type`]: 'dxa' };
    own.push({ name: `${prefix}tblInd`, attributes: indent, children: [] });
  }
  const follows = kept.findLastIndex(({ name }) => beforeAlignment.has(localName(name))) + 1;
  return { ...properties, children: [...kept.slice(0, follows), ...own, ...kept.slice(follows)] };
}

/** A paragraph as high as what a table is lower than the paragraph that it belongs to. */
function gapAbove(prefix: string, offset: number): XmlElement {
  const element = (name: string, ...children: XmlElement[]) => ({ name: prefix + name, attributes: {}, children });
  const paragraph = element('p', element('pPr', element('keepNext')));
  return withSpacing(paragraph, { before: 0, after: 0, line: offset, lineRule: 'exact' });
}

/** Whether no text of Word's fits beside a table that belongs to a paragraph, and LibreOffice takes no account of that. */
function fillsWidth(table: XmlElement, floating: XmlElement, room: number): boolean {
  const columns = childrenOf(childOf(table, 'tblGrid') ?? table, 'gridCol');
  const width = columns.reduce((sum, column) => sum + numberOf(column, 'w'), 0);
  if (statedIn(floating, 'vertAnchor') !== 'text' || statedIn(floating, 'horzAnchor') === 'page') return false;
  const side = statedIn(floating, 'tblpXSpec');
  const left = side === 'center' ? (room - width) / 2 : side === 'right' ? room - width : numberOf(floating, 'tblpX');
  const beside = Math.max(left, room - width - left);
  if (beside > 0 && beside <= maxRoomUnused && width < room) return false;
  return beside < minRoomBeside && numberOf(floating, 'tblpY') <= maxOffset;
}

/**
 * Has floating tables stand in the text that may be higher than the rest of a page, or beside which there is no room for
 * text. Word continues the former on the next page, LibreOffice 7.4 cuts them off at the foot of theirs, or moves them to
 * the next one; their heights are estimates. Beside the latter LibreOffice sets words one below the other, or forgets how
 * far below their paragraph they are.
 * @param sectionWidths Widths of the text of the part's sections, in order; undefined where it is not known.
 */
export function settleFloatingTables(
  editor: XmlEditor,
  sectionWidths: readonly (number | undefined)[] = [],
): XmlEditor {
  let sections = 0;
  /** Cells and boxes that are open. */
  let within = 0;
  const isWithin = (name: string) => ['tc', 'txbxContent'].includes(localName(name));

  const inner = rewriteElements(editor, {
    takes: (name) => localName(name) === 'tbl',
    keeps: (table, child) => localName(child) === 'tblPr' || childOf(childOf(table, 'tblPr'), 'tblpPr') !== undefined,
    rewrite(table) {
      const properties = childOf(table, 'tblPr');
      const floating = childOf(properties, 'tblpPr');
      if (properties === undefined || floating === undefined) return undefined;
      const room = within > 0 ? undefined : sectionWidths[sections];
      const isWide = room !== undefined && fillsWidth(table, floating, room);
      if (!isWide && heightOf(table) <= maxHeight) return undefined;
      const children = table.children.map((child) => (child === properties ? settled(properties, floating) : child));
      const offset = isWide ? numberOf(floating, 'tblpY') : 0;
      const gap = offset > 0 ? [gapAbove(prefixOf(table.name), offset)] : [];
      return [...gap, { ...table, children }];
    },
    maxNodes,
  });
  return layerOver(inner, () => false, {
    open(name, attributes, source) {
      if (isWithin(name)) within += 1;
      inner.open(name, attributes, source);
    },
    close(name) {
      if (isWithin(name)) within -= 1;
      if (localName(name) === 'sectPr') sections += 1;
      inner.close(name);
    },
  });
}
