import { describe, expect, it } from 'vitest';
import { levelOfGround, pgmOf, shadesOf } from '../../../../../../api/engines/pdf/recognise/picture/grey-picture.ts';

/** Four pixels of paper that is not quite even, and two of ink. */
const picture = { width: 3, height: 2, pixelsPerPoint: 1, data: Uint8Array.from([250, 252, 20, 251, 251, 30]) };

describe('a grey picture', () => {
  it('has the ground that most of its pixels have, or nearly so', () => {
    expect(levelOfGround(picture)).toBe(251);
  });

  it('has the shades that many of its other pixels have', () => {
    const data = Uint8Array.from([...new Array<number>(9).fill(250), 100, 104, 102, 20, 25, 180]);
    expect(shadesOf({ width: 5, height: 3, pixelsPerPoint: 1, data }, 250, 2)).toEqual([102, 23]);
  });

  it('is written as a PGM file', () => {
    expect(Buffer.from(pgmOf(picture)).toString('latin1')).toBe('P5\n3 2\n255\n\xfa\xfc\x14\xfb\xfb\x1e');
  });
});
