import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { needsPassword } from '../../../../../api/engines/libreoffice/inspect/needs-password.ts';
import { openCompoundFile } from '../../../../../api/formats/compound-file.ts';
import { compound } from '../../../../support/office/compound.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const scratch = await scratchFolder();

function wordStream(flags: number): Buffer {
  const head = Buffer.alloc(64);
  head.writeUInt16LE(0xa5ec, 0);
  head.writeUInt16LE(flags, 10);
  return head;
}

/** Records of a workbook, by type; they hold four bytes. */
const records = (...types: readonly number[]): Buffer =>
  Buffer.concat(types.map((type) => Buffer.from([type & 0xff, type >> 8, 4, 0, 0, 6, 5, 0])));

function currentUser(token: number): Buffer {
  const atom = Buffer.alloc(28);
  atom.writeUInt32LE(token, 12);
  return atom;
}

it.each([
  ['a document', { WordDocument: wordStream(0x1200) }, false],
  ['a protected document', { WordDocument: wordStream(0x1300) }, true],
  ['a document that ends at once', { WordDocument: Buffer.alloc(5) }, false],
  ['a workbook', { Workbook: records(0x809, 0x42, 0x0a) }, false],
  ['a protected workbook', { Workbook: records(0x809, 0x86, 0x2f, 0x42) }, true],
  ['a protected workbook of Excel 95', { Book: records(0x809, 0x2f) }, true],
  ['a presentation', { 'Current User': currentUser(0xe391c05f) }, false],
  ['a protected presentation', { 'Current User': currentUser(0xf3d1c4df) }, true],
  ['a document within another', { 'ObjectPool/WordDocument': wordStream(0x1300) }, false],
])('tells of %s whether it opens with a password only', async (_, streams, expected) => {
  const path = join(scratch, 'binary');
  await writeFile(path, compound(streams));
  const file = await openCompoundFile(path);
  expect(await needsPassword(file)).toBe(expected);
  await file.close();
});
