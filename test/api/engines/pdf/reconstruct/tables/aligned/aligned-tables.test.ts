import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Glyph, Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import {
  findAlignedTables,
  findStackedTables,
} from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/aligned-tables.ts';
import { fillTable } from '../../../../../../../api/engines/pdf/reconstruct/tables/filling/fill-tables.ts';
import type { Grid } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { withinCpuTime } from '../../../../../../support/processes/within-cpu-time.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const rows = [
  ['Tea', 'black', '2.50'],
  ['Coffee', 'white', '3.20'],
  ['Cake', 'with cream', '4.00'],
  ['Water', 'still', '1.00'],
];

/** A line between two columns. */
const lineAt = (x: number, y0: number, y1: number): Rule => ({
  ...{ isHorizontal: false, thickness: 0.5, colour: '000000' },
  ...{ x0: x, x1: x, y0, y1 },
});

/** A table of three columns in letters of a size, of which all lengths are multiples. */
const tableOf = (size: number) => {
  const at = (place: number) => (place * size) / 10;
  const letters = rows.flatMap((cells, row) =>
    cells.flatMap((text, column) =>
      glyphs(text, at(50 + 120 * column + (column === 2 ? 5 * (8 - text.length) : 0)), at(100 + 15 * row), {
        ...look,
        size,
      }),
    ),
  );
  const ruleAt = (y: number): Rule => ({
    ...{ isHorizontal: true, thickness: 0.5, colour: '000000' },
    ...{ x0: at(48), x1: at(332), y0: at(y), y1: at(y) },
  });
  return findAlignedTables(findSegments(letters), [ruleAt(104), ruleAt(147)]);
};

/** Places in letters of 10 points. */
const placesIn = (size: number) =>
  tableOf(size).map(({ cells }) =>
    cells.map(({ row, column, x0, x1, y0, borders }) => [
      row,
      column,
      ...[x0, x1, y0].map((place) => Math.round((place * 10) / size)),
      borders.top !== null,
    ]),
  );

describe('tables of aligned text', () => {
  it('are found by their columns, with their rows', () => {
    const [table, ...others] = tableOf(10);
    expect(others).toEqual([]);
    expect(table?.cells.map(({ row, column }) => `${row}/${column}`)).toEqual(
      [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column) => `${row}/${column}`)),
    );
  });

  it.each([6, 8, 14, 24])('are the same in letters of %i points', (size) => {
    expect(placesIn(size)).toEqual(placesIn(10));
  });
});

describe('two aligned columns', () => {
  const names = ['Name', 'Tea', 'Coffee', 'Cake'];
  const twoColumns = (isBold: (row: number) => boolean) =>
    findAlignedTables(
      findSegments(
        names.flatMap((name, row) => {
          const own = { ...look, isBold: isBold(row) };
          return [...glyphs(name, 50, 100 + 15 * row, own), ...glyphs(`${row} of a number`, 170, 100 + 15 * row, own)];
        }),
      ),
      [],
    );

  it('are a table below a header that alone is bold', () => {
    expect(twoColumns((row) => row === 0).map(({ cells }) => cells.length)).toEqual([8]);
    expect(twoColumns(() => false)).toEqual([]);
    expect(twoColumns(() => true)).toEqual([]);
  });
});

describe('names beside lines of text', () => {
  const names = ['-a', '-b', '-c', '-d'];
  const code = { ...look, font: 'code' };
  /** Each name, and two lines beside it that begin at a place of their own. */
  const beside = (
    rules: readonly Rule[] = [],
    [own, indentOf]: readonly [own: (row: number) => typeof look, indentOf?: (line: number) => number] = [() => code],
  ) =>
    findAlignedTables(
      findSegments(
        names.flatMap((name, row) => [
          ...glyphs(name, 50, 100 + 30 * row, own(row)),
          ...[0, 1].flatMap((line) =>
            glyphs('what it means'.slice(line), 90 + (indentOf?.(line) ?? 0), 100 + 30 * row + 12 * line),
          ),
        ]),
      ),
      rules,
    );

  it('are paragraphs that hang behind a tab', () => {
    expect(beside()).toEqual([]);
  });

  it('are a table if a line parts them', () => {
    expect(beside([lineAt(80, 92, 204)])).toHaveLength(1);
    expect(beside([lineAt(80, 92, 120)])).toEqual([]);
    expect(beside([lineAt(40, 92, 204)])).toEqual([]);
  });

  it('are a table below a header in another font', () => {
    expect(beside([], [(row) => (row === 0 ? look : code)])).toHaveLength(1);
    expect(beside([], [(row) => (row === 1 ? look : code)])).toEqual([]);
  });

  it('are a table if the lines are centred', () => {
    expect(beside([], [() => code, (line) => 3 * line])).toHaveLength(1);
  });
});

