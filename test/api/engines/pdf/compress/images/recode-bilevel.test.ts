import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { bilevelSize } from '../../../../../../api/engines/pdf/compress/images/recode-bilevel.ts';
import type { PdfDict, PdfObjects } from '../../../../../../api/engines/pdf/qpdf/qpdf-objects.ts';
import { readObjects } from '../../../../../../api/engines/pdf/qpdf/read-objects.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

let objects: PdfObjects;

beforeAll(async () => {
  const path = join(await scratchFolder(), 'objects.json');
  writeFileSync(path, JSON.stringify({ qpdf: [{}, {}] }));
  objects = readObjects(path);
});

it.each<readonly [string, PdfDict, boolean]>([
  ['a scan', { '/BitsPerComponent': 1, '/ColorSpace': '/DeviceGray' }, true],
  ['a stencil', { '/ImageMask': true }, true],
  ['two colours', { '/BitsPerComponent': 1, '/ColorSpace': ['/Indexed', '/DeviceRGB', 1, 'b:000000ffffff'] }, true],
  ['one bit for each of three colours', { '/BitsPerComponent': 1, '/ColorSpace': '/DeviceRGB' }, false],
  ['greys', { '/BitsPerComponent': 8, '/ColorSpace': '/DeviceGray' }, false],
])('takes %s for what it is', (_, entries, expected) => {
  const dict = { '/Width': 20, '/Height': 10, ...entries };
  expect(bilevelSize(objects, { dict, datafile: '' }) !== undefined).toBe(expected);
});
