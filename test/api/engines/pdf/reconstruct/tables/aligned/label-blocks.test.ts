import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findLabelTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/aligned-tables.ts';
import { labelBlocks } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/label-blocks.ts';
import { textRows } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/text-rows.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

/** The points that each letter takes. */
const letter = 5;
const atRight = (text: string, x1: number, y: number) => glyphs(text, x1 - letter * text.length, y);

/** Lines of a name that ends at 150, and of a value that begins at 158. */
const form = (names: readonly string[], values: readonly string[] = names) =>
  names.flatMap((name, index) => [
    ...atRight(name, 150, 100 + 15 * index),
    ...glyphs(values[index] ?? '', 158, 100 + 15 * index),
  ]);
const rowsOf = (letters: Parameters<typeof findSegments>[0]) => textRows(findSegments(letters));
const sizesOf = (letters: Parameters<typeof findSegments>[0]) =>
  findLabelTables(findSegments(letters), []).map(({ xs, ys }) => [ys.length - 1, xs.length - 1]);

describe('labelBlocks', () => {
  it('finds names that end where their values begin', () => {
    expect(sizesOf(form(['Name:', 'Place of birth:', 'Telephone:']))).toEqual([[3, 2]]);
    expect(labelBlocks(rowsOf(form(['Name:', 'Place of birth:'])))).toEqual([]);
  });

  it('takes columns of names on the same lines for one table', () => {
    const right = ['Date:', 'Reference:', 'No.:'].flatMap((name, index) => [
      ...atRight(name, 380, 100 + 15 * index),
      ...glyphs('value', 388, 100 + 15 * index),
    ]);
    expect(sizesOf([...form(['Name:', 'Place of birth:', 'Telephone:']), ...right])).toEqual([[3, 4]]);
  });

  it('begins a row at each name, and ends below the last value', () => {
    const below = glyphs('goes on', 158, 142);
    const [table] = findLabelTables(findSegments([...form(['Name:', 'Place of birth:', 'Telephone:']), ...below]), []);
    expect(table?.ys).toHaveLength(4);
    expect(table?.y1).toBeGreaterThan(142);
  });

  it('is none where names begin at one place, count a list, or are numbers', () => {
    expect(sizesOf(form(['First:', 'Other:', 'Third:', 'More:']))).toEqual([]);
    expect(sizesOf(form(['A column of', 'text that is', 'aligned at right']))).toEqual([]);
    expect(sizesOf(form(['ii.', 'vii.', 'viii.'], ['One of these', 'Two of these', 'Three']))).toEqual([]);
    expect(sizesOf(form(['1:', '120:', '12000:']))).toEqual([]);
  });

  it('ends where a line runs through the gap, and where rows are far apart', () => {
    const names = ['Name:', 'Place of birth:', 'Telephone:'];
    const through = glyphs('a line of text that runs through the gap', 60, 122);
    expect(sizesOf([...form(names), ...through])).toEqual([]);
    const apart = names.flatMap((name, index) => [
      ...atRight(name, 150, 100 + 60 * index),
      ...glyphs('value', 158, 100 + 60 * index),
    ]);
    expect(sizesOf(apart)).toEqual([]);
  });
});
