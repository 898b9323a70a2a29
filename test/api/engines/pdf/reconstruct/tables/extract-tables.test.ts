import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Glyph, Page, Picture, Rule } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { extractTables } from '../../../../../../api/engines/pdf/reconstruct/tables/extract-tables.ts';
import type { FilledTable } from '../../../../../../api/engines/pdf/reconstruct/tables/filled-table.ts';
import { findRuledTables } from '../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { emptyPage } from '../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs, gridRules } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** A page with these letters and rules, before its tables are found. */
function partsOf(letters: readonly Glyph[], rules: readonly Rule[], parts: Partial<Page> = {}) {
  const page: Page = { ...emptyPage(0, { width: 600, height: 800 }), glyphs: letters, rules, ...parts };
  return {
    ...{ page, grids: findRuledTables(rules), drawnRules: rules, looseRules: [], reading: 'structured' as const },
    ...{ body: findSegments(letters), header: [], footer: [], notes: [] },
  };
}
const textsOf = ({ cells }: FilledTable) =>
  cells.map(({ items }) => items.map((item) => (item.type === 'passage' ? item.text : item.type)).join('|'));
const rules = gridRules([60, 160, 260], [200, 220, 240]);
const letters = [
  ...glyphs('Above', 60, 150),
  ...glyphs('One', 65, 212),
  ...glyphs('Two', 165, 212),
  ...glyphs('Three', 65, 232),
  ...glyphs('Below', 60, 300),
];

describe('the tables of a page', () => {
  it('have the text in them, which is no text of the page any more', () => {
    const { tables, body } = extractTables(partsOf(letters, rules));
    expect(tables.map(textsOf)).toEqual([['One', 'Two', 'Three', '']]);
    expect(body.map(({ text }) => text)).toEqual(['Above', 'Below']);
    expect(tables[0]?.drawn).toBe(5);
  });

  it('are not looked for in plain text', () => {
    const { tables, body } = extractTables({ ...partsOf(letters, rules), reading: 'plain' });
    expect([tables.length, body.length]).toEqual([0, 5]);
  });

  it('have no letters of running heads and notes', () => {
    const parts = partsOf(letters, rules);
    const header = parts.body.filter(({ text }) => text === 'Two');
    expect(extractTables({ ...parts, header }).tables.map(textsOf)).toEqual([['One', '', 'Three', '']]);
  });

  it('hold pictures as large as they are at most', () => {
    const picture = (x0: number, x1: number): Picture => ({
      ...{ x0, x1, y0: 221, y1: 239, bytes: new Uint8Array([1]), format: 'png' },
    });
    const inCell = picture(170, 190);
    const behind = { ...picture(0, 600), y0: 0, y1: 440 };
    const { tables, pictures } = extractTables(partsOf(letters, rules, { pictures: [inCell, behind] }));
    expect(tables.map(textsOf)).toEqual([['One', 'Two', 'Three', 'picture']]);
    expect(pictures).toEqual([behind]);
  });

  it('leave pictures on the page that lines of their cell stand beside', () => {
    const high = gridRules([60, 160, 260], [200, 260, 280]);
    const beside = [...glyphs('One', 65, 212), ...glyphs('Beside', 215, 232), ...glyphs('Three', 65, 272)];
    const logo: Picture = { x0: 165, x1: 205, y0: 205, y1: 255, bytes: new Uint8Array([1]), format: 'png' };
    const { tables, pictures } = extractTables(partsOf(beside, high, { pictures: [logo] }));
    expect(tables.map(textsOf)).toEqual([['One', 'Beside', 'Three', '']]);
    expect(pictures).toEqual([logo]);
  });

  it('are of text in columns, too', () => {
    const rows = Array.from({ length: 8 }, (_, row) =>
      ['name', 'town', 'year'].flatMap((text, column) =>
        glyphs(`${text} ${'abcdefgh'[row]}`, 60 + 130 * column, 200 + 14 * row),
      ),
    );
    const { tables, body } = extractTables(partsOf(rows.flat(), []));
    expect(tables.map(({ cells }) => cells.length)).toEqual([24]);
    expect(body).toEqual([]);
  });

  it('are not of the labels of a form, which has boxes with text', () => {
    const rows = Array.from({ length: 8 }, (_, row) =>
      ['name', 'town', 'year'].flatMap((text, column) =>
        glyphs(`${text} ${'abcdefgh'[row]}`, 60 + 130 * column, 200 + 14 * row),
      ),
    );
    const box = (row: number) => gridRules([185, 225], [189 + 14 * row, 202 + 14 * row]);
    const tablesWith = (...boxes: number[]) => extractTables(partsOf(rows.flat(), boxes.flatMap(box))).tables;
    expect([tablesWith(3).length, tablesWith(3, 5).length]).toEqual([1, 0]);
  });

  it('have a row for each that the page draws before the next, where cells are beside the middle of others', () => {
    const cell = (x: number, y: number, ...lines: readonly string[]) =>
      lines.flatMap((text, line) => glyphs(text, x, y + 12 * line));
    const cells = [
      ...[cell(60, 200, 'name'), cell(160, 200, 'Overrides the default name.')],
      ...[cell(60, 218, 'version'), cell(160, 212, 'Sets the version number, which', 'converts what was stored.')],
      ...[cell(60, 236, 'default-', 'print'), cell(160, 242, 'What is printed.')],
      ...[cell(60, 260, 'stored'), cell(160, 260, 'Stores all.')],
    ];
    const { tables } = extractTables(partsOf(cells.flat(), []));
    expect(tables.map(({ grid }) => [grid.xs.length - 1, grid.ys.length - 1])).toEqual([[2, 4]]);
  });

  it('are of columns close together between rules with the same ends, beside running text, too', () => {
    const across = (y: number): Rule => ({
      ...{ isHorizontal: true, thickness: 0.5, colour: '000000' },
      ...{ x0: 60, x1: 159, y0: y, y1: y },
    });
    const cells = ['name', 'town', 'lake'].flatMap((text, row) =>
      ['', 's', 'x'].flatMap((end, column) => glyphs(text + end, 60 + 37 * column, 200 + 14 * row)),
    );
    const beside = Array.from({ length: 12 }, (_, row) => glyphs('text of another column', 300, 150 + 14 * row)).flat();
    const parts = { ...partsOf([...cells, ...beside], []), looseRules: [across(188), across(204), across(232)] };
    const { tables, body } = extractTables(parts);
    expect(tables.map(({ cells }) => cells.length)).toEqual([9]);
    expect(body).toHaveLength(12);
  });

  it('hold no letters of another: aligned text around a table with rules is no table', () => {
    const row = (texts: readonly string[], y: number) =>
      texts.flatMap((text, column) => (text === '' ? [] : glyphs(text, 60 + 130 * column, y)));
    const around = [150, 164, 178, 192, 206, 220, 234, 248, 262, 276].map((y) =>
      row(y > 195 && y < 245 ? ['', '', 'beside'] : ['name', 'town', 'beside'], y),
    );
    const { tables, body } = extractTables(partsOf([...letters.slice(5, 16), ...around.flat()], rules));
    expect(tables.map(textsOf)).toEqual([['One', 'Two', 'Three', '']]);
    expect(body.filter(({ text }) => text === 'beside').length).toBe(10);
  });

  it('are those that tags name on a tagged page', () => {
    const untagged = letters.map((letter) => ({
      ...letter,
      tag: { block: 1, heading: null, isItem: false, cell: null },
    }));
    expect(extractTables(partsOf(untagged, rules, { isTagged: true })).tables).toEqual([]);
  });
});
