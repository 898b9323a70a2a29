import { expect, it } from 'vitest';
import { isUnknownLetter } from '../../../../../../api/engines/pdf/reconstruct/model/characters/unknown-letters.ts';
import { isTold, withToldLetters } from '../../../../../../api/engines/pdf/reconstruct/unread/with-told-letters.ts';
import { signOf, unreadPage } from '../../../../../support/rebuilt-pdf/unread-page.ts';

const told = new Map([...'abcdefghij'].map((letter) => [signOf(letter), letter]));

it('sets the letters that are told, and counts the others', () => {
  const page = withToldLetters(unreadPage(['bad yz']), told);
  expect(page.glyphs.map(({ text, space }) => [text, space])).toEqual([
    ...[...'bad'].map((letter) => [letter, null]),
    ['\ufffd', 'written'],
    ['\ufffd', null],
  ]);
  expect(page.unread).toBe(2);
  // The sign for an unknown letter is as wide as the letter: half an em.
  expect(page.glyphs.map(({ look }) => look.stretch)).toEqual([undefined, undefined, undefined, 50, 50]);
});

it('sets signs for letters that the page draws itself in the line and the size of those beside them', () => {
  const page = unreadPage(['of z and', 'zz'], /z/);
  const drawn = page.glyphs.map((glyph) => {
    if (!isUnknownLetter(glyph.text)) return glyph;
    const look = { ...glyph.look, font: '', size: 25 };
    return { ...glyph, look, baseline: glyph.baseline - 7, y0: glyph.y0 - 2, y1: glyph.y1 + 9 };
  });
  const { glyphs } = withToldLetters({ ...page, glyphs: drawn }, told);
  const signs = glyphs.filter(({ text }) => text === '\ufffd');
  expect(signs.map(({ look, baseline }) => [look.size, baseline])).toEqual([
    [10, 40],
    [25, 53],
    [25, 53],
  ]);
});

it('sets several letters for one', () => {
  const { glyphs } = withToldLetters(unreadPage(['X']), new Map([[signOf('X'), 'fi']]));
  expect(glyphs.map(({ text, x0, x1 }) => [text, x0, x1])).toEqual([
    ['f', 20, 22.5],
    ['i', 22.5, 25],
  ]);
});

it('leaves what is known', () => {
  const page = unreadPage(['plain text'], /$^/);
  expect(withToldLetters(page, told)).toEqual(page);
});

it('knows a page by nearly all of its unknown letters', () => {
  expect(isTold(unreadPage(['abcdefghij'.repeat(10)]), told)).toBe(true);
  expect(isTold(unreadPage([`z${'abcdefghij'.repeat(10)}`]), told)).toBe(true);
  expect(isTold(unreadPage([`zzzz${'abcdefghij'.repeat(10)}`]), told)).toBe(false);
});
