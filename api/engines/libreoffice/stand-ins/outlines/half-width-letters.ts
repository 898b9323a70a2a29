import { characterMap } from '../../../../formats/fonts/character-map.ts';
import { type Font, tableOf } from '../../../../formats/fonts/sfnt.ts';
import { windows, writeGroups } from '../../../../formats/fonts/write-character-map.ts';

/** The feature that names a font's half-width glyphs (OpenType 1.9, "hwid"). */
const feature = 'hwid';
/** Kinds of substitutions, and the one that only says where another stands ("GSUB"). */
const single = 1;
const extension = 7;
/** Platforms of a character map, and their encodings for all planes and for variations. */
const unicode = { platform: 0, full: 4, variations: 5 } as const;

/** The glyphs that a coverage table lists, in its order. */
function covered(table: Buffer): readonly number[] {
  const count = table.readUInt16BE(2);
  if (table.readUInt16BE(0) === 1)
    return Array.from({ length: count }, (_, place) => table.readUInt16BE(4 + 2 * place));
  return Array.from({ length: count }, (_, place) => 4 + 6 * place).flatMap((record) => {
    const first = table.readUInt16BE(record);
    return Array.from({ length: table.readUInt16BE(record + 2) - first + 1 }, (_, index) => first + index);
  });
}

/** The glyphs that a subtable of single substitutions replaces, with those that take their place. */
function replacements(table: Buffer): readonly (readonly [glyph: number, other: number])[] {
  const glyphs = covered(table.subarray(table.readUInt16BE(2)));
  return table.readUInt16BE(0) === 1
    ? glyphs.map((glyph) => [glyph, (glyph + table.readInt16BE(4)) & 0xffff])
    : glyphs.map((glyph, place) => [glyph, table.readUInt16BE(6 + 2 * place)]);
}

/** The subtables of single substitutions of a lookup. */
function subtablesOf(lookup: Buffer): readonly Buffer[] {
  const places = Array.from({ length: lookup.readUInt16BE(4) }, (_, place) => lookup.readUInt16BE(6 + 2 * place));
  return places.flatMap((place) => {
    const table = lookup.subarray(place);
    const kind = lookup.readUInt16BE(0);
    if (kind === single) return [table];
    const isFar = kind === extension && table.readUInt16BE(2) === single;
    return isFar ? [table.subarray(table.readUInt32BE(4))] : [];
  });
}

/** A font's half-width glyphs by the glyphs whose place they take. */
function halfWidthGlyphs(font: Font): ReadonlyMap<number, number> {
  const table = font.tables.get('GSUB');
  if (table === undefined) return new Map();
  const features = table.subarray(table.readUInt16BE(6));
  const lookups = table.subarray(table.readUInt16BE(8));
  const numbers = new Set<number>();
  for (let place = 0; place < features.readUInt16BE(0); place += 1) {
    const record = 2 + 6 * place;
    if (features.toString('latin1', record, record + 4) !== feature) continue;
    const own = features.subarray(features.readUInt16BE(record + 4));
    for (let index = 0; index < own.readUInt16BE(2); index += 1) numbers.add(own.readUInt16BE(4 + 2 * index));
  }
  const found = [...numbers].flatMap((number) => subtablesOf(lookups.subarray(lookups.readUInt16BE(2 + 2 * number))));
  return new Map(found.flatMap(replacements));
}

/** The subtable of a character map for variations of characters, if there is one. */
function variationsOf(table: Buffer): Buffer | undefined {
  for (let record = 4; record < 4 + 8 * table.readUInt16BE(2); record += 8) {
    if (table.readUInt16BE(record) !== unicode.platform || table.readUInt16BE(record + 2) !== unicode.variations)
      continue;
    const subtable = table.subarray(table.readUInt32BE(record + 4));
    return subtable.subarray(0, subtable.readUInt32BE(2));
  }
  return undefined;
}

/** A table `cmap` that has these glyphs, and the variations of another one. */
function writeMap(glyphs: ReadonlyMap<number, number>, variations: Buffer | undefined): Buffer {
  const groups = writeGroups(glyphs);
  const encodings = [
    { platform: unicode.platform, encoding: unicode.full, subtable: groups },
    ...(variations ? [{ platform: unicode.platform, encoding: unicode.variations, subtable: variations }] : []),
    { platform: windows.platform, encoding: windows.full, subtable: groups },
  ];
  const header = Buffer.alloc(4 + 8 * encodings.length);
  header.writeUInt16BE(encodings.length, 2);
  encodings.forEach(({ platform, encoding, subtable }, place) => {
    header.writeUInt16BE(platform, 4 + 8 * place);
    header.writeUInt16BE(encoding, 6 + 8 * place);
    header.writeUInt32BE(header.length + (subtable === groups ? 0 : groups.length), 8 + 8 * place);
  });
  return Buffer.concat([header, groups, ...(variations ? [variations] : [])]);
}

/**
 * Draws characters with the half-width glyphs that a font has for them: outlines in CFF can't be made narrower, and
 * letters that only have less room cover each other. Throws where a table cannot be read.
 *
 * @param isHalf Which characters are half as wide as an em.
 */
export function setHalfWidthLetters(font: Font, isHalf: (character: number) => boolean): void {
  const halves = halfWidthGlyphs(font);
  if (halves.size === 0) return;
  const glyphs = [...characterMap(font)].map(
    ([character, glyph]) => [character, isHalf(character) ? (halves.get(glyph) ?? glyph) : glyph] as const,
  );
  font.tables.set('cmap', writeMap(new Map(glyphs), variationsOf(tableOf(font, 'cmap'))));
}
