import { ProblemError } from '../../../../problem.ts';
import { type ByteSource, buffered } from '../../byte-source.ts';
import { limits } from '../../thresholds.ts';
import { fieldTypes } from './tiff-codes.ts';

/** An image file directory: its fields by tag (TIFF 6.0 §2). */
export interface Directory {
  /**
   * The values of a field; empty if it is absent. Throws `damaged-file` if they lie outside the file, and `too-complex`
   * once all directories together have read too many, since thousands of pages may point to the same array.
   */
  readonly numbers: (tag: number) => Promise<readonly number[]>;
  /** The first value of a field. */
  readonly number: (tag: number) => Promise<number | undefined>;
  /** The bytes of a field; undefined if it is absent or, without being read, longer than `maxBytes`. */
  readonly bytes: (tag: number, maxBytes?: number) => Promise<Buffer | undefined>;
  /** Its fields in file order; `count` is the number of values. */
  readonly fields: readonly { readonly tag: number; readonly type: number; readonly count: number }[];
  /** Whether numbers are little-endian. */
  readonly little: boolean;
}

interface Field {
  readonly type: number;
  readonly count: number;
  /** The offset in the file of the value, or of its offset. */
  readonly at: number;
}

/** Numbers of one file: its byte order, and the width of its offsets (8 in BigTIFF). */
interface Layout {
  readonly little: boolean;
  readonly big: boolean;
}

/** Bytes per value by type (TIFF 6.0 §2, BigTIFF). */
export const typeBytes: Readonly<Record<number, number>> = {
  1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4, 16: 8, 17: 8, 18: 8,
}; // biome-ignore format: a table

const { maxFields, maxValues, maxFileValues, maxFileBytes } = limits.tiff;
const bigTiffVersion = 43;

/** The problem of an unreadable TIFF. */
export function damagedTiff(cause?: unknown): ProblemError {
  return new ProblemError(
    'damaged-file',
    'The TIFF can’t be read. It may be damaged: save it again in the program that made it, and try that copy.',
    { cause },
  );
}

/** The problem of a page that no decoder can read. `page` counts from 1. */
export function damagedPage(page: number, cause: unknown): ProblemError {
  return new ProblemError(
    'damaged-file',
    `Page ${page} of the TIFF can’t be decoded. It’s damaged, or of a kind that only the program that made it can ` +
      'read: save it there as an ordinary TIFF, and try that copy.',
    { cause },
  );
}

const viewOf = (bytes: Buffer) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

function unsigned(bytes: Buffer, offset: number, size: number, little: boolean): number {
  return unsignedAt(viewOf(bytes), offset, size, little);
}

function unsignedAt(view: DataView, offset: number, size: number, little: boolean): number {
  switch (size) {
    case 1:
      return view.getUint8(offset);
    case 2:
      return view.getUint16(offset, little);
    case 4:
      return view.getUint32(offset, little);
    default:
      return Number(view.getBigUint64(offset, little));
  }
}

function valueAt(view: DataView, offset: number, type: number, little: boolean): number {
  switch (type) {
    case fieldTypes.rational:
      return view.getUint32(offset, little) / view.getUint32(offset + 4, little);
    case fieldTypes.signedRational:
      return view.getInt32(offset, little) / view.getInt32(offset + 4, little);
    case fieldTypes.float:
      return view.getFloat32(offset, little);
    case fieldTypes.double:
      return view.getFloat64(offset, little);
    default:
      return unsignedAt(view, offset, typeBytes[type] ?? 1, little);
  }
}

async function exactly(source: ByteSource, offset: number, length: number): Promise<Buffer> {
  const bytes = offset + length <= source.size ? await source.read(offset, length) : Buffer.alloc(0);
  if (bytes.length < length) throw damagedTiff(`${length} bytes at ${offset} are not there`);
  return bytes;
}

/** What has been read from the fields of a file so far. */
interface Spent {
  values: number;
  bytes: number;
}

