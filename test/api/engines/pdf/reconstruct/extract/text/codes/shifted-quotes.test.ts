import { describe, expect, it } from 'vitest';
import { mendShiftedQuotes } from '../../../../../../../../api/engines/pdf/reconstruct/extract/text/codes/shifted-quotes.ts';
import { newGlyph } from '../../../../../../../../api/engines/pdf/reconstruct/model/new-glyph.ts';
import { look } from '../../../../../../../support/rebuilt-pdf/glyphs.ts';

/** The text of a line whose quotation marks were mended. */
function mended(line: string, isOther = (_: string) => false): string {
  const other = { ...look, font: 'Other' };
  const letters = [...line].flatMap((character, index) => {
    if (character === ' ') return [];
    const x = 10 + 5 * index;
    const letter = newGlyph(character, isOther(character) ? other : look, 20, x, 12, x + 5, 22);
    if (line[index - 1] === ' ') letter.space = 'written';
    return [letter];
  });
  mendShiftedQuotes(letters);
  return letters.map(({ text, space }) => (space === null ? '' : ' ') + text).join('');
}

describe('quotation marks that Word 2007 calls a bar and a double line', () => {
  it('are what they are drawn as', () => {
    expect(mended('a ―word‖, and (―two.‖)')).toBe('a “word”, and (“two.”)');
  });

  it.each([
    ['the norm ‖x‖ ―as said', 'a norm'],
    ['one―two‖', 'a dash'],
    ['― first', 'a line of dialogue'],
    ['―first', 'a bar alone'],
  ])('are not in %s', (line) => {
    expect(mended(line)).toBe(line);
  });

  it('are of one font', () => {
    expect(mended('―word‖', (character) => character === '‖')).toBe('―word‖');
  });
});
