import { describe, expect, it } from 'vitest';
import { fillTable } from '../../../../../api/engines/pdf/analyse/fill-tables.ts';
import type { Grid } from '../../../../../api/engines/pdf/analyse/grid.ts';
import { findRuledTables } from '../../../../../api/engines/pdf/analyse/ruled-tables.ts';
import type { ParagraphContext } from '../../../../../api/engines/pdf/compose/compose-paragraph.ts';
import { composeTable } from '../../../../../api/engines/pdf/compose/compose-table.ts';
import { glyphs, gridRules } from '../../../../support/glyphs.ts';

const context: ParagraphContext = {
  pitchOf: () => 12,
  headingOf: () => null,
  isWord: () => false,
  isItem: () => false,
  placeInList: () => ({ list: 0, level: 0 }),
  bookmarksOf: () => [],
};

describe('tables of the document', () => {
  const compose = (...texts: readonly string[]) => {
    const [grid] = findRuledTables(gridRules([50, 150, 190], [100, 120]));
    const letters = texts.flatMap((text, index) => glyphs(text, 55 + index * 100, 113));
    return composeTable(fillTable(grid as Grid, letters, [], []), 0, context, () => []);
  };

  it('count their columns from the left', () => {
    const { isRightToLeft, columns } = compose('one', 'two');
    expect([isRightToLeft, columns.map(Math.round)]).toEqual([false, [100, 40]]);
  });

  it('count their columns from the right where their text runs to the left', () => {
    const { isRightToLeft, columns } = compose('\u05d0\u05d1', '\u05d2\u05d3');
    expect([isRightToLeft, columns.map(Math.round)]).toEqual([true, [40, 100]]);
  });
});
