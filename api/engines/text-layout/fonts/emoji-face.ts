import type { Font } from 'fontkit';
import { colorBitmap } from './color-bitmaps.ts';
import type { Face, Word } from './face.ts';
import { createPictureFont, type PictureDocument, type PictureFont } from './picture-font.ts';

/** An emoji font in a document. */
export interface EmojiFace {
  /** Sets an emoji, which may be several code points; undefined where the font lacks it. */
  readonly word: (cluster: string) => Word | undefined;
  readonly fonts: () => readonly PictureFontEntry[];
}

/** A picture font and its name in the resources of pages. */
export interface PictureFontEntry {
  readonly name: string;
  readonly font: PictureFont;
}

/** The members of fontkit's fonts that its published types leave out. */
interface GlyphSource {
  getGlyph(id: number, codePoints?: readonly number[]): object;
  readonly hmtx: { readonly metrics: { get(index: number): { readonly advance: number } } };
  readonly hhea: { readonly numberOfMetrics: number };
}

/** Makes fontkit create glyphs for a font without outlines, without which it cannot apply substitutions. */
function makeGlyphs(font: Font): void {
  const source = font as unknown as GlyphSource;
  const advanceOf = (id: number) => source.hmtx.metrics.get(Math.min(id, source.hhea.numberOfMetrics - 1)).advance;
  source.getGlyph = (id, codePoints = []) => ({
    id,
    codePoints,
    advanceWidth: advanceOf(id),
    isMark: false,
    isLigature: codePoints.length > 1,
  });
}

/** A face that is nothing but a resource name. */
const pictureFace = (name: string): Face => ({
  name,
  glyph: () => undefined,
  shape: () => ({ pieces: [], widthEm: 0 }),
});

/** Creates a face that draws emoji as pictures, in Type 3 fonts of the document. */
export function createEmojiFace(document: PictureDocument, font: Font): EmojiFace {
  makeGlyphs(font);
  const entries: { name: string; face: Face; font: PictureFont }[] = [];
  const known = new Map<string, Word | undefined>();

  function currentEntry() {
    const last = entries.at(-1);
    if (last?.font.hasRoom()) return last;
    const name = `E${entries.length + 1}`;
    const entry = { name, face: pictureFace(name), font: createPictureFont(document) };
    entries.push(entry);
    return entry;
  }

  function draw(cluster: string): Word | undefined {
    const { glyphs } = font.layout(cluster);
    const drawn = glyphs.filter((glyph) => glyph.id !== 0 && glyph.advanceWidth > 0);
    const pieces = drawn.flatMap((glyph, index) => {
      const bitmap = colorBitmap(font, glyph.id);
      if (!bitmap) return [];
      const { face, font: pictures } = currentEntry();
      const widthEm = glyph.advanceWidth / font.unitsPerEm;
      // A sequence that the font draws as several pictures must be read only once.
      const code = pictures.add(bitmap, widthEm, index === 0 ? cluster : '\u200b');
      return [{ face, array: `<${code}>`, widthEm, riseEm: 0 }];
    });
    if (pieces.length === 0) return undefined;
    return { pieces, widthEm: pieces.reduce((sum, piece) => sum + piece.widthEm, 0) };
  }

  return {
    word(cluster) {
      if (!known.has(cluster)) known.set(cluster, draw(cluster));
      return known.get(cluster);
    },
    fonts: () => entries,
  };
}