describe('tables of aligned text whose cells are wrapped', () => {
  /** Rows of a number, some lines of text and two values, with space between the rows. */
  const listOf = (lines: number) => {
    const pitch = 12 * lines + 6;
    return findAlignedTables(
      findSegments(
        [0, 1, 2, 3].flatMap((row) => [
          ...glyphs(`5.${row}`, 50, 100 + pitch * row),
          ...Array.from({ length: lines }, (_, line) =>
            glyphs(`what is asked ${line}`, 90, 100 + pitch * row + 12 * line),
          ).flat(),
          ...[...glyphs('yes', 220, 100 + pitch * row), ...glyphs('17', 260, 100 + pitch * row)],
        ]),
      ),
      [],
    );
  };

  it('are found however many lines their cells have', () => {
    for (const lines of [1, 2, 4, 6]) {
      const [table] = listOf(lines);
      expect(table?.cells).toHaveLength(16);
    }
  });
});

describe('columns typed with spaces', () => {
  const lettersAt = (pitch: number, isFixedPitch: boolean) =>
    rows.flatMap((cells, row) =>
      cells.flatMap((text, column) => glyphs(text, 50 + pitch * column, 100 + 15 * row, { ...look, isFixedPitch })),
    );
  const tablesOf = (letters: ReturnType<typeof glyphs>) => findAlignedTables(findSegments(letters), []).length;
  const tablesIn = (pitch: number, isFixedPitch: boolean) => tablesOf(lettersAt(pitch, isFixedPitch));

  it('are no table where all letters are on one grid, as in program code', () => {
    expect(tablesIn(120, true)).toBe(0);
    expect(tablesOf(lettersAt(120, true).map((glyph) => ({ ...glyph, x1: glyph.x1 - 0.1 })))).toBe(0);
    expect(tablesIn(122, true)).toBe(1);
    expect(tablesIn(120, false)).toBe(1);
  });

  it('are cells where there is space between their rows, but none between their lines', () => {
    const fixed = { ...look, isFixedPitch: true };
    const tablesAt = (space: number) => {
      const rowAt = (name: string, y: number) => [
        ...[...glyphs(name, 50, y, fixed), ...glyphs('R G B', 170, y, fixed)],
        ...glyphs(`${name}.R`, 170, y + 12, fixed),
      ];
      const letters = ['left', 'right', 'mono'].flatMap((name, row) => rowAt(name, 100 + row * (24 + space)));
      return findAlignedTables(findSegments(letters), [lineAt(150, 92, 200)]).length;
    };
    expect([tablesAt(0), tablesAt(6), tablesAt(12)]).toEqual([0, 1, 0]);
  });
});

describe('entries of contents without leaders', () => {
  const entries = (pages: readonly number[], link?: string) =>
    pages
      .flatMap((page, index) => [
        ...glyphs(`${index + 1}.1.`, 50, 100 + 15 * index),
        ...glyphs('Some chapter', 100, 100 + 15 * index),
        ...glyphs(`${page}`, 320, 100 + 15 * index),
      ])
      .map((glyph) => (link === undefined ? glyph : { ...glyph, link }));
  const found = (pages: readonly number[], link?: string) => findAlignedTables(findSegments(entries(pages, link)), []);

  it('are no table: numbers of chapters, and of pages in their order', () => {
    expect(found([1, 1, 3, 7])).toEqual([]);
    expect(found([7, 1, 3, 1])).toHaveLength(1);
  });

  it('are no table where names follow their numbers, and chapters have others', () => {
    const tables = (...entries: readonly (readonly [number: string, name: string])[]) =>
      findAlignedTables(
        findSegments(
          entries.flatMap(([number, name], index) => [
            ...glyphs(number, 50, 100 + 15 * index),
            ...glyphs(name, 160, 100 + 15 * index),
            ...glyphs(`${index + 3}`, 320, 100 + 15 * index),
          ]),
        ),
        [],
      );
    const chapters = [
      ['1.', 'Some'],
      ['2.', 'More'],
      ['3. The', 'last'],
      ['4. The', 'index'],
    ] as const;
    expect(tables(...chapters)).toHaveLength(1);
    expect(tables(...chapters, ['4.1. A', 'section'])).toEqual([]);
  });

  it('are no table if they link to places in the document', () => {
    expect(found([7, 1, 3, 1], '#place_1_100')).toEqual([]);
    expect(found([7, 1, 3, 1], 'https://example.org')).toHaveLength(1);
  });
});

