import { describe, expect, it } from 'vitest';
import { shadePassages } from '../../../../../../api/engines/pdf/reconstruct/flow/shade-passages.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findPassages } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

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

  it('is drawn behind a title and small type with much space around both, which is no part of either', () => {
    const title = findPassages(findSegments(glyphs('One', 52, 140, { ...look, size: 40 })), edges);
    const items = [...title, ...findPassages(findSegments(glyphs('Two.', 52, 190)), edges)];
    const { items: shaded, used } = shadePassages(items, edges, [{ ...area, y0: 65, y1: 210 }]);
    expect([shaded, used]).toEqual([items, []]);
  });

  it('shades a paragraph far below another if it goes on with the area of that one', () => {
    const at = (y: number, text: string) => findPassages(findSegments(glyphs(text, 52, y)), edges);
    const items = [...at(100, 'One.'), ...at(140, 'Two.')];
    const [above, below] = [
      { ...area, y1: 103 },
      { ...area, y0: 103, y1: 143 },
    ];
    const shadings = (fills: readonly (typeof area)[]) =>
      shadePassages(items, edges, fills).items.map((item) => (item.type === 'passage' ? item.shading : null));
    expect(shadings([above, below])).toEqual([above, below]);
    expect(shadings([above, { ...below, y0: 110 }])).toEqual([above, undefined]);
  });
});
