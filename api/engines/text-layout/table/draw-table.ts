import { documentCopy } from '../../../../catalog/copy/documents.ts';
import { createAccounts } from '../accounts.ts';
import { type Content, createContent } from '../content.ts';
import type { Pages } from '../pages.ts';
import { thresholds } from '../thresholds.ts';
import type { SetLine } from '../type/paragraph.ts';
import type { TableFacts } from './column-facts.ts';
import type { Band, TablePlan } from './fit-columns.ts';
import type { CellSetter, SetCell } from './set-cell.ts';

/** The cells of a row by column, some of them empty, and the number of lines of the tallest. */
interface SetRow {
  readonly cells: readonly (SetCell | undefined)[];
  readonly lines: number;
}

/** A row, or the part of it that fits the page. */
interface Slice {
  readonly row: SetRow;
  readonly from: number;
  readonly to: number;
}

const { cellPadding, rowPadding, lineHeightEm, footerSize, hairline, headerRule, toleranceEm, maxHeaderShare } =
  thresholds.table;
const { footerGray } = thresholds;

/** Draws rows as they arrive: those of one page are kept, then its bands are drawn one after the other. */
export interface TableDrawing {
  /** Whether the first row is on every page; otherwise it is to be added like the others. */
  readonly repeatsHeader: boolean;
  readonly add: (row: readonly string[]) => Promise<void>;
  readonly finish: () => Promise<void>;
}

/** Creates a drawing of a table, which repeats its header on every page. */
export function createTableDrawing(pages: Pages, plan: TablePlan, facts: TableFacts, setter: CellSetter): TableDrawing {
  let accounts = createAccounts();
  const { page, margin, fontSize, bands } = plan;
  const lineHeight = fontSize * lineHeightEm;
  const columns = facts.columns.length;
  const pageHeight = page.height - 2 * margin;
  const header = repeatedHeader();
  const headerHeight = header ? heightOf(header.lines) : 0;
  const bodyHeight = pageHeight - headerHeight;
  const mostLines = Math.max(1, Math.floor((bodyHeight - 2 * rowPadding) / lineHeight));
  let slices: Slice[] = [];
  let used = 0;
  let drawn = 0;

  function heightOf(lines: number): number {
    return lines * lineHeight + 2 * rowPadding;
  }

  /** A column that leads every band has one width; every other column is in one band. */
  function setRow(row: readonly string[], bold: boolean): SetRow {
    const cells: (SetCell | undefined)[] = new Array(row.length);
    let lines = 1;
    for (const band of bands) {
      for (const { index, width } of band.columns) {
        const text = row[index]?.trim();
        if (!text || cells[index]) continue;
        const cell = setter.set(text, bold, (width - 2 * cellPadding) / fontSize + toleranceEm);
        cells[index] = cell;
        // A header is drawn on every page, which is not counted.
        accounts.set(bold ? 0 : cell.lines.length);
        lines = Math.max(lines, cell.lines.length);
      }
    }
    return { cells, lines };
  }

  /** The header, unless it would leave too little of every page to the rows below it. */
  function repeatedHeader(): SetRow | undefined {
    if (facts.header === undefined) return undefined;
    const row = setRow(facts.header, true);
    if (heightOf(row.lines) <= pageHeight * maxHeaderShare) return row;
    accounts = createAccounts();
    return undefined;
  }

  /** Whether a column is a band's own, and not the first one repeated. */
  const isOwn = (band: Band, place: number, index: number) => place > 0 || index > 0 || band === bands[0];

  /** Left edge of a line of text within its column. */
  function indent(line: SetLine, cell: SetCell, index: number, width: number): number {
    const alignedRight = facts.columns[index]?.numeric || cell.rightToLeft || facts.rightToLeft;
    return alignedRight ? width - cellPadding - line.widthEm * fontSize : cellPadding;
  }

  /** @param shift How many lines below the row's first a cell begins; the cells of a header end at its rule. */
  function drawSlice(
    content: Content,
    band: Band,
    { row, from, to }: Slice,
    left: number,
    top: number,
    shift?: (cell: SetCell) => number,
  ): void {
    for (const [place, { index, offset, width }] of band.columns.entries()) {
      const cell = row.cells[index];
      if (!cell) continue;
      const x = facts.rightToLeft ? left + band.width - offset - width : left + offset;
      const down = shift?.(cell) ?? 0;
      for (let line = from; line < Math.min(to, cell.lines.length); line++) {
        const set = cell.lines[line] as SetLine;
        const baseline = top - rowPadding - (line - from + down) * lineHeight - fontSize;
        content.text(set.words, fontSize, x + indent(set, cell, index, width), baseline);
        if (shift === undefined && isOwn(band, place, index)) accounts.draw(content);
      }
    }
  }

  function drawFooter(content: Content, band: Band): void {
    const y = margin / 2;
    const number = setter.set(documentCopy.page(drawn + 1), false, Number.POSITIVE_INFINITY).lines[0];
    if (number)
      content.text(number.words, footerSize, page.width - margin - number.widthEm * footerSize, y, footerGray);
    if (bands.length === 1) return;
    const own = band.columns.map(({ index }) => index).filter((index, place) => isOwn(band, place, index));
    const text = documentCopy.columns((own[0] ?? 0) + 1, (own.at(-1) ?? 0) + 1, columns);
    const part = setter.set(text, false, Number.POSITIVE_INFINITY).lines[0];
    if (part) content.text(part.words, footerSize, margin, y, footerGray);
  }

  async function drawBand(band: Band): Promise<void> {
    const content = createContent();
    const left = facts.rightToLeft ? page.width - margin - band.width : margin;
    const right = left + band.width;
    let y = page.height - margin;
    if (header) {
      const { lines } = header;
      drawSlice(content, band, { row: header, from: 0, to: lines }, left, y, (cell) => lines - cell.lines.length);
      y -= headerHeight;
      content.rule(left, right, y, headerRule.width, headerRule.gray);
    }
    for (const slice of slices) {
      drawSlice(content, band, slice, left, y);
      y -= heightOf(slice.to - slice.from);
      content.rule(left, right, y, hairline.width, hairline.gray);
    }
    drawFooter(content, band);
    await pages.add(page, content.toString());
    accounts.write(content);
    drawn += 1;
  }

  /** Whether a band has any value on this page, or names of columns: otherwise its page would be blank. */
  function hasContent({ columns: placed }: Band): boolean {
    const rows = header ? [header, ...slices.map(({ row }) => row)] : slices.map(({ row }) => row);
    return placed.some(
      ({ index }, i) => (i > 0 || index > 0 || bands[0].columns.length === 1) && rows.some((row) => row.cells[index]),
    );
  }

  async function flush(): Promise<void> {
    if (slices.length === 0 && drawn > 0) return;
    for (const band of bands) if (band === bands[0] || hasContent(band)) await drawBand(band);
    slices = [];
    used = 0;
  }

  return {
    repeatsHeader: header !== undefined,
    async add(values) {
      const row = setRow(values, false);
      if (row.lines <= mostLines && used + heightOf(row.lines) > bodyHeight) await flush();
      let from = 0;
      while (from < row.lines) {
        const room = Math.floor((bodyHeight - used - 2 * rowPadding) / lineHeight);
        if (room < 1) {
          await flush();
          continue;
        }
        const to = Math.min(row.lines, from + room);
        slices.push({ row, from, to });
        used += heightOf(to - from);
        from = to;
      }
    },
    async finish() {
      await flush();
      accounts.settle(facts.cells);
    },
  };
}
