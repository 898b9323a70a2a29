import { describe, expect, it } from 'vitest';
import type { Box, Picture } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { withPicturesInLines } from '../../../../../../../api/engines/pdf/reconstruct/scans/pictures/pictures-in-lines.ts';
import { emptyPage } from '../../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const cut = (box: Box, isOfScan = true): Picture => ({
  ...box,
  bytes: new Uint8Array(),
  format: 'png',
  ...(isOfScan && { isOfScan: true as const }),
});

/** What becomes of a picture on a page with the words “Volume of” from 50 to 95, on a baseline at 100. */
function placed(picture: Picture) {
  const page = { ...emptyPage(0, { width: 300, height: 300 }), glyphs: glyphs('Volume of', 50, 100) };
  const { glyphs: letters, pictures } = withPicturesInLines({ ...page, pictures: [picture] });
  const at = letters.findIndex((letter) => letter.picture !== undefined);
  return { at, space: letters[at]?.space, count: letters.length, pictures };
}

describe('what was not read of a scan', () => {
  it('is in the line that it is level with, behind a space where there is one', () => {
    const behind = placed(cut({ x0: 98, x1: 115, y0: 91, y1: 102 }));
    expect(behind).toEqual({ at: 8, space: 'written', count: 9, pictures: [] });
    expect(placed(cut({ x0: 95.5, x1: 110, y0: 91, y1: 102 })).space).toBeNull();
    expect(placed(cut({ x0: 35, x1: 48, y0: 91, y1: 102 }))).toMatchObject({ at: 0, space: null });
  });

  it('stays a picture if it is higher than letters, far from them, above or below them, or none of a scan', () => {
    const others = [
      cut({ x0: 98, x1: 140, y0: 80, y1: 110 }),
      cut({ x0: 120, x1: 135, y0: 91, y1: 102 }),
      cut({ x0: 60, x1: 75, y0: 103, y1: 110 }),
      cut({ x0: 98, x1: 115, y0: 91, y1: 102 }, false),
    ];
    for (const picture of others) expect(placed(picture)).toMatchObject({ at: -1, pictures: [picture] });
  });
});
