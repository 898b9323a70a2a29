import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readWorkbook } from '../../../../../../api/engines/libreoffice/prepare/books/read-workbook.ts';
import { compound } from '../../../../../support/office/compound.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const path = join(await scratchFolder(), 'book.xls');
const book = Buffer.alloc(5000, 'book');

it('reads the workbook of a file, whatever the case of its name, and where its pieces are', async () => {
  await writeFile(path, compound({ WORKBOOK: book }));
  expect(await readWorkbook(path, 5000, (workbook) => workbook.book)).toEqual(book);
  const pieces = await readWorkbook(path, 5000, (workbook) => workbook.pieces());
  expect(pieces?.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(5000);
});

it('is null for files without one, for large and for damaged ones', async () => {
  await writeFile(path, compound({ Book: book }));
  expect(await readWorkbook(path, 5000, () => 'read')).toBeNull();
  await writeFile(path, compound({ Workbook: book }));
  expect(await readWorkbook(path, 4999, () => 'read')).toBeNull();
  const breakOff = () => {
    throw new RangeError('breaks off');
  };
  expect(await readWorkbook(path, 5000, breakOff)).toBeNull();
  await writeFile(path, 'no compound file at all');
  expect(await readWorkbook(path, 5000, () => 'read')).toBeNull();
});

it('throws what else goes wrong', async () => {
  await writeFile(path, compound({ Workbook: book }));
  const fail = () => Promise.reject(new Error('a defect'));
  await expect(readWorkbook(path, 5000, fail)).rejects.toThrow('a defect');
});
