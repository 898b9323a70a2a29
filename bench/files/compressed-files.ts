import sharp from 'sharp';
import { docx } from '../../test/support/office/docx.ts';
import { odp } from '../../test/support/office/odp.ts';
import { odt } from '../../test/support/office/odt.ts';
import { pptx } from '../../test/support/office/pptx.ts';
import { grid, xlsx } from '../../test/support/office/xlsx.ts';
import { bmp, type Colour } from '../../test/support/pictures/bmp.ts';
import { pageFields, tiff } from '../../test/support/pictures/tiff.ts';
import { naturalPicture, type Pixels } from './natural-picture.ts';

/** A file to compress, and how. */
export interface CompressedFile {
  /** Of the input and of the result. */
  readonly extensions: readonly [string, string];
  readonly endpoint: `/api/${string}`;
  readonly fields: Readonly<Record<string, string>>;
  readonly content: () => Promise<Buffer>;
  /** The alternative available to a user; null if no other keeps the format. */
  readonly alternative: 'zip -9' | 'gzip -9' | 'tiffcp -c zip' | null;
  /** Percentage of the input's size. */
  readonly targetPercent: number;
}

let picture: Promise<Pixels> | undefined;

/** Shared by all files, since generating it is slow. */
function photograph(): Promise<Pixels> {
  picture ??= naturalPicture(1600, 1200);
  return picture;
}

/** A photograph as cameras save it. */
export async function photo(): Promise<Buffer> {
  const { width, height, rgb } = await photograph();
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 96 })
    .toBuffer();
}

/** The same as a PNG, as pasted from a screen. */
const pasted = async () =>
  sharp(await photo())
    .png()
    .toBuffer();

const paragraphs = Array.from({ length: 300 }, (_, i) => `Paragraph ${i} of a report, with figures: ${i * 37}.`);

/** A part of it, as a screenshot. */
async function pixelRows(): Promise<readonly (readonly Colour[])[]> {
  const { width, rgb } = await photograph();
  return Array.from({ length: 600 }, (_, y) =>
    Array.from({ length: 800 }, (_, x): Colour => {
      const at = (y * width + x) * 3;
      return [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0, 255];
    }),
  );
}

async function photoTiff(): Promise<Buffer> {
  const { width, height, rgb } = await photograph();
  return tiff([{ fields: pageFields(width, height), strips: [rgb] }]);
}

/** A table as spreadsheets export it: every value in quotes, lines ended as in Windows. */
function exportedTable(): Buffer {
  const rows = Array.from({ length: 20_000 }, (_, row) => [row, `name ${(row * 31) % 997}`, (row * 7919) % 10_000]);
  return Buffer.from(rows.map((row) => `${row.map((value) => `"${value}"`).join(',')}\r\n`).join(''));
}

const sheet = grid(Array.from({ length: 2000 }, (_, row) => [row, `name ${(row * 31) % 997}`, (row * 7919) % 10_000]));

const office = (format: string, content: () => Promise<Buffer>, targetPercent: number): CompressedFile => ({
  extensions: [format, format],
  endpoint: `/api/compress-${format}`,
  fields: { quality: '75', outputType: format },
  content,
  alternative: 'zip -9',
  targetPercent,
});

const table = (outputType: 'csv' | 'zst', alternative: CompressedFile['alternative'], targetPercent: number) =>
  ({
    extensions: ['csv', outputType === 'csv' ? 'csv' : 'csv.zst'],
    endpoint: '/api/compress-csv',
    fields: { level: '19', outputType },
    content: async () => exportedTable(),
    alternative,
    targetPercent,
  }) as const satisfies CompressedFile;

const bitmap = (format: 'jpg' | 'bmp', targetPercent: number): CompressedFile => ({
  extensions: ['bmp', format],
  endpoint: '/api/compress-bmp',
  fields: { quality: '75', format, export7z: 'false' },
  content: async () => bmp({ pixels: await pixelRows(), bits: 24 }),
  alternative: 'zip -9',
  targetPercent,
});

/** Inputs for the compressors of Office documents, tables and pictures, at quality 75. */
export const compressedFiles: readonly CompressedFile[] = [
  office('docx', async () => docx({ paragraphs, png: await pasted() }), 10),
  office('pptx', async () => pptx({ paragraphs: paragraphs.slice(0, 5), png: await pasted() }), 10),
  office(
    'xlsx',
    async () =>
      xlsx({
        sheets: [{ name: 'One', cells: sheet, picture: { from: [4, 1], to: [10, 20] } }],
        parts: { 'xl/media/picture.png': await pasted() },
      }),
    10,
  ),
  office('odt', async () => odt({ paragraphs, png: await pasted() }), 10),
  office('odp', async () => odp({ paragraphs: paragraphs.slice(0, 5), png: await pasted() }), 10),
  table('csv', null, 85),
  table('zst', 'gzip -9', 25),
  {
    extensions: ['tiff', 'tiff'],
    endpoint: '/api/compress-tiff',
    fields: { quality: '75', export7z: 'false' },
    content: photoTiff,
    alternative: 'tiffcp -c zip',
    targetPercent: 10,
  },
  bitmap('jpg', 5),
  bitmap('bmp', 20),
];
