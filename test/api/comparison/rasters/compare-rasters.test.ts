import { describe, expect, it } from 'vitest';
import { compareRasters } from '../../../../api/comparison/rasters/compare-rasters.ts';
import { black, blue, isIn, rasterOf, red, white } from '../../../support/pictures/rasters.ts';

/** Lines of "text": two dark rows of dots in eight. */
const isInk = (x: number, y: number) => y % 8 < 4 && (x + y) % 3 === 0;
const page = rasterOf(200, 280, (x, y) => (isInk(x, y) ? black : white));

describe('two rasters', () => {
  it('that are equal have no difference', () => {
    expect(
      compareRasters(
        page,
        rasterOf(200, 280, (x, y) => (isInk(x, y) ? black : white)),
      ),
    ).toEqual({
      ssim: 1,
      windows: 49 * 69,
      inkLost: 0,
      blackGained: 0,
      shifted: 0,
      recoloured: 0,
      isBlank: false,
    });
  });

  it('differ slightly if one is noisy, without other faults', () => {
    const noisy = rasterOf(200, 280, (x, y) => {
      const lightness = (isInk(x, y) ? 6 : 249) + (((x * 7 + y * 13) % 5) - 2) * 2;
      return [lightness, lightness, lightness];
    });
    const likeness = compareRasters(page, noisy);
    expect(likeness).toMatchObject({ inkLost: 0, blackGained: 0, shifted: 0, recoloured: 0, isBlank: false });
    expect(likeness.ssim).toBeGreaterThan(0.95);
    expect(likeness.ssim).toBeLessThan(1);
  });

  it('distinguish a page that became blank from one that was', () => {
    const paper = rasterOf(200, 280, () => white);
    expect(compareRasters(page, paper)).toMatchObject({ isBlank: true, inkLost: 49 * 69 });
    expect(
      compareRasters(
        paper,
        rasterOf(200, 280, () => [254, 254, 254]),
      ),
    ).toMatchObject({ isBlank: false });
  });

  it('detect a word that disappeared', () => {
    const without = rasterOf(200, 280, (x, y) => (isInk(x, y) && !isIn(x, y, 80, 80, 16) ? black : white));
    const likeness = compareRasters(page, without);
    // Three by three windows lie within it; others reach into the gaps between lines.
    expect(likeness.inkLost).toBeGreaterThanOrEqual(9);
    expect(likeness.ssim).toBeGreaterThan(0.98);
  });

  it('detect a black box on former paper', () => {
    const covered = rasterOf(200, 280, (x, y) => (isInk(x, y) || isIn(x, y, 80, 80, 16) ? black : white));
    expect(compareRasters(page, covered)).toMatchObject({ blackGained: 9, isBlank: false });
  });

  it('distinguish colours of equal lightness', () => {
    const seal = (colour: typeof red | typeof blue) =>
      rasterOf(200, 280, (x, y) => (isIn(x, y, 40, 40, 24) ? colour : isInk(x, y) ? black : white));
    expect(compareRasters(seal(red), seal(blue)).recoloured).toBeGreaterThan(25);
    expect(compareRasters(seal(red), seal([214, 26, 34] as never)).recoloured).toBe(0);
  });

  it('are compared at any size, but not if their sizes differ', () => {
    const dot = rasterOf(3, 2, () => black);
    expect(
      compareRasters(
        dot,
        rasterOf(3, 2, () => white),
      ),
    ).toMatchObject({ shifted: 2, windows: 2 });
    expect(() =>
      compareRasters(
        dot,
        rasterOf(2, 3, () => black),
      ),
    ).toThrow(RangeError);
  });
});
