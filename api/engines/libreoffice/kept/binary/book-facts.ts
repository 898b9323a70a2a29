import { recordsFrom, recordTypes } from './book-records.ts';

/** Objects that are drawn by a program or a form (MS-XLS §2.5.143), and what begins their description. */
const controls: ReadonlySet<number> = new Set([7, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x10, 0x11, 0x12, 0x13, 0x14]);
const picture = 8;
const common = 0x15;
/** Set for the buttons of filters and lists, which are not part of a printed sheet. */
const isOfWindow = 0x0100;
/** The part of a picture that says by which formula it is drawn: that of an embedded document or a control. */
const drawnBy = 0x0009;
/** The description of a sheet's page (MS-XLS §2.4.257): offsets, and bits of its flags. */
export const setup = {
  paperAt: 0,
  scaleAt: 2,
  flagsAt: 10,
  isPortrait: 0x0002,
  /** It was written without a printer, and says nothing about paper, scale and orientation. */
  saysNothing: 0x0004,
  hasNoOrientation: 0x0040,
} as const;

/** Whether the description of a page names the size of its paper. Throws RangeError if it breaks off. */
export const statesPaper = (data: Buffer): boolean =>
  data.readUInt16LE(setup.paperAt) > 0 && (data.readUInt16LE(setup.flagsAt) & setup.saysNothing) === 0;

/** What of an Excel 97 workbook decides how it is printed. */
export interface BookFacts {
  /** Whether it has form fields or embedded documents, which LibreOffice leaves out of newer workbooks. */
  readonly hasControls: boolean;
  /** The sheets, by index, that name no size of paper. */
  readonly withoutPaper: ReadonlySet<number>;
}

function isControl(data: Buffer): boolean {
  if (data.length < 22 || data.readUInt16LE(0) !== common) return false;
  const kind = data.readUInt16LE(4);
  if (controls.has(kind)) return (data.readUInt16LE(8) & isOfWindow) === 0;
  if (kind !== picture) return false;
  for (let at = 0; at + 4 <= data.length; at += 4 + data.readUInt16LE(at + 2)) {
    if (data.readUInt16LE(at) === drawnBy) return data.readUInt16LE(at + 2) > 0;
  }
  return false;
}

/** Whether a sheet names the size of its paper, by the part of the workbook that begins with it. */
function namesPaper(sheet: Buffer): boolean {
  let depth = 0;
  for (const { type, data } of recordsFrom(sheet, 0)) {
    if (type === recordTypes.bof) depth++;
    else if (type === recordTypes.eof && --depth <= 0) return false;
    if (type !== recordTypes.setup || depth !== 1) continue;
    return statesPaper(data);
  }
  return false;
}

/** The offsets of sheets that name the size of their paper. Each part of the workbook is read once, whatever offsets it names. */
function namingPaper(book: Buffer, offsets: readonly number[]): ReadonlySet<number> {
  const starts = [...new Set(offsets)].sort((a, b) => a - b);
  return new Set(starts.filter((start, index) => namesPaper(book.subarray(start, starts[index + 1]))));
}

/** Reads what decides how an Excel 97 workbook is printed. Throws RangeError if it breaks off. */
export function readBookFacts(book: Buffer): BookFacts {
  const offsets: number[] = [];
  let hasControls = false;
  for (const { type, data } of recordsFrom(book, 0)) {
    if (type === recordTypes.boundSheet) offsets.push(data.readUInt32LE(0));
    if (type === recordTypes.obj) hasControls ||= isControl(data);
  }
  const naming = namingPaper(book, offsets);
  const withoutPaper = offsets.flatMap((offset, index) => (naming.has(offset) ? [] : [index]));
  return { hasControls, withoutPaper: new Set(withoutPaper) };
}
