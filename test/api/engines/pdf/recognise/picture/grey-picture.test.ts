import { describe, expect, it } from 'vitest';
import { groundOf, levelOfGround, pgmOf } from '../../../../../../api/engines/pdf/recognise/picture/grey-picture.ts';

/** Four pixels of paper that is not quite even, and two of ink. */
const picture = { width: 3, height: 2, pixelsPerPoint: 1, data: Uint8Array.from([250, 252, 20, 251, 251, 30]) };

describe('a grey picture', () => {
  it('has the ground that most of its pixels have, or nearly so', () => {
    expect(levelOfGround(picture)).toBe(251);
    const { level, share } = groundOf(picture, { x0: 0, y0: 0, x1: 3, y1: 2 });
    expect([level, share]).toEqual([251, 4 / 6]);
    expect(groundOf(picture, { x0: 2, y0: 0, x1: 3, y1: 1 })).toEqual({ level: 20, share: 1 });
  });

  it('is written as a PGM file', () => {
    expect(Buffer.from(pgmOf(picture)).toString('latin1')).toBe('P5\n3 2\n255\n\xfa\xfc\x14\xfb\xfb\x1e');
  });
});
