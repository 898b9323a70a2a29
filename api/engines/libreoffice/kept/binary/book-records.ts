/** Types of records by their names in MS-XLS (§2.3.2): `lbl` is a defined name, `sst` the texts that cells share. */
export const recordTypes = {
  formula: 0x0006,
  eof: 0x000a,
  lbl: 0x0018,
  filePass: 0x002f,
  continue: 0x003c,
  obj: 0x005d,
  colInfo: 0x007d,
  boundSheet: 0x0085,
  setup: 0x00a1,
  msoDrawingGroup: 0x00eb,
  sst: 0x00fc,
  labelSst: 0x00fd,
  blank: 0x0201,
  number: 0x0203,
  label: 0x0204,
  boolErr: 0x0205,
  string: 0x0207,
  row: 0x0208,
  array: 0x0221,
  shrFmla: 0x04bc,
  bof: 0x0809,
} as const;

/** A record of a workbook (MS-XLS §2.1.4): its type as in `recordTypes`, if it is one of these. */
export interface BookRecord {
  readonly type: number;
  readonly data: Buffer;
}

const headBytes = 4;

/** The records from an offset on. Ends where a record would leave the stream. */
export function* recordsFrom(book: Buffer, offset: number): Generator<BookRecord> {
  for (let at = offset; at + headBytes <= book.length; ) {
    const end = at + headBytes + book.readUInt16LE(at + 2);
    if (end > book.length) return;
    yield { type: book.readUInt16LE(at), data: book.subarray(at + headBytes, end) };
    at = end;
  }
}

/** Options of a string's characters (MS-XLS §2.5.294). */
const options = { wide: 1, extended: 4, formatted: 8 } as const;

/** Reads a string without formatting, from the number of its characters on (XLUnicodeString). Throws RangeError. */
export function readString(data: Buffer): string {
  const count = data.readUInt16LE(0);
  const isWide = (data.readUInt8(2) & options.wide) !== 0;
  return isWide ? data.toString('utf16le', 3, 3 + count * 2) : data.toString('latin1', 3, 3 + count);
}

/** Reads bytes of a record that continues in others. */
function createSegmentReader(segments: readonly Buffer[]) {
  let segment = 0;
  let at = 0;
  const rest = () => (segments[segment]?.length ?? 0) - at;
  const advance = () => {
    while (rest() === 0 && segment < segments.length) {
      segment++;
      at = 0;
    }
    if (segment >= segments.length) throw new RangeError('the strings break off');
  };
  const byte = () => {
    advance();
    return (segments[segment] as Buffer).readUInt8(at++);
  };
  return {
    byte,
    short: () => byte() + 256 * byte(),
    skip(bytes: number) {
      for (let left = bytes; left > 0; ) {
        advance();
        const step = Math.min(left, rest());
        at += step;
        left -= step;
      }
    },
    /** Characters; where they continue in another segment, that segment begins with options of its own. */
    characters(count: number, wide: boolean): string {
      let text = '';
      let isWide = wide;
      for (let left = count; left > 0; ) {
        if (rest() === 0) isWide = (byte() & options.wide) !== 0;
        const each = isWide ? 2 : 1;
        const step = Math.min(left, Math.floor(rest() / each));
        if (step === 0) throw new RangeError('a character is cut in two');
        const data = segments[segment] as Buffer;
        text += data.toString(isWide ? 'utf16le' : 'latin1', at, at + step * each);
        at += step * each;
        left -= step;
      }
      return text;
    },
  };
}

/**
 * The strings that the cells of a workbook share (SST, MS-XLS §2.4.265), in order.
 *
 * @param segments The data of the record and of those in which it continues.
 * @throws RangeError if they break off.
 */
export function* sharedStrings(segments: readonly Buffer[]): Generator<string> {
  const reader = createSegmentReader(segments);
  reader.skip(4);
  const count = reader.short() + 65_536 * reader.short();
  for (let index = 0; index < count; index++) {
    const characters = reader.short();
    const found = reader.byte();
    const runs = found & options.formatted ? reader.short() : 0;
    const extension = found & options.extended ? reader.short() + 65_536 * reader.short() : 0;
    yield reader.characters(characters, (found & options.wide) !== 0);
    reader.skip(runs * 4 + extension);
  }
}
