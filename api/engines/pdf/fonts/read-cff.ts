/** An INDEX of a CFF program (Adobe TN 5176 §5). Offsets are from the start of the program. */
export interface CffIndex {
  readonly start: number;
  readonly end: number;
  readonly count: number;
  /** Bytes of an offset in its array (OffSize). */
  readonly offsetBytes: number;
  /** The offset of object `i`; that of `count` is the end of the last. */
  readonly offsetOf: (i: number) => number;
}

/** A CFF program: what it has, and where. */
export interface CffProgram {
  readonly glyphCount: number;
  /** Whether glyphs are identified by CIDs rather than names. */
  readonly isCid: boolean;
  /** The CID of a glyph, or the SID of its name. */
  readonly idOf: (glyph: number) => number;
  /** The string of a SID; undefined for the standard strings. */
  readonly nameOf: (sid: number) => string | undefined;
  /** The codes of glyphs 1 and following in the built-in encoding; none if that is predefined, which goes by names. */
  readonly codes: readonly number[];
  readonly charStrings: CffIndex;
  readonly globalSubrs: CffIndex;
  /** The local subroutines of each font DICT. A program without CIDs has one. */
  readonly localSubrs: readonly (CffIndex | undefined)[];
  /** The index of a glyph's font DICT. */
  readonly fontDictOf: (glyph: number) => number;
}

/** How many SIDs are predefined (appendix A). */
const standardStrings = 391;
const operators = { charset: 15, encoding: 16, charStrings: 17, private: 18, subrs: 19 } as const;
/** An operator of two bytes, the first of which is 12. */
const escaped = (operator: number) => 1200 + operator;
const [ros, charstringType, fdArray, fdSelect] = [30, 6, 36, 37].map(escaped) as [number, number, number, number];

function readIndex(data: Buffer, start: number): CffIndex {
  const count = data.readUInt16BE(start);
  if (count === 0) return { start, end: start + 2, count, offsetBytes: 1, offsetOf: () => start + 2 };
  const offsetBytes = data[start + 2] ?? 0;
  const base = start + 2 + (count + 1) * offsetBytes;
  const offsetOf = (i: number) => base + data.readUIntBE(start + 3 + i * offsetBytes, offsetBytes);
  const end = offsetOf(count);
  if (end > data.length) throw new Error('an INDEX extends past the end of the program');
  return { start, end, count, offsetBytes, offsetOf };
}

/** Reads a DICT (§4): operator → operands, of which real numbers are NaN. */
function readDict(data: Buffer, start: number, end: number): ReadonlyMap<number, readonly number[]> {
  const dict = new Map<number, readonly number[]>();
  let operands: number[] = [];
  for (let at = start; at < end; ) {
    const byte = data[at++] as number;
    if (byte <= 21) {
      dict.set(byte === 12 ? escaped(data[at++] as number) : byte, operands);
      operands = [];
    } else if (byte === 28) {
      operands.push(data.readInt16BE(at));
      at += 2;
    } else if (byte === 29) {
      operands.push(data.readInt32BE(at));
      at += 4;
    } else if (byte === 30) {
      while (((data[at] ?? 0xff) & 15) !== 15) at++;
      at++;
      operands.push(Number.NaN);
    } else if (byte <= 246) operands.push(byte - 139);
    else if (byte <= 250) operands.push((byte - 247) * 256 + (data[at++] as number) + 108);
    else operands.push(-(byte - 251) * 256 - (data[at++] as number) - 108);
  }
  return dict;
}

/** Glyph → CID or SID (§13). Throws for the predefined expert charsets. */
function readCharset(data: Buffer, offset: number, glyphs: number): (glyph: number) => number {
  if (offset === 0) return (glyph) => glyph;
  if (offset < 3) throw new Error('a predefined expert charset');
  const ids = new Uint16Array(glyphs);
  const format = data[offset];
  let at = offset + 1;
  for (let glyph = 1; glyph < glyphs; ) {
    const first = data.readUInt16BE(at);
    const left = format === 0 ? 0 : format === 1 ? data.readUInt8(at + 2) : data.readUInt16BE(at + 2);
    at += format === 0 ? 2 : format === 1 ? 3 : 4;
    for (let i = 0; i <= left && glyph < glyphs; i++) ids[glyph++] = first + i;
  }
  return (glyph) => ids[glyph] ?? 0;
}

