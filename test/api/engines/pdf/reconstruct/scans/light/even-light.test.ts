import { describe, expect, it } from 'vitest';
import type { Raster } from '../../../../../../../api/engines/pdf/reconstruct/extract/raster.ts';
import { evenLight } from '../../../../../../../api/engines/pdf/reconstruct/scans/light/even-light.ts';
import { lightnessOf } from '../../../../../../../api/engines/pdf/reconstruct/scans/pixels/raster.ts';
import { painted, strokes } from '../../../../../../support/rebuilt-pdf/painted-page.ts';

const lines = [0, 1, 2, 3, 4].flatMap((line) => strokes(30, 60 + 60 * line, 50));

/** A page on which the light falls from the left. */
function litFromLeft(raster: Raster): Raster {
  const pixels = raster.pixels.map((pixel, at) => {
    const level = Math.round((pixel & 255) * (1 - (0.5 * (at % raster.width)) / raster.width));
    return (0xff000000 | (level * 0x010101)) >>> 0;
  });
  return { ...raster, pixels };
}

const levelAt = ({ pixels, width, pixelsPerPoint }: Raster, x: number, y: number) =>
  lightnessOf(pixels[y * pixelsPerPoint * width + x * pixelsPerPoint] as number);

describe('the light on a scanned page', () => {
  it('is made even', () => {
    const lit = evenLight(litFromLeft(painted(...lines)));
    expect(Math.min(levelAt(lit, 20, 20), levelAt(lit, 150, 200), levelAt(lit, 280, 380))).toBeGreaterThan(235);
    expect(levelAt(lit, 30, 61)).toBeLessThan(30);
  });

  it('is left as it is where it is even, whatever is on the page', () => {
    const page = painted(...lines, [0, 250, 300, 400, 0xff336699]);
    expect(evenLight(page)).toBe(page);
    const shaded = painted(...lines, [30, 30, 270, 50, 0xffdddddd]);
    expect(evenLight(shaded)).toBe(shaded);
  });
});
