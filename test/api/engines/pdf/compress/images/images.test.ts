import { describe, expect, it } from 'vitest';
import { coarsestPlacements, readPlacements } from '../../../../../../api/engines/pdf/compress/images/placements.ts';
import { dpiOf, jpegQualityOf, targetSize } from '../../../../../../api/engines/pdf/compress/images/target-size.ts';
import { readNetpbm } from '../../../../../../api/engines/pdf/read-netpbm.ts';

const list = [
  'page   num  type   width height color comp bpc  enc interp  object ID x-ppi y-ppi size ratio',
  '--------------------------------------------------------------------------------------------',
  '   1     0 image    1232  1728  rgb     3   8  jpeg   no         3  0   149   149 12.8K 0.2%',
  '   1     1 mask     2464  3456  -       1   1  ccitt  no         3  0   298   298 58.9K 5.7%',
  '   2     2 image    1232  1728  icc     3   8  jpeg   no         3  0    72   150 12.8K 0.2%',
  '   2     3 image      10    10  rgb     3   8  image  no   [inline]   72    72  100B 1.0%',
].join('\n');

describe('where images are placed', () => {
  it('is the coarsest of all pages, without masks and inline images', () => {
    const placements = coarsestPlacements(readPlacements(list));
    expect([...placements]).toEqual([['3 0 R', { dpiX: 72, dpiY: 149, hasProfile: false }]]);
  });
});

describe('the pixels that an image needs', () => {
  const placed = { dpiX: 300, dpiY: 300, hasProfile: false };

  it('are those of the resolution that the quality asks for', () => {
    expect([30, 50, 60, 75, 95].map(dpiOf)).toEqual([90, 120, 132, 150, 300]);
    expect(targetSize({ width: 2480, height: 3508 }, placed, 150)).toEqual({ width: 1240, height: 1754 });
  });

  it('stay its own if little would be gained, or its placement is unknown', () => {
    expect(targetSize({ width: 100, height: 50 }, placed, 250)).toEqual({ width: 100, height: 50 });
    expect(targetSize({ width: 100, height: 50 }, undefined, 90)).toEqual({ width: 100, height: 50 });
  });

  it('rise with the quality, as does that of its coding', () => {
    const qualities = Array.from({ length: 66 }, (_, index) => 30 + index);
    for (const scale of [dpiOf, jpegQualityOf]) {
      const values = qualities.map(scale);
      expect(values).toEqual([...values].sort((a, b) => a - b));
    }
  });
});

describe('a portable picture', () => {
  it('is read with its size', () => {
    const picture = readNetpbm(Buffer.from('P6\n2 1\n255\nabcdef'));
    expect(picture).toEqual({ data: Buffer.from('abcdef'), width: 2, height: 1, components: 3 });
  });

  it('is rejected if it is not one', () => {
    expect(() => readNetpbm(Buffer.from('P4\n2 1\n'))).toThrow();
  });
});
