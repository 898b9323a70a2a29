import { expect, it } from 'vitest';
import { drawingsByKey } from '../../../../../../../api/engines/pdf/reconstruct/model/drawings/repeated-drawing.ts';

it('gathers drawings by their key, the first of each with all of its pages', () => {
  const found = drawingsByKey([['A', 'b'], [], ['a', 'a']], (drawn) => drawn.toLowerCase());
  expect([...found.values()]).toEqual([
    { drawn: 'A', on: new Set([0, 2]) },
    { drawn: 'b', on: new Set([0]) },
  ]);
});
