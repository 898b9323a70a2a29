import type { Passage } from '../../../../comparison/words/loss-notes.ts';
import { limits } from '../../limits.ts';
import type { ShownContent } from '../content/shown-content.ts';
import { readString, recordsFrom, recordTypes, sharedStrings } from './book-records.ts';
import type { ReadStream } from './read-stream.ts';

const excel97 = 0x0600;
/** Built-in name of what is printed of a sheet (MS-XLS §2.4.150). */
const printArea = 6;
const builtIn = 0x20;

interface Sheet {
  readonly offset: number;
  readonly isHidden: boolean;
  readonly isGrid: boolean;
}

interface Book {
  readonly sheets: readonly Sheet[];
  /** Sheets, by index, of which their author prints an area only. */
  readonly withAreas: ReadonlySet<number>;
  readonly strings: readonly Buffer[];
}

/** Reads the part that describes the whole workbook; undefined if it is encrypted or of an older version. */
function readGlobals(book: Buffer): Book | undefined {
  const sheets: Sheet[] = [];
  const withAreas = new Set<number>();
  const strings: Buffer[] = [];
  let before = 0;
  for (const { type, data } of recordsFrom(book, 0)) {
    if (type === recordTypes.bof && data.readUInt16LE(0) !== excel97) return undefined;
    if (type === recordTypes.filePass) return undefined;
    if (type === recordTypes.eof) break;
    if (type === recordTypes.boundSheet && sheets.length < limits.sheets.maxSheets) {
      const isGrid = data.readUInt8(5) === 0;
      sheets.push({ offset: data.readUInt32LE(0), isHidden: (data.readUInt8(4) & 3) !== 0, isGrid });
    }
    if (type === recordTypes.lbl && (data.readUInt16LE(0) & builtIn) !== 0 && data.readUInt8(15) === printArea) {
      withAreas.add(data.readUInt16LE(8) - 1);
    }
    if (type === recordTypes.sst || (type === recordTypes.continue && before === recordTypes.sst)) strings.push(data);
    if (type !== recordTypes.continue) before = type;
  }
  return { sheets, withAreas, strings };
}

interface Cells {
  /** How often each shared string is shown. */
  readonly uses: Map<number, number>;
  readonly texts: string[];
}

/** A sheet has 256 columns. */
const maxColumnRuns = 256;

/**
 * Takes the cells of a sheet whose row and column are not hidden. Returns how many bytes it takes. Throws RangeError for
 * a record that is too short.
 */
function readSheet(book: Buffer, { offset }: Sheet, { uses, texts }: Cells): number {
  const hiddenRows = new Set<number>();
  const hiddenColumns: { readonly first: number; readonly last: number }[] = [];
  const isShown = (data: Buffer) => {
    const [row, column] = [data.readUInt16LE(0), data.readUInt16LE(2)];
    return !hiddenRows.has(row) && !hiddenColumns.some(({ first, last }) => first <= column && column <= last);
  };
  // Charts and the like lie within their sheet as parts of their own.
  let depth = 0;
  let bytes = 0;
  for (const { type, data } of recordsFrom(book, offset)) {
    bytes += data.length;
    if (type === recordTypes.bof) depth++;
    else if (type === recordTypes.eof && --depth <= 0) break;
    if (depth !== 1) continue;
    if (type === recordTypes.colInfo && (data.readUInt16LE(8) & 1) !== 0 && hiddenColumns.length < maxColumnRuns) {
      hiddenColumns.push({ first: data.readUInt16LE(0), last: data.readUInt16LE(2) });
    } else if (type === recordTypes.row && (data.readUInt16LE(12) & 0x20) !== 0) hiddenRows.add(data.readUInt16LE(0));
    else if (type === recordTypes.labelSst && isShown(data)) {
      const string = data.readUInt32LE(6);
      uses.set(string, (uses.get(string) ?? 0) + 1);
    } else if (type === recordTypes.label && isShown(data) && texts.length < limits.sheets.maxStrings) {
      texts.push(readString(data.subarray(6)));
    }
  }
  return bytes;
}

/**
 * Reads the texts of the cells that an Excel 97 workbook shows, but of sheets of which their authors print an area only.
 * Numbers and results of formulas are left out, as for newer workbooks. Undefined for other files, and for those that
 * are encrypted.
 *
 * @throws RangeError if the file breaks off.
 */
export async function readBook(streamOf: ReadStream): Promise<ShownContent | undefined> {
  const book = await streamOf('Workbook');
  const globals = book === undefined ? undefined : readGlobals(book);
  if (book === undefined || globals === undefined) return undefined;
  const { sheets, withAreas, strings } = globals;
  const cells: Cells = { uses: new Map(), texts: [] };
  let bytes = 0;
  for (const [index, sheet] of sheets.entries()) {
    if (sheet.isHidden || !sheet.isGrid || withAreas.has(index)) continue;
    bytes += readSheet(book, sheet, cells);
    // Sheets of a hostile file could all lie within each other.
    if (bytes > book.length) return undefined;
  }
  const passages: Passage[] = [];
  let characters = 0;
  const add = (text: string) => {
    characters += text.length + 1;
    if (characters <= limits.inspect.maxBinaryCharacters) passages.push({ text, inBox: false });
  };
  for (const text of cells.texts) add(text);
  let index = 0;
  for (const text of cells.uses.size > 0 ? sharedStrings(strings) : []) {
    const shown = cells.uses.get(index++) ?? 0;
    for (let left = shown; left > 0 && characters <= limits.inspect.maxBinaryCharacters; left--) add(text);
  }
  return { passages, pictures: 0, slides: null, hiddenSheets: sheets.filter(({ isHidden }) => isHidden).length };
}
