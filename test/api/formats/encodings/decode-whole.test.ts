import { describe, expect, it } from 'vitest';
import { decodeWhole } from '../../../../api/formats/encodings/decode-whole.ts';

describe('decodeWhole', () => {
  it('reads dashes, curly quotes and the euro sign of windows-1252', () => {
    const western = Uint8Array.of(0x93, 0x80, 0x35, 0x94, 0x20, 0x96, 0x20, 0xe9);
    expect(decodeWhole(western, 'windows-1252')).toBe('“€5” – é');
    expect(decodeWhole(western, 'iso-8859-1')).toBe('“€5” – é');
    expect(decodeWhole(Buffer.from('漢字'), 'utf-8')).toBe('漢字');
    expect(decodeWhole(Buffer.from('漢字').subarray(0, 4), 'utf-8')).toBe('漢\ufffd');
  });
});
