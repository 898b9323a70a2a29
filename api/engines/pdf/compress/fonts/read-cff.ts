/** An INDEX of a CFF program (Adobe TN 5176 §5): where its objects lie. */
export interface CffIndex {
  readonly start: number;
  readonly end: number;
  readonly count: number;
  readonly offsetBytes: number;
  /** Where object `i` begins; `count` is the end of the last. */
  readonly at: (i: number) => number;
}

/** What a subset needs to know of a CFF program; offsets are those of its file. */
export interface CffProgram {
  readonly glyphs: number;
  /** True where glyphs go by CIDs, false where they go by names. */
  readonly isCid: boolean;
  /** The CID of a glyph, or the number of its name's string. */
  readonly idOf: (glyph: number) => number;
  /** The name with that number; undefined for the standard ones. */
  readonly nameOf: (id: number) => string | undefined;
  /** The glyphs from 1 to this have codes in the program's own encoding. */
  readonly encoded: number;
  readonly charStrings: CffIndex;
  readonly globalSubrs: CffIndex;
  /** The subroutines of a glyph's own, by the dictionary that it goes by. */
  readonly localSubrs: readonly (CffIndex | undefined)[];
  readonly dictOf: (glyph: number) => number;
}

const standardStrings = 391;
const operators = { charset: 15, encoding: 16, charStrings: 17, private: 18, subrs: 19 } as const;
const escaped = (operator: number) => 1200 + operator;
const [ros, charstringType, fontDicts, fontDictSelect] = [30, 6, 36, 37].map(escaped) as [
  number,
  number,
  number,
  number,
];

function readIndex(data: Buffer, start: number): CffIndex {
  const count = data.readUInt16BE(start);
  if (count === 0) return { start, end: start + 2, count, offsetBytes: 1, at: () => start + 2 };
  const offsetBytes = data[start + 2] ?? 0;
  const base = start + 2 + (count + 1) * offsetBytes;
  const at = (i: number) => base + data.readUIntBE(start + 3 + i * offsetBytes, offsetBytes);
  const end = at(count);
  if (end > data.length) throw new Error('an index ends after the program');
  return { start, end, count, offsetBytes, at };
}

/** Operator → operands of a DICT (§4); an operator of two bytes is 1200 and more. Real numbers are NaN. */
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

/** Glyph → CID or string (§13). Throws for the expert sets. */
function readCharset(data: Buffer, offset: number, glyphs: number): (glyph: number) => number {
  if (offset === 0) return (glyph) => glyph;
  if (offset < 3) throw new Error('an expert set');
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

function encodedGlyphs(data: Buffer, offset: number): number {
  if (offset < 2) return 0;
  const count = data[offset + 1] ?? 0;
  if (((data[offset] ?? 0) & 127) === 0) return count;
  let glyphs = 0;
  for (let range = 0; range < count; range++) glyphs += (data[offset + 3 + range * 2] ?? 0) + 1;
  return glyphs;
}

function readDictSelect(data: Buffer, offset: number, glyphs: number): (glyph: number) => number {
  if (data[offset] === 0) return (glyph) => data[offset + 1 + glyph] ?? 0;
  const dicts = new Uint8Array(glyphs);
  const ranges = data.readUInt16BE(offset + 1);
  for (let range = 0, at = offset + 3; range < ranges; range++, at += 3) {
    dicts.fill(data[at + 2] ?? 0, data.readUInt16BE(at), data.readUInt16BE(at + 3));
  }
  return (glyph) => dicts[glyph] ?? 0;
}

/** Reads a CFF program of one font (Adobe TN 5176). Throws where it is damaged or of a kind that nobody embeds. */
export function readCff(data: Buffer): CffProgram {
  const names = readIndex(data, data[2] ?? 0);
  const dicts = readIndex(data, names.end);
  const strings = readIndex(data, dicts.end);
  const globalSubrs = readIndex(data, strings.end);
  const top = readDict(data, dicts.at(0), dicts.at(1));
  const offset = (operator: number) => top.get(operator)?.[0] ?? 0;
  if (dicts.count !== 1 || (top.get(charstringType)?.[0] ?? 2) !== 2) throw new Error('not one font of Type 2');
  const charStrings = readIndex(data, offset(operators.charStrings));
  const glyphs = charStrings.count;

  const subrsOf = (dict: ReadonlyMap<number, readonly number[]>): CffIndex | undefined => {
    const [bytes, start] = dict.get(operators.private) ?? [];
    if (bytes === undefined || start === undefined) return undefined;
    const [subrs] = readDict(data, start, start + bytes).get(operators.subrs) ?? [];
    return subrs === undefined ? undefined : readIndex(data, start + subrs);
  };
  const isCid = top.has(ros);
  const fonts = isCid ? readIndex(data, offset(fontDicts)) : undefined;
  const fontSubrs = (index: number) => fonts && subrsOf(readDict(data, fonts.at(index), fonts.at(index + 1)));
  return {
    glyphs,
    isCid,
    idOf: readCharset(data, offset(operators.charset), glyphs),
    nameOf(id) {
      const index = id - standardStrings;
      return index < 0 || index >= strings.count
        ? undefined
        : data.toString('latin1', strings.at(index), strings.at(index + 1));
    },
    encoded: isCid ? 0 : encodedGlyphs(data, offset(operators.encoding)),
    charStrings,
    globalSubrs,
    localSubrs: fonts ? Array.from({ length: fonts.count }, (_, index) => fontSubrs(index)) : [subrsOf(top)],
    dictOf: isCid ? readDictSelect(data, offset(fontDictSelect), glyphs) : () => 0,
  };
}
