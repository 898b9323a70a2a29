import { describe, expect, it } from 'vitest';
import { headsInRun } from '../../../../../../api/engines/pdf/reconstruct/heads/heads-in-runs.ts';
import { createRepeats, placeOf } from '../../../../../../api/engines/pdf/reconstruct/heads/repeated-lines.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** Pages of text below the heads that a part of them has. */
const pagesWith = (heads: readonly string[], textY: number) =>
  heads.map((head, index) => ({
    ...{ index, width: 600, height: 800 },
    segments: findSegments([
      ...(head === '' ? [] : glyphs(head, 80, 40)),
      ...[textY, textY + 30, 300, 600].flatMap((y, at) =>
        glyphs(`Words of the page ${'abcdefghi'[index]} in ${'abcd'[at]}`, 80, y),
      ),
    ]),
  }));
/** @param limit Points from the upper edge to the text of other pages. */
function headsOf(heads: readonly string[], { textY = 100, limit = 90 as number | null } = {}) {
  const pages = pagesWith(heads, textY);
  const repeats = createRepeats(pages);
  return pages.map((page) => {
    const candidates = page.segments.filter((line) => placeOf(line, page.height) === 'header');
    return headsInRun(page, 'header', candidates, repeats, () => limit)
      .map(({ text }) => text)
      .join();
  });
}

describe('heads of consecutive pages', () => {
  const heads = ['Preface', 'Preface', 'First chapter', 'First chapter', 'First chapter', '', '', '', ''];

  it('are above the text of other pages', () => {
    expect(headsOf(heads)).toEqual(heads);
    expect(headsOf(heads, { limit: 30 }).slice(0, 2)).toEqual(['', '']);
  });

  it('are apart from the text below', () => {
    expect(headsOf(heads, { textY: 56 })).toEqual(heads.map(() => ''));
  });

  it('are in the margin of several pages if nothing is known of the others', () => {
    expect(headsOf(heads, { limit: null })).toEqual(heads.map((head) => (head === 'Preface' ? '' : head)));
  });
});
