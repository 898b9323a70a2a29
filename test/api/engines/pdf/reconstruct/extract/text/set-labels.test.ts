import { describe, expect, it } from 'vitest';
import { createLabelFinder } from '../../../../../../../api/engines/pdf/reconstruct/extract/text/set-labels.ts';
import type { Tag } from '../../../../../../../api/engines/pdf/reconstruct/model/tag.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const tagOf = (block: number): Tag => ({ block, heading: 1, isItem: false, cell: null });

/** What is found to be a label in paragraphs, each of which the file draws in several parts. */
function labelsOf(...paragraphs: readonly (readonly string[])[]): readonly string[] {
  const find = createLabelFinder();
  return paragraphs.map((parts, block) => {
    const letters = parts.flatMap((part, object) =>
      glyphs(part, 50, 100).map((glyph) => ({ glyph: { ...glyph, tag: tagOf(block) }, object: 10 * block + object })),
    );
    for (const { glyph, object } of letters) find(glyph, object);
    return letters.map(({ glyph: { tag, text } }) => (tag.isLabel ? text : '')).join('');
  });
}

describe('Chinese numbers before paragraphs', () => {
  it('are labels if the file draws them apart from the text', () => {
    expect(labelsOf(['一、', '整体情况'], ['（二）', '详情'], ['第三章', '概述'])).toEqual([
      '一、',
      '（二）',
      '第三章',
    ]);
  });

  it('are text if it begins with them, and within it', () => {
    expect(labelsOf(['一、整体', '情况'], ['整体', '一、', '情况'], ['一、'], ['一体', '情况'])).toEqual([
      '',
      '',
      '',
      '',
    ]);
  });
});
