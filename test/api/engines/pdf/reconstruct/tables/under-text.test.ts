import { describe, expect, it } from 'vitest';
import type { Picture } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { createLetterFinder } from '../../../../../../api/engines/pdf/reconstruct/tables/letter-finder.ts';
import { picturesUnderText } from '../../../../../../api/engines/pdf/reconstruct/tables/under-text.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const picture = (x0: number, x1: number): Picture => ({
  ...{ x0, x1, y0: 80, y1: 120 },
  format: 'png',
  bytes: Buffer.from(''),
});

describe('a picture with letters on it', () => {
  it('is not one beside or barely below them', () => {
    const [under, beside] = [picture(40, 200), picture(200, 260)];
    expect(picturesUnderText([under, beside], createLetterFinder(glyphs('Letters', 50, 100)))).toEqual(
      new Set([under]),
    );
    expect(picturesUnderText([under], createLetterFinder(glyphs('Letters', 50, 84))).size).toBe(0);
    expect(picturesUnderText([under], createLetterFinder(glyphs('No', 50, 100))).size).toBe(0);
  });
});
