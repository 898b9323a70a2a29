import { expect, it } from 'vitest';
import { recordsFrom } from '../../../../../../api/engines/libreoffice/kept/binary/book-records.ts';
import { namePaper } from '../../../../../../api/engines/libreoffice/prepare/books/name-paper.ts';

type Record = readonly [type: number, data: Buffer];

const [begins, ends]: Record[] = [
  [0x0809, Buffer.alloc(16)],
  [0x000a, Buffer.alloc(0)],
];
const locked: Record = [0x002f, Buffer.alloc(54)];

/** The description of a page. */
function page({ paper = 0, scale = 0, flags = 0 }): Record {
  const data = Buffer.alloc(34);
  data.writeUInt16LE(paper, 0);
  data.writeUInt16LE(scale, 2);
  data.writeUInt16LE(flags, 10);
  return [0x00a1, data];
}

const bookOf = (...records: readonly (Record | undefined)[]) =>
  Buffer.concat(
    records
      .filter((record) => record !== undefined)
      .map(([type, data]) => {
        const head = Buffer.alloc(4);
        head.writeUInt16LE(type, 0);
        head.writeUInt16LE(data.length, 2);
        return Buffer.concat([head, data]);
      }),
  );

/** Paper, scale and flags of each page after papers were named; null if nothing changed. */
function named(...records: readonly (Record | undefined)[]) {
  const book = bookOf(...records);
  if (!namePaper(book, 'A4')) return null;
  return [...recordsFrom(book, 0)]
    .filter(({ type }) => type === 0x00a1)
    .map(({ data }) => [0, 2, 10].map((at) => data.readUInt16LE(at)));
}

it('names the paper of sheets that name none', () => {
  const sheets = [begins, page({ scale: 80, flags: 0x80 }), ends, begins, page({ paper: 1, scale: 90 }), ends];
  expect(named(...sheets)).toEqual([
    [9, 80, 0x80],
    [1, 90, 0],
  ]);
});

it('takes what was written without a printer for nothing: portrait, at full size', () => {
  expect(named(begins, page({ paper: 1, scale: 7, flags: 0x44 }), ends)).toEqual([[9, 100, 0x02]]);
});

it('leaves sheets that name their paper, charts within sheets and locked workbooks as they are', () => {
  expect(named(begins, page({ paper: 5 }), ends)).toBeNull();
  expect(named(begins, begins, page({}), ends, ends)).toBeNull();
  expect(named(begins, locked, page({}), ends)).toBeNull();
});
