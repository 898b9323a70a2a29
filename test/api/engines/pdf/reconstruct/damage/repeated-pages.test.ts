import { describe, expect, it } from 'vitest';
import { createRepeatedPages } from '../../../../../../api/engines/pdf/reconstruct/damage/repeated-pages.ts';
import type { Glyph } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

describe('pages that repeat others', () => {
  const found = (pages: readonly (readonly Glyph[])[]) => {
    const repeated = createRepeatedPages();
    for (const [index, letters] of pages.entries())
      repeated.add({ ...emptyPage(index, { width: 200, height: 100 }), glyphs: letters });
    return repeated.found();
  };

  it('have the same letters in the same places', () => {
    const [one, other, moved] = [glyphs('One', 10, 50), glyphs('Two', 10, 50), glyphs('One', 10, 51)];
    expect(found([one, other, moved, one, other])).toEqual([
      [1, 4],
      [2, 5],
    ]);
  });

  it('are not those without letters', () => {
    expect(found([[], []])).toEqual([]);
  });

  it('are no more than a few of many', () => {
    expect(found(Array.from({ length: 30 }, () => glyphs('One', 10, 50)))).toHaveLength(4);
  });
});
