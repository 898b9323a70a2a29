import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Look, Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { blockFrom } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/aligned-block.ts';
import {
  hasBoldHeader,
  hasHeadOfNames,
  hasRuledHeader,
} from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/has-header.ts';
import { textRows } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/text-rows.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

/** Four rows of a name and a value, whose look depends on the row. */
const blockOf = (lookOf: (row: number) => Look) =>
  blockFrom(
    textRows(
      findSegments(
        ['Name', 'Tea', 'Coffee', 'Cake'].flatMap((name, row) => [
          ...glyphs(name, 50, 100 + 15 * row, lookOf(row)),
          ...glyphs('what it costs', 170, 100 + 15 * row, lookOf(row)),
        ]),
      ),
    ),
    0,
  );
const bold = { ...look, font: 'bold', isBold: true };
const ruleAt = (y: number): Rule => ({
  ...{ isHorizontal: true, thickness: 0.5, colour: '000000' },
  ...{ x0: 48, x1: 260, y0: y, y1: y },
});

describe('the header of aligned rows', () => {
  it('is the only bold row', () => {
    const found = [blockOf((row) => (row === 0 ? bold : look)), blockOf(() => look), blockOf(() => bold)];
    expect(found.map(hasBoldHeader)).toEqual([true, false, false]);
  });

  it('is in another font than all names below it', () => {
    const found = [blockOf((row) => (row === 0 ? bold : look)), blockOf((row) => (row % 2 === 0 ? bold : look))];
    expect(found.map(hasHeadOfNames)).toEqual([true, false]);
  });

  it('is parted from the others by a rule', () => {
    expect(
      [104, 119].map((y) =>
        hasRuledHeader(
          blockOf(() => look),
          [ruleAt(y)],
        ),
      ),
    ).toEqual([true, false]);
  });
});
