import { describe, expect, it } from 'vitest';
import { coversPage, hasFewWords, largestPictures } from '../../../../../api/engines/pdf/recognise/scanned-pages.ts';

const list = `page   num  type   width height color comp bpc  enc interp  object ID x-ppi y-ppi size ratio
--------------------------------------------------------------------------------------------
   1     0 image    2480  3508  gray    1   8  jpeg   no         7  0   300   300  500K 5.9%
   1     1 image     100   100  rgb     3   8  image  no         8  0   100   100   12K  40%
   3     2 stencil    72    72  -       1   1  ccitt  no         9  0     0     0   12B 1.9%
`;

describe('largestPictures', () => {
  it('gives the printed area of the largest picture of each page in square points', () => {
    const areas = largestPictures(list);
    expect([...areas.keys()]).toEqual([1]);
    expect(areas.get(1)).toBeCloseTo(595.2 * 841.92, 3);
  });
});

describe('coversPage', () => {
  it('treats a picture over more than 60 % of the page as a scan', () => {
    const page = { width: 600, height: 800 };
    expect(coversPage(600 * 481, page)).toBe(true);
    expect(coversPage(600 * 480, page)).toBe(false);
  });
});

describe('hasFewWords', () => {
  it('doubts pages with fewer than 20 words', () => {
    const page = { number: 1, width: 600, height: 800 };
    expect(hasFewWords({ ...page, words: 19 })).toBe(true);
    expect(hasFewWords({ ...page, words: 20 })).toBe(false);
  });
});
