import { characterMap } from '../../../../formats/fonts/character-map.ts';
import { type Font, tableOf } from '../../../../formats/fonts/sfnt.ts';
import { unitsPerEm } from './line-metrics.ts';
import { scaleOutlines } from './outlines.ts';

/**
 * The width of a character in another font, in thousandths of the em; undefined where it was not measured.
 *
 * @param advance Its width in the font that is changed.
 */
export type WidthRule = (character: number, advance: number) => number | undefined;

/** The rule of a list of `characters` and their widths, in the same order with spaces between. */
export function measured(characters: string, widths: string): WidthRule {
  const values = widths.trim().split(/\s+/).map(Number);
  const known = new Map([...characters].map((character, place) => [character.codePointAt(0), values[place]]));
  return (character) => known.get(character);
}

/** The rule of a font that has the widths of another, except for some characters. */
export const changed =
  (base: WidthRule, changes: WidthRule): WidthRule =>
  (character, advance) =>
    changes(character, advance) ?? base(character, advance);

/** The rule of a font in which everything is as wide; marks that take no room stay so. */
export const monospaced =
  (width: number): WidthRule =>
  (_, advance) =>
    advance === 0 ? undefined : width;

/** The rule of a font that is another one, narrower. */
export const narrowed =
  (factor: number): WidthRule =>
  (_, advance) =>
    advance * factor;

/** The widths of a font's glyphs, in its own units. */
interface Advances {
  readonly count: number;
  readonly of: (glyph: number) => number;
  readonly bearing: (glyph: number) => number;
}

/** Reads the widths of a font's glyphs. Throws where a table is missing. */
export function readAdvances(font: Font): Advances {
  const table = tableOf(font, 'hmtx');
  const full = tableOf(font, 'hhea').readUInt16BE(34);
  const count = tableOf(font, 'maxp').readUInt16BE(4);
  return {
    count,
    of: (glyph) => table.readUInt16BE(4 * Math.min(glyph, full - 1)),
    bearing: (glyph) => table.readInt16BE(glyph < full ? 4 * glyph + 2 : 4 * full + 2 * (glyph - full)),
  };
}

/** How many times wider each known character becomes; accented letters go with their letters. */
function knownFactors(advances: Advances, glyphs: ReadonlyMap<number, number>, widthOf: WidthRule, units: number) {
  const factorOf = (character: number) => {
    const glyph = glyphs.get(character);
    const advance = glyph === undefined ? 0 : (advances.of(glyph) * 1000) / units;
    const width = widthOf(character, advance);
    return width === undefined || advance === 0 ? undefined : width / advance;
  };
  const factors = new Map<number, number>();
  for (const [character, glyph] of glyphs) {
    const letter = String.fromCodePoint(character).normalize('NFD').codePointAt(0) ?? character;
    const factor = factorOf(character) ?? factorOf(letter);
    if (factor !== undefined) factors.set(glyph, factor);
  }
  return factors;
}

const lettersAtoZ = Array.from({ length: 26 }, (_, place) => 0x61 + place);

/** The mean factor of small letters, for what was not measured. */
function usualFactor(factors: ReadonlyMap<number, number>, glyphs: ReadonlyMap<number, number>): number {
  const known = lettersAtoZ.flatMap((letter) => factors.get(glyphs.get(letter) ?? -1) ?? []);
  return known.length === 0 ? 1 : known.reduce((sum, factor) => sum + factor, 0) / known.length;
}

/**
 * Gives a font the widths of another. TrueType outlines are stretched with them; others keep their shapes. What was
 * not measured is stretched as small letters are on average.
 */
export function setWidths(font: Font, widthOf: WidthRule): void {
  const units = unitsPerEm(font);
  const advances = readAdvances(font);
  const glyphs = characterMap(font);
  const known = knownFactors(advances, glyphs, widthOf, units);
  const isTrueType = font.tables.has('glyf');
  const usual = isTrueType ? usualFactor(known, glyphs) : 1;
  const factors = Array.from({ length: advances.count }, (_, glyph) => known.get(glyph) ?? usual);
  const table = Buffer.alloc(4 * advances.count);
  let widest = 0;
  for (const [glyph, factor] of factors.entries()) {
    const advance = Math.round(advances.of(glyph) * factor);
    widest = Math.max(widest, advance);
    table.writeUInt16BE(advance, 4 * glyph);
    table.writeInt16BE(Math.round(advances.bearing(glyph) * (isTrueType ? factor : 1)), 4 * glyph + 2);
  }
  const hhea = Buffer.from(tableOf(font, 'hhea'));
  hhea.writeUInt16BE(widest, 10);
  hhea.writeUInt16BE(advances.count, 34);
  font.tables.set('hhea', hhea);
  font.tables.set('hmtx', table);
  if (isTrueType) scaleOutlines(font, factors);
}
