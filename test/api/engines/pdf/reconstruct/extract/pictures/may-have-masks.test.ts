import { describe, expect, it } from 'vitest';
import { mayHaveMasks } from '../../../../../../../api/engines/pdf/reconstruct/extract/pictures/may-have-masks.ts';

const has = (text: string) => mayHaveMasks(Buffer.from(text, 'latin1'));

describe('a PDF with masks', () => {
  it('names them, in numbers or not', () => {
    expect(has('<< /Subtype /Image /SMask 5 0 R >>')).toBe(true);
    expect(has('<< /Subtype/Image/Mask[0 3]>>')).toBe(true);
    expect(has('<< /#53M#61sk 5 0 R >>')).toBe(true);
    expect(has('<< /#4das#6B 5 0 R >>')).toBe(true);
  });

  it('is none where the name is part of another, or none', () => {
    expect(has('')).toBe(false);
    expect(has('<< /ImageMask true >>')).toBe(false);
    expect(has('stream Mask endstream')).toBe(false);
  });

  it('is found wherever the name is', () => {
    for (const before of [2 ** 20 - 7, 2 ** 20 - 2, 2 ** 20, 2 ** 21 + 5])
      expect(has(`${' '.repeat(before)}/SMask 1 0 R${' '.repeat(100)}`)).toBe(true);
  });
});
