import { expect, it } from 'vitest';
import { coarsestPlacements, readPlacements } from '../../../../../../api/engines/pdf/compress/images/placements.ts';

const list = [
  'page   num  type   width height color comp bpc  enc interp  object ID x-ppi y-ppi size ratio',
  '--------------------------------------------------------------------------------------------',
  '   1     0 image    1232  1728  rgb     3   8  jpeg   no         3  0   149   149 12.8K 0.2%',
  '   1     1 mask     2464  3456  -       1   1  ccitt  no         3  0   298   298 58.9K 5.7%',
  '   2     2 image    1232  1728  icc     3   8  jpeg   no         3  0    72   150 12.8K 0.2%',
  '   2     3 image      10    10  rgb     3   8  image  no   [inline]   72    72  100B 1.0%',
].join('\n');

it('is the coarsest of all pages where images are placed, without masks and inline images', () => {
  const placements = coarsestPlacements(readPlacements(list));
  expect([...placements]).toEqual([['3 0 R', { dpiX: 72, dpiY: 149, hasProfile: false }]]);
});
