import type { Glyph, Page } from '../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from './empty-page.ts';
import { glyphs, look } from './glyphs.ts';
import { type PaintedBox, paintedPage, strokes } from './painted-page.ts';

/** A font as wide as the letters that `strokes` paints. */
const layerLook = { ...look, size: 8 };
const letterStep = 4;

/** The letters of a line of a text layer: each is over a stroke that is painted at the same place. */
export const layerLine = (text: string, x: number, baseline: number): readonly Glyph[] =>
  glyphs(text, x, baseline, layerLook);

/** The strokes of the words of such a line. */
export const paintedLine = (text: string, x: number, baseline: number): readonly PaintedBox[] =>
  [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) =>
    strokes(x + letterStep * index, baseline - 7, word.length),
  );

/** A page of a scan with a text layer. */
export const layeredPage = (letters: readonly Glyph[]): Page => ({
  ...emptyPage(0, paintedPage),
  glyphs: letters,
  pictures: [
    {
      x0: 0,
      y0: 0,
      x1: paintedPage.width,
      y1: paintedPage.height,
      bytes: new Uint8Array(),
      format: 'png',
      isInFront: true,
    },
  ],
});
