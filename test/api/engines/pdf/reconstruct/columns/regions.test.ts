import { describe, expect, it } from 'vitest';
import { findRegions } from '../../../../../../api/engines/pdf/reconstruct/columns/regions.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Glyph } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const text = 'text that fills its column';
/** Letters as a table draws them, row by row. */
const byRow = (letters: readonly Glyph[]) => [...letters].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
const column = (x: number, from: number) =>
  Array.from({ length: 6 }, (_, index) => glyphs(text, x, from + index * 12)).flat();

describe('regions of a page', () => {
  it('reads columns one after another, below what spans them', () => {
    const across = glyphs('A heading across both of the columns below it and wide', 50, 80);
    const regions = findRegions(findSegments([...across, ...column(50, 110), ...column(220, 110)]));
    expect(regions.map(({ columns }) => columns.map((items) => items.length))).toEqual([[1], [6, 6]]);
  });

  it('reads short lines as columns if the page draws them one column after the other', () => {
    const loose = (x: number) =>
      Array.from({ length: 6 }, (_, index) =>
        glyphs(`${'term '.repeat(1 + (index % 3))}and words`, x, 110 + index * 30),
      );
    const letters = [...loose(50), ...loose(250)].flat();
    const lengths = (drawn: readonly Glyph[]) =>
      findRegions(findSegments(drawn)).map(({ columns }) => columns.map((items) => items.length));
    expect(lengths(letters)).toEqual([[6, 6]]);
    expect(lengths(byRow(letters))).toEqual([[12]]);
  });

  it('finds columns beside one that the page draws first, in whatever order they are drawn', () => {
    const letters = [...column(50, 110), ...byRow([...column(240, 110), ...column(430, 110)])];
    const regions = findRegions(findSegments(letters));
    expect(regions.map(({ columns }) => columns.map((items) => items.length))).toEqual([[6, 6, 6]]);
  });

  it('keeps the labels and texts of a list together beside a column that is drawn first', () => {
    const list = Array.from({ length: 6 }, (_, index) => [
      ...glyphs(`${'label '.repeat(index % 3)}of the text`, 240, 110 + index * 12),
      ...glyphs('text that fills its column', 430, 110 + index * 12),
    ]);
    const regions = findRegions(findSegments([...column(50, 110), ...list.flat()]));
    expect(regions.map(({ columns }) => columns.map((items) => items.length))).toEqual([[6, 12]]);
  });

  it('keeps the comments of program code beside their lines', () => {
    const fixed = (x: number) =>
      Array.from({ length: 6 }, (_, index) =>
        glyphs(text, x, 110 + index * 12, { ...look, isFixedPitch: true }),
      ).flat();
    const regions = findRegions(findSegments(byRow([...fixed(50), ...fixed(220)])));
    expect(regions.map(({ columns }) => columns.map((items) => items.length))).toEqual([[12]]);
  });

  it('reads the margin of a column separately', () => {
    const lines = Array.from({ length: 16 }, (_, index) => glyphs(text, 50, 110 + index * 12)).flat();
    const margin = (pitch: number) =>
      Array.from({ length: 8 }, (_, index) => [
        ...glyphs('A row of it', 220, 113 + index * pitch),
        ...glyphs('12', 300, 113 + index * pitch),
      ]).flat();
    const columnsOf = (letters: typeof lines) =>
      findRegions(findSegments(letters)).map(({ columns }) => columns.map((items) => items.length));
    expect(columnsOf([...lines, ...margin(19)])).toEqual([[16, 16]]);
    const rows = margin(12).map((glyph) => ({ ...glyph, baseline: glyph.baseline - 3 }));
    expect(columnsOf(byRow([...lines, ...rows])).map(({ length }) => length)).toEqual([1]);
  });

  it('parts columns from those below them that are more', () => {
    const narrow = (x: number) =>
      Array.from({ length: 6 }, (_, index) => glyphs('text of a narrow one', x, 210 + index * 12)).flat();
    const wide = Array.from({ length: 6 }, (_, index) => glyphs(`${text}, and more`, 50, 110 + index * 12)).flat();
    const above = [...wide, ...column(350, 110)];
    const regions = findRegions(findSegments([...above, ...narrow(50), ...narrow(200), ...narrow(350)]));
    expect(regions.map(({ columns }) => columns.map((items) => items.length))).toEqual([
      [6, 6],
      [6, 6, 6],
    ]);
  });

  it('does not take labels next to lines for columns', () => {
    const labels = [110, 150, 190, 230].flatMap((y) => [...glyphs('Label', 50, y), ...glyphs(text, 160, y)]);
    expect(findRegions(findSegments(labels))).toHaveLength(1);
  });

  const columnsOf = (letters: Parameters<typeof findSegments>[0]) =>
    findRegions(findSegments(letters)).map(({ columns }) => columns.map((items) => items.length));

  it('reads lists in columns, though their labels stand apart', () => {
    const items = (x: number) =>
      ['(a)', '(b)', '(c)', '(d)', '(e)'].flatMap((label, index) => [
        ...glyphs(label, x, 110 + index * 12),
        ...glyphs(index % 2 === 0 ? text : 'less', x + 35, 110 + index * 12),
      ]);
    expect(columnsOf([...items(50), ...items(270)])).toEqual([[10, 10]]);
  });

  it('reads the last lines of columns with them, however short they are', () => {
    const short = [...glyphs('the end', 50, 182), ...glyphs('of both', 220, 182)];
    const below = [...short, ...glyphs('A line below both of the columns, as wide as they are', 50, 194)];
    expect(columnsOf([...column(50, 110), ...column(220, 110), ...short])).toEqual([[7, 7]]);
    expect(columnsOf([...column(50, 110), ...column(220, 110), ...below])).toEqual([[7, 7], [1]]);
  });

  it('does not take names next to their values for columns', () => {
    const pairs = ['The first name:', 'A second name:', 'The third name:', 'Yet another one:'];
    const rows = pairs.flatMap((name, index) => [
      ...glyphs(name, 50, 110 + index * 12),
      ...glyphs('its value in words', 180, 110 + index * 12),
    ]);
    expect(columnsOf(rows)).toEqual([[8]]);
  });
});
