import { characterMap } from '../../../../../../formats/fonts/character-map.ts';
import { type Font, readFonts, tableOf } from '../../../../../../formats/fonts/sfnt.ts';
import { formulaCharacters } from './formula-characters.ts';

/** Where fonts of signs have theirs: what these are is not known from it. */
const privateArea = { first: 0xe000, last: 0xf8ff } as const;
/** Characters that fonts show as others: one of a glyph's characters that is none of these is what was written. */
const isStandIn = (code: number) => code === 0xa0 || code === 0xad || code === 0x2011 || code === 0x2215;

/** What an embedded font reveals about its glyphs, by their numbers. */
export interface FontGlyphs {
  /** None if it has no table of them. */
  readonly characters: ReadonlyMap<number, number>;
  /** In ems. */
  readonly advanceOf: (glyph: number) => number;
}

/** The characters of a font's glyphs: of several that one is for, the lowest. */
function charactersOf(font: Font): ReadonlyMap<number, number> {
  const characters = new Map<number, number>();
  for (const [code, glyph] of characterMap(font)) {
    if (code >= privateArea.first && code <= privateArea.last) continue;
    const known = characters.get(glyph);
    if (known === undefined || isStandIn(known) || (code < known && !isStandIn(code))) characters.set(glyph, code);
  }
  return characters;
}

/** Reads a font file; null for one that is damaged, or of another format than TrueType. */
export function readFontGlyphs(file: Buffer): FontGlyphs | null {
  try {
    const [font] = readFonts(file);
    if (font === undefined || !['head', 'hhea', 'hmtx'].every((tag) => font.tables.has(tag))) return null;
    const unitsPerEm = tableOf(font, 'head').readUInt16BE(18);
    const metrics = tableOf(font, 'hhea').readUInt16BE(34);
    // A copy, which does not keep the file.
    const widths = Buffer.from(tableOf(font, 'hmtx'));
    const advanceOf = (glyph: number) => {
      const at = 4 * Math.min(glyph, metrics - 1);
      return at >= 0 && at + 2 <= widths.length ? widths.readUInt16BE(at) / unitsPerEm : 0;
    };
    const characters = font.tables.has('cmap') ? charactersOf(font) : new Map<number, number>();
    return { characters: formulaCharacters(font, characters), advanceOf };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
