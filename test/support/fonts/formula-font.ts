import type { Font } from '../../../api/formats/fonts/sfnt.ts';

const words = (...values: readonly number[]): Buffer => {
  const table = Buffer.alloc(2 * values.length);
  values.forEach((value, place) => void table.writeUInt16BE(value & 0xffff, 2 * place));
  return table;
};

/** A table GSUB of one feature with one lookup of a type, and its subtable. */
export const substitutions = (feature: string, type: number, subtable: Buffer): Buffer =>
  Buffer.concat([
    words(1, 0, 0, 10, 24, 1),
    Buffer.from(feature, 'latin1'),
    words(8, 0, 1, 0),
    words(1, 4, type, 0, 1, 8),
    subtable,
  ]);

/** A subtable in which the first glyph has others, and glyphs from one to another follow by a distance. */
export const alternates = (base: number, ...variants: readonly number[]): Buffer =>
  words(1, 8, 1, 14, 1, 1, base, variants.length, ...variants);
export const shifted = (first: number, last: number, distance: number): Buffer =>
  words(1, 6, distance, 2, 1, first, last, 0);
export const single = (base: number, variant: number): Buffer => words(2, 8, 1, variant, 1, 1, base);
/** A subtable in which a glyph is drawn for several others. */
export const ligature = ([first = 0, ...others]: readonly number[], glyph: number): Buffer =>
  words(1, 8, 1, 14, 1, 1, first, 1, 4, glyph, 1 + others.length, ...others);
/** A subtable of another type, behind a longer offset. */
export const extended = (type: number, subtable: Buffer): Buffer => Buffer.concat([words(1, type, 0, 8), subtable]);

/** A table MATH in which one sign has higher glyphs. */
const grown = (base: number, ...variants: readonly number[]): Buffer =>
  words(
    ...[1, 0, 0, 0, 10],
    ...[0, 12, 0, 1, 0, 18],
    ...[1, 1, base],
    ...[0, variants.length, ...variants.flatMap((variant) => [variant, 1000])],
  );

/** A font for formulas in which glyph 30 has the higher glyphs 31 and 32, with a table of substitutions. */
export const formulaFont = (gsub: Buffer): Font => ({
  version: 0x00010000,
  tables: new Map([
    ['MATH', grown(30, 30, 31, 32)],
    ['GSUB', gsub],
  ]),
});
