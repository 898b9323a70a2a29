import { describe, expect, it } from 'vitest';
import { secondLine } from '../../../../../../../api/engines/pdf/reconstruct/compose/lists/second-line.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

/** Where the second line of an item stands whose label begins at 50 points, and its text at 68. */
function at(...xs: readonly number[]) {
  const lines = xs.flatMap((x, index) => findSegments(glyphs('A line of it', x, 100 + 12 * index)));
  const label = { text: '1', isBullet: false, length: 2, bodyX: 68, typed: null, hasSpace: false };
  return secondLine(passageOf(lines, null, { x0: 50, x1: 300 }), label);
}

describe('the second line of an item', () => {
  it('hangs where it begins below the text, but for rounding', () => {
    expect([at(50, 68), at(50, 70)]).toEqual(['hanging', 'hanging']);
  });

  it('is flush where it begins below the label', () => {
    expect([at(50, 50), at(50, 52)]).toEqual(['flush', 'flush']);
  });

  it('tells nothing elsewhere, or if there is none', () => {
    expect([at(50, 59), at(50)]).toEqual([null, null]);
  });
});
