import { describe, expect, it } from 'vitest';
import { collectFacts, maxColumns } from '../../../../../api/engines/text-layout/table/column-facts.ts';

async function* each(rows: readonly (readonly string[])[]) {
  yield* rows;
}

/** An em for each letter, and twice that in bold. */
const factsOf = (rows: readonly (readonly string[])[]) =>
  collectFacts(each(rows), (text, weight) => {
    const em = weight === 'bold' ? 2 : 1;
    return { longestEm: em * text.length, wordEm: em * Math.max(...text.split(' ').map((word) => word.length)) };
  });

const people = [
  ['Name', 'Born'],
  ['Ada Lovelace', '1815'],
  ['Alan Turing', '1912'],
];

describe('the facts about a table', () => {
  it('are its header, and what its columns hold below it', async () => {
    const { header, rows, cells, columns } = await factsOf(people);
    expect([header, rows, cells]).toEqual([['Name', 'Born'], 3, 6]);
    expect(columns).toEqual([
      { longestEm: 12, usualEm: 12, wordEm: 8, nameEm: 8, numeric: false },
      { longestEm: 4, usualEm: 4, wordEm: 8, nameEm: 8, numeric: true },
    ]);
  });

  it('count the first row as others where it has no names', async () => {
    const { header, columns } = await factsOf([['1', '2'], ...people.slice(1)]);
    expect(header).toBeUndefined();
    expect(columns.map(({ nameEm, longestEm }) => [nameEm, longestEm])).toEqual([
      [0, 12],
      [0, 4],
    ]);
  });

  it('leave the few widest values out of what is usual', async () => {
    const short = Array.from({ length: 60 }, () => ['short']);
    const { columns } = await factsOf([['Notes'], ...short, ['x'.repeat(70)]]);
    expect(columns[0]).toMatchObject({ longestEm: 70, usualEm: 6 });
    const { columns: half } = await factsOf([['Notes'], ['short'], ['x'.repeat(70)]]);
    expect(half[0]).toMatchObject({ longestEm: 70, usualEm: 70 });
  });

  it('say that a column holds numbers if most of its values are some, whatever is empty', async () => {
    const column = async (...values: readonly string[]) =>
      (await factsOf([['Sum'], ...values.map((value) => [value])])).columns[0]?.numeric;
    expect(await column('1', '2', '', ' ', '3', '4', 'none')).toBe(true);
    expect(await column('1', '2', 'none')).toBe(false);
    expect(await column('', '')).toBe(false);
  });

  it('say that columns run from right to left where most words do', async () => {
    const isReversed = async (...words: readonly string[]) =>
      (await factsOf([['a'], ...words.map((word) => [word])])).rightToLeft;
    expect(await isReversed('שלום', 'مرحبا', 'word', '12')).toBe(true);
    expect(await isReversed('שלום', 'word')).toBe(false);
  });

  it('are refused for more columns than fit the pages allowed', async () => {
    await expect(factsOf([Array.from({ length: maxColumns + 1 }, () => '')])).rejects.toMatchObject({
      code: 'too-complex',
    });
  });
});
