import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { blockReader, openZip } from '../../../../api/formats/zip/open-zip.ts';
import { packed } from '../../../support/office/package.ts';
import { scratchFolder } from '../../../support/scratch.ts';

const scratch = await scratchFolder();

describe('reading in blocks', () => {
  it('reads any range, shortened only at the end of the file', async () => {
    const path = join(scratch, 'bytes');
    const content = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));
    await writeFile(path, content);
    const file = await open(path);
    try {
      const read = blockReader(file);
      for (const [position, length] of [
        [0, 10],
        [65_530, 20],
        [5, 100_000],
        [0, 10],
      ] as const) {
        const target = Buffer.alloc(length);
        expect(await read(target, 0, length, position)).toBe(length);
        expect(target.equals(content.subarray(position, position + length))).toBe(true);
      }
      expect(await read(Buffer.alloc(20), 0, 20, content.length - 5)).toBe(5);
    } finally {
      await file.close();
    }
  });

  it('keeps the blocks of two places that are read in turn, as a directory and the entries that it names', async () => {
    const path = join(scratch, 'places');
    await writeFile(path, Buffer.alloc(400_000));
    const file = await open(path);
    try {
      const reads = vi.spyOn(file, 'read');
      const read = blockReader(file);
      for (let entry = 0; entry < 100; entry++) {
        await read(Buffer.alloc(46), 0, 46, 300_000 + 46 * entry);
        await read(Buffer.alloc(30), 0, 30, 30 * entry);
      }
      expect(reads).toHaveBeenCalledTimes(2);
    } finally {
      await file.close();
    }
  });
});

describe('opening an archive', () => {
  const namesIn = async (content: Uint8Array) => {
    const path = join(scratch, 'archive.zip');
    await writeFile(path, content);
    const zip = await openZip(path);
    const names: string[] = [];
    for await (const { fileName } of zip.eachEntry()) names.push(fileName);
    zip.close();
    return names;
  };

  it.each([
    ['nothing', ''],
    ['line ends', '\r\n\r\n'],
    ['zeros', '\0'.repeat(1000)],
  ])('lists its entries with %s behind it', async (_, appended) => {
    const archive = await packed({ 'a.txt': 'a', 'b/c.txt': 'c' });
    expect(await namesIn(Buffer.concat([archive, Buffer.from(appended)]))).toEqual(['a.txt', 'b/c.txt']);
  });

  it('throws for other files', async () => {
    await expect(namesIn(Buffer.from('not an archive'))).rejects.toThrow(/end of central directory/i);
  });
});
