import { windows } from '../../../formats/fonts/write-character-map.ts';
/** Looks up the glyph id of a character code in a `cmap` subtable; 0 if it has none. */
export type CharacterMap = (code: number) => number;

function readFormat4(data: DataView, at: number): CharacterMap {
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

function readFormat12(data: DataView, at: number): CharacterMap {
  const groups = data.getUint32(at + 12);
  return (code) => {
    for (let i = 0, group = at + 16; i < groups; i++, group += 12) {
      const start = data.getUint32(group);
      if (code >= start && code <= data.getUint32(group + 4)) return data.getUint32(group + 8) + code - start;
    }
    return 0;
  };
}

function readSubtable(data: DataView, at: number): CharacterMap | undefined {
  const format = data.getUint16(at);
  if (format === 0) return (code) => (code < 256 ? data.getUint8(at + 6 + code) : 0);
  if (format === 4) return readFormat4(data, at);
  if (format === 6) {
    const first = data.getUint16(at + 6);
    const count = data.getUint16(at + 8);
    return (code) => (code >= first && code < first + count ? data.getUint16(at + 10 + (code - first) * 2) : 0);
  }
  return format === 12 ? readFormat12(data, at) : undefined;
}

/** What subsetting needs to know about a TrueType font. */
export interface FontTables {
  readonly glyphCount: number;
  readonly cmaps: readonly CharacterMap[];
  /** The one of these whose codes are those of Unicode; undefined if there is none. */
  readonly unicode: CharacterMap | undefined;
  /** Whether it has TrueType outlines (`glyf`). */
  readonly hasOutlines: boolean;
}

/** The bytes of a table of a TrueType or OpenType font; undefined if there is no such table. */
export function tableOf(font: Buffer, tag: string): Buffer | undefined {
  for (let i = 0, at = 12; i < font.readUInt16BE(4); i++, at += 16) {
    if (font.toString('latin1', at, at + 4) !== tag) continue;
    const start = font.readUInt32BE(at + 8);
    return font.subarray(start, start + font.readUInt32BE(at + 12));
  }
  return undefined;
}

/** Reads `maxp` and `cmap` of a TrueType font (OpenType 1.9). Throws for damaged fonts. */
export function readFontTables(font: Buffer): FontTables {
  const maxp = tableOf(font, 'maxp');
  if (maxp === undefined) throw new RangeError('a font without maxp');
  const cmaps: CharacterMap[] = [];
  const cmap = tableOf(font, 'cmap');
  const data = cmap && new DataView(cmap.buffer, cmap.byteOffset, cmap.length);
  let unicode: CharacterMap | undefined;
  for (let i = 0; data !== undefined && i < data.getUint16(2); i++) {
    const table = readSubtable(data, data.getUint32(8 + i * 8));
    if (table === undefined) continue;
    cmaps.push(table);
    const [platform, encoding] = [data.getUint16(4 + i * 8), data.getUint16(6 + i * 8)];
    // That of all planes comes last.
    if (platform === windows.platform && (encoding === windows.basic || encoding === windows.full)) unicode = table;
  }
  return { glyphCount: maxp.readUInt16BE(4), cmaps, unicode, hasOutlines: tableOf(font, 'glyf') !== undefined };
}
