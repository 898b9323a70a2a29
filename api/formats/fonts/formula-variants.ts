import { type Font, tableOf } from './sfnt.ts';
import { coverage, createTellLimit, from, substitutedGlyphs } from './substitutions.ts';

/** The feature of a font for formulas that makes indices of its letters (OpenType 1.9, "ssty"). */
const indexFeature = 'ssty';

/** The higher and wider glyphs that a font has for signs, each with the sign's. */
function* grownSigns(table: Buffer): Generator<readonly [variant: number, base: number]> {
  const variants = from(table, table.readUInt16BE(8));
  const signs = [2, 4].map((at) => {
    const offset = variants.readUInt16BE(at);
    return offset === 0 ? [] : coverage(from(variants, offset)).slice(0, variants.readUInt16BE(at + 4));
  });
  for (const [place, base] of signs.flat().entries()) {
    const grown = from(variants, variants.readUInt16BE(10 + 2 * place));
    for (let at = 0; at < grown.readUInt16BE(2); at += 1) yield [grown.readUInt16BE(4 + 4 * at), base];
  }
}

/**
 * The glyphs that a font for formulas draws for others, with these: those of indices, and signs that grow with what they
 * enclose. None for other fonts. Throws `RangeError` where its tables cannot be read.
 */
export function formulaVariants(font: Font): ReadonlyMap<number, number> {
  const bases = new Map<number, number>();
  if (!font.tables.has('MATH')) return bases;
  for (const [variant, [base, ...more]] of substitutedGlyphs(font, indexFeature))
    if (base !== undefined && more.length === 0) bases.set(variant, base);
  const count = createTellLimit();
  for (const [variant, base] of grownSigns(tableOf(font, 'MATH'))) {
    count();
    if (variant !== base && !bases.has(variant)) bases.set(variant, base);
  }
  return bases;
}
