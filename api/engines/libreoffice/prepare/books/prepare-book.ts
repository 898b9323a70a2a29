import { copyFile, open } from 'node:fs/promises';
import type { CompoundPiece } from '../../../../formats/compound-file.ts';
import type { Paper } from '../../../../formats/paper.ts';
import { type BookRecord, recordsFrom, recordTypes } from '../../kept/binary/book-records.ts';
import { limits } from '../../limits.ts';
import { namePaper } from './name-paper.ts';
import { readWorkbook, type Workbook } from './read-workbook.ts';

/** The type of a record that no program knows. */
const unknownType = 0x0fff;
const headBytes = 4;
/** Row, column and format, with which records of cells begin. */
const cellBytes = 6;
/** What a cell's formula last gave (MS-XLS §2.5.133): a number, unless its last two bytes are these. */
const resultBytes = 8;
const notANumber = 0xffff;
const kinds = { string: 0, boolean: 1, error: 2 } as const;

/** Functions with one parameter (MS-XLS §2.5.198.17). */
const functions = { info: 0xf4, t: 0x82 } as const;
/** The tokens of a call of such a function, whose number follows in two bytes (MS-XLS §2.5.198.62). */
const callTokens: ReadonlySet<number> = new Set([0x21, 0x41, 0x61]);

/** The offsets of the numbers of INFO in a formula. */
function* callsOfInfo(data: Buffer): Generator<number> {
  for (let at = data.indexOf(functions.info, 1); at > 0; at = data.indexOf(functions.info, at + 1)) {
    if (data[at + 1] === 0 && callTokens.has(data.readUInt8(at - 1))) yield at;
  }
}

/** The tokens of a call with any number of parameters, which is followed in a byte, and the function that a macro is. */
const variableCallTokens: ReadonlySet<number> = new Set([0x22, 0x42, 0x62]);
const macroFunction = 0xff;
/** Where the tokens of a formula begin. */
const tokensAt = 22;

/** Whether a formula calls a macro or an add-in: LibreOffice runs none, and shows an error in place of the last result. */
function callsMacro(data: Buffer): boolean {
  for (let at = data.indexOf(macroFunction, tokensAt + 2); at > 0; at = data.indexOf(macroFunction, at + 1)) {
    if (data[at + 1] === 0 && variableCallTokens.has(data.readUInt8(at - 2))) return true;
  }
  return false;
}

/** The record of a cell that has the last result of a formula; `next` has it where it is a text. */
function resultOf({ data }: BookRecord, next: BookRecord | undefined): BookRecord {
  const cell = data.subarray(0, cellBytes);
  const result = data.subarray(cellBytes, cellBytes + resultBytes);
  if (result.readUInt16LE(6) !== notANumber) return { type: recordTypes.number, data: Buffer.concat([cell, result]) };
  const [kind] = result;
  if (kind === kinds.string && next?.type === recordTypes.string) {
    return { type: recordTypes.label, data: Buffer.concat([cell, next.data]) };
  }
  if (kind !== kinds.boolean && kind !== kinds.error) return { type: recordTypes.blank, data: Buffer.from(cell) };
  const value = Buffer.from([result.readUInt8(2), kind === kinds.error ? 1 : 0]);
  return { type: recordTypes.boolErr, data: Buffer.concat([cell, value]) };
}

/** Writes a record over others, and one that is passed over for the rest. */
function writeOver(space: Buffer, { type, data }: BookRecord): void {
  space.writeUInt16LE(type, 0);
  space.writeUInt16LE(data.length, 2);
  data.copy(space, headBytes);
  const rest = space.subarray(headBytes + data.length);
  rest.fill(0);
  rest.writeUInt16LE(unknownType, 0);
  rest.writeUInt16LE(rest.length - headBytes, 2);
}

/** Has a cell keep the last result of its formula. */
function keepResult(book: Buffer, formula: BookRecord, next: BookRecord | undefined): void {
  const last = next?.type === recordTypes.string ? next : formula;
  const start = formula.data.byteOffset - book.byteOffset - headBytes;
  const end = last.data.byteOffset - book.byteOffset + last.data.length;
  writeOver(book.subarray(start, end), resultOf(formula, next));
}

const calling: ReadonlySet<number> = new Set([
  recordTypes.formula,
  recordTypes.lbl,
  recordTypes.shrFmla,
  recordTypes.array,
]);

/**
 * Has cells of a workbook keep what INFO and macros gave last: their formulas become values. Names, and formulas of
 * several cells, call T instead of INFO, which gives the text that it was asked for. Returns whether anything changed.
 */
function replaceInfo(book: Buffer): boolean {
  let changed = false;
  let waiting: BookRecord | undefined;
  for (const record of recordsFrom(book, 0)) {
    const { type, data } = record;
    if (type === recordTypes.filePass) return false;
    if (waiting) keepResult(book, waiting, record);
    waiting = undefined;
    const calls = calling.has(type) ? [...callsOfInfo(data)] : [];
    const isKept = type === recordTypes.formula && (calls.length > 0 || callsMacro(data));
    changed ||= isKept || calls.length > 0;
    if (isKept) waiting = record;
    else for (const at of calls) data.writeUInt8(functions.t, at);
  }
  if (waiting) keepResult(book, waiting, undefined);
  return changed;
}

interface ChangedBook {
  readonly book: Buffer;
  readonly pieces: readonly CompoundPiece[];
}

/** The workbook without INFO and macros, and with its paper, and where its pieces belong; null if nothing changes. */
async function changedBook({ book, pieces }: Workbook, paper: Paper | null): Promise<ChangedBook | null> {
  const isReplaced = replaceInfo(book);
  const isNamed = paper !== null && namePaper(book, paper);
  return isReplaced || isNamed ? { book, pieces: await pieces() } : null;
}

/**
 * Keeps formulas of an Excel 97 workbook from revealing what this server runs, and keeps the results of macros:
 * LibreOffice recalculates INFO whenever it opens a file, and runs no macros. Returns the path of the copy `output`, or
 * the given one where nothing changes, as in encrypted workbooks, and in damaged ones, of which LibreOffice decides
 * whether they can be opened.
 *
 * @param paper That of sheets which name none; null where they are not printed as they are.
 */
export async function prepareBook(path: string, output: string, paper: Paper | null): Promise<string> {
  const change = (workbook: Workbook) => changedBook(workbook, paper);
  const changed = await readWorkbook(path, limits.inspect.maxBinaryStreamBytes, change);
  if (changed === null) return path;
  await copyFile(path, output);
  const copy = await open(output, 'r+');
  try {
    let written = 0;
    for (const { at, bytes } of changed.pieces) {
      await copy.write(changed.book, written, bytes, at);
      written += bytes;
    }
  } finally {
    await copy.close();
  }
  return output;
}