describe('paragraphs that are counted without a point', () => {
  const ruleAt = (y: number): Rule => ({
    ...{ isHorizontal: true, thickness: 0.5, colour: '000000' },
    ...{ x0: 48, x1: 222, y0: y, y1: y },
  });
  const paragraphs = (numbers: readonly string[], rules: readonly Rule[] = []) =>
    findAlignedTables(
      findSegments(
        numbers.flatMap((number, index) => [
          ...glyphs(number, 50, 100 + 30 * index),
          ...glyphs('A paragraph of some law that', 80, 100 + 30 * index),
          ...glyphs('goes on below it', 80, 112 + 30 * index),
        ]),
      ),
      rules,
    );

  it('are no table', () => {
    expect(paragraphs(['1', '2', '3'])).toHaveLength(0);
    expect(paragraphs(['1', '2', 'a.', 'b.'])).toHaveLength(0);
    expect(paragraphs(['III', 'IV', 'V', 'VI'])).toHaveLength(0);
  });

  it('are a table if the numbers do not count on, others are beside them, or rules part them', () => {
    expect(paragraphs(['1', '2', '3'], [ruleAt(118), ruleAt(148)])).toHaveLength(1);
    const between = [lineAt(72, 92, 180)];
    expect(paragraphs(['1', '2', '3'], between)).toHaveLength(0);
    expect(paragraphs(['1', '4', '2'], between)).toHaveLength(1);
    expect(paragraphs(['II', 'IV', 'III'], between)).toHaveLength(1);
    expect(paragraphs(['No', 'Why', '1'], between)).toHaveLength(1);
  });
});

describe('program code with comments at its side', () => {
  const beside = (comments: readonly string[]) =>
    findAlignedTables(
      findSegments(
        comments.flatMap((comment, index) => [
          ...(index % 2 === 0 ? glyphs(`count${index}`, 50, 100 + 12 * index) : []),
          ...glyphs(comment, 150, 100 + 12 * index),
        ]),
      ),
      [lineAt(130, 92, 140)],
    );

  it('is no table', () => {
    expect(beside(['// rows that', '// are read', '// the last', '// of them'])).toHaveLength(0);
    expect(beside(['# rows that', '# are read', '# the last', '# of them'])).toHaveLength(0);
  });

  it('is told by all of its comments', () => {
    expect(beside(['rows that', 'are read', '// the last', 'of them'])).toHaveLength(1);
    expect(beside(['#1 of those', 'in a row', '#2 of those', 'in a row'])).toHaveLength(1);
  });
});

it('lines of text in two columns are a table where rules divide each few of them from the next', () => {
  const baselines = [100, 112, 124, 136, 148, 160, 172, 184];
  const columns = baselines.flatMap((y) =>
    [50, 300].flatMap((x) => glyphs('All of a line of forty letters, which is', x, y)),
  );
  const ruleAt = (y: number): Rule => ({
    ...{ isHorizontal: true, thickness: 0.5, colour: '000000' },
    ...{ x0: 48, x1: 520, y0: y, y1: y },
  });
  const tablesWith = (ys: readonly number[]) => findStackedTables(findSegments(columns), ys.map(ruleAt)).length;
  expect(tablesWith([88, 188])).toBe(0);
  expect(tablesWith([88, 116, 140, 164, 188])).toBe(1);
});

