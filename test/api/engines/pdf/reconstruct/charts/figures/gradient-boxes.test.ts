import { describe, expect, it } from 'vitest';
import { gradientBoxes } from '../../../../../../../api/engines/pdf/reconstruct/charts/figures/gradient-boxes.ts';
import type { Box } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const layers: readonly Box[] = [
  { x0: 100, y0: 100, x1: 180, y1: 150 },
  { x0: 190, y0: 100, x1: 270, y1: 150 },
  { x0: 100, y0: 156, x1: 270, y1: 180 },
];
const outlined = (boxes: readonly Box[]) => boxes.flatMap(({ x0, y0, x1, y1 }) => gridRules([x0, x1], [y0, y1]));
const found = (
  boxes: readonly Box[],
  { unshaped = boxes, hasText = () => true }: { unshaped?: readonly Box[]; hasText?: (area: Box) => boolean } = {},
) => gradientBoxes({ rules: outlined(boxes), unshaped }, [], hasText).map(({ box, parts }) => [box, parts.length]);
const around = { x0: 100, y0: 100, x1: 270, y1: 180 };

describe('boxes filled by gradients', () => {
  it('are a diagram where three with text are close together', () => {
    expect(found(layers)).toEqual([[around, 3]]);
    expect(found(layers.slice(1))).toEqual([]);
    expect(found(layers, { hasText: ({ y0 }) => y0 < 150 })).toEqual([]);
  });

  it('have outlines, be they rules or shapes, each counted once', () => {
    expect(gradientBoxes({ rules: [], unshaped: layers }, layers, () => true)).toHaveLength(1);
    expect(gradientBoxes({ rules: [], unshaped: layers }, [], () => true)).toEqual([]);
    const [one, two] = layers as [Box, Box];
    const twice = gradientBoxes({ rules: outlined([one, two]), unshaped: [...layers] }, [one, two], () => true);
    expect(twice).toEqual([]);
  });

  it('do not adjoin, as cells do', () => {
    const cells = [100, 150, 200].map((x0) => ({ x0, x1: x0 + 50, y0: 100, y1: 120 }));
    expect(found(cells)).toEqual([]);
  });

  it('are filled by them as a whole, and close to one another', () => {
    expect(found(layers, { unshaped: layers.map((box) => ({ ...box, y1: box.y1 - 10 })) })).toEqual([]);
    expect(found(layers.map((box) => (box.y0 > 150 ? { ...box, y0: 190, y1: 220 } : box)))).toEqual([]);
  });
});
