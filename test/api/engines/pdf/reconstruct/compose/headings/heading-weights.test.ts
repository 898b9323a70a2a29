import { describe, expect, it } from 'vitest';
import {
  mostFrequent,
  weighedHeadings,
} from '../../../../../../../api/engines/pdf/reconstruct/compose/headings/heading-weights.ts';
import type { PlacedPassage } from '../../../../../../../api/engines/pdf/reconstruct/compose/headings/placed-passage.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const ofSize = new Map([8, 12, 16].map((size) => [size, { ...look, size }]));
const placed = (text: string, size = 12): PlacedPassage => ({
  passage: passageOf(findSegments(glyphs(text, 50, 100, ofSize.get(size))), null, { x0: 50, x1: 900 }),
  ...{ next: null, page: 0, isInTable: false },
});
const weightsOf = (headings: readonly PlacedPassage[], depths: readonly (number | null)[] = []) => {
  const named = new Map(depths.map((depth, index) => [(headings[index] as PlacedPassage).passage, depth]));
  return weighedHeadings(headings, [16, 12], named).map(({ weight }) => weight);
};

describe('weights of headings', () => {
  it('are their sizes, and less than all for other sizes', () => {
    const [large, usual, small] = weightsOf([placed('A', 16), placed('B'), placed('C', 8)]);
    expect([large, usual]).toEqual([16, 12]);
    expect(small).toBeLessThan(12);
  });

  it('are less the deeper numbers are, for what looks the same, too', () => {
    const headings = [placed('1 Wheels'), placed('1.1 Tyres', 16), placed('Rims', 16), placed('2 Doors')];
    const [wheels, tyres, rims, doors] = weightsOf(headings);
    expect([wheels, doors]).toEqual([12, 12]);
    expect(tyres).toBeLessThan(12);
    expect(rims).toBe(tyres);
  });

  it('are less the deeper the contents name them, from which numbers count on', () => {
    const headings = [placed('Part'), placed('1 Wheels'), placed('1.1 Tyres', 16), placed('2 Doors')];
    const [part, wheels, tyres] = weightsOf(headings, [1, 2, null]) as [number, number, number, number];
    expect(part).toBeGreaterThan(wheels);
    expect(wheels).toBeGreaterThan(tyres);
  });
});

it('finds what is most frequent, of equals the one that occurs last', () => {
  expect([mostFrequent([1, 2, 2]), mostFrequent([1, 2]), mostFrequent([])]).toEqual([2, 2, undefined]);
});
