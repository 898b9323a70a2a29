import { expect, it } from 'vitest';
import { openDocument } from '../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { collectGarbage } from '../../../../../../api/engines/pdf/reconstruct/v8/collect-garbage.ts';
import { startPdfium } from '../../../../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../../../../../support/pdf/pdf-objects.ts';

const page = '/Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R';
const annotation = '<< /Type /Annot /Subtype /Text /Rect [10 10 20 20] /Contents (A comment) >>';
const file = pdfOf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 2 >>',
  `<< ${page} /Annots [${annotation}] >>`,
  streamOf('BT /F 12 Tf 20 50 Td (Text) Tj ET 20 20 100 1 re f'),
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  `<< ${page} >>`,
]);

it('goes on in another PDFium with the looks that it knows and what it counted', async () => {
  const document = openDocument(await startPdfium(), file);
  const first = document.readPage(0);
  document.moveTo(await startPdfium(), file);
  const second = document.readPage(1);
  expect({ ...second, index: 0 }).toEqual(first);
  expect(second.glyphs.map(({ look }) => look === first.glyphs[0]?.look)).toEqual([true, true, true, true]);
  expect(document.readPage(0)).toEqual(first);
  expect(document.countLeftOut()).toEqual({ comments: 1, attachments: 0 });
  expect(document.drawArea(1, { x0: 0, y0: 0, x1: 50, y1: 50 })?.format).toBe('png');
  document.close();
});

it('draws pages in another PDFium as they were changed in the one that read them', async () => {
  const stamp =
    '<< /Type /Annot /Subtype /Square /F 4 /Rect [20 20 60 60] /C [1 0 0] /IC [1 0 0] /AP << /N 5 0 R >> >>';
  const line = (y: number) => `0 1 -1 0 ${y} 10 Tm (Words that run up the page) Tj`;
  const changed = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 300] /Resources << /Font << /F 6 0 R >> >> /Contents 4 0 R /Annots [${stamp}] >>`,
    streamOf(`BT /F 12 Tf ${[80, 100, 120, 140].map(line).join(' ')} ET`),
    streamOf('1 0 0 rg 0 0 40 40 re f', '/Type /XObject /Subtype /Form /BBox [0 0 40 40]'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]);
  const open = async () => openDocument(await startPdfium(), changed, { turnsPages: true });
  const area = { x0: 0, y0: 0, x1: 300, y1: 200 };
  const [stays, moves] = [await open(), await open()];
  const page = stays.readPage(0);
  expect([page.width, page.height, page.fills.length]).toEqual([300, 200, 1]);
  expect(moves.readPage(0)).toEqual(page);
  moves.moveTo(await startPdfium(), changed);
  expect(moves.drawArea(0, area)).toEqual(stays.drawArea(0, area));
  expect(moves.drawPage(0, [])).toEqual(stays.drawPage(0, []));
  moves.moveTo(await startPdfium(), changed);
  expect(moves.drawRaster(0)).toEqual(stays.drawRaster(0));
  expect(moves.readPage(0)).toEqual(page);
  stays.close();
  moves.close();
});

it('goes on after it was closed, when only what it counted is told', async () => {
  const document = openDocument(await startPdfium(), file);
  const first = document.readPage(0);
  document.close();
  expect([document.countLeftOut(), document.memoryBytes()]).toEqual([{ comments: 1, attachments: 0 }, 0]);
  expect(() => document.readPage(1)).toThrow('closed');
  document.close();
  document.moveTo(await startPdfium(), file);
  expect(document.readPage(0)).toEqual(first);
  document.close();
});

/** Opens the file, and closes it if asked to. A function of its own, so that nothing else refers to what it made. */
async function opened(isClosed: boolean) {
  const [pdfium, bytes] = [await startPdfium(), Buffer.from(file)];
  const document = openDocument(pdfium, bytes);
  const parts = { pdfium: new WeakRef(pdfium), bytes: new WeakRef(bytes) };
  if (isClosed) document.close();
  return { document, parts };
}

/** Frees what is not used, once what just ran is over. */
async function tidied() {
  await new Promise((resolve) => setTimeout(resolve, 10));
  collectGarbage();
}

it.each([
  { state: 'is open', isClosed: false, kept: { pdfium: true, bytes: false } },
  { state: 'is closed', isClosed: true, kept: { pdfium: false, bytes: false } },
])('keeps of PDFium and of the bytes of the file only what it needs while it $state', async ({ isClosed, kept }) => {
  const { document, parts } = await opened(isClosed);
  await tidied();
  expect({
    pdfium: parts.pdfium.deref() !== undefined,
    bytes: parts.bytes.deref() !== undefined,
  }).toEqual(kept);
  document.close();
});

it('knows how much memory PDFium has taken', async () => {
  const document = openDocument(await startPdfium(), file);
  expect(document.memoryBytes()).toBeGreaterThan(1_000_000);
  document.close();
});
