import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readAt } from '../../../../api/formats/read-at.ts';
import { findZipEnd } from '../../../../api/formats/zip/zip-end.ts';

async function inFile<T>(content: Buffer, use: (file: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'filewright-test-'));
  const path = join(folder, 'file');
  await writeFile(path, content);
  const file = await open(path);
  try {
    return await use(file);
  } finally {
    await file.close();
    await rm(folder, { recursive: true });
  }
}

function endRecord(comment = ''): Buffer {
  const record = Buffer.alloc(22 + comment.length);
  record.write('PK\x05\x06', 'latin1');
  record.writeUInt16LE(comment.length, 20);
  record.write(comment, 22, 'latin1');
  return record;
}

const before = Buffer.alloc(100);
const find = (...parts: Buffer[]) => inFile(Buffer.concat(parts), findZipEnd);

it('finds the end record between other bytes', async () => {
  expect(await find(endRecord())).toMatchObject({ start: 0, end: 22 });
  expect(await find(before, endRecord('a comment'), Buffer.alloc(3000))).toMatchObject({ start: 100, end: 131 });
});

it('ignores a signature within the comment', async () => {
  expect(await find(before, endRecord(`PK\x05\x06${'x'.repeat(30)}\xff\xff`))).toMatchObject({ start: 100 });
});

it('finds none in a truncated file', async () => {
  expect(await find(before, endRecord('a comment').subarray(0, 25))).toBeUndefined();
  expect(await find(before)).toBeUndefined();
  expect(await find(Buffer.alloc(0))).toBeUndefined();
});

it('reads at a position, and fewer bytes at the end of the file', async () => {
  const bytes = Buffer.from('0123456789');
  expect(await inFile(bytes, (file) => readAt(file, 3, 4))).toEqual(Buffer.from('3456'));
  expect(await inFile(bytes, (file) => readAt(file, 8, 4))).toEqual(Buffer.from('89'));
});
