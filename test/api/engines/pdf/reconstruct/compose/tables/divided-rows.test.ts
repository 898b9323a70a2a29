import { describe, expect, it } from 'vitest';
import {
  isDividedRow,
  joinDividedRow,
} from '../../../../../../../api/engines/pdf/reconstruct/compose/tables/divided-rows.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import type { Divisible, DrawnParagraph, Tag } from '../../../../../../../api/engines/pdf/reconstruct/model/tag.ts';
import type { FilledCell } from '../../../../../../../api/engines/pdf/reconstruct/tables/filled-table.ts';
import { fillTable } from '../../../../../../../api/engines/pdf/reconstruct/tables/filling/fill-tables.ts';
import type { Grid } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { glyphs, gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const [foot, xs] = [380, [50, 120, 265]];

/** A table of two columns between heights. Text in the first one begins at 55, in the second one at 125. */
const tableWith = (ys: readonly number[], ...letters: readonly (readonly Glyph[])[]) =>
  fillTable(findRuledTables(gridRules(xs, ys))[0] as Grid, letters.flat(), [], []);
const name = (text: string, y: number) => glyphs(text, 55, y);
const text = (content: string, y: number) => glyphs(content, 125, y);
const full = 'as wide as the cell is here';
const textsOf = (cells: readonly FilledCell[]) =>
  cells.map(({ items }) => items.map((item) => (item.type === 'passage' ? item.text : item.type)).join('|'));

describe('a row that is divided by the end of a page', () => {
  const above = tableWith([340, 380], name('One', 352), text(full, 365), text(full, 377));
  const below = tableWith([40, 60, 80], text('and on to the end', 52), name('Two', 72));

  it('goes on in the middle of a paragraph', () => {
    expect(isDividedRow(above, below, 0, foot)).toBe(true);
    expect(isDividedRow(above, tableWith([40, 60], text('Another text', 52)), 0, foot)).toBe(false);
  });

  it('goes on in a high cell beside one whose text ended above, and goes on, too', () => {
    const high = (...letters: readonly (readonly Glyph[])[]) =>
      tableWith([320, 380], name('One', 340), text(full, 352), text(full, 365), text(full, 377), ...letters);
    const rest = tableWith([40, 60], name('More', 52), text('and on to the end', 52));
    expect(isDividedRow(high(), rest, 0, foot)).toBe(true);
    expect(isDividedRow(above, rest, 0, foot)).toBe(false);
  });

  it('goes on although a capital follows, if no end of its paragraph is drawn', () => {
    const drawn: DrawnParagraph = { isEnded: false };
    const open = tableWith(
      [340, 380],
      name('One', 352),
      [...text(full, 365), ...text(full, 377)].map((letter) => ({ ...letter, paragraph: drawn })),
    );
    expect(isDividedRow(open, tableWith([40, 60], text('Another text', 52)), 0, foot)).toBe(true);
  });

  it('goes on where tags say so of a cell, and not that others end', () => {
    const tag = (facts: Partial<Tag>): Tag => ({ block: 1, heading: null, isItem: false, cell: null, ...facts });
    const tagged = (letters: readonly Glyph[], facts: Partial<Tag>) =>
      letters.map((letter) => ({ ...letter, tag: tag(facts) }));
    const divided: ReadonlySet<Divisible> = new Set(['cell']);
    const first = tableWith(
      [140, 180],
      tagged(name('One', 152), { endsLater: divided }),
      tagged(text('Ends.', 152), {}),
    );
    const begun = tagged(name('More', 52), { begunBefore: divided });
    expect(isDividedRow(first, tableWith([40, 60], begun), 0, foot)).toBe(true);
    expect(isDividedRow(first, tableWith([40, 60], begun, tagged(text('Next', 52), {})), 0, foot)).toBe(false);
  });

  it('has ended where each cell has a line on both pages, although no column has room for both', () => {
    const last = tableWith([360, 380], name('no', 377), text(full, 377));
    const next = tableWith([40, 60], name('yes', 52), text('and more of this', 52));
    expect(isDividedRow(last, next, 0, foot)).toBe(false);
  });

  it('ends at the foot of the page', () => {
    expect(isDividedRow(above, below, 0, 460)).toBe(false);
    const high = tableWith([340, 380], name('One', 352), text(full, 352));
    expect(isDividedRow(high, below, 0, foot)).toBe(false);
  });

  it('goes on in a box of one cell that is at the foot and goes on, however its text ends', () => {
    const box = (y0: number, y1: number, ...letters: readonly (readonly Glyph[])[]) =>
      fillTable(findRuledTables(gridRules([50, 265], [y0, y1]))[0] as Grid, letters.flat(), [], []);
    const rest = box(40, 60, text('Another text.', 52));
    expect(isDividedRow(box(340, 380, text(full, 365), text('Ends.', 377)), rest, 0, foot)).toBe(true);
    expect(isDividedRow(box(300, 340, text(full, 325), text('Ends.', 337)), rest, 0, foot)).toBe(false);
  });

  it('goes on in rows with text in the same columns', () => {
    expect(isDividedRow(above, tableWith([40, 60], name('Two', 52), text('and on', 52)), 0, foot)).toBe(false);
    const other = findRuledTables(gridRules([50, 265], [40, 60]))[0] as Grid;
    expect(isDividedRow(above, fillTable(other, text('and on', 52), [], []), 0, foot)).toBe(false);
  });

  it('goes on beside a cell that ended, if its rows are high or have names', () => {
    const tall = [352, 364, 376].map((y, index) => text(`Line ${'abc'[index]}.`, y));
    const high = tableWith([340, 380], name('One', 376), ...tall);
    expect(isDividedRow(high, tableWith([40, 60], text('Another text', 52)), 0, foot)).toBe(true);
    const rows = [300, 320, 340, 360, 380];
    const names = rows.slice(1).flatMap((y, index) => name(`Row ${'abcd'[index]}`, y - 8));
    const named = tableWith(rows, names, text('A head', 312), text('An end.', 372));
    expect(isDividedRow(named, tableWith([40, 60], text('Another text', 52)), 0, foot)).toBe(true);
    const unnamed = tableWith(rows, name('Row d', 372), text('A head', 312), text('An end.', 372));
    expect(isDividedRow(unnamed, tableWith([40, 60], text('Another text', 52)), 0, foot)).toBe(false);
  });

  describe('with cells for several rows', () => {
    /** A table whose first column has rules only where a name begins. */
    const merged = (ys: readonly number[], names: readonly number[], letters: readonly (readonly Glyph[])[]) => {
      const down = gridRules([50, 120, 200, 350], [ys[0] as number, ys.at(-1) as number]);
      const across = [...gridRules([50, 350], names), ...gridRules([120, 350], ys)].filter((rule) => rule.isHorizontal);
      return fillTable(findRuledTables([...down, ...across])[0] as Grid, letters.flat(), [], []);
    };
    const rows = [280, 300, 320, 340, 360, 380];
    const settings = ['Head', 'One', 'Two', 'Three', 'Four'].map((content, row) =>
      glyphs(content, 125, 292 + 20 * row),
    );
    const values = rows.slice(1).map((y) => glyphs('A value.', 205, y - 5));
    const first = merged(
      rows,
      [280, 300, 340, 380],
      [glyphs('Names', 55, 292), glyphs('Ann', 55, 312), ...settings, ...values],
    );

    it('lacks the name that all others have behind those', () => {
      expect(isDividedRow(first, merged([40, 60, 80], [40, 80], [glyphs('Rest.', 205, 52)]), 0, foot)).toBe(true);
      const another = [glyphs('Five', 125, 52), glyphs('Rest.', 205, 52)];
      expect(isDividedRow(first, merged([40, 60, 80], [40, 80], another), 0, foot)).toBe(false);
    });

    it('has cells that go on over the rows below', () => {
      const second = merged([40, 60, 80], [40, 80], [glyphs('Rest.', 205, 52)]);
      const joined = joinDividedRow(first, second, 0);
      const name = joined.filter(({ cell }) => cell.column === 0).at(-1)?.cell;
      expect(name).toMatchObject({ row: 3, rows: 3, y1: 420 });
    });
  });

  it('is none without text, or with a table in it', () => {
    expect(isDividedRow(above, tableWith([40, 60]), 0, foot)).toBe(false);
  });

  it('has its halves joined, with the paragraph that both have, and all else as it was', () => {
    const [first, second, ...others] = joinDividedRow(above, below, 0);
    expect(others).toEqual([]);
    expect(textsOf([first, second] as FilledCell[])).toEqual(['One', `${full} ${full} and on to the end`]);
    expect(second?.cell).toMatchObject({ y0: 340, y1: 400 });
    const lines = second?.items.flatMap((item) => (item.type === 'passage' ? item.lines : [])) ?? [];
    expect(lines.map(({ baseline }) => baseline)).toEqual([365, 377, 392]);
    expect(lines.at(-1)?.marks[0]?.baseline).toBe(392);
    expect(lines.map(({ y0, y1 }) => [y0, y1]).at(-1)).toEqual([384, 394]);
  });

  it('keeps another paragraph apart', () => {
    const ended = tableWith([340, 380], name('One', 352), text('An end.', 377));
    const [, cell] = joinDividedRow(ended, tableWith([40, 60], text('Another', 52)), 0);
    expect(textsOf([cell as FilledCell])).toEqual(['An end.|Another']);
  });
});
