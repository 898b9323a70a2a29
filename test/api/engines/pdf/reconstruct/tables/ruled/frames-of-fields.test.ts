import { describe, expect, it } from 'vitest';
import type { Box, FormField, Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { framesOfFields } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/frames-of-fields.ts';
import { sortRules } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/sort-rules.ts';
import { emptyPage } from '../../../../../../support/rebuilt-pdf/empty-page.ts';
import { gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const fieldIn = ({ x0, x1, y0, y1 }: Box): FormField => ({
  ...{ x0: x0 + 3, x1: x1 - 3, y0: y0 + 3, y1: y1 - 3, type: 'text', name: '', value: '', isChecked: false },
  ...{ options: [], isMultiline: false, isFree: false },
});
const frameOf = ({ x0, x1, y0, y1 }: Box): readonly Rule[] => gridRules([x0, x1], [y0, y1]);
const [upper, lower] = [
  { x0: 160, x1: 320, y0: 100, y1: 120 },
  { x0: 160, x1: 240, y0: 120, y1: 140 },
];
const sides = [...frameOf(upper), ...frameOf(lower)];
const fields = [upper, lower].map(fieldIn);

describe('frames of form fields', () => {
  it('are the boxes around fields right below each other, which are no table', () => {
    expect([...framesOfFields(sides, fields)]).toHaveLength(8);
    const sorted = sortRules({ ...emptyPage(0, { width: 600, height: 800 }), rules: sides, fields });
    expect([sorted.grids.length, sorted.looseRules.length, sorted.fieldRules.length]).toEqual([0, 0, 8]);
  });

  it('are none of fields that stand alone, side by side, or in a table with other cells', () => {
    expect(framesOfFields(frameOf(upper), fields.slice(0, 1)).size).toBe(0);
    const beside = { ...upper, x0: 320, x1: 400 };
    expect(framesOfFields([...sides, ...frameOf(beside)], [...fields, fieldIn(beside)]).size).toBe(0);
    const names = gridRules([60, 160], [100, 120, 140]);
    expect(framesOfFields([...sides, ...names], fields).size).toBe(0);
  });
});
