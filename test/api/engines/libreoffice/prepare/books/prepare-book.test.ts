import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { recordsFrom } from '../../../../../../api/engines/libreoffice/kept/binary/book-records.ts';
import { prepareBook } from '../../../../../../api/engines/libreoffice/prepare/books/prepare-book.ts';
import { openCompoundFile } from '../../../../../../api/formats/compound-file.ts';
import { compound } from '../../../../../support/office/compound.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const folder = await scratchFolder();
const input = join(folder, 'input.xls');
const output = join(folder, 'prepared.xls');

type Record = readonly [type: number, data: Uint8Array];

function bookOf(records: readonly Record[]): Buffer {
  const written = records.map(([type, data]) => {
    const head = Buffer.alloc(4);
    head.writeUInt16LE(type, 0);
    head.writeUInt16LE(data.length, 2);
    return Buffer.concat([head, data]);
  });
  return compound({ Workbook: Buffer.concat(written) });
}

const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');
const beginning: Record = [0x0809, Buffer.alloc(16)];
const cell = '0100 0200 0f00';
const text: Record = [0x0207, bytes('0300 00 414243')];
const info = '17020061 62 41f400';
const formula = (result: string, tokens = info): Record => [
  0x0006,
  bytes(`${cell}${result} 0100 00000000 0800${tokens}`),
];
const ofText = formula('00 00 00 00 00 00 ff ff');

/** The types of the records that are left, and their data; null if the file was left alone. */
async function prepared(records: readonly Record[]): Promise<readonly (readonly [number, string])[] | null> {
  await writeFile(input, bookOf(records));
  if ((await prepareBook(input, output, null)) === input) return null;
  const file = await openCompoundFile(output);
  const [stream] = file.streams;
  const book = stream && (await file.read(stream, stream.bytes));
  await file.close();
  return [...recordsFrom(book ?? Buffer.alloc(0), 0)]
    .filter(({ type }) => type !== 0x0fff)
    .map(({ type, data }) => [type, data.toString('hex')]);
}

/** As they are written and read. */
const listed = (...records: readonly (readonly [number, Uint8Array | string])[]) =>
  records.map(([type, data]) => [type, (typeof data === 'string' ? bytes(data) : Buffer.from(data)).toString('hex')]);

it.each([
  ['a text', [ofText, text], [0x0204, `${cell}0300 00 414243`]],
  ['a number', [formula('000000000000f03f')], [0x0203, `${cell}000000000000f03f`]],
  ['an error', [formula('02 00 2a 00 00 00 ff ff')], [0x0205, `${cell}2a01`]],
  ['nothing', [formula('03 00 00 00 00 00 ff ff')], [0x0201, cell]],
] as const)('has a cell keep %s that INFO gave last', async (_, cells, kept) => {
  const after: Record = [0x0203, Buffer.alloc(14, 7)];
  expect(await prepared([beginning, ...cells, after])).toEqual(listed(beginning, kept, after));
});

it('finds it in a large workbook, among sectors of another kind', async () => {
  const others: readonly Record[] = Array.from({ length: 500 }, (_, row) => [0x0203, Buffer.alloc(14, row)]);
  const found = await prepared([beginning, ...others, ofText, text]);
  expect(found).toEqual(listed(beginning, ...others, [0x0204, `${cell}0300 00 414243`]));
});

it('has a cell keep what a macro gave last', async () => {
  const macro = formula('000000000000f03f', '2300000000 1e0100 4202ff00');
  expect(await prepared([beginning, macro])).toEqual(listed(beginning, [0x0203, `${cell}000000000000f03f`]));
  const other = formula('000000000000f03f', '1e0100 1e0200 42020400');
  expect(await prepared([beginning, other])).toBeNull();
});

it('has names ask for nothing', async () => {
  expect(await prepared([beginning, [0x0018, bytes(info)]])).toEqual(listed(beginning, [0x0018, '17020061 62 418200']));
});

it('leaves other functions, encrypted workbooks and damaged ones alone', async () => {
  expect(await prepared([beginning, formula('000000000000f03f', '17020061 62 41f300')])).toBeNull();
  expect(await prepared([beginning, [0x002f, Buffer.alloc(54)], ofText, text])).toBeNull();
  await writeFile(input, bookOf([beginning, ofText, text]).subarray(0, 700));
  expect(await prepareBook(input, output, null)).toBe(input);
});
