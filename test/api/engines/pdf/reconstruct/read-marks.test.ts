import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../../../api/engines/pdf/reconstruct/extract/limits.ts';
import { openDocument } from '../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import type { Page } from '../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { type Reading, readMarks } from '../../../../../api/engines/pdf/reconstruct/read-marks.ts';
import type { ToRecognise } from '../../../../../api/engines/pdf/reconstruct/reconstruct-messages.ts';
import { startPdfium } from '../../../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../../../../support/pdf/pdf-objects.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const folder = await scratchFolder();
const [width, height] = [3200, 2400];
const samples = deflateSync(Buffer.alloc(width * height * 3, 0x55));
const count = limits.minPagesInPdfium + 2;
/** Reads pages as they are; there is nothing to recognise. */
const plain: Reading = { look: (page) => page, recognise: () => Promise.resolve([]), blanksUnopened: true };
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
  const { pages: read, unopened } = await readMarks(source, input, {
    ...plain,
    look(page) {
      most = Math.max(most, source.memoryBytes());
      return page;
    },
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
  const { pages, unopened, filled, lettered } = await readMarks(source, input, plain);
  expect([unopened, filled]).toEqual([1, 2]);
  expect(lettered).toBe(2);
  expect(pages.map(({ glyphs }) => glyphs.length)).toEqual([4, 0, 4]);
  expect(pages[1]).toMatchObject({ index: 1, width: 200, height: 100 });
  source.close();
});

describe('a scanned page', () => {
  /** A page of text, one with nothing but a picture, which fills it, and another page of text. */
  const file = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R 5 0 R] /Count 3 >>',
    ...[6, 7, 6].map(
      (content) =>
        `<< /Type /Page /Parent 2 0 R ${size} /Resources << /Font << /F 8 0 R >> /XObject << /I 9 0 R >> >> /Contents ${content} 0 R >>`,
    ),
    streamOf('BT /F 12 Tf 20 50 Td (Text) Tj ET'),
    streamOf('q 200 0 0 100 0 0 cm /I Do Q'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    {
      entries: '/Type /XObject /Subtype /Image /Width 800 /Height 600 /ColorSpace /DeviceGray /BitsPerComponent 8',
      data: Buffer.alloc(800 * 600, 0xff),
    },
  ]);
  const word = { text: 'Scanned', xMin: 20, yMin: 40, xMax: 80, yMax: 52 };
  const line = { ...word, words: [word], isRightToLeft: false };
  const layout = {
    number: 2,
    width: 200,
    height: 100,
    blocks: [{ ...line, lines: [line] }],
    order: 'printed',
  } as const;
  const read = async (reading: Partial<Reading>) => {
    const input = join(folder, 'scan.pdf');
    await writeFile(input, file);
    const source = openDocument(await startPdfium(), file);
    const looked: number[] = [];
    const look = (page: Page) => {
      looked.push(page.index);
      return page;
    };
    const { pages } = await readMarks(source, input, { ...plain, ...reading, look });
    source.close();
    return { looked, texts: pages.map(({ glyphs }) => glyphs.map(({ text }) => text).join('')), pages };
  };

  it('waits until its text is recognised, for which the text of the others tells the language', async () => {
    const asked: ToRecognise[] = [];
    const { looked, texts } = await read({
      recognise(wanted) {
        asked.push(wanted);
        return Promise.resolve([layout]);
      },
    });
    expect(asked).toEqual([
      { scans: [{ number: 2, longestPoints: 200, isUnread: false, isUpright: false }], sample: 'TextText' },
    ]);
    expect(texts).toEqual(['Text', 'Scanned', 'Text']);
    expect(looked).toEqual([0, 2, 1]);
  });

  it('keeps its picture if nothing is recognised', async () => {
    const { looked, texts, pages } = await read({ recognise: () => Promise.resolve([]) });
    expect(texts).toEqual(['Text', '', 'Text']);
    expect(pages[1]?.pictures).toHaveLength(1);
    expect(looked).toEqual([0, 2, 1]);
  });
});

it('recognises nothing in a document that is not written, since pages are missing', async () => {
  const file = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R null] /Count 2 >>',
    `<< /Type /Page /Parent 2 0 R ${size} /Resources << /XObject << /I 5 0 R >> >> /Contents 4 0 R >>`,
    streamOf('q 200 0 0 100 0 0 cm /I Do Q'),
    {
      entries: '/Type /XObject /Subtype /Image /Width 800 /Height 600 /ColorSpace /DeviceGray /BitsPerComponent 8',
      data: Buffer.alloc(800 * 600, 0xff),
    },
  ]);
  const input = join(folder, 'missing-scan.pdf');
  await writeFile(input, file);
  const asked: number[] = [];
  for (const blanksUnopened of [true, false]) {
    const source = openDocument(await startPdfium(), file);
    const recognise: Reading['recognise'] = ({ scans }) => {
      asked.push(scans.length);
      return Promise.resolve([]);
    };
    expect((await readMarks(source, input, { ...plain, blanksUnopened, recognise })).unopened).toBe(1);
    source.close();
  }
  expect(asked).toEqual([1]);
});
