import * as fontkit from 'fontkit';
import type { InstalledFont } from './installed-fonts.ts';

/**
 * pdfkit's internal record of an embedded font, used directly: pdfkit's `text()` lays out each string again, which is
 * too slow.
 */
export interface EmbeddedFont {
  readonly id: string;
  readonly font: fontkit.Font;
  readonly subset: { readonly includeGlyph: (glyph: number) => number };
  /** Advances by glyph index in the subset, in thousandths of an em. */
  readonly widths: (number | undefined)[];
  /** Code points by glyph index in the subset, from which the ToUnicode map is written. */
  readonly unicode: (readonly number[] | undefined)[];
  readonly ref: () => object;
}

/** The members of a pdfkit document for fonts, which its published types omit. */
export interface FontDocument {
  font(source: fontkit.Font, family: string): FontDocument;
  readonly _font: EmbeddedFont;
}

/** Opens one face of a font file, which may be a collection. Throws where fontkit cannot read it. */
export function openFont({ path, postscriptName }: InstalledFont): fontkit.Font {
  return fontkit.openSync(path, /\.(ttc|otc)$/i.test(path) ? postscriptName : undefined) as fontkit.Font;
}

/** Adds a face to a document, which embeds the used glyphs when it ends. */
export function embedFont(document: FontDocument, installed: InstalledFont): EmbeddedFont {
  return document.font(openFont(installed), installed.postscriptName)._font;
}
