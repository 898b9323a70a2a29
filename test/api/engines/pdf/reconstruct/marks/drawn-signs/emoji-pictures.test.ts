import { describe, expect, it } from 'vitest';
import { withoutEmojiPictures } from '../../../../../../../api/engines/pdf/reconstruct/marks/drawn-signs/emoji-pictures.ts';
import type { Page, Picture } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const white = { ...look, colour: 'FFFFFF' };
const page = (text: string, picture: Partial<Picture>): Page => ({
  ...emptyPage(0, { width: 600, height: 800 }),
  glyphs: glyphs(text, 70, 100, white),
  pictures: [{ x0: 70, x1: 75, y0: 93, y1: 99, bytes: new Uint8Array(), format: 'png', ...picture }],
});

describe('the picture of an emoji', () => {
  it('is left out, and its letter becomes visible', () => {
    const { glyphs: letters, pictures } = withoutEmojiPictures(page('✅ Done', {}));
    expect(pictures).toEqual([]);
    expect(letters.map((letter) => letter.look.colour).slice(0, 2)).toEqual(['000000', 'FFFFFF']);
  });

  it.each<[string, string, Partial<Picture>]>([
    ['over other letters', 'Done', {}],
    ['beside an emoji', '✅ Done', { x0: 80, x1: 86 }],
    ['much larger than the emoji on it', '✅ Done', { x0: 60, x1: 85, y0: 85, y1: 110 }],
  ])('stays %s', (_, text, picture) => {
    const read = page(text, picture);
    expect(withoutEmojiPictures(read)).toBe(read);
  });
});
