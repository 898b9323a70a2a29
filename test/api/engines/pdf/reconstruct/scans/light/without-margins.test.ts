import { describe, expect, it } from 'vitest';
import type { Raster } from '../../../../../../../api/engines/pdf/reconstruct/extract/raster.ts';
import { withoutMargins } from '../../../../../../../api/engines/pdf/reconstruct/scans/light/without-margins.ts';
import { type PaintedBox, painted, strokes } from '../../../../../../support/rebuilt-pdf/painted-page.ts';

const lines = [0, 1, 2, 3, 4].flatMap((line) => strokes(60, 60 + 60 * line, 50));
const lid = 0xff181818;
const shareOfDark = ({ pixels }: Raster) => pixels.filter((pixel) => (pixel & 255) < 100).length / pixels.length;

describe('the dark lid of a scanner', () => {
  it('is paper beside the page', () => {
    const page = withoutMargins(painted(...lines, [0, 0, 20, 400, lid], [0, 0, 300, 12, lid]));
    expect(shareOfDark(page)).toBeCloseTo(shareOfDark(painted(...lines)), 5);
  });

  it('is not a band with light letters, a coloured one, or a dark page', () => {
    const light = strokes(20, 5, 60, 2).map((box) => [...box, 0xffffffff] as const);
    const pages: readonly (readonly PaintedBox[])[] = [
      [...lines, [0, 0, 300, 20, lid], ...light],
      [...lines, [0, 0, 300, 20, 0xff000066]],
      [
        [0, 0, 300, 400, lid],
        [100, 190, 200, 193, 0xffffffff],
      ],
      lines,
    ];
    for (const boxes of pages) {
      const page = painted(...boxes);
      expect(withoutMargins(page)).toBe(page);
    }
  });
});
