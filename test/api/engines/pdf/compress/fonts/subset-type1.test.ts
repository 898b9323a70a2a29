import { describe, expect, it } from 'vitest';
import { subsetType1 } from '../../../../../../api/engines/pdf/compress/fonts/subset-type1.ts';

/** Adobe Type 1 Font Format §7.1, turned round when `back` is true. */
function crypt(data: Buffer, key: number, back: boolean): Buffer {
  let r = key;
  return Buffer.from(
    data.map((byte) => {
      const out = (byte ^ (r >> 8)) & 255;
      r = (((back ? byte : out) + r) * 52_845 + 22_719) & 0xffff;
      return out;
    }),
  );
}

function type1(glyphs: Readonly<Record<string, string>>) {
  const clear = Buffer.from(
    '%!PS\n/Encoding 256 array\ndup 65 /A put\ndup 66 /B put\nreadonly def\ncurrentfile eexec\n',
  );
  const entries = Object.entries(glyphs).map(([name, outline]) => {
    const charstring = crypt(Buffer.from(`rand${outline}`), 4330, false).toString('latin1');
    return `/${name} ${charstring.length} RD ${charstring} ND\n`;
  });
  const head = `rand/CharStrings ${entries.length} dict dup begin\n`;
  const secret = crypt(Buffer.from(`${head}${entries.join('')}end\n`, 'latin1'), 55_665, false);
  const zeros = Buffer.from('0'.repeat(64));
  return { data: Buffer.concat([clear, secret, zeros]), lengths: [clear.length, secret.length] as const };
}

describe('a subset of a Type 1 program', () => {
  const program = type1({ '.notdef': 'none', A: 'the outline of A', B: 'the outline of B' });

  it('contains only the wanted glyphs and .notdef, and their count', () => {
    const subset = subsetType1(program, new Set(['A']));
    const [from, length] = subset?.lengths ?? [0, 0];
    const secret = crypt((subset?.data ?? Buffer.alloc(0)).subarray(from, from + length), 55_665, true).toString(
      'latin1',
    );
    expect(secret).toContain('/CharStrings 2 dict');
    expect(secret).toMatch(/\/\.notdef .*\/A /s);
    expect(secret).not.toContain('/B ');
    expect(secret).toMatch(/ ND\nend\n$/);
    expect(subset?.data.toString('latin1', from + length)).toBe('0'.repeat(64));
  });

  it('is undefined if all glyphs are wanted, or one is composed of others', () => {
    expect(subsetType1(program, new Set(['A', 'B']))).toBeUndefined();
    expect(subsetType1(type1({ '.notdef': '', A: '\x0c\x06', B: 'b' }), new Set(['A']))).toBeUndefined();
  });
});
