import { expect, it } from 'vitest';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../../../../../../support/pdf/pdf-objects.ts';

const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

/** An annotation at the given height, drawn as its own kind in 12 points. */
function annotation(kind: string, y: number, entries = ''): string {
  return `<< /Type /Annot /Subtype /${kind} /Rect [100 ${y} 300 ${y + 20}] /AP << /N ${kind === 'FreeText' ? 6 : 7} 0 R >> ${entries} >>`;
}

const appearance = (text: string) => {
  const content = `BT /F 12 Tf 2 5 Td (${text}) Tj ET`;
  const entries = `/Type /XObject /Subtype /Form /BBox [0 0 200 20] /Resources << /Font << /F 5 0 R >> >>`;
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
};

/**
 * @param field Its only field, which is object 8.
 * @param other What appearances show but those of typed text.
 */
const file = (annotations: readonly string[], field = 'null', other = 'Other') =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [8 0 R] >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> /Annots [${annotations.join(' ')}] >>`,
    streamOf('BT /F 12 Tf 100 350 Td (Printed) Tj ET'),
    helvetica,
    appearance('Typed'),
    appearance(other),
    field,
  ]);

async function read(annotations: readonly string[], field?: string, other?: string) {
  const document = openDocument(await startPdfium(), file(annotations, field, other));
  const pages = [document.readPage(0), document.readPage(0)];
  const { comments } = document.countLeftOut();
  document.close();
  const texts = pages.map(({ glyphs }) => glyphs.map(({ text }) => text).join(''));
  const [{ glyphs, fields, shapes } = { glyphs: [], fields: [], shapes: [] }] = pages;
  return { texts, links: pages.map(({ links }) => links.length), glyphs, fields, shapes: shapes.length, comments };
}

const link = '<< /Type /Annot /Subtype /Link /Rect [100 340 200 360] /A << /S /URI /URI (https://example.com/) >> >>';

it('reads text that was typed onto a page, where it stands, and keeps the links', async () => {
  const { texts, links, glyphs } = await read([link, annotation('FreeText', 200)]);
  expect(texts).toEqual(['PrintedTyped', 'PrintedTyped']);
  expect(links).toEqual([1, 1]);
  const typed = glyphs.find(({ text }) => text === 'T');
  expect(typed?.x0).toBeCloseTo(102, 0);
  expect(typed?.baseline).toBeCloseTo(400 - 205, 0);
});

it('draws marked text and lines whose boxes are empty where they say they are', async () => {
  const empty = '/Rect [150 200 150 200] /C [0 0 1]';
  const marked = `<< /Type /Annot /Subtype /Highlight ${empty} /QuadPoints [100 362 160 362 100 348 160 348] >>`;
  const line = `<< /Type /Annot /Subtype /Line ${empty} /L [100 100 200 150] >>`;
  const document = openDocument(await startPdfium(), file([marked, line]));
  const { fills, shapes } = document.readPage(0);
  document.close();
  expect(fills).toMatchObject([{ x0: 100, x1: 160, y0: 38, y1: 52 }]);
  expect(shapes).toHaveLength(1);
});

it('draws marked text, lines and ink that their boxes do not contain', async () => {
  const elsewhere = '/Rect [20 20 40 40] /C [0 0 1]';
  const marked = `<< /Type /Annot /Subtype /Highlight ${elsewhere} /QuadPoints [100 362 160 362 100 348 160 348] >>`;
  const ink = `<< /Type /Annot /Subtype /Ink ${elsewhere} /InkList [[100 100 200 150 300 100]] >>`;
  const lines = `<< /Type /Annot /Subtype /PolyLine ${elsewhere} /Vertices [100 200 200 250 300 200] >>`;
  const document = openDocument(await startPdfium(), file([marked, ink, lines]));
  const { fills, shapes } = document.readPage(0);
  document.close();
  expect(fills).toMatchObject([{ x0: 100, x1: 160, y0: 38, y1: 52 }]);
  expect(shapes.map(({ x0, x1 }) => [x0 < 110, x1 > 290])).toEqual([
    [true, true],
    [true, true],
  ]);
});

it('draws what the file leaves to readers: typed text, ink', async () => {
  const typed = '<< /Type /Annot /Subtype /FreeText /Rect [100 200 300 220] /DA (/Helv 12 Tf 0 g) /Contents (Noted) >>';
  const ink = (flags: number) =>
    `<< /Type /Annot /Subtype /Ink /Rect [99 99 301 151] /F ${flags} /C [1 0 0] /InkList [[100 100 200 150 300 100]] >>`;
  expect((await read([typed, link])).texts).toEqual(['PrintedNoted', 'PrintedNoted']);
  expect((await read([ink(0)])).shapes).toBe(1);
  expect((await read([ink(2)])).shapes).toBe(0);
});

it('reads stamps, but no hidden annotations, signs for comments, and fields', async () => {
  const all = [annotation('Stamp', 100), annotation('FreeText', 200, '/F 2'), annotation('Text', 240), '8 0 R'];
  const field = annotation('Widget', 260, '/FT /Tx /T (a) /V (Entered)');
  expect((await read(all, field)).texts[0]).toBe('PrintedOther');
});

it('reads what a signature shows', async () => {
  const { texts } = await read(['8 0 R'], annotation('Widget', 100, '/FT /Sig /T (signed)'));
  expect(texts).toEqual(['PrintedOther', 'PrintedOther']);
});

it('takes what a field shows for its value if it has none', async () => {
  const field = (entries: string) => annotation('Widget', 100, `/FT /Tx /T (typed) ${entries}`);
  const shownBy = async (entries: string, shown = 'Other one') => {
    const { glyphs, fields } = await read(['8 0 R'], field(entries), shown);
    const typed = glyphs.filter((glyph) => glyph.field !== undefined).map(({ text }) => text);
    return [...fields.map(({ value }) => value), typed.join('')];
  };
  expect(await shownBy('')).toEqual(['Other one', 'Otherone']);
  expect(await shownBy('', ') Tj /F 5 Tf 0 8 Td (Other) Tj 0 -9 Td (two')).toEqual(['Other\ntwo', 'Othertwo']);
  expect(await shownBy('/V (Stored)')).toEqual(['Stored', '']);
  expect(await shownBy('/Ff 8192')).toEqual(['', '']);
  expect(await shownBy('/F 2')).toEqual(['']);
});

it('reads what fields show that no form has, as where pages were taken from a document', async () => {
  const lost = annotation('Widget', 100, '/FT /Tx /T (name) /V (Other) /F 4');
  const formless = Buffer.from(file([lost]).toString('latin1').replace('/AcroForm', '/AcroLost'), 'latin1');
  const page = openDocument(await startPdfium(), formless).readPage(0);
  expect(page.glyphs.map(({ text }) => text).join('')).toBe('PrintedOther');
  expect(page.fields).toEqual([]);
});

it('reads no empty appearance of a field', async () => {
  const empty = annotation('Widget', 100, '/FT /Tx /T (typed)');
  for (const shown of ['', '   ']) {
    const { texts, fields } = await read(['8 0 R'], empty, shown);
    expect(texts).toEqual(['Printed', 'Printed']);
    expect(fields).toMatchObject([{ value: '' }]);
  }
});

it('reads what a push button says on paper, but none that only serves the screen', async () => {
  const button = (flags: number) => annotation('Widget', 100, `/FT /Btn /Ff 65536 /T (button) /F ${flags}`);
  expect((await read(['8 0 R'], button(4))).texts).toEqual(['PrintedOther', 'PrintedOther']);
  expect((await read(['8 0 R'], button(0))).texts).toEqual(['Printed', 'Printed']);
  expect((await read(['8 0 R'], button(4 | 2))).texts).toEqual(['Printed', 'Printed']);
});

it('leaves pages without drawn annotations as they are', async () => {
  expect(await read([link, annotation('Text', 200)])).toMatchObject({ texts: ['Printed', 'Printed'], links: [1, 1] });
});

it('draws none of thousands', async () => {
  const many = Array.from({ length: 2001 }, () => annotation('FreeText', 200));
  expect((await read(many)).texts[0]).toBe('Printed');
});

it('counts comments once, but neither typed text nor marks without words', async () => {
  const all = [
    annotation('Text', 100, '/Contents (Please check)'),
    annotation('Highlight', 340, '/Contents (Is this so?)'),
    annotation('Highlight', 340),
    annotation('FreeText', 200, '/Contents (Typed)'),
  ];
  expect((await read(all)).comments).toBe(2);
});
