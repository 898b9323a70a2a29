import { describe, expect, it } from 'vitest';
import { type Orientation, placeImage, resolutionOf } from '../../../../api/engines/image/place-image.ts';

const size = (width: number, height: number, perInch?: number, orientation: Orientation = 1) => {
  const resolution = perInch === undefined ? undefined : { x: perInch, y: perInch };
  const placed = placeImage({ width, height, orientation, resolution });
  return [placed.width, placed.height];
};

describe('placeImage', () => {
  it('takes the size from the resolution', () => {
    expect(size(2550, 3300, 300)).toEqual([612, 792]);
    expect(size(1000, 500, 72)).toEqual([1000, 500]);
  });

  it('turns the page with the image', () => {
    expect(size(300, 150, 150, 6)).toEqual([72, 144]);
    expect(size(300, 150, 150, 3)).toEqual([144, 72]);
  });

  it('shows an image without a resolution as screens do, at most as large as a sheet of A4', () => {
    expect(size(480, 360)).toEqual([360, 270]);
    expect(size(4000, 3000)).toEqual([842, 631.5]);
  });

  it("ignores a camera's default of 72 dpi", () => {
    expect(size(4032, 3024, 72)).toEqual([842, 631.5]);
    expect(size(14_400, 7200, 150)).toEqual([6912, 3456]);
  });

  it('stays within what readers show', () => {
    expect(size(30_000, 3000, 100)).toEqual([14_400, 1440]);
    expect(size(16, 8, 300)).toEqual([72, 36]);
    expect(size(100_000, 1, 100)).toEqual([14_400, 3]);
  });

  it('adds margins around the image, or puts it in the middle of a paper', () => {
    const shape = { width: 300, height: 150, orientation: 1, resolution: { x: 150, y: 150 } } as const;
    expect(placeImage(shape, { margins: 'narrow' })).toEqual({
      width: 200.693,
      height: 128.693,
      matrix: [144, 0, 0, 72, 28.346, 28.346],
    });
    expect(placeImage(shape, { paper: 'letter' })).toEqual({
      width: 792,
      height: 612,
      matrix: [300, 0, 0, 150, 246, 231],
    });
    expect(placeImage({ ...shape, width: 3000, height: 1500 }, { paper: 'letter', orientation: 'portrait' })).toEqual({
      width: 612,
      height: 792,
      matrix: [612, 0, 0, 306, 0, 243],
    });
  });

  it('turns the paper with the image', () => {
    const { width, height } = placeImage(
      { width: 300, height: 150, orientation: 6, resolution: undefined },
      { paper: 'a5' },
    );
    expect([width, height]).toEqual([419.53, 595.28]);
  });

  it('keeps pixels that are not square', () => {
    const { width, height } = placeImage({
      width: 1728,
      height: 1078,
      orientation: 1,
      resolution: { x: 204, y: 98 },
    });
    expect([Math.round(width), Math.round(height)]).toEqual([610, 792]);
  });
});

describe('resolutionOf', () => {
  it('accepts plausible resolutions only', () => {
    expect(resolutionOf(300, 300)).toEqual({ x: 300, y: 300 });
    expect(resolutionOf(0, 0)).toBeUndefined();
    expect(resolutionOf(1, 1)).toBeUndefined();
    expect(resolutionOf(300, 10)).toBeUndefined();
    expect(resolutionOf(Number.NaN, 300)).toBeUndefined();
    expect(resolutionOf(Number.POSITIVE_INFINITY, 300)).toBeUndefined();
  });
});
