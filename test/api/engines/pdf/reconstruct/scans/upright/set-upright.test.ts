import { describe, expect, it } from 'vitest';
import { setUpright, uprightTurn } from '../../../../../../../api/engines/pdf/reconstruct/scans/upright/set-upright.ts';
import { painted, paintedPage } from '../../../../../../support/rebuilt-pdf/painted-page.ts';

describe('a page that is set upright', () => {
  it('has its pixels where the turn puts their places', () => {
    const [x, y] = uprightTurn(paintedPage, 2)(250, 100);
    const { width, pixels, pixelsPerPoint } = setUpright(painted([248, 98, 252, 102]), 2);
    const at = Math.round(y * pixelsPerPoint) * width + Math.round(x * pixelsPerPoint);
    expect((pixels[at] ?? 0) & 0xffffff).toBeLessThan(0x101010);
    expect([Math.round(x), Math.round(y)]).toEqual([246, 97]);
  });

  it('is the same if it does not lean', () => {
    const page = painted([50, 50, 60, 60]);
    expect(setUpright(page, 0)).toBe(page);
  });
});
