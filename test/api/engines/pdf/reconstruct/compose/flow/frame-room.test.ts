import { describe, expect, it } from 'vitest';
import { withFrameRoom } from '../../../../../../../api/engines/pdf/reconstruct/compose/flow/frame-room.ts';
import { emptyParagraph } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/empty-paragraph.ts';

/** The height of the first line of each paragraph of a frame, the space before it, where it begins and what it starts. */
function shown(above: number, below: number) {
  const text = emptyParagraph({
    before: 50,
    left: 30,
    firstLine: -10,
    starts: 'page',
    line: { rule: 'exact', value: 12 },
  });
  return withFrameRoom([text], above, below).map((block) =>
    block.type === 'paragraph' ? [block.line.value, block.before, block.left, block.starts] : null,
  );
}

describe('the text of a frame', () => {
  it('has empty paragraphs between it and the sides', () => {
    expect(shown(20, 30)).toEqual([
      [20, 30, 20, 'page'],
      [12, 0, 30, null],
      [30, 0, 20, null],
    ]);
  });

  it('has none where it is less than a line away from them', () => {
    expect(shown(8, 8)).toEqual([[12, 50, 30, 'page']]);
  });
});
