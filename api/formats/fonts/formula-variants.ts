import { type Font, tableOf } from './sfnt.ts';

/** What tables tell at most: damaged ones tell the same glyphs over and over. */
const maxTold = 0x20000;
/** The feature of a font for formulas that makes indices of its letters (OpenType 1.9, "ssty"). */
const indexFeature = 'ssty';
/** Types of lookups (OpenType 1.9, "GSUB"): of one glyph by another, by one of several, and one with a longer offset. */
const lookups = { single: 1, alternate: 3, extension: 7 } as const;

/** Is told that a glyph is drawn for another one. */
type Tell = (variant: number, base: number) => void;

const from = (table: Buffer, offset: number) => table.subarray(offset);

/** Numbers of two bytes that follow their count. */
const listAt = (table: Buffer, offset: number): readonly number[] =>
  Array.from({ length: table.readUInt16BE(offset) }, (_, place) => table.readUInt16BE(offset + 2 + 2 * place));

/** The glyphs that a table is about, in its order. Throws `RangeError` for too many. */
function coverage(table: Buffer): readonly number[] {
  if (table.readUInt16BE(0) === 1) return listAt(table, 2);
  const glyphs: number[] = [];
  for (let range = 0; range < table.readUInt16BE(2); range += 1) {
    const last = table.readUInt16BE(6 + 6 * range);
    for (let glyph = table.readUInt16BE(4 + 6 * range); glyph <= last; glyph += 1) glyphs.push(glyph);
    if (glyphs.length > maxTold) throw new RangeError('a table of more glyphs than a font has');
  }
  return glyphs;
}

function readSubstitutes(table: Buffer, type: number, tell: Tell): void {
  if (type === lookups.extension) {
    readSubstitutes(from(table, table.readUInt32BE(4)), Math.min(table.readUInt16BE(2), lookups.alternate), tell);
    return;
  }
  if (type !== lookups.single && type !== lookups.alternate) return;
  const isShifted = type === lookups.single && table.readUInt16BE(0) === 1;
  for (const [place, base] of coverage(from(table, table.readUInt16BE(2))).entries()) {
    if (isShifted) tell((base + table.readInt16BE(4)) & 0xffff, base);
    else if (type === lookups.single) tell(table.readUInt16BE(6 + 2 * place), base);
    else for (const variant of listAt(table, table.readUInt16BE(6 + 2 * place))) tell(variant, base);
  }
}

/** Calls back with the glyphs that a font has for indices. */
function readIndices(table: Buffer, tell: Tell): void {
  const features = from(table, table.readUInt16BE(6));
  const list = from(table, table.readUInt16BE(8));
  const used = new Set<number>();
  for (let place = 0; place < features.readUInt16BE(0); place += 1) {
    if (features.toString('latin1', 2 + 6 * place, 6 + 6 * place) !== indexFeature) continue;
    for (const lookup of listAt(features, features.readUInt16BE(6 + 6 * place) + 2)) used.add(lookup);
  }
  for (const index of used) {
    const lookup = from(list, list.readUInt16BE(2 + 2 * index));
    for (const offset of listAt(lookup, 4)) readSubstitutes(from(lookup, offset), lookup.readUInt16BE(0), tell);
  }
}

/** Calls back with the higher and wider glyphs that a font has for signs. */
function readGrown(table: Buffer, tell: Tell): void {
  const variants = from(table, table.readUInt16BE(8));
  const signs = [2, 4].map((at) => {
    const offset = variants.readUInt16BE(at);
    return offset === 0 ? [] : coverage(from(variants, offset)).slice(0, variants.readUInt16BE(at + 4));
  });
  for (const [place, base] of signs.flat().entries()) {
    const grown = from(variants, variants.readUInt16BE(10 + 2 * place));
    for (let at = 0; at < grown.readUInt16BE(2); at += 1) tell(grown.readUInt16BE(4 + 4 * at), base);
  }
}

/**
 * The glyphs that a font for formulas draws for others, with these: those of indices, and signs that grow with what they
 * enclose. None for other fonts. Throws `RangeError` where its tables cannot be read.
 */
export function formulaVariants(font: Font): ReadonlyMap<number, number> {
  const bases = new Map<number, number>();
  if (!font.tables.has('MATH')) return bases;
  let told = 0;
  const tell: Tell = (variant, base) => {
    if (told++ > maxTold) throw new RangeError('a font with more glyphs than there can be');
    if (variant !== base && !bases.has(variant)) bases.set(variant, base);
  };
  if (font.tables.has('GSUB')) readIndices(tableOf(font, 'GSUB'), tell);
  readGrown(tableOf(font, 'MATH'), tell);
  return bases;
}
