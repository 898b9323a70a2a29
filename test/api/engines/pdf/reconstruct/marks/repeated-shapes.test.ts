import { describe, expect, it } from 'vitest';
import {
  findRepeatedAreas,
  splitRepeated,
} from '../../../../../../api/engines/pdf/reconstruct/marks/repeated-shapes.ts';
import type { Shape } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';

const shape = (x0: number, height = 1, fill = '336699'): Shape => ({
  ...{ x0, x1: x0 + 200, y0: 50, y1: 50 + height, steps: [], fill, stroke: null, width: 0 },
});
/** The pages that each repeated shape is on, and how many shapes pages keep of their own. */
const split = (...pages: readonly (readonly Shape[])[]) => {
  const { repeated, own } = splitRepeated(pages);
  return { repeated: repeated.map(({ on }) => [...on]), own: own.map(({ length }) => length) };
};

describe('shapes that pages repeat', () => {
  it('are at the same place of most pages, in the same colours', () => {
    expect(split([shape(50)], [shape(50)], [shape(50), shape(90)])).toEqual({ repeated: [[0, 1, 2]], own: [0, 0, 1] });
    expect(split([shape(50)], [shape(50, 1, 'FF0000')]).repeated).toEqual([]);
  });

  it('are areas on all pages but the first', () => {
    expect(split([], [shape(50, 80)], [shape(50, 80)]).repeated).toEqual([[1, 2]]);
    expect(split([shape(50, 80)], [shape(50, 80)], [shape(50, 80)], []).repeated).toEqual([]);
  });

  it('are none on a single page', () => {
    expect(split([shape(50)])).toEqual({ repeated: [], own: [1] });
  });
});

describe('areas that pages repeat', () => {
  const pages = (...all: readonly (readonly Shape[])[]) => all.map((shapes) => ({ shapes }));

  it('are at the same place of most pages', () => {
    const isRepeated = findRepeatedAreas(pages([shape(50, 80)], [shape(50, 80), shape(90, 80)], []));
    expect([shape(50, 80), shape(90, 80)].map(isRepeated)).toEqual([true, false]);
  });

  it('are neither lines nor have an outline', () => {
    const outlined = { ...shape(50, 80), stroke: '000000' };
    const isRepeated = findRepeatedAreas(pages([shape(50), outlined], [shape(50), outlined]));
    expect([shape(50), outlined].map(isRepeated)).toEqual([false, false]);
  });

  it('are none on a single page', () => {
    expect(findRepeatedAreas(pages([shape(50, 80)]))(shape(50, 80))).toBe(false);
  });
});
