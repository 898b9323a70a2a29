import { describe, expect, it } from 'vitest';
import { withColumnTop } from '../../../../../../../api/engines/pdf/reconstruct/compose/flow/column-top.ts';
import { emptyParagraph } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/empty-paragraph.ts';

/** What a column starts, the height of its first line, and the space before each of its paragraphs. */
function topOf(before: number) {
  const blocks = withColumnTop([emptyParagraph({ before, starts: 'column' }), emptyParagraph({ before: 20 })]);
  return blocks.map((block) => (block.type === 'paragraph' ? [block.starts, block.line.value, block.before] : null));
}

describe('the text of a column', () => {
  it('is moved down by an empty paragraph', () => {
    expect(topOf(100)).toEqual([
      ['column', 100, 0],
      [null, 1, 0],
      [null, 1, 20],
    ]);
  });

  it('has its space before it if that is less than a line', () => {
    expect(topOf(5)).toEqual([
      ['column', 1, 5],
      [null, 1, 20],
    ]);
  });
});
