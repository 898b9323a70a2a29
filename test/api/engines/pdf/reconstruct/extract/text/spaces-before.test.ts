import { describe, expect, it } from 'vitest';
import type { Character } from '../../../../../../../api/engines/pdf/reconstruct/extract/text/codes/read-character.ts';
import { createSpacesBefore } from '../../../../../../../api/engines/pdf/reconstruct/extract/text/spaces-before.ts';
import { newGlyph } from '../../../../../../../api/engines/pdf/reconstruct/model/new-glyph.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const character = (text: string, other: Partial<Character> = {}): Character => ({
  index: 0,
  object: 1,
  code: text.codePointAt(0) as number,
  isGenerated: false,
  grown: null,
  unreadAs: null,
  unknown: null,
  ligature: null,
  isSoftHyphen: false,
  ...other,
});
const guessed = character(' ', { isGenerated: true });
const oddSpaceLook = { ...look, font: 'Other' };

/** The letters of a text as they know the spaces before them; `odd` tells that spaces are in another font. */
function read(characters: readonly Character[], odd = false) {
  let spaces = 0;
  const counted = createSpacesBefore({
    addSpace: () => void spaces++,
    addLetter: () => {
      const isOdd = odd && spaces > 0;
      spaces = 0;
      return isOdd ? oddSpaceLook : undefined;
    },
  });
  return characters.flatMap((each) => {
    if (counted.take(each)) return [];
    const letter = newGlyph(String.fromCodePoint(each.code), look, 10, 0, 0, 5, 10);
    counted.giveTo(letter, each.object);
    return [letter];
  });
}

const spacesOf = (characters: readonly Character[]) =>
  read(characters).map(({ text, space, spaces }) => [text, space, spaces]);

describe('the spaces before a letter', () => {
  it('are as many as the file has, of any width', () => {
    expect(spacesOf([...'a  b\u3000c'].map((text) => character(text)))).toEqual([
      ['a', null, 0],
      ['b', 'written', 2],
      ['c', 'written', 1],
    ]);
  });

  it('are guessed where only the room between letters shows them', () => {
    expect(spacesOf([character('a'), guessed, character('b')])[1]).toEqual(['b', 'guessed', 0]);
    expect(spacesOf([character('a'), character(' '), guessed, character('b')])[1]).toEqual(['b', 'written', 1]);
  });

  it('are what the letter before them knows, too, if the file has them', () => {
    const [a, b, c] = read([character('a'), character(' '), character('b'), guessed, character('c')]);
    expect([a, b, c].map((letter) => letter?.isBeforeSpace)).toEqual([true, undefined, undefined]);
  });

  it('let no line break if all of them say so', () => {
    const [, all, some] = read([...'a\u00a0b\u00a0 c'].map((text) => character(text)));
    expect([all?.isAfterNoBreakSpace, some?.isAfterNoBreakSpace]).toEqual([true, undefined]);
  });

  it('are characters without a meaning whose font draws nothing, but no letters that it draws', () => {
    expect(spacesOf([character('a'), character('\u0003', { unreadAs: 'blank' }), character('b')])[1]?.[1]).toBe(
      'written',
    );
    expect(spacesOf([character('\u0003', { unreadAs: 'letter' })])).toHaveLength(1);
    expect(spacesOf([character('\u0003')])).toEqual([]);
  });

  it('are no soft hyphens and no signs of formulas, whatever their codes', () => {
    expect(spacesOf([character('\u0002', { isSoftHyphen: true }), character('\u0000', { grown: '(' })])).toHaveLength(
      2,
    );
  });

  it('are signs that keep letters from joining, except between letters that would', () => {
    const nonJoiner = character('\u200c');
    expect(spacesOf([character('a'), nonJoiner, character('b')])[1]).toEqual(['b', 'written', 1]);
    expect(spacesOf([character('م'), nonJoiner, character('ن')]).map(([text]) => text)).toEqual(['م', '\u200c', 'ن']);
    // Around a space, they are nothing of their own.
    expect(spacesOf([character('م'), character(' '), nonJoiner, character('ن')])[1]).toEqual(['ن', 'written', 1]);
  });

  it('have the look of another font, if they are in one', () => {
    const [a, b] = read([character('a'), character(' '), character('b')], true);
    expect([a?.spaceLook, b?.spaceLook]).toEqual([undefined, oddSpaceLook]);
  });
});
