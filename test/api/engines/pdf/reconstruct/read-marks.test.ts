import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { limits } from '../../../../../api/engines/pdf/reconstruct/extract/limits.ts';
import { openDocument } from '../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { readMarks } from '../../../../../api/engines/pdf/reconstruct/read-marks.ts';
import { startPdfium } from '../../../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../../../../support/pdf/pdf-objects.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const folder = await scratchFolder();
const [width, height] = [3200, 2400];
const samples = deflateSync(Buffer.alloc(width * height * 3, 0x55));
const count = limits.minPagesInPdfium + 2;
const size = '/MediaBox [0 0 200 100]';

it('goes on in another PDFium after a page that took much memory', async () => {
  const pages = Array.from({ length: count }, (_, index) => {
    const content = index === 0 ? 6 : 4;
    return `<< /Type /Page /Parent 2 0 R ${size} /Resources << /Font << /F 5 0 R >> /XObject << /I 7 0 R >> >> /Contents ${content} 0 R >>`;
  });
  const file = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${index + 8} 0 R`).join(' ')}] /Count ${count} >>`,
    'null',
    streamOf('BT /F 12 Tf 20 50 Td (Text) Tj ET'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    streamOf('q 100 0 0 75 10 10 cm /I Do Q'),
    {
      entries: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode`,
      data: samples,
    },
    ...pages,
  ]);
  const input = join(folder, 'picture.pdf');
  await writeFile(input, file);
  const source = openDocument(await startPdfium(), file);
  let most = 0;
  const { pages: read, unopened } = await readMarks(source, { input }, (page) => {
    most = Math.max(most, source.memoryBytes());
    return page;
  });
  expect(most).toBeGreaterThan(limits.maxPdfiumBytes + file.length);
  expect(source.memoryBytes()).toBeLessThan(limits.maxPdfiumBytes);
  expect(read.map(({ pictures }) => pictures.length)).toEqual(pages.map((_, index) => (index === 0 ? 1 : 0)));
  expect(read.slice(1).map(({ glyphs }) => glyphs.map(({ text }) => text).join(''))).toEqual(
    pages.slice(1).map(() => 'Text'),
  );
  expect(unopened).toBe(0);
  source.close();
});

it('has a blank page for one that does not open', async () => {
  const file = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R null 3 0 R] /Count 3 >>',
    `<< /Type /Page /Parent 2 0 R ${size} /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R >>`,
    streamOf('BT /F 12 Tf 20 50 Td (Text) Tj ET'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]);
  const input = join(folder, 'missing.pdf');
  await writeFile(input, file);
  const source = openDocument(await startPdfium(), file);
  const { pages, unopened, filled } = await readMarks(source, { input }, (page) => page);
  expect([unopened, filled]).toEqual([1, 2]);
  expect(pages.map(({ glyphs }) => glyphs.length)).toEqual([4, 0, 4]);
  expect(pages[1]).toMatchObject({ index: 1, width: 200, height: 100 });
  source.close();
});
