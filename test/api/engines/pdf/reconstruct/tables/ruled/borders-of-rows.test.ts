import { describe, expect, it } from 'vitest';
import type { Glyph, Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { bordersOfRows } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/borders-of-rows.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const border = (x0: number, x1: number, y: number): Rule => ({
  ...{ isHorizontal: true, x0, x1, y0: y, y1: y },
  ...{ thickness: 0.75, colour: '000000' },
});
const bordersAt = (y: number) => [border(50, 150, y), border(150, 250, y), border(250, 320, y)];
const header = [...glyphs('System', 55, 95), ...glyphs('CPU', 155, 95), ...glyphs('RAM', 255, 95)];
/** A row of a cell with three lines, and others with one in its middle. */
const rowAt = (y: number, middle = y + 12): readonly Glyph[] => [
  ...[y, y + 12, y + 24].flatMap((baseline) => glyphs('a line of it', 155, baseline)),
  ...glyphs('Windows', 55, middle),
  ...glyphs('4 GB', 255, middle),
];
/** The edges of the table: its columns and its top and bottom. */
const edgesOf = (rules: readonly Rule[], letters: readonly Glyph[]) => {
  const found = bordersOfRows(rules, letters);
  return {
    xs: found.flatMap(({ isHorizontal, x0 }) => (isHorizontal ? [] : [x0])),
    ys: found.flatMap(({ isHorizontal, y0 }) => (isHorizontal ? [Math.round(y0)] : [])),
  };
};
const none = { xs: [], ys: [] };

describe('borders between the rows of a table', () => {
  it('tell its columns, and its text where it begins and ends', () => {
    const { xs, ys } = edgesOf(bordersAt(100), [...header, ...rowAt(112)]);
    expect(xs).toEqual([50, 150, 250, 320]);
    expect(ys).toEqual([86, 142]);
  });

  it('have rows between them, and text after a gap below', () => {
    const note = glyphs('a note that goes on below all columns of the table', 50, 230);
    const letters = [...header, ...rowAt(112), ...rowAt(157), ...note];
    expect(edgesOf([...bordersAt(100), ...bordersAt(145)], letters).ys).toEqual([86, 187]);
  });

  it('are none where the lines of a row may be rows', () => {
    expect(edgesOf(bordersAt(100), [...header, ...rowAt(112, 112)])).toEqual(none);
    expect(edgesOf(bordersAt(100), [...header, ...glyphs('one', 55, 112), ...glyphs('two', 155, 112)])).toEqual(none);
  });

  it('are none where rows begin and end level, though one has two lines', () => {
    const names = [112, 136, 148].flatMap((baseline) => glyphs('a name', 55, baseline));
    const values = [112, 124, 136, 148].flatMap((baseline) => glyphs('its value', 155, baseline));
    const sizes = [112, 136, 148].flatMap((baseline) => glyphs('4', 255, baseline));
    expect(edgesOf(bordersAt(100), [...header, ...names, ...values, ...sizes])).toEqual(none);
  });

  it('are none without a header in each column, or with text across columns', () => {
    expect(edgesOf(bordersAt(100), [...header.slice(0, 6), ...rowAt(112)])).toEqual(none);
    const across = glyphs('a line across the columns', 100, 112);
    expect(edgesOf(bordersAt(100), [...header, ...rowAt(112), ...across])).toEqual(none);
  });

  it('are none where vertical rules tell the columns, or where one rule goes through', () => {
    const side: Rule = { ...border(150, 150, 80), isHorizontal: false, y1: 140 };
    expect(edgesOf([...bordersAt(100), side], [...header, ...rowAt(112)])).toEqual(none);
    expect(edgesOf([border(50, 320, 100)], [...header, ...rowAt(112)])).toEqual(none);
  });

  it('tell the columns of a header and of what is below it, where the last borders have the same ends or are one rule', () => {
    const rows = [112, 124].flatMap((y) => [...glyphs('one', 55, y), ...glyphs('two', 155, y), ...glyphs('3', 255, y)]);
    const letters = [...header, ...rows];
    const around = [...bordersAt(84), ...bordersAt(100)];
    const sides = { xs: [50, 150, 250, 320], ys: [] };
    expect(edgesOf([...around, ...bordersAt(130)], letters)).toEqual(sides);
    expect(edgesOf([...around, border(50, 320, 130)], letters)).toEqual(sides);
    expect(edgesOf(around, letters)).toEqual(none);
    expect(edgesOf([...around, border(50, 400, 130)], letters)).toEqual(none);
    expect(edgesOf([...around, ...bordersAt(130)], [...letters, ...glyphs('a line across', 120, 118)])).toEqual(none);
    // Borders above and below a page.
    expect(edgesOf([...around, ...bordersAt(500)], letters)).toEqual(none);
  });
});