/** The codes of the first glyphs after .notdef (§12), without those that glyphs have besides. */
function readEncoding(data: Buffer, offset: number): readonly number[] {
  if (offset < 2) return [];
  const [count, first] = [data[offset + 1] ?? 0, offset + 2];
  if (((data[offset] ?? 0) & 127) === 0) return [...data.subarray(first, first + count)];
  return Array.from({ length: count }, (_, range) => {
    const [code, left] = [data[first + 2 * range] ?? 0, data[first + 2 * range + 1] ?? 0];
    return Array.from({ length: left + 1 }, (_, index) => code + index);
  }).flat();
}

function readFdSelect(data: Buffer, offset: number, glyphs: number): (glyph: number) => number {
  if (data[offset] === 0) return (glyph) => data[offset + 1 + glyph] ?? 0;
  const dicts = new Uint8Array(glyphs);
  const ranges = data.readUInt16BE(offset + 1);
  for (let range = 0, at = offset + 3; range < ranges; range++, at += 3) {
    dicts.fill(data[at + 2] ?? 0, data.readUInt16BE(at), data.readUInt16BE(at + 3));
  }
  return (glyph) => dicts[glyph] ?? 0;
}

/** The first byte of a bare CFF program: its major version. */
const version = 1;
/** Whether a font's file is a bare CFF program. */
export const isCff = (file: Buffer): boolean => file[0] === version;

/** Reads a CFF program of one font with Type 2 charstrings (Adobe TN 5176). Throws for others, and for damaged ones. */
export function readCff(data: Buffer): CffProgram {
  const names = readIndex(data, data[2] ?? 0);
  const dicts = readIndex(data, names.end);
  const strings = readIndex(data, dicts.end);
  const globalSubrs = readIndex(data, strings.end);
  const top = readDict(data, dicts.offsetOf(0), dicts.offsetOf(1));
  const offset = (operator: number) => top.get(operator)?.[0] ?? 0;
  if (dicts.count !== 1 || (top.get(charstringType)?.[0] ?? 2) !== 2)
    throw new Error('not one font with Type 2 charstrings');
  const charStrings = readIndex(data, offset(operators.charStrings));
  const glyphCount = charStrings.count;

  const subrsOf = (dict: ReadonlyMap<number, readonly number[]>): CffIndex | undefined => {
    const [bytes, start] = dict.get(operators.private) ?? [];
    if (bytes === undefined || start === undefined) return undefined;
    const [subrs] = readDict(data, start, start + bytes).get(operators.subrs) ?? [];
    return subrs === undefined ? undefined : readIndex(data, start + subrs);
  };
  const isCid = top.has(ros);
  const fontDicts = isCid ? readIndex(data, offset(fdArray)) : undefined;
  // FDSelect has one byte for each glyph.
  if ((fontDicts?.count ?? 0) > 256) throw new Error('more font DICTs than FDSelect can name');
  const fontSubrs = (index: number) =>
    fontDicts && subrsOf(readDict(data, fontDicts.offsetOf(index), fontDicts.offsetOf(index + 1)));
  return {
    glyphCount,
    isCid,
    idOf: readCharset(data, offset(operators.charset), glyphCount),
    nameOf(sid) {
      const index = sid - standardStrings;
      return index < 0 || index >= strings.count
        ? undefined
        : data.toString('latin1', strings.offsetOf(index), strings.offsetOf(index + 1));
    },
    codes: isCid ? [] : readEncoding(data, offset(operators.encoding)),
    charStrings,
    globalSubrs,
    localSubrs: fontDicts ? Array.from({ length: fontDicts.count }, (_, index) => fontSubrs(index)) : [subrsOf(top)],
    fontDictOf: isCid ? readFdSelect(data, offset(fdSelect), glyphCount) : () => 0,
  };
}
