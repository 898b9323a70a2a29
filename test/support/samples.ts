import type { FormatId } from '../../catalog/formats.ts';
import { docx, odp, odt, pptx, rtf } from './documents.ts';
import { grid, xlsx } from './xlsx.ts';

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
  txt: () => Buffer.from('A short letter.\n\nWith a second paragraph.\n'),
};

/** The sample of a format, or an error that says where to add it. */
export async function sampleOf(format: FormatId): Promise<Uint8Array> {
  const make = samples[format];
  if (make === undefined) throw new Error(`Add a writer for .${format} files to test/support/samples.ts.`);
  return make();
}
