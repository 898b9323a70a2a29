import { describe, expect, it } from 'vitest';
import { areDrawnApart } from '../../../../../../api/engines/pdf/reconstruct/columns/are-drawn-apart.ts';
import { areNamesAndValues } from '../../../../../../api/engines/pdf/reconstruct/columns/are-names-and-values.ts';

/** Lines `pitch` points apart; `drawnAt` tells the place of the first in the order of drawing. */
const column = (texts: readonly string[], x: number, drawnAt: number, pitch = 14) =>
  texts.map((text, index) => ({
    ...{ type: 'line', x0: x, x1: x + 40, y0: 100 + pitch * index, y1: 110 + pitch * index },
    ...{ text, baseline: 109 + pitch * index, look: { size: 4 }, drawn: drawnAt + index },
  }));
const names = column(['District 1', 'Total', 'District 2', 'Total', 'District 3', 'Total'], 50, 0);
const numbers = ['12', '1,234.50', '12 %', '*', '0', '206'];
const values = [...column(numbers, 120, 100), ...column(numbers, 180, 200)];

describe('names of rows', () => {
  it('are in one table with the values beside them, though all are drawn first', () => {
    expect(areNamesAndValues(names, values)).toBe(true);
    expect(areDrawnApart(names, values)).toBe(false);
    expect(areDrawnApart(values, names)).toBe(false);
  });

  it('may stand alone, as that of a group of rows does', () => {
    expect(
      areNamesAndValues([...names, ...column(['All'], 50, 50).map((it) => ({ ...it, baseline: 300 }))], values),
    ).toBe(true);
  });

  it('are not lines beside text, beside one column of values, or at other heights', () => {
    const text = ['some text', 'and more', 'of what is', 'written', 'in this', 'column'];
    expect(areNamesAndValues(names, [...column(text, 120, 100), ...column(text, 180, 200)])).toBe(false);
    expect(areNamesAndValues(names, column(numbers, 120, 100))).toBe(false);
    const apart = [...column(numbers, 120, 100, 21), ...column(numbers, 180, 200, 21)];
    expect(areNamesAndValues(names, apart)).toBe(false);
    expect(areDrawnApart(names, apart)).toBe(true);
  });
});
