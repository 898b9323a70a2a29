import { describe, expect, it } from 'vitest';
import { shadePassages } from '../../../../../../api/engines/pdf/reconstruct/flow/shade-passages.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findPassages } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 50, x1: 250 };
const area = { x0: 50, x1: 250, y0: 90, y1: 132, colour: 'DDDDDD' };
const linesAt = (...xs: readonly number[]) =>
  findPassages(findSegments(xs.flatMap((x, index) => glyphs('A line of it.', x, 100 + 14 * index))), edges);
const shadingOf = (...xs: readonly number[]) => {
  const { items, used } = shadePassages(linesAt(...xs), edges, [area]);
  return [items.map((item) => (item.type === 'passage' ? item.shading?.colour : null)), used.length];
};

describe('an area behind paragraphs', () => {
  it('shades those that begin at one place', () => {
    expect(shadingOf(52, 52, 52)).toEqual([['DDDDDD', 'DDDDDD', 'DDDDDD'], 1]);
  });

  it('is drawn behind those with different indents, at which their shading would begin', () => {
    expect(shadingOf(52, 76, 52)).toEqual([[undefined, undefined, undefined], 0]);
  });
});
