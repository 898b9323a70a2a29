import type { GlyphPosition, GlyphRun } from 'fontkit';
import { sum } from '../../../sum.ts';
import { thresholds } from '../thresholds.ts';
import { isInvisible } from '../type/characters.ts';
import type { EmbeddedFont } from './embedded-font.ts';
import type { Direction, Face, Piece, Word } from './face.ts';

const { minRiseEm } = thresholds.fonts;

const hex4 = (value: number) => value.toString(16).padStart(4, '0');
const codePoints = (text: string) => Array.from(text, (character) => character.codePointAt(0) as number);

const visible = (text: string) =>
  Array.from(text)
    .filter((c) => !isInvisible(c.codePointAt(0) as number))
    .join('');

/** One glyph of a piece at the place that shaping gave it, which is in the font's units. */
function placedGlyph(hex: string, advance: number, position: GlyphPosition, perEm: number): Omit<Piece, 'face'> {
  // TJ adjustments are subtracted, in thousandths of an em.
  const before = Math.round(-position.xOffset * perEm * 1000);
  const after = Math.round((position.xOffset + advance - position.xAdvance) * perEm * 1000);
  const array = `${before === 0 ? '' : before}<${hex}>${after === 0 ? '' : `${after} `}`;
  const rise = position.yOffset * perEm;
  return { array, widthEm: position.xAdvance * perEm, riseEm: Math.abs(rise) < minRiseEm ? 0 : rise };
}

/** Adds a glyph to the pieces of a word: to the last one if both are on one line. */
function addGlyph(pieces: Piece[], glyph: Piece): void {
  const last = pieces.at(-1);
  if (last === undefined || last.riseEm !== glyph.riseEm) pieces.push(glyph);
  else pieces[pieces.length - 1] = { ...last, array: last.array + glyph.array, widthEm: last.widthEm + glyph.widthEm };
}

/**
 * Whether glyphs are moved from their places: text extraction takes displaced marks for parts of other lines, unless the word
 * has one text as a whole.
 */
const isDisplaced = ({ positions }: GlyphRun) =>
  positions.some(({ xOffset, yOffset }) => xOffset !== 0 || yOffset !== 0);

const widthOf = (parts: readonly { readonly widthEm: number }[]) => sum(parts.map(({ widthEm }) => widthEm));

/** Creates a face whose glyphs are outlines (TrueType, CFF). */
export function createOutlineFace(embedded: EmbeddedFont): Face {
  const { font } = embedded;
  const perEm = 1 / font.unitsPerEm;

  /** Adds a glyph to the subset and returns its code; `meaning` is its text unless it has one already. */
  function include(glyph: number, advance: number, meaning: readonly number[]): number {
    const code = embedded.subset.includeGlyph(glyph);
    embedded.widths[code] ??= advance * perEm * 1000;
    embedded.unicode[code] ??= meaning;
    return code;
  }

  /** The glyphs of a run as few pieces, and what each of them means. */
  function piecesOf(run: GlyphRun): { pieces: Piece[]; meant: string[] } {
    const pieces: Piece[] = [];
    const meant: string[] = [];
    run.glyphs.forEach((glyph, index) => {
      const position = run.positions[index];
      if (!position) return;
      const code = include(glyph.id, glyph.advanceWidth, glyph.codePoints);
      meant.push(String.fromCodePoint(...(embedded.unicode[code] ?? [])));
      addGlyph(pieces, { face, ...placedGlyph(hex4(code), glyph.advanceWidth, position, perEm) });
    });
    return { pieces, meant };
  }

  function shape(text: string, direction: Direction): Word {
    const run = font.layout(text, undefined, undefined, undefined, direction);
    const { pieces, meant } = piecesOf(run);
    const widthEm = widthOf(pieces);
    const read = visible((direction === 'rtl' ? meant.reverse() : meant).join(''));
    const said = visible(text);
    const isReadAsSaid = read === said && !(direction === 'ltr' && isDisplaced(run));
    return isReadAsSaid ? { pieces, widthEm } : { pieces, widthEm, actualText: said };
  }

  /** Sets a word without shaping, for a font whose layout tables fontkit cannot read. */
  function unshaped(text: string, direction: Direction): Word {
    const glyphs = codePoints(visible(text)).flatMap((codePoint) => glyphOf(codePoint) ?? []);
    if (direction === 'rtl') glyphs.reverse();
    const widthEm = widthOf(glyphs);
    return { pieces: [{ face, array: `<${glyphs.map(({ hex }) => hex).join('')}>`, widthEm, riseEm: 0 }], widthEm };
  }

  const known = new Map<number, ReturnType<Face['glyph']>>();
  function glyphOf(codePoint: number): ReturnType<Face['glyph']> {
    if (known.has(codePoint)) return known.get(codePoint);
    const { id, advanceWidth } = font.glyphForCodePoint(codePoint);
    const code = id === 0 ? undefined : include(id, advanceWidth, [codePoint]);
    const glyph = code === undefined ? undefined : { hex: hex4(code), widthEm: advanceWidth * perEm };
    known.set(codePoint, glyph);
    return glyph;
  }

  const face: Face = {
    name: embedded.id,
    glyph: glyphOf,
    shape(text, direction) {
      try {
        return shape(text, direction);
      } catch {
        return unshaped(text, direction);
      }
    },
  };
  return face;
}
