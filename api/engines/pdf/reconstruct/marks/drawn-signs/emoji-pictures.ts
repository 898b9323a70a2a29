import { glyphWith } from '../../model/new-glyph.ts';
import type { Box, Glyph, Page, Picture } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';

const emoji = /\p{Extended_Pictographic}/u;
/** The colour of text that no style sets. */
const black = '000000';

const covers = ({ x0, x1, y0, y1 }: Box, x: number, y: number) => x > x0 && x < x1 && y > y0 && y < y1;

/** Whether a picture is at the place of a letter, and about as wide. */
function draws(picture: Picture, letter: Glyph): boolean {
  const [width, other] = [picture.x1 - picture.x0, letter.x1 - letter.x0];
  return (
    covers(letter, (picture.x0 + picture.x1) / 2, (picture.y0 + picture.y1) / 2) &&
    Math.max(width, other) < thresholds.emoji.maxTimes * Math.min(width, other)
  );
}

/**
 * Leaves out the pictures of emoji. macOS draws an emoji as a picture over its letter, which it writes in white, so that
 * the emoji would be there twice. The letters become black: fonts with emoji have colours of their own.
 */
export function withoutEmojiPictures(page: Page): Page {
  const letters = page.pictures.length === 0 ? [] : page.glyphs.filter(({ text }) => emoji.test(text));
  const drawnBy = new Map<Picture, Glyph>();
  for (const picture of page.pictures) {
    const letter = letters.find((each) => draws(picture, each));
    if (letter !== undefined) drawnBy.set(picture, letter);
  }
  if (drawnBy.size === 0) return page;
  const looks = new Map([...drawnBy.values()].map(({ look }) => [look, { ...look, colour: black }]));
  const drawn = new Set(drawnBy.values());
  return {
    ...page,
    glyphs: page.glyphs.map((glyph) =>
      drawn.has(glyph) ? glyphWith(glyph, { look: looks.get(glyph.look) ?? glyph.look }) : glyph,
    ),
    pictures: page.pictures.filter((picture) => !drawnBy.has(picture)),
  };
}
