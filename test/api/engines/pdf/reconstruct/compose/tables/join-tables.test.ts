import { describe, expect, it } from 'vitest';
import { joinTables } from '../../../../../../../api/engines/pdf/reconstruct/compose/tables/join-tables.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Shape } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import type { Divisible, DrawnParagraph, Tag } from '../../../../../../../api/engines/pdf/reconstruct/model/tag.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { fillTable } from '../../../../../../../api/engines/pdf/reconstruct/tables/filling/fill-tables.ts';
import type { Grid } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { analysedPage } from '../../../../../../support/rebuilt-pdf/analysed-page.ts';
import { glyphs, gridRules, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 50, x1: 260 };

/** A page with a table of two columns between two heights; lines of text by the baseline of each. */
function pageWith(ys: readonly number[], ...texts: readonly (readonly [text: string, column: number, y: number])[]) {
  return drawnPage(undefined, ys, ...texts);
}

/** Such a page whose letters are drawn in a paragraph. */
function drawnPage(paragraph: DrawnParagraph | undefined, ...[ys, ...texts]: Parameters<typeof pageWith>) {
  const [grid] = findRuledTables(gridRules([50, 120, 260], ys));
  const letters = texts
    .flatMap(([text, column, y]) => glyphs(text, column === 0 ? 55 : 125, y))
    .map((letter) => ({ ...letter, paragraph }));
  return analysedPage([{ edges, items: [fillTable(grid as Grid, letters, [], [])] }]);
}

const rowsOf = (pages: readonly ReturnType<typeof pageWith>[]) => {
  const [page] = joinTables(pages);
  const table = page?.regions[0]?.columns[0]?.items[0];
  if (table?.type !== 'table') return [];
  return table.grid.ys
    .slice(1)
    .map((_, row) =>
      table.cells
        .filter(({ cell }) => cell.row === row)
        .map(({ items }) => items.map((item) => (item.type === 'passage' ? item.text : '')).join('|')),
    );
};

