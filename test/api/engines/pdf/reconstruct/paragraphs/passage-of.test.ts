import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { passageOf } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** The alignment of lines in a column from 50 to 300: texts with their left ends, five points a letter. */
const alignmentOf = (...lines: readonly (readonly [text: string, x: number])[]) => {
  const segments = findSegments(lines.flatMap(([text, x], index) => glyphs(text, x, 100 + 12 * index)));
  return passageOf(segments, null, { x0: 50, x1: 300 }).alignment;
};
const full = 'all of the lines of this text are full to the edge';

describe('lines that end at the right edge', () => {
  it('are justified if only the first begins elsewhere, as where a paragraph goes on on the next page', () => {
    const first = 'the first line has an indent, and is as full';
    expect(alignmentOf([`${first}x`, 75], [full, 50], [full, 50])).toBe('justified');
    expect(alignmentOf([`${first}x`, 75], [full, 50])).not.toBe('right');
    expect(alignmentOf([full, 50], [`${first}x`, 75], [`${first}x`, 75])).toBe('justified');
  });

  it('are set at it if each begins where its length puts it', () => {
    expect(alignmentOf(['somebody or other', 215], ['at their own place', 210], ['in a small town', 225])).toBe(
      'right',
    );
    expect(alignmentOf(['12', 290], ['1000', 280], ['2000', 280])).toBe('right');
  });

  it('of their own, short of that of the column, are justified if spaces are stretched to it', () => {
    const lineOf = (gap: number, y: number) => {
      let x = 50;
      return ['some', 'words', 'of', 'text'].flatMap((word, at) => {
        const letters = glyphs(word, x, y);
        x = (letters.at(-1)?.x1 ?? x) + gap;
        return letters.map((each, nth) =>
          nth === 0 && at > 0 ? { ...each, space: 'written' as const, spaces: 1 } : each,
        );
      });
    };
    const stretched = (...gaps: readonly number[]) => gaps.flatMap((gap, index) => lineOf(gap, 100 + 12 * index));
    const alignment = (...gaps: readonly number[]) =>
      passageOf(findSegments(stretched(...gaps)), null, { x0: 50, x1: 300 }).alignment;
    expect(alignment(4, 4, 2.5)).toBe('justified');
    expect(alignment(2.5, 2.5, 2.5)).toBe('left');
    expect(alignment(4, 3, 2.5)).toBe('left');
  });
});
