import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { joinSegments } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { slideContent } from '../../../../../../../api/engines/pdf/reconstruct/pptx/slide-content.ts';
import type {
  FilledCell,
  FilledTable,
  FlowItem,
} from '../../../../../../../api/engines/pdf/reconstruct/tables/filled-table.ts';
import { gridOf } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { analysedPage } from '../../../../../../support/rebuilt-pdf/analysed-page.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { paragraphContext } from '../../../../../../support/rebuilt-pdf/paragraph-context.ts';

const borders = { top: null, left: null, bottom: null, right: null };
const cell = { x0: 50, y0: 80, x1: 250, y1: 200, row: 0, column: 0, rows: 1, columns: 1, borders };
const edges = { x0: 55, x1: 245 };
const painted = { repeated: [], fills: [] };
const passagesOf = (...letters: ReturnType<typeof glyphs>[]) =>
  findPassages(joinSegments(findSegments(letters.flat())), edges);
const tableWith = (items: readonly FlowItem[], rows: readonly [number, ...number[]] = [80, 200]): FilledTable => {
  const own = { ...cell, rows: rows.length - 1 };
  // A frame around text is no table.
  const beside = { ...own, x0: 250, x1: 260, column: 1 };
  const filled: FilledCell = { cell: own, items, edges, fill: null };
  // Nor is one of which no cell holds its text.
  const text = passagesOf(glyphs('a', 252, rows[0] + 20));
  const other: FilledCell = { cell: beside, items: text, edges: { x0: 250, x1: 260 }, fill: null };
  const grid = gridOf([50, 250, 260], rows, [own, beside]);
  const cells = [filled, other];
  return { type: 'table', x0: 50, y0: 80, x1: 260, y1: 200, grid, cells, padding: { left: 5, right: 5 } };
};
const contentOf = (
  items: readonly FlowItem[],
  keepsLines = false,
  rows: readonly [number, ...number[]] = [80, 200],
) => {
  const page = analysedPage([{ edges, items: [tableWith(items, rows)] }]);
  const how = { widths: paragraphContext.widths, fitLine: ({ marks }: Line) => marks, keepsLines: () => keepsLines };
  const content = slideContent(page, edges, painted, how);
  const [cells] = content.tables.map((table) => [...table.cells.values()]);
  return { ...content, cell: cells?.[0] };
};

describe('a cell of a slide', () => {
  it('has each of its paragraphs where it is on the page', () => {
    const { cell } = contentOf(passagesOf(glyphs('A heading', 60, 100), glyphs('and far below', 60, 160)));
    const pitch = cell?.paragraphs[0]?.pitch ?? 0;
    // Letters of Arial reach .212 em below the baseline, which is at the bottom of a line of fixed height.
    expect(cell).toMatchObject({ left: 10, top: expect.closeTo(100 + 2.12 - pitch - 80) });
    expect(cell?.paragraphs.map(({ before = 0 }) => before)).toEqual([0, expect.closeTo(60 - pitch)]);
  });

  it('is as centred as it is on the page', () => {
    const [passage] = passagesOf(glyphs('Centred', 140, 100));
    if (passage === undefined) return expect.unreachable();
    const { cell } = contentOf([{ ...passage, alignment: 'center' }]);
    const [left, right] = [50 + (cell?.left ?? 0), 250 - (cell?.right ?? 0)];
    expect((left + right) / 2).toBeCloseTo((passage.x0 + passage.x1) / 2);
  });

  it('has all its width for lines that end with line breaks', () => {
    const passages = passagesOf(glyphs('lines of thirty letters at mos', 60, 100), glyphs('and an end', 60, 112));
    expect(contentOf(passages).cell?.right).toBeGreaterThan(30);
    expect(contentOf(passages, true).cell?.right).toBe(0);
  });

  it('has room for a line that ends at its right edge in a wider font, too', () => {
    const [passage] = passagesOf(glyphs('At right', 200, 100));
    if (passage === undefined) return expect.unreachable();
    const { cell } = contentOf([{ ...passage, alignment: 'right' }]);
    expect(cell).toMatchObject({ left: 0, right: expect.closeTo(250 - passage.x1) });
  });

  it('leaves pictures and tables in it to the slide, since cells cannot hold them', () => {
    const picture = { x0: 60, y0: 120, x1: 90, y1: 150, bytes: new Uint8Array(1), format: 'png' as const };
    const inner = tableWith(passagesOf(glyphs('Nested', 60, 100)));
    const { tables, inCells } = contentOf([inner, { ...picture, type: 'picture', picture }]);
    expect(tables.map(({ table }) => table.grid === inner.grid)).toEqual([false, true]);
    expect(inCells).toEqual([picture]);
  });

  it('leaves text to the slide that stands beside other text', () => {
    const [left, right] = [passagesOf(glyphs('One side', 60, 120)), passagesOf(glyphs('Other side', 160, 110))];
    const { cell, texts } = contentOf([...left, ...right]);
    expect([cell, texts.length]).toEqual([null, 2]);
  });

  describe('that spans the first row and others', () => {
    const line = passagesOf(glyphs('In the middle', 60, 145));

    it('has text in its middle that the last row would have to hold', () => {
      const { cell } = contentOf(line, false, [80, 170, 200]);
      const pitch = cell?.paragraphs[0]?.pitch ?? 0;
      const end = 145 + 2.12;
      // What is left above and below the text is divided evenly.
      expect((cell?.top ?? 0) - (cell?.below ?? 0)).toBeCloseTo(end - pitch - 80 - (200 - end));
      expect(Math.min(cell?.top ?? 1, cell?.below ?? 1)).toBe(0);
    });

    it('has its text at its top where that fits into the last row', () => {
      expect(contentOf(line, false, [80, 110, 200]).cell?.below).toBeUndefined();
      expect(contentOf(line).cell?.below).toBeUndefined();
    });

    it('leaves text to the slide that would make the last row higher', () => {
      expect(contentOf(passagesOf(glyphs('At the bottom', 60, 195)), false, [80, 170, 200]).cell).toBeNull();
    });
  });
});
