import { describe, expect, it } from 'vitest';
import { regionsOf } from '../../../../../api/engines/pdf/text/find-tables.ts';
import { block, page } from '../../../../support/pdf/layout.ts';

const names = ['Paper', 'Glue', 'String', 'Nails'];
const counts = ['12', '4', '100', '7'];

describe('regionsOf', () => {
  it('finds the rows of columns that stand side by side', () => {
    const regions = regionsOf(page(block(['What we have']), block(names, 50, 200), block(counts, 200, 200)));
    expect(regions.map(({ kind }) => kind)).toEqual(['block', 'table']);
    const [, table] = regions;
    expect(table?.kind === 'table' && table.rows.map((row) => row.map(({ words }) => words[0]?.text))).toEqual(
      names.map((name, index) => [name, counts[index]]),
    );
  });

  it('does not take columns of prose for a table', () => {
    const prose = [
      'this column has a good many words',
      'on every line that it is made of',
      'and so it is read on its own here',
    ];
    const regions = regionsOf(page(block(prose, 50, 200), block(prose, 300, 200)));
    expect(regions.map(({ kind }) => kind)).toEqual(['block', 'block']);
  });

  it('does not take two lines side by side for a table', () => {
    const regions = regionsOf(page(block(['Date', 'Place'], 50, 200), block(['May 4', 'Bonn'], 200, 200)));
    expect(regions.map(({ kind }) => kind)).toEqual(['block', 'block']);
  });

  it('keeps text before and after a table in the same block', () => {
    const regions = regionsOf(page(block([...names, 'and that was all of it'], 50, 200), block(counts, 200, 200)));
    expect(regions.map(({ kind }) => kind)).toEqual(['table', 'block']);
  });
});
