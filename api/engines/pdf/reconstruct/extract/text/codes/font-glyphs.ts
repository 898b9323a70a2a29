import { characterMap } from '../../../../../../formats/fonts/character-map.ts';
import { type Font, readFonts, tableOf } from '../../../../../../formats/fonts/sfnt.ts';
import { substitutedGlyphs } from '../../../../../../formats/fonts/substitutions.ts';
import { isCff, readCff } from '../../../../fonts/read-cff.ts';
import { formulaCharacters } from './formula-characters.ts';

/** Where fonts of signs have theirs: what these are is not known from it. */
const privateArea = { first: 0xe000, last: 0xf8ff } as const;
/** Characters that fonts show as others: one of a glyph's characters that is none of these is what was written. */
const isStandIn = (code: number) => code === 0xa0 || code === 0xad || code === 0x2011 || code === 0x2215;

/** What an embedded font reveals about its glyphs, by their numbers. */
export interface FontGlyphs {
  /** Their characters, several for a ligature. None if it has no table of them. */
  readonly texts: ReadonlyMap<number, string>;
  /** Whether it identifies them by numbers alone (CIDs), which no code of the PDF can be but these. */
  readonly isCidKeyed: boolean;
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

/** Glyphs that a font draws for others which it draws for others, and characters of a ligature: damaged fonts have any number. */
const maxInRow = 8;
const maxCharacters = 16;

/** The glyphs that a font draws for others; none if it is damaged there. */
function substitutedIn(font: Font): ReturnType<typeof substitutedGlyphs> {
  try {
    return substitutedGlyphs(font);
  } catch (error) {
    if (error instanceof RangeError) return new Map();
    throw error;
  }
}

/** The texts of a font's glyphs: of those for characters, and of those that it draws for these, shaped or as a ligature. */
function textsOf(font: Font): ReadonlyMap<number, string> {
  if (!font.tables.has('cmap')) return new Map();
  const texts = new Map<number, string>();
  for (const [glyph, code] of formulaCharacters(font, charactersOf(font))) texts.set(glyph, String.fromCodePoint(code));
  const substituted = substitutedIn(font);
  const untold = new Set<number>();
  const textOf = (glyph: number, inRow: number): string | null => {
    const known = texts.get(glyph);
    const parts = substituted.get(glyph);
    if (known !== undefined || parts === undefined || untold.has(glyph) || inRow > maxInRow) return known ?? null;
    // Until it is told: a damaged font may draw it for itself.
    untold.add(glyph);
    const read = parts.map((part) => textOf(part, inRow + 1));
    const text = read.includes(null) ? null : read.join('').normalize('NFC');
    if (text === null || text.length > maxCharacters) return null;
    texts.set(glyph, text);
    return text;
  };
  for (const glyph of substituted.keys()) textOf(glyph, 1);
  return texts;
}

/** A CFF program of CIDs tells nothing else of its glyphs. Those with names are told by these. */
const cidKeyed: FontGlyphs = { texts: new Map(), isCidKeyed: true, advanceOf: () => 0 };

/** Whether a bare CFF program has CIDs; false for a damaged one. */
function hasCids(file: Buffer): boolean {
  try {
    return readCff(file).isCid;
  } catch {
    return false;
  }
}

/** Reads a font file; null for one that is damaged, or of another format than TrueType and CFF with CIDs. */
export function readFontGlyphs(file: Buffer): FontGlyphs | null {
  if (isCff(file)) return hasCids(file) ? cidKeyed : null;
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
    return { texts: textsOf(font), isCidKeyed: false, advanceOf };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
