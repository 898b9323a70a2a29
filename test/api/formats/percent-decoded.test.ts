import { describe, expect, it } from 'vitest';
import { percentDecoded } from '../../../api/formats/percent-decoded.ts';

describe('percent-encoding', () => {
  it('is taken off addresses and names of parts, in UTF-8', () => {
    expect(percentDecoded('media/image%201.png')).toBe('media/image 1.png');
    expect(percentDecoded('%C3%BCber%2Funter')).toBe('über/unter');
    expect(percentDecoded('word/document.xml')).toBe('word/document.xml');
  });

  it('is found broken where it is cut off, or no UTF-8', () => {
    expect(['100%', '%G1', '%FC'].map(percentDecoded)).toEqual([null, null, null]);
  });
});
