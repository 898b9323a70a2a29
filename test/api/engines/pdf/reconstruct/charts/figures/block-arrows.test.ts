import { describe, expect, it } from 'vitest';
import { blockArrowheads } from '../../../../../../../api/engines/pdf/reconstruct/charts/figures/block-arrows.ts';
import type { Fill, Shape } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';

const head: Shape = { x0: 100, x1: 130, y0: 150, y1: 164, steps: [], fill: '000000', stroke: null, width: 0 };
const shaft: Fill = { x0: 112, x1: 118, y0: 120, y1: 150.4, colour: '000000' };
const headsOf = (own: Partial<Fill>, shape: Shape = head, isPointed = true) =>
  blockArrowheads({ shapes: [shape], fills: [{ ...shaft, ...own }] }, () => isPointed).length;

describe('thick arrows of two areas', () => {
  it('have a shaft that ends in the middle of their head, above, below or beside it', () => {
    expect(headsOf({})).toBe(1);
    expect(headsOf({ y0: 164, y1: 190 })).toBe(1);
    const beside: Shape = { ...head, x0: 150, x1: 164, y0: 100, y1: 130 };
    expect(headsOf({ x0: 120, x1: 150, y0: 112, y1: 118 }, beside)).toBe(1);
  });

  it.each<[string, Partial<Fill>]>([
    ['ends elsewhere', { x0: 102, x1: 108 }],
    ['does not reach it', { y1: 140 }],
    ['has another colour', { colour: 'FF0000' }],
    ['is as wide as the head', { x0: 100, x1: 130 }],
    ['is no longer than it is wide', { y0: 145 }],
  ])('are none where the area %s', (_, own) => {
    expect(headsOf(own)).toBe(0);
  });

  it('have pointed heads, no larger than arrows have', () => {
    expect(headsOf({}, head, false)).toBe(0);
    expect(headsOf({ x0: 108, x1: 122 }, { ...head, x0: 85, x1: 145 })).toBe(0);
  });
});
