import { expect, it } from 'vitest';
import { unknownLooks } from '../../../../../../api/engines/pdf/reconstruct/unread/unknown-looks.ts';
import { look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

it('makes the sign for an unknown letter as wide as the letter, and never wider than it is', () => {
  const asWide = unknownLooks();
  expect(asWide(look, 6)).toEqual({ ...look, stretch: 60 });
  expect(asWide(look, 1)).toEqual({ ...look, stretch: 33 });
  expect(asWide(look, 12)).toBe(look);
  expect(asWide(look, 6)).toBe(asWide(look, 6));
});