function spend(spent: Spent, values: number, bytes: number): void {
  spent.values += values;
  spent.bytes += bytes;
  if (spent.values <= maxFileValues && spent.bytes <= maxFileBytes) return;
  throw new ProblemError(
    'too-complex',
    'The pages of this TIFF are stored in too many pieces. Save it again in the program that made it, or ' +
      'split it, and try that.',
    { cause: `${spent.values} values, ${spent.bytes} bytes of fields` },
  );
}

const sizeOf = ({ count, type }: Field) => count * (typeBytes[type] ?? 1);

function directoryOf(
  source: ByteSource,
  fields: ReadonlyMap<number, Field>,
  { little, big }: Layout,
  spent: Spent,
): Directory {
  const rawBytes = async (field: Field, wanted = field.count) => {
    const length = sizeOf(field);
    const inline = big ? 8 : 4;
    const word = await exactly(source, field.at, inline);
    if (length <= inline) return word.subarray(0, length);
    return exactly(source, unsigned(word, 0, inline, little), sizeOf({ ...field, count: wanted }));
  };
  const numbersOf = async (field: Field, wanted: number) => {
    const view = viewOf(await rawBytes(field, wanted));
    const size = typeBytes[field.type] ?? 1;
    return Array.from({ length: wanted }, (_, index) => valueAt(view, index * size, field.type, little));
  };
  return {
    async numbers(tag) {
      const field = fields.get(tag);
      if (field === undefined) return [];
      if (field.count > maxValues) throw damagedTiff(`${field.count} values`);
      spend(spent, field.count, 0);
      return numbersOf(field, field.count);
    },
    async number(tag) {
      const field = fields.get(tag);
      return field && (await numbersOf(field, Math.min(1, field.count)))[0];
    },
    async bytes(tag, maxBytes = Number.POSITIVE_INFINITY) {
      const field = fields.get(tag);
      if (field === undefined || sizeOf(field) > maxBytes) return undefined;
      spend(spent, 0, sizeOf(field));
      return rawBytes(field);
    },
    fields: [...fields].map(([tag, { type, count }]) => ({ tag, type, count })),
    little,
  };
}

/**
 * Yields the directories of a TIFF (or of EXIF data) in order, each read on demand. Stops at a directory that it has
 * already visited. Throws `damaged-file`; the directories' methods also throw `too-complex`.
 */
export async function* readDirectories(file: ByteSource): AsyncGenerator<Directory> {
  const source = buffered(file);
  const spent: Spent = { values: 0, bytes: 0 };
  const start = await exactly(source, 0, 8);
  const little = start.toString('latin1', 0, 2) === 'II';
  const big = unsigned(start, 2, 2, little) === bigTiffVersion;
  const [countBytes, fieldBytes, word] = big ? [8, 20, 8] : [2, 12, 4];
  const seen = new Set<number>();
  let offset = big ? unsigned(await exactly(source, 8, 8), 0, 8, little) : unsigned(start, 4, 4, little);
  while (offset !== 0 && !seen.has(offset)) {
    seen.add(offset);
    const count = unsigned(await exactly(source, offset, countBytes), 0, countBytes, little);
    if (count > maxFields) throw damagedTiff(`${count} fields`);
    const table = await exactly(source, offset + countBytes, count * fieldBytes + word);
    const fields = new Map<number, Field>();
    for (let at = 0; at < count * fieldBytes; at += fieldBytes) {
      const type = unsigned(table, at + 2, 2, little);
      const values = unsigned(table, at + 4, big ? 8 : 4, little);
      const field = { type, count: values, at: offset + countBytes + at + (big ? 12 : 8) };
      fields.set(unsigned(table, at, 2, little), field);
    }
    yield directoryOf(source, fields, { little, big }, spent);
    offset = unsigned(table, count * fieldBytes, word, little);
  }
}
