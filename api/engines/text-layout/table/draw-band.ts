import { documentCopy } from '../../../../catalog/copy/documents.ts';
import { type Content, createContent } from '../content.ts';
import { thresholds } from '../thresholds.ts';
import type { SetLine } from '../type/paragraph.ts';
import type { Band } from './fit-columns.ts';
import type { SetCell } from './set-cell.ts';
import { heightOf, isOwn, type SetRow, type TableFrame } from './table-frame.ts';

/** A row, or the part of it that fits the page: its lines from `from`, without `to`. */
export interface Slice {
  readonly row: SetRow;
  readonly from: number;
  readonly to: number;
}

const { cellPadding, rowPadding, footerSize, hairline, headerRule } = thresholds.table;
const { footerGray } = thresholds;

/** Left edge of a line of text within its column. */
function indent({ facts, plan }: TableFrame, line: SetLine, cell: SetCell, index: number, width: number): number {
  const alignedRight = facts.columns[index]?.numeric || cell.rightToLeft || facts.rightToLeft;
  return alignedRight ? width - cellPadding - line.widthEm * plan.fontSize : cellPadding;
}

/** Where a band's cells are drawn: from this left edge, down from this height of the page. */
interface Corner {
  readonly left: number;
  readonly top: number;
}

/** The cells of a header end at its rule; they are not counted. */
function drawHeader(frame: TableFrame, header: SetRow, content: Content, band: Band, corner: Corner): void {
  const slice = { row: header, from: 0, to: header.lines };
  drawCells(frame, slice, content, band, corner, (cell) => header.lines - cell.lines.length);
}

function drawSlice(frame: TableFrame, slice: Slice, content: Content, band: Band, corner: Corner): void {
  drawCells(
    frame,
    slice,
    content,
    band,
    corner,
    () => 0,
    (place, index) => {
      if (isOwn(frame.plan, band, place, index)) frame.accounts.draw(content);
    },
  );
}

/**
 * Draws the lines of a row's cells.
 * @param shift How many lines below the row's first a cell begins.
 * @param onLine Called for each line with the place of its column in the band, and the column.
 */
function drawCells(
  frame: TableFrame,
  { row, from, to }: Slice,
  content: Content,
  band: Band,
  { left, top }: Corner,
  shift: (cell: SetCell) => number,
  onLine = (_place: number, _index: number) => {},
): void {
  const { facts, lineHeight, plan } = frame;
  for (const [place, { index, offset, width }] of band.columns.entries()) {
    const cell = row.cells[index];
    if (!cell) continue;
    const x = facts.rightToLeft ? left + band.width - offset - width : left + offset;
    const down = shift(cell);
    for (let line = from; line < Math.min(to, cell.lines.length); line++) {
      const set = cell.lines[line] as SetLine;
      const baseline = top - rowPadding - (line - from + down) * lineHeight - plan.fontSize;
      content.text(set.words, plan.fontSize, x + indent(frame, set, cell, index, width), baseline);
      onLine(place, index);
    }
  }
}

function drawFooter({ facts, plan, setter }: TableFrame, content: Content, band: Band, pageNumber: number): void {
  const { bands, margin, page } = plan;
  const y = margin / 2;
  const setLine = (text: string) => setter.set(text, 'regular', Number.POSITIVE_INFINITY).lines[0];
  const number = setLine(documentCopy.page(pageNumber));
  if (number) {
    content.text(number.words, footerSize, page.width - margin - number.widthEm * footerSize, y, footerGray);
  }
  if (bands.length === 1) return;
  const own = band.columns.map(({ index }) => index).filter((index, place) => isOwn(plan, band, place, index));
  const part = setLine(documentCopy.columns((own[0] ?? 0) + 1, (own.at(-1) ?? 0) + 1, facts.columns.length));
  if (part) content.text(part.words, footerSize, margin, y, footerGray);
}

/** Draws a page with the columns of a band, from its header to its footer. */
export function drawBand(frame: TableFrame, band: Band, slices: readonly Slice[], pageNumber: number): Content {
  const { facts, header, plan } = frame;
  const content = createContent();
  const left = facts.rightToLeft ? plan.page.width - plan.margin - band.width : plan.margin;
  const right = left + band.width;
  let top = plan.page.height - plan.margin;
  if (header) {
    drawHeader(frame, header, content, band, { left, top });
    top -= frame.headerHeight;
    content.rule(left, right, top, headerRule.width, headerRule.gray);
  }
  for (const slice of slices) {
    drawSlice(frame, slice, content, band, { left, top });
    top -= heightOf(slice.to - slice.from, frame);
    content.rule(left, right, top, hairline.width, hairline.gray);
  }
  drawFooter(frame, content, band, pageNumber);
  return content;
}