describe('tables without lines', () => {
  const row = (y: number, ...cells: readonly string[]) =>
    cells.flatMap((text, index) => glyphs(text, 50 + index * 120, y));

  it('finds columns that are aligned', () => {
    const rows = [
      row(100, 'City', 'People', 'Area'),
      row(115, 'Oslo', '709037', '454'),
      row(130, 'Bergen', '291940', '465'),
    ];
    const [grid] = findAlignedTables(findSegments(rows.flat()), []);
    expect(grid?.xs).toHaveLength(4);
    expect(grid?.ys).toHaveLength(4);
  });

  it('has a column that the heading leaves empty, and sets what ends at one place at its right', () => {
    const rows = [
      [...glyphs('Food', 170, 100), ...glyphs('Calories', 290, 100)],
      [...glyphs('Leaves', 95, 115), ...row(115, '', 'Ash, Elm', '50')],
      [...glyphs('Grain', 100, 130), ...row(130, '', 'Corn', '200')],
    ];
    const [grid] = findAlignedTables(findSegments(rows.flat()), []);
    expect(grid?.xs).toHaveLength(4);
    expect(grid?.xs[1]).toBeCloseTo(129);
    const table = fillTable(grid as Grid, rows.flat(), [], []);
    expect(table.cells.filter(({ cell }) => cell.column === 0).map(({ items }) => items.length)).toEqual([0, 1, 1]);
  });

  it('has two columns below a heading that a line parts from many rows, as wide as the line', () => {
    const line = { isHorizontal: true, x0: 40, x1: 320, y0: 105, y1: 105, thickness: 0.5, colour: '000000' };
    const rows = [
      row(100, 'Code', 'Error'),
      ...[120, 140, 160].map((y, index) => row(y, `${index + 3}`, 'Some error')),
    ];
    const [grid] = findAlignedTables(findSegments(rows.flat()), [line]);
    expect([grid?.xs.length, grid?.ys.length, grid?.x0, grid?.x1]).toEqual([3, 5, 40, 320]);
    expect(grid?.ys[1]).toBe(105);
    expect(findAlignedTables(findSegments(rows.flat()), [])).toEqual([]);
  });

  it('leaves the line above unchanged, whatever height a font claims', () => {
    const tall = (letters: readonly Glyph[]) => letters.map((glyph) => ({ ...glyph, y0: glyph.y0 - 12 }));
    const above = glyphs('A line of text above the table', 50, 100);
    const rows = [115, 130, 145].flatMap((y) => tall(row(y, 'City', 'People', 'Area')));
    const [grid] = findAlignedTables(findSegments([...above, ...rows]), []);
    expect(grid?.y0).toBeGreaterThan(102);
  });

  it('lets a cell go over several columns between rows that do not', () => {
    const cells = ['Name', 'Size', 'Kind', 'Date', 'Place'];
    const wide = [
      ...glyphs('Name', 50, 130),
      ...glyphs('Size', 170, 130),
      ...glyphs('over-two-of-these-columns', 290, 130),
    ];
    const rows = [row(100, ...cells), row(115, ...cells), wide, row(145, ...cells)];
    const [grid] = findAlignedTables(findSegments([...rows.flat(), ...glyphs('Place', 530, 130)]), []);
    expect(grid?.xs).toHaveLength(6);
    expect(grid?.cells.filter(({ columns }) => columns === 2)).toHaveLength(1);
  });

  it('reads lines with the middle of a cell as its own', () => {
    const middle = (text: string, x: number, y: number) => glyphs(text, x - text.length * 2.5, y);
    const letters = [
      ...middle('A forum on the future', 150, 80),
      ...[...middle('held in the mountains', 150, 110), ...middle('The Forum Society', 400, 110)],
      ...middle('Main Street 1', 400, 120),
      ...[...middle('in autumn', 150, 130), ...middle('Oslo', 400, 130)],
      ...middle('Information for the press', 150, 160),
    ];
    const [grid] = findAlignedTables(findSegments(letters), []);
    expect([grid?.cells.length, Math.round(grid?.y0 ?? 0), Math.round(grid?.y1 ?? 0)]).toEqual([2, 72, 162]);
  });

  it('ignores lists and lines with leaders', () => {
    const list = [100, 115, 130].flatMap((y, index) => [
      ...glyphs(`${index + 1}.`, 50, y),
      ...glyphs('An item of a list', 80, y),
    ]);
    expect(findAlignedTables(findSegments(list), [])).toEqual([]);
  });
});

it(
  'are looked for from few rows of a very long block that is none',
  withinCpuTime(4000, () => {
    const letters = Array.from({ length: 2000 }, (_, row) => [
      ...glyphs('ab', 50, 100 + 15 * row),
      ...glyphs(`cd ${row}`, 200, 100 + 15 * row),
    ]);
    expect(findAlignedTables(findSegments(letters.flat()), [])).toEqual([]);
  }),
);
