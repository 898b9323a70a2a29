import { type Font, tableOf } from './sfnt.ts';

/** What tables tell at most, and the glyphs of a ligature: damaged tables tell the same ones over and over. */
const maxTold = 0x20000;
const maxParts = 16;
/** Types of lookups (OpenType 1.9, "GSUB"): what is drawn for one glyph, for one by choice and for several, and a longer offset. */
const lookups = { single: 1, alternate: 3, ligature: 4, extension: 7 } as const;

/** Those that are read. */
const known: ReadonlySet<number> = new Set(Object.values(lookups));

/** Is told that a glyph is drawn for others, in their order. */
type Tell = (glyph: number, others: readonly number[]) => void;

/** Counts what a font tells. Throws `RangeError` for more than one can. */
export function createTellLimit(): () => void {
  let told = 0;
  return () => {
    if (told++ > maxTold) throw new RangeError('a font with more glyphs than there can be');
  };
}

/** The part of a table from a place on. */
export const from = (table: Buffer, offset: number): Buffer => table.subarray(offset);

/** Numbers of two bytes that follow their count. */
const listAt = (table: Buffer, offset: number, count = table.readUInt16BE(offset)): readonly number[] =>
  Array.from({ length: count }, (_, place) => table.readUInt16BE(offset + 2 + 2 * place));

/** The glyphs that a table is about, in its order. Throws `RangeError` for too many. */
export function coverage(table: Buffer): readonly number[] {
  if (table.readUInt16BE(0) === 1) return listAt(table, 2);
  const glyphs: number[] = [];
  for (let range = 0; range < table.readUInt16BE(2); range += 1) {
    const last = table.readUInt16BE(6 + 6 * range);
    for (let glyph = table.readUInt16BE(4 + 6 * range); glyph <= last; glyph += 1) glyphs.push(glyph);
    if (glyphs.length > maxTold) throw new RangeError('a table of more glyphs than a font has');
  }
  return glyphs;
}

/** Reads the ligatures that begin with a glyph, but the longest ones. The count of their parts includes it. */
function readLigatures(table: Buffer, first: number, tell: Tell): void {
  for (const offset of listAt(table, 0)) {
    const ligature = from(table, offset);
    const parts = ligature.readUInt16BE(2);
    if (parts > 1 && parts <= maxParts) tell(ligature.readUInt16BE(0), [first, ...listAt(ligature, 2, parts - 1)]);
  }
}

function readSubtable(table: Buffer, type: number, tell: Tell): void {
  if (type === lookups.extension) {
    const [own, offset] = [table.readUInt16BE(2), table.readUInt32BE(4)];
    if (own !== lookups.extension) readSubtable(from(table, offset), own, tell);
    return;
  }
  if (!known.has(type)) return;
  const isShifted = type === lookups.single && table.readUInt16BE(0) === 1;
  for (const [place, glyph] of coverage(from(table, table.readUInt16BE(2))).entries()) {
    if (isShifted) {
      tell((glyph + table.readInt16BE(4)) & 0xffff, [glyph]);
      continue;
    }
    const at = table.readUInt16BE(6 + 2 * place);
    if (type === lookups.single) tell(at, [glyph]);
    else if (type === lookups.ligature) readLigatures(from(table, at), glyph, tell);
    else for (const variant of listAt(table, at)) tell(variant, [glyph]);
  }
}

/** The lookups of a feature. */
function lookupsOf(feature: string, features: Buffer): ReadonlySet<number> {
  const used = new Set<number>();
  for (let place = 0; place < features.readUInt16BE(0); place += 1) {
    if (features.toString('latin1', 2 + 6 * place, 6 + 6 * place) !== feature) continue;
    for (const lookup of listAt(features, features.readUInt16BE(6 + 6 * place) + 2)) used.add(lookup);
  }
  return used;
}

/**
 * Reads the glyphs that a font draws for others: for one in another shape, or for several as a ligature (OpenType 1.9,
 * "GSUB"). Throws `RangeError` where the table cannot be read.
 * @param feature The four letters of the only one to read; all, if not given.
 */
export function readSubstitutions(font: Font, tell: Tell, feature?: string): void {
  if (!font.tables.has('GSUB')) return;
  const count = createTellLimit();
  const counted: Tell = (glyph, others) => {
    count();
    tell(glyph, others);
  };
  const table = tableOf(font, 'GSUB');
  const list = from(table, table.readUInt16BE(8));
  const used = feature === undefined ? null : lookupsOf(feature, from(table, table.readUInt16BE(6)));
  for (const [index, offset] of listAt(list, 0).entries()) {
    if (used !== null && !used.has(index)) continue;
    const lookup = from(list, offset);
    const type = lookup.readUInt16BE(0);
    for (const subtable of known.has(type) ? listAt(lookup, 4) : []) {
      count();
      readSubtable(from(lookup, subtable), type, counted);
    }
  }
}

/**
 * The glyphs that each glyph of a font stands for, in their order: of several that one stands for, the first that the font
 * tells. As `readSubstitutions`.
 */
export function substitutedGlyphs(font: Font, feature?: string): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, readonly number[]>();
  const add: Tell = (glyph, others) => {
    if (!others.includes(glyph) && !found.has(glyph)) found.set(glyph, others);
  };
  readSubstitutions(font, add, feature);
  return found;
}
