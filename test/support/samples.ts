import type { FormatId } from '../../catalog/formats.ts';
import { docx, odp, odt, pptx, rtf } from './office/documents.ts';
import { packed } from './office/package.ts';
import { grid, xlsx } from './office/xlsx.ts';
import { pdf } from './pdf/pdf.ts';
import { bmp, quarterPixels } from './pictures/bmp.ts';
import { jpeg, pngPicture, rgbPixels } from './pictures/picture.ts';
import { pageFields, tiff } from './pictures/tiff.ts';

/** A small valid file of every format that a tool takes. */
export const samples: Readonly<Partial<Record<FormatId, () => Promise<Uint8Array> | Uint8Array>>> = {
  docx: () => docx(),
  odt: () => odt(),
  pptx: () => pptx(),
  odp: () => odp(),
  rtf: () => rtf(),
  xlsx: () =>
    xlsx({
      sheets: [
        {
          name: 'Sheet1',
          cells: grid([
            ['name', 'count'],
            ['paper', 3],
          ]),
        },
      ],
    }),
  csv: () => Buffer.from('name,count\npaper,3\nglue,14\n'),
  html: () => Buffer.from('<!doctype html><title>Letter</title><h1>A letter</h1><p>Short.</p>'),
  md: () => Buffer.from('# A letter\n\nShort.\n'),
  pdf: () => pdf([[{ text: 'A sheet of paper', x: 72, y: 90 }]]),
  jpg: () => jpeg(),
  png: () => pngPicture(),
  tiff: () => tiff([{ fields: pageFields(8, 6), strips: [rgbPixels(8, 6)] }]),
  bmp: () => bmp({ bits: 24, pixels: quarterPixels(8, 6) }),
  zip: () => packed({ 'letter.txt': 'A short letter.', 'pictures/empty.txt': '' }),
  txt: () => Buffer.from('A short letter.\n\nWith a second paragraph.\n'),
};

const made = new Map<FormatId, Promise<Uint8Array>>();

/** The sample of a format, made once; or an error that says where to add it. */
export async function sampleOf(format: FormatId): Promise<Uint8Array> {
  const make = samples[format];
  if (make === undefined) throw new Error(`Add a writer for .${format} files to test/support/samples.ts.`);
  const sample = made.get(format) ?? Promise.resolve(make());
  made.set(format, sample);
  return sample;
}
