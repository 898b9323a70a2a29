import { describe, expect, it } from 'vitest';
import { withFloats } from '../../../../../../../api/engines/pdf/reconstruct/compose/drawings/page-drawings.ts';
import { emptyParagraph } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/empty-paragraph.ts';
import type { Inline } from '../../../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';

const float: Inline = { type: 'shapes', shapes: [] };
const shown = (parts: Parameters<typeof emptyParagraph>[0]) =>
  withFloats([emptyParagraph(parts)], [float], 'page').map((block) =>
    block.type === 'paragraph' ? [block.inlines.length, block.starts, block.before] : null,
  );

describe('drawings at a place on the page', () => {
  it('are anchored in the first paragraph', () => {
    expect(shown({ before: 5 })).toEqual([[1, 'page', 5]]);
  });

  it('are anchored above right-to-left text, in which LibreOffice mirrors their places', () => {
    expect(shown({ before: 5, isRightToLeft: true })).toEqual([
      [1, 'page', 0],
      [0, null, 4],
    ]);
  });
});
