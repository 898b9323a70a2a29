import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { partedLabels } from '../../../../../../api/engines/pdf/reconstruct/lines/parted-labels.ts';
import type { Glyph } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const partsOf = (...texts: readonly (readonly Glyph[])[]) => {
  const lines = findSegments(texts.flat());
  expect(lines).toHaveLength(1);
  return lines.flatMap(partedLabels).map(({ text, x0, x1 }) => [text, x0, x1]);
};

describe('labels of a drawing in one line', () => {
  it('are apart at gaps wider than a space', () => {
    expect(partsOf(glyphs('4', 50, 100), glyphs('14', 67, 100))).toEqual([
      ['4', 50, 55],
      ['14', 67, 77],
    ]);
  });

  it('are one at spaces', () => {
    expect(partsOf(glyphs('two words', 50, 100))).toEqual([['two words', 50, 95]]);
  });
});
