import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gunzip, isGzip } from '../../../../../api/engines/libreoffice/inspect/gunzip.ts';

async function* once(content: Buffer) {
  yield content;
}

async function unpack(packed: Buffer, maxBytes = 1000): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of gunzip(once(packed), maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe('gunzip', () => {
  it('unpacks what is packed, as far as it goes', async () => {
    const packed = gzipSync('a picture');
    expect([isGzip(packed), isGzip(Buffer.from('BM'))]).toEqual([true, false]);
    expect(await unpack(packed)).toBe('a picture');
    expect(await unpack(packed.subarray(0, -8))).toBe('a picture');
  });

  it('refuses more than a picture may have', async () => {
    await expect(unpack(gzipSync(Buffer.alloc(2000)))).rejects.toMatchObject({ code: 'too-complex' });
  });
});
