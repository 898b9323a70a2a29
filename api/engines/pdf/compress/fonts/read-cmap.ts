/** The glyph of a character code in one of a font's tables; 0 where it has none. */
export type CodeTable = (code: number) => number;

function format4(data: DataView, at: number): CodeTable {
  const segments = data.getUint16(at + 6) / 2;
  const endsAt = at + 14;
  const startsAt = endsAt + segments * 2 + 2;
  const deltasAt = startsAt + segments * 2;
  const offsetsAt = deltasAt + segments * 2;
  return (code) => {
    for (let i = 0; i < segments; i++) {
      if (code > data.getUint16(endsAt + i * 2)) continue;
      const start = data.getUint16(startsAt + i * 2);
      if (code < start) return 0;
      const delta = data.getUint16(deltasAt + i * 2);
      const offset = data.getUint16(offsetsAt + i * 2);
      if (offset === 0) return (code + delta) & 0xffff;
      const glyph = data.getUint16(offsetsAt + i * 2 + offset + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

function format12(data: DataView, at: number): CodeTable {
  const groups = data.getUint32(at + 12);
  return (code) => {
    for (let i = 0, group = at + 16; i < groups; i++, group += 12) {
      const start = data.getUint32(group);
      if (code >= start && code <= data.getUint32(group + 4)) return data.getUint32(group + 8) + code - start;
    }
    return 0;
  };
}

function tableAt(data: DataView, at: number): CodeTable | undefined {
  const format = data.getUint16(at);
  if (format === 0) return (code) => (code < 256 ? data.getUint8(at + 6 + code) : 0);
  if (format === 4) return format4(data, at);
  if (format === 6) {
    const first = data.getUint16(at + 6);
    const count = data.getUint16(at + 8);
    return (code) => (code >= first && code < first + count ? data.getUint16(at + 10 + (code - first) * 2) : 0);
  }
  return format === 12 ? format12(data, at) : undefined;
}

export interface FontTables {
  readonly glyphs: number;
  readonly codes: readonly CodeTable[];
  readonly hasOutlines: boolean;
}

/** A table of a TrueType or OpenType program, where it is there. */
export function tableOf(font: Buffer, tag: string): Buffer | undefined {
  for (let i = 0, at = 12; i < font.readUInt16BE(4); i++, at += 16) {
    if (font.toString('latin1', at, at + 4) !== tag) continue;
    const start = font.readUInt32BE(at + 8);
    return font.subarray(start, start + font.readUInt32BE(at + 12));
  }
  return undefined;
}

/** What a TrueType program says of its glyphs and their codes (OpenType `cmap`). Throws where it is no such program. */
export function readFontTables(font: Buffer): FontTables {
  const maxp = tableOf(font, 'maxp');
  if (maxp === undefined) throw new Error('a font without maxp');
  const codes: CodeTable[] = [];
  const cmap = tableOf(font, 'cmap');
  const data = cmap && new DataView(cmap.buffer, cmap.byteOffset, cmap.length);
  for (let i = 0; data !== undefined && i < data.getUint16(2); i++) {
    const table = tableAt(data, data.getUint32(8 + i * 8));
    if (table !== undefined) codes.push(table);
  }
  return { glyphs: maxp.readUInt16BE(4), codes, hasOutlines: tableOf(font, 'glyf') !== undefined };
}
