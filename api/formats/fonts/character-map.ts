import { type Font, tableOf } from './sfnt.ts';

/** Calls back with each character of a subtable of format 4: segments of the basic plane. */
function readSegments(table: Buffer, tell: (character: number, glyph: number) => void): void {
  const bytes = table.readUInt16BE(6);
  for (let segment = 0; segment < bytes; segment += 2) {
    const end = table.readUInt16BE(14 + segment);
    const start = table.readUInt16BE(16 + bytes + segment);
    const delta = table.readUInt16BE(16 + 2 * bytes + segment);
    const rangeAt = 16 + 3 * bytes + segment;
    const range = table.readUInt16BE(rangeAt);
    for (let character = start; character <= end && character < 0xffff; character += 1) {
      if (range === 0) tell(character, (character + delta) & 0xffff);
      else {
        const glyph = table.readUInt16BE(rangeAt + range + 2 * (character - start));
        if (glyph !== 0) tell(character, (glyph + delta) & 0xffff);
      }
    }
  }
}

/** Calls back with each character of a subtable of format 12: groups of any plane. */
function readGroups(table: Buffer, tell: (character: number, glyph: number) => void): void {
  for (let group = 0; group < table.readUInt32BE(12); group += 1) {
    const record = 16 + 12 * group;
    const start = table.readUInt32BE(record);
    const end = table.readUInt32BE(record + 4);
    for (let character = start; character <= end; character += 1) {
      tell(character, table.readUInt32BE(record + 8) + character - start);
    }
  }
}

/** What a table tells at most: each code point once. Damaged ones tell the same over and over. */
const maxTold = 0x110000;

/** A font's glyphs by Unicode code point. Throws where its table cannot be read, `RangeError` if that is too long. */
export function characterMap(font: Font): ReadonlyMap<number, number> {
  const table = tableOf(font, 'cmap');
  const glyphs = new Map<number, number>();
  let told = 0;
  const tell = (character: number, glyph: number) => {
    if (told++ > maxTold) throw new RangeError('a font with more characters than there are');
    glyphs.set(character, glyph);
  };
  for (let place = 0; place < table.readUInt16BE(2); place += 1) {
    const platform = table.readUInt16BE(4 + 8 * place);
    if (platform !== 0 && platform !== 3) continue;
    const subtable = table.subarray(table.readUInt32BE(8 + 8 * place));
    const format = subtable.readUInt16BE(0);
    if (format === 4) readSegments(subtable, tell);
    else if (format === 12) readGroups(subtable, tell);
  }
  return glyphs;
}
