import { describe, expect, it } from 'vitest';
import { findScales, type Label } from '../../../../../../api/engines/pdf/reconstruct/charts/find-scales.ts';
import type { Rule } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';

const heights = [100, 120, 140, 160];
const ruleAt = (y: number, x1 = 300): Rule => ({
  isHorizontal: true,
  thickness: 0.5,
  colour: 'CCCCCC',
  x0: 100,
  x1,
  y0: y,
  y1: y,
});
const labelAt = (text: string, y: number): Label => ({
  text,
  look: { size: 10 },
  x0: 80,
  x1: 96,
  y0: y - 5,
  y1: y + 5,
});
const labelsOf = (...texts: readonly string[]) => texts.map((text, index) => labelAt(text, heights[index] as number));

describe('scales', () => {
  it('are horizontal rules whose labels are evenly spaced numbers', () => {
    const rules = heights.map((y) => ruleAt(y));
    expect(findScales(rules, labelsOf('30', '20', '10', '0'))).toEqual([{ x0: 80, x1: 300, y0: 95, y1: 165 }]);
  });

  it('read separators, signs and units of numbers', () => {
    const rules = heights.map((y) => ruleAt(y));
    expect(findScales(rules, labelsOf('2.000 €', '1.000 €', '0 €', '-1.000 €'))).toHaveLength(1);
    expect(findScales(rules, labelsOf('1,5 %', '1,0 %', '0,5 %', '0 %'))).toHaveLength(1);
  });

  it('are not the rows of a table', () => {
    const rules = heights.map((y) => ruleAt(y));
    expect(findScales(rules, labelsOf('30', '7', '12', '0'))).toEqual([]);
    expect(findScales(rules, labelsOf('a', 'b', 'c', 'd'))).toEqual([]);
  });

  it('are not the numbers of rows, under which the borders of their cells go on', () => {
    const rules = heights.map((y) => ruleAt(y));
    const numbers = labelsOf('1', '2', '3', '4');
    const borders = heights.map((y) => ({ ...ruleAt(y, 100), x0: 70 }));
    expect(findScales(rules, numbers)).toHaveLength(1);
    expect(findScales([...rules, ...borders], numbers)).toEqual([]);
  });

  it('have at least three rules of one length', () => {
    expect(
      findScales(
        heights.slice(0, 2).map((y) => ruleAt(y)),
        labelsOf('30', '20'),
      ),
    ).toEqual([]);
    const uneven = heights.map((y, index) => ruleAt(y, 300 + 20 * index));
    expect(findScales(uneven, labelsOf('30', '20', '10', '0'))).toEqual([]);
  });
});
