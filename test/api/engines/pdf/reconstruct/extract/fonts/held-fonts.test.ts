import { describe, expect, it } from 'vitest';
import { createHeldFonts } from '../../../../../../../api/engines/pdf/reconstruct/extract/fonts/held-fonts.ts';
import {
  packOutline,
  unpackOutline,
} from '../../../../../../../api/engines/pdf/reconstruct/extract/fonts/packed-outline.ts';
import { drawnLettersPdf } from '../../../../../../support/pdf/letters/drawn-letters-pdf.ts';
import { withPage } from '../../../../../../support/pdf/pdfium-page.ts';

/** What a font that has these letters only draws for some characters, once its page is closed. */
const shapesOf = (letters: string, characters: string) =>
  withPage(drawnLettersPdf('Quaint-Regular', letters), ({ pdfium, document, objects }) => {
    const { hold, close } = createHeldFonts(pdfium, document);
    const held = hold(pdfium.api.FPDFTextObj_GetFont(objects[0] as number));
    const shapes = [...characters].map(held.shapeOf);
    const missing = held.missing();
    close();
    return { shapes, missing };
  });

describe('a font that stays open', () => {
  it('tells the code, the width and the outline of a character', async () => {
    const { shapes } = await shapesOf('stone', 'en');
    expect(shapes.map((shape) => [shape?.code, shape?.advance])).toEqual([
      [0x65, expect.closeTo(0.6, 3)],
      [0x6e, expect.closeTo(0.6, 3)],
    ]);
    const [contour, ...others] = unpackOutline(shapes[0]?.outline ?? '');
    expect(others).toEqual([]);
    expect(contour?.start).toEqual([expect.closeTo(0.05, 3), 0]);
    expect(contour?.strokes.map((points) => points.length)).toEqual([1, 1, 3, 1]);
    expect(contour?.strokes[1]?.[0]?.[1]).toBeCloseTo(0.3, 3);
  });

  it('has no characters that it lacks, as far as one of them tells', async () => {
    const { shapes, missing } = await shapesOf('stone', 'xyЖ語');
    const [x, y, ...others] = shapes;
    expect(others).toEqual([null, null]);
    // What the font draws for all that it lacks.
    expect(x?.outline).toEqual(y?.outline);
    expect(missing).toBe(packOutline([]));
  });
});
