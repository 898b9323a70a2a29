import { describe, expect, it } from 'vitest';
import { readRtf } from '../../../../../../api/engines/libreoffice/inspect/rtf/rtf-tokens.ts';

/** The tokens of a document that arrives in pieces, and what is missing of its binary data. */
async function read(...pieces: readonly string[]) {
  const tokens: string[] = [];
  async function* source() {
    for (const piece of pieces) yield Buffer.from(piece, 'latin1');
  }
  const missing = await readRtf(source(), {
    open: (offset) => tokens.push(`{${offset}`),
    close: (offset) => tokens.push(`}${offset}`),
    control: (word, value, end) => tokens.push(`${word}=${value}@${end}`),
    symbol: (byte) => tokens.push(`\\${String.fromCharCode(byte)}`),
    byte: (byte) => tokens.push(String.fromCharCode(byte)),
    binary: (bytes) => tokens.push(`<${bytes.toString('latin1')}>`),
  });
  return { tokens, missing };
}

describe('readRtf', () => {
  it('reads groups, control words with and without a number, symbols and text', async () => {
    const { tokens } = await read('{\\*\\b\\fs-24 a\\par\r\nb}');
    expect(tokens).toEqual(['{0', '\\*', 'b=undefined@5', 'fs=-24@11', 'a', 'par=undefined@17', 'b', '}20']);
  });

  it('reads escaped characters, by their sign or by their code', async () => {
    const { tokens } = await read("\\{\\'41\\\\\\'zz");
    expect(tokens).toEqual(['{', 'A', '\\']);
  });

  it('reads the same when a token is divided between two pieces', async () => {
    expect(await read('{\\fo', 'nt1', "2\\'4", '1}')).toEqual(await read("{\\font12\\'41}"));
  });

  it('passes on binary data, of which braces and control words are a part', async () => {
    const { tokens, missing } = await read('{\\bin5 {\\b', '}}}');
    expect(tokens).toEqual(['{0', 'bin=5@6', '<{\\b>', '<}}>', '}12']);
    expect(missing).toBe(0);
  });

  it('counts the bytes of binary data that a document lacks', async () => {
    expect((await read('{\\bin9 abc')).missing).toBe(6);
  });
});
