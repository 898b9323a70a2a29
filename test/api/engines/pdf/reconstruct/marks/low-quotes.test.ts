import { describe, expect, it } from 'vitest';
import { withLowQuotes } from '../../../../../../api/engines/pdf/reconstruct/marks/low-quotes.ts';
import type { Glyph } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const read = (letters: readonly Glyph[]) =>
  withLowQuotes({ ...emptyPage(0, { width: 300, height: 400 }), glyphs: letters }).glyphs;

/** Quotation marks so many points below the baseline of the word after them, which seems to have a space before it. */
function quoted(quote: string, drop: number): readonly Glyph[] {
  const [first, ...rest] = glyphs('Wort', 55, 100);
  return [...glyphs(quote, 50, 100 + drop), { ...(first as Glyph), space: 'guessed', spaces: 1 }, ...rest];
}

describe('quotation marks before a word', () => {
  it('are low ones on its baseline if they are lowered to it', () => {
    const [quote, letter] = read(quoted('”', 6.1));
    expect(quote).toMatchObject({ text: '„', baseline: 100, y0: 92, y1: 102 });
    expect(letter).toMatchObject({ text: 'W', space: null, spaces: 0 });
    expect(read(quoted('’', 6.1))[0]?.text).toBe('‚');
  });

  it('stay what they are on its baseline, on a line below it, away from it, and if they open', () => {
    const apart = [...glyphs('”', 40, 106), ...glyphs('Wort', 55, 100)];
    for (const letters of [quoted('”', 0), quoted('”', 12), quoted('“', 6.1), apart])
      expect(read(letters)).toEqual(letters);
  });
});
