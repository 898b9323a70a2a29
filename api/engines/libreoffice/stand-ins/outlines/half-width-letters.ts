import { characterMap } from '../../../../formats/fonts/character-map.ts';
import { type Font, tableOf } from '../../../../formats/fonts/sfnt.ts';
import { readSubstitutions } from '../../../../formats/fonts/substitutions.ts';
import { windows, writeGroups } from '../../../../formats/fonts/write-character-map.ts';

/** The feature that names a font's half-width glyphs (OpenType 1.9, "hwid"). */
const feature = 'hwid';
/** Platforms of a character map, and their encodings for all planes and for variations. */
const unicode = { platform: 0, full: 4, variations: 5 } as const;

/** A font's half-width glyphs by the glyphs whose place they take. */
function halfWidthGlyphs(font: Font): ReadonlyMap<number, number> {
  const halves = new Map<number, number>();
  const add = (half: number, [glyph, ...more]: readonly number[]) => {
    if (glyph !== undefined && more.length === 0) halves.set(glyph, half);
  };
  readSubstitutions(font, add, feature);
  return halves;
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
