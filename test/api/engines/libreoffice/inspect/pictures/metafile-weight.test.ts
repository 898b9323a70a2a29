import { expect, it } from 'vitest';
import {
  isMetafile,
  weighMetafile,
} from '../../../../../../api/engines/libreoffice/inspect/pictures/metafile-weight.ts';
import { emf, emfPlus, plusRecord, recordTypes, wmf } from '../../../../../support/office/metafile.ts';

const { emf: types, wmf: wmfTypes, plus } = recordTypes;
const repeated = (record: Buffer, count: number) => Array<Buffer>(count).fill(record);

it.each([
  ['EMF', emf(1000), emf(1000, types.line)],
  ['WMF', wmf(1000, false, wmfTypes.ellipse), wmf(1000, false)],
  ['placeable WMF', wmf(1000, true, wmfTypes.ellipse), wmf(1000, true)],
])('weighs the ellipses of an %s like 350 µs each, and far more than simple steps', (_, ellipses, simple) => {
  expect(isMetafile(ellipses)).toBe(true);
  expect(weighMetafile(ellipses) / 1000).toBeCloseTo(350, -1);
  expect(weighMetafile(simple) / 1000).toBeLessThan(20);
});

it('weighs polygons by their points, and bitmaps hardly', () => {
  const [short, long] = [emf(10, types.polygon, 400), emf(10, types.polygon, 40_000)].map(weighMetafile) as [
    number,
    number,
  ];
  expect(long / short).toBeGreaterThan(50);
  expect(weighMetafile(wmf(10, false, wmfTypes.polygon, 40_000))).toBeCloseTo(long, -3);
  expect(weighMetafile(emf(10, types.bitmap, 40_000))).toBeLessThan(long / 20);
});

it('weighs what EMF+ draws, and a path each time that it is drawn', () => {
  const ellipses = emfPlus(repeated(plusRecord(plus.ellipse, 0, 20), 1000));
  expect(weighMetafile(ellipses) / 1000).toBeCloseTo(80, -1);
  const path = plusRecord(plus.object, 0x0307, 8000);
  const image = plusRecord(plus.object, 0x0507, 8000);
  const drawn = repeated(plusRecord(plus.fillPath, 7, 4), 100);
  expect(weighMetafile(emfPlus([path, ...drawn]))).toBeGreaterThan(1_000_000);
  expect(weighMetafile(emfPlus([image, ...drawn]))).toBeLessThan(10_000);
});

it('reads sizes that lie to the end, and no other parts', () => {
  expect(weighMetafile(emf(2).fill(0, 108))).toBeLessThan(1000);
  expect(weighMetafile(wmf(1, true).subarray(0, 43))).toBeLessThan(1000);
  for (const start of ['', '\x01\0\0\0', '\x89PNG\r\n\x1a\n', 'II*\0'])
    expect(isMetafile(Buffer.from(start, 'latin1'))).toBe(false);
});
