import * as fontkit from 'fontkit';
import type { InstalledFont } from './installed-fonts.ts';

/** What pdfkit keeps of a font that it embeds; its own `text()` lays out every string anew and is far too slow here. */
export interface EmbeddedFont {
  readonly id: string;
  readonly font: fontkit.Font;
  readonly subset: { readonly includeGlyph: (glyph: number) => number };
  /** Advances by glyph of the subset, in thousandths of an em. */
  readonly widths: (number | undefined)[];
  /** Code points by glyph of the subset: becomes the ToUnicode map. */
  readonly unicode: (readonly number[] | undefined)[];
  readonly ref: () => object;
}

/** A pdfkit document as far as fonts go; these members are not part of its published types. */
export interface FontDocument {
  font(source: fontkit.Font, family: string): FontDocument;
  readonly _font: EmbeddedFont;
}

/** Opens one face of a font file; a collection holds several. */
export function openFont({ path, postscriptName }: InstalledFont): fontkit.Font {
  return fontkit.openSync(path, /\.(ttc|otc)$/i.test(path) ? postscriptName : undefined) as fontkit.Font;
}

/** Adds a face to a document, which embeds the glyphs used of it when it ends. */
export function embedFont(document: FontDocument, installed: InstalledFont): EmbeddedFont {
  return document.font(openFont(installed), installed.postscriptName)._font;
}
