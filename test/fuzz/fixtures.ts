import type { FormatId } from '../../catalog/formats.ts';
import { docx, odp, odt, pptx, rtf, sampleText } from '../support/office/documents.ts';
import { grid, xlsx } from '../support/office/xlsx.ts';
import { formPdf } from '../support/pdf/form-pdf.ts';
import { illustratedPdf } from '../support/pdf/illustrated-pdf.ts';
import { scannedPdf } from '../support/pdf/scanned-pdf.ts';
import { bmp, quarterPixels } from '../support/pictures/bmp.ts';
import { rgbPixels } from '../support/pictures/picture.ts';
import { png } from '../support/pictures/png.ts';
import { pageFields, tiff } from '../support/pictures/tiff.ts';
import { sampleOf } from '../support/samples.ts';

/** What a document can hold, all at once. */
const rich = () => ({
  headings: ['One', 'Two'],
  paragraphs: [sampleText.latin, sampleText.arabic],
  fonts: ['Georgia'],
  table: [
    ['a', 'b'],
    ['c', 'd'],
  ],
  footnote: 'A note.',
  comment: 'A comment.',
  header: 'Head',
  footer: 'Foot',
  textBox: 'Box',
  png: png(20, 20),
});

const page = () => ({ fields: pageFields(8, 6, { rowsPerStrip: 2 }), strips: [0, 1, 2].map(() => rgbPixels(8, 2)) });

/** Files that are worth mutating beside the samples. */
const more: Readonly<Partial<Record<FormatId, () => Promise<Uint8Array> | Uint8Array>>> = {
  docx: () => docx(rich()),
  odt: () => odt(rich()),
  pptx: () => pptx(rich()),
  odp: () => odp(rich()),
  rtf: () => rtf(rich()),
  xlsx: () =>
    xlsx({
      sheets: ['One', 'Two'].map((name) => ({ name, cells: grid([['name', 'a long text in a cell', 3, 4.5]]) })),
    }),
  pdf: async () => formPdf(),
  tiff: () => tiff([page(), page(), page()]),
  bmp: () => bmp({ bits: 32, pixels: quarterPixels(8, 6) }),
  html: () =>
    Buffer.from(
      '<!doctype html><html lang="en"><head><title>T</title><style>p{color:red}</style></head><body><table><tr><td>1<td>2</table><img src="a.png"><p style="width:50%">Text</p><svg viewBox="0 0 9 9"><path d="M0 0L9 9"/></svg></body></html>',
    ),
  md: () =>
    Buffer.from(
      '---\ntitle: T\n---\n# A\n\n- [ ] task\n- item[^1]\n\n> [!NOTE]\n> quote\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nlet a = 1;\n```\n\n$x^2$\n\n[^1]: note\n',
    ),
  csv: () => Buffer.from('a;b;"c ""d"""\n1,5;2020-01-01;\n"line\nbreak";x;y\n'),
  txt: () => Buffer.from('1. First\n   continued\n\n\tindented\n\n  a    b    c\n  1    2    3\n\u05d0\u05d1\n'),
};

const others: Readonly<Partial<Record<FormatId, readonly (() => Promise<Uint8Array> | Uint8Array)[]>>> = {
  pdf: [() => illustratedPdf(), () => scannedPdf()],
};

const made = new Map<FormatId, Promise<readonly Buffer[]>>();

async function make(format: FormatId): Promise<readonly Buffer[]> {
  const writers = [() => sampleOf(format), ...[more[format] ?? []].flat(), ...(others[format] ?? [])];
  return Promise.all(writers.map(async (write) => Buffer.from(await write())));
}

/** The project's own files of a format, made once. Throws where it has none. */
export function fixturesOf(format: FormatId): Promise<readonly Buffer[]> {
  const files = made.get(format) ?? make(format);
  made.set(format, files);
  return files;
}
