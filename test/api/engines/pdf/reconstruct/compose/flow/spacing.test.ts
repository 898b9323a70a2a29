import { describe, expect, it } from 'vitest';
import { createSpacing } from '../../../../../../../api/engines/pdf/reconstruct/compose/flow/spacing.ts';

/** The spaces above blocks from their tops and bottoms on the page, and where the last one ends as set. */
function spacesOf(blocks: readonly (readonly [top: number, bottom: number])[], top = 40) {
  const spacing = createSpacing(top, 12);
  const spaces = blocks.map(([y0, y1]) => {
    const space = spacing.before(y0);
    spacing.endAt(y1);
    return space;
  });
  return { spaces, bottom: spacing.bottom() };
}

describe('the space between blocks', () => {
  it.each([
    [
      'is that of the page',
      [
        [60, 100],
        [130, 150],
      ],
      [20, 30],
      150,
    ],
    [
      'is none where they stood side by side, which those below make up for',
      [
        [60, 100],
        [60, 100],
        [200, 210],
      ],
      [20, 0, 60],
      210,
    ],
    [
      'keeps a little where much stood side by side',
      [
        [60, 100],
        [60, 100],
        [130, 140],
      ],
      [20, 0, 7],
      157,
    ],
  ] as const)('%s', (_, blocks, spaces, bottom) => {
    const found = spacesOf(blocks);
    expect(found.spaces.map(Math.round)).toEqual(spaces);
    expect(Math.round(found.bottom)).toBe(bottom);
  });

  it('is not counted above a first block that may begin anywhere', () => {
    expect(spacesOf([[60, 100]], Number.POSITIVE_INFINITY)).toEqual({ spaces: [0], bottom: 100 });
  });
});
