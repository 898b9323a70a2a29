import { describe, expect, it } from 'vitest';
import { fillTable } from '../../../../../../../api/engines/pdf/reconstruct/tables/filling/fill-tables.ts';
import type { Grid } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { glyphs, gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

describe('cells of a column', () => {
  const column = (...texts: readonly string[]) => {
    const ys = texts.map((_, index) => 100 + 20 * index);
    const [grid] = findRuledTables(gridRules([50, 150], [...ys, 100 + 20 * texts.length]));
    return (place: (text: string) => number) => {
      const letters = texts.flatMap((text, index) => glyphs(text, place(text), 113 + 20 * index));
      return fillTable(grid as Grid, letters, [], []).cells.flatMap(({ items }) =>
        items.map((item) => (item.type === 'passage' ? item.alignment : '')),
      );
    };
  };

  it('are aligned alike, even those that their text nearly fills', () => {
    const numbers = column('12 345 678,90 000', '9,10', '110,00', '47,60');
    expect(numbers((text) => 145 - 5 * text.length)).toEqual(['right', 'right', 'right', 'right']);
    expect(numbers((text) => 100 - 2.5 * text.length)).toEqual(['center', 'center', 'center', 'center']);
    expect(numbers(() => 55)).toEqual(['left', 'left', 'left', 'left']);
  });
});
