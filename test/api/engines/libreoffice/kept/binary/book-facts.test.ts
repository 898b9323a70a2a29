import { expect, it } from 'vitest';
import { readBookFacts } from '../../../../../../api/engines/libreoffice/kept/binary/book-facts.ts';
import { sheetRecord, written } from '../../../../../support/office/book-records.ts';

const beginning = [0x0809, Buffer.alloc(16)] as const;
const end = [0x000a, Buffer.alloc(0)] as const;

/** A description of a page: the size of its paper, and flags. */
function page(paper: number, flags = 0) {
  const data = Buffer.alloc(34);
  data.writeUInt16LE(paper, 0);
  data.writeUInt16LE(flags, 10);
  return [0x00a1, data] as const;
}

/** An object of a kind, with flags, and what else describes it. */
function object(kind: number, flags = 0, ...parts: readonly (readonly [number, number])[]) {
  const data = Buffer.alloc(22);
  data.writeUInt16LE(0x15, 0);
  data.writeUInt16LE(18, 2);
  data.writeUInt16LE(kind, 4);
  data.writeUInt16LE(flags, 8);
  const rest = parts.map(([type, bytes]) => {
    const part = Buffer.alloc(4 + bytes);
    part.writeUInt16LE(type, 0);
    part.writeUInt16LE(bytes, 2);
    return part;
  });
  return [0x005d, Buffer.concat([data, ...rest])] as const;
}

type Records = Parameters<typeof written>[0];

/** A workbook of sheets with these records. */
function book(...sheets: readonly Records[]): Buffer {
  const bodies = sheets.map((records) => written([beginning, ...records, end]));
  const head = (at: number) =>
    written([beginning, ...bodies.map((_, index) => sheetRecord(offsets(at)[index] ?? 0)), end]);
  const offsets = (at: number) => bodies.map((_, index) => at + Buffer.concat(bodies.slice(0, index)).length);
  return Buffer.concat([head(head(0).length), ...bodies]);
}

const hasControls = (record: Records[number]) => readBookFacts(book([record])).hasControls;

it('tells the sheets that name no size of paper', () => {
  const found = readBookFacts(book([page(9)], [page(1, 4)], [], [page(0)], [beginning, page(9), end]));
  expect([...found.withoutPaper]).toEqual([1, 2, 3, 4]);
});

it('reads a workbook with very many sheets at one place, and no end of any, before a test is over', () => {
  const sheets = Array.from({ length: 40_000 }, () => sheetRecord(0));
  expect(readBookFacts(written([beginning, ...sheets])).withoutPaper.size).toBe(40_000);
});

it('finds form fields and embedded documents, and no buttons of filters, shapes and pictures', () => {
  expect([object(0x0b), object(0x14), object(8, 0, [0x07, 2], [0x09, 6])].map(hasControls)).toEqual([true, true, true]);
  expect([object(0x14, 0x0100), object(2), object(8, 0, [0x07, 2], [0x09, 0])].map(hasControls)).not.toContain(true);
});

it('throws for a page that breaks off', () => {
  expect(() => readBookFacts(book([[0x00a1, Buffer.alloc(1)]]))).toThrow(RangeError);
});