describe('tables that go on on the next page', () => {
  const ends = [355, 367, 379].map((y, index) => [`the text of this cell, ${'abc'[index]}`, 1, y] as const);

  it('have their rows below each other', () => {
    const [first, second] = [
      pageWith([340, 360, 380], ['One', 0, 352], ['Two', 0, 372]),
      pageWith([40, 60], ['Three', 0, 52]),
    ];
    expect(rowsOf([first, second])).toEqual([
      ['One', ''],
      ['Two', ''],
      ['Three', ''],
    ]);
  });

  describe('on pages with nothing else', () => {
    const box = { x0: 200, y0: 42, x1: 220, y1: 58 };
    const drawing: Shape = { ...box, steps: [], fill: 'FF0000', stroke: null, width: 0 };
    const cellsOf = (first: ReturnType<typeof pageWith>, second: ReturnType<typeof pageWith>) => {
      const [page] = joinTables([first, { ...second, drawings: [drawing] }]);
      const table = page?.regions[0]?.columns[0]?.items[0];
      return table?.type === 'table' ? table.cells : [];
    };

    it('hold what floats there in the cells that begin there', () => {
      const first = pageWith([340, 360, 380], ['One', 0, 352], ['Two', 0, 372]);
      const held = cellsOf(first, pageWith([40, 60], ['Three', 0, 52])).filter(({ floats }) => floats !== undefined);
      const origin = { x: 125, y: 40 };
      expect(held.map(({ cell, floats }) => [cell.row, cell.column, floats])).toEqual([
        [2, 1, [{ type: 'shapes', shapes: [drawing], origin: { ...origin, x: held[0]?.edges.x0 } }]],
      ]);
    });

    it('hold it in the last paragraph of a row that goes on', () => {
      const first = pageWith([340, 380], ['One', 0, 352], ...ends);
      const held = cellsOf(first, pageWith([40, 60], ['and its end.', 1, 52]));
      expect(held.map(({ floats, lastFloats }) => [floats, lastFloats?.length])).toEqual([
        [undefined, undefined],
        [undefined, 1],
      ]);
    });
  });

  it('repeat their header at the lowest text of pages with wide margins', () => {
    const first = pageWith([200, 220, 240], ['Name', 0, 212], ['One', 0, 232]);
    const headed = (title: string) => pageWith([40, 60, 80], [title, 0, 52], ['Two', 0, 72]);
    expect(rowsOf([first, headed('Name')])).toEqual([
      ['Name', ''],
      ['One', ''],
      ['Two', ''],
    ]);
    expect(rowsOf([first, headed('Other')])).toHaveLength(2);
    const lower = pageWith([300, 320], ['a line further down', 0, 312]);
    expect(rowsOf([first, headed('Name'), lower])).toHaveLength(2);
  });

  it('repeat their header where their next row, not the header, has no room', () => {
    const first = pageWith([200, 220, 240], ['Name', 0, 212], ['One', 0, 232]);
    const headed = (end: number) => pageWith([40, 60, end], ['Name', 0, 52], ['Two', 0, 72]);
    const lower = pageWith([300, 320], ['a line further down', 0, 312]);
    expect(rowsOf([first, headed(160), lower])).toHaveLength(3);
    expect(rowsOf([first, headed(80), lower])).toHaveLength(2);
  });

  it('repeat their header where notes leave no room for more rows', () => {
    const first = pageWith([200, 220, 240], ['Name', 0, 212], ['One', 0, 232]);
    const headed = pageWith([40, 60, 80], ['Name', 0, 52], ['Two', 0, 72]);
    const lower = pageWith([300, 320], ['a line further down', 0, 312]);
    const noteAt = (y: number) => ({ ...first, notes: findPassages(findSegments(glyphs('A note.', 55, y)), edges) });
    expect(rowsOf([noteAt(275), headed, lower])).toHaveLength(3);
    expect(rowsOf([noteAt(300), headed, lower])).toHaveLength(2);
  });

  it('repeat a header without its references to notes', () => {
    const [name, mark] = [glyphs('Name', 55, 352), glyphs('1', 75, 348, { ...look, size: 6 })];
    const [grid] = findRuledTables(gridRules([50, 120, 260], [340, 360, 380]));
    const filled = fillTable(grid as Grid, [...name, ...mark, ...glyphs('One', 55, 372)], [], []);
    const first = analysedPage([{ edges, items: [filled] }]);
    const rows = rowsOf([first, pageWith([40, 60, 80], ['Name', 0, 52], ['Two', 0, 72])]);
    expect(rows.map(([text]) => text)).toEqual(['Name1', 'One', 'Two']);
  });

  it('go on where tags say so, unless other pages show that the page had room for more rows', () => {
    const tagged = (facts: Partial<Tag>, ys: readonly number[], text: string, end = 260) => {
      const cell = { table: 1, row: 0, column: 0, rows: 1, columns: 1, isHeader: false, within: null };
      const tag: Tag = { block: 1, heading: null, isItem: false, cell, ...facts };
      const [grid] = findRuledTables(gridRules([50, 120, end], ys));
      const letters = glyphs(text, 55, (ys[0] ?? 0) + 12).map((letter) => ({ ...letter, tag }));
      return analysedPage([{ edges, items: [fillTable(grid as Grid, letters, [], [])] }]);
    };
    const table: ReadonlySet<Divisible> = new Set(['table']);
    const [first, last] = [
      tagged({ endsLater: table }, [100, 120], 'One'),
      tagged({ begunBefore: table }, [40, 60], 'Two'),
    ];
    expect(rowsOf([first, last]).map(([text]) => text)).toEqual(['One', 'Two']);
    expect(rowsOf([tagged({}, [100, 120], 'One'), last])).toHaveLength(1);
    const lower = pageWith([300, 320], ['a line further down', 0, 312]);
    expect(rowsOf([first, last, lower]).map(([text]) => text)).toEqual(['One']);
    // Without rules, its edge is beside the longest text of a page.
    const wider = tagged({ begunBefore: table }, [40, 60], 'Two', 268);
    expect(rowsOf([first, wider]).map(([text]) => text)).toEqual(['One', 'Two']);
  });

  it('measure the text of later rows from the padding of the first ones', () => {
    const [page] = joinTables([
      pageWith([340, 380], ['One', 1, 352]),
      pageWith([40, 60], ['a line of text that almost fills', 1, 52]),
    ]);
    const table = page?.regions[0]?.columns[0]?.items[0];
    if (table?.type !== 'table') throw new Error('no table');
    const [, later] = table.cells.flatMap(({ items }) => items.filter((item) => item.type === 'passage'));
    expect(table.padding.right).toBeCloseTo(5.4);
    expect(later?.edges.x1).toBeCloseTo(260 - 5.4);
    expect(later?.x1).toBeGreaterThan(260 - 5.4);
  });

  it('are no frame any more with the next one below', () => {
    const boxOn = (ys: readonly number[], text: string, y: number) => {
      const [grid] = findRuledTables(gridRules([50, 260], ys));
      const table = fillTable(grid as Grid, glyphs(text, 55, y), [], []);
      return analysedPage([{ edges, items: [{ ...table, isFrame: true }] }]);
    };
    const [page] = joinTables([boxOn([340, 380], 'One.', 352), boxOn([40, 60], 'Two.', 52)]);
    const table = page?.regions[0]?.columns[0]?.items[0];
    expect(table).toMatchObject({ type: 'table', isFrame: false, cells: [{}, {}] });
  });

  it('have the columns of the part that has more of them', () => {
    const more = gridRules([50, 120, 190, 260], [40, 60]);
    const [grid] = findRuledTables(more);
    const second = analysedPage([{ edges, items: [fillTable(grid as Grid, glyphs('End', 195, 52), [], [])] }]);
    expect(rowsOf([pageWith([340, 360, 380], ['One', 0, 352], ['Two', 1, 372]), second])).toEqual([
      ['One', ''],
      ['', 'Two'],
      ['', '', 'End'],
    ]);
  });

  it('have a row as one that the page divides in the middle of a sentence', () => {
    const first = pageWith([340, 384], ['Name', 0, 355], ...ends);
    const second = pageWith([40, 60, 80], ['goes on here', 1, 52], ['Next', 0, 72]);
    const [row, next] = rowsOf([first, second]);
    expect(row?.[0]).toBe('Name');
    expect(row?.[1]).toMatch(/^the text .* goes on here$/);
    expect(next).toEqual(['Next', '']);
  });

  it('have a row as one whose paragraph has no drawn end before the page does', () => {
    const second = pageWith([40, 60], ['Goes on here.', 1, 52]);
    const rows = (isEnded: boolean) => rowsOf([drawnPage({ isEnded }, [340, 384], ...ends), second]).length;
    expect([rows(false), rows(true)]).toEqual([1, 2]);
  });

  it('have a row as one that the page divides between paragraphs', () => {
    const first = pageWith([340, 384], ['Name', 0, 355], ...ends);
    expect(rowsOf([first, pageWith([40, 60], ['Another.', 1, 52])])).toHaveLength(1);
  });

  it('have a row as one whose rest has nothing in the first column, which is filled otherwise', () => {
    const names = [312, 332, 352, 372].flatMap((y, index) => [
      [`Name ${index}`, 0, y] as const,
      ['A thing.', 1, y] as const,
    ]);
    const first = pageWith([300, 320, 340, 360, 378], ...names);
    expect(rowsOf([first, pageWith([40, 60], ['Another.', 1, 52])])).toHaveLength(4);
    expect(rowsOf([first, pageWith([40, 60], ['Name', 0, 52])])).toHaveLength(5);
  });

  it('have rows of their own where the first part left room, or the second begins in an empty cell', () => {
    const [low, short] = [pageWith([340, 396], ['Name', 0, 355], ...ends), pageWith([340, 384], ['Name', 0, 355])];
    const rest = pageWith([40, 60], ['goes on here', 1, 52]);
    expect(rowsOf([low, rest])).toHaveLength(2);
    expect(rowsOf([short, rest])).toHaveLength(2);
  });

  it('repeat a header only if the next page has it', () => {
    const headersOf = (...rest: Parameters<typeof pageWith>) => {
      const first = pageWith([340, 360, 380], ['Name', 0, 352], ['One', 0, 372]);
      const regions = first.regions.map(({ columns }) => ({
        columns: columns.map((flow) => ({ ...flow, items: flow.items.map((item) => ({ ...item, headerRows: 1 })) })),
      }));
      const [page] = joinTables([{ ...first, regions }, pageWith(...rest)]);
      const table = page?.regions[0]?.columns[0]?.items[0];
      return table?.type === 'table' ? table.headerRows : null;
    };
    expect(headersOf([40, 60], ['Two', 0, 52])).toBe(0);
    expect(headersOf([40, 60, 80], ['Name', 0, 52], ['Two', 0, 72])).toBe(1);
  });
});
