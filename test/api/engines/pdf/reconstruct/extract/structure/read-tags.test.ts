import { beforeAll, describe, expect, it } from 'vitest';
import { composeBest } from '../../../../../../../api/engines/pdf/reconstruct/compose-safely.ts';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import type { ReadDocument } from '../../../../../../../api/engines/pdf/reconstruct/lined-document.ts';
import type { Block } from '../../../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';
import type { Inline } from '../../../../../../../api/engines/pdf/reconstruct/model/inline.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';
import { drawnPicture, type Tagged, taggedPdf } from '../../../../../../support/pdf/structure/tagged-pdf.ts';

const cell = (text: string, x: number, y: number, type = 'TD'): Tagged => ({
  type,
  children: [{ type: 'P', text: [text, x, y] }],
});
const elements: readonly Tagged[] = [
  { type: 'H2', text: ['About the tools', 50, 760] },
  { type: 'P', text: ['One paragraph that is', 50, 730] },
  { type: 'P', text: ['followed by another one', 50, 717] },
  {
    type: 'L',
    children: [
      {
        type: 'LI',
        children: [
          { type: 'Lbl', text: ['1.', 50, 690] },
          { type: 'LBody', text: ['Item', 70, 690] },
        ],
      },
    ],
  },
  {
    type: 'Table',
    children: [
      { type: 'TR', children: [cell('Name', 50, 650, 'TH'), cell('Size', 250, 650, 'TH')] },
      { type: 'TR', children: [{ ...cell('Both of the columns', 50, 630), span: { ColSpan: 2 } }] },
    ],
  },
];

const textOf = (block: Block | undefined) =>
  block?.type === 'paragraph'
    ? block.inlines.map((inline) => (inline.type === 'text' ? inline.text : '')).join('')
    : '';

const isDrawing = ({ type }: Inline) => type === 'drawing';

describe('tagged files', () => {
  let read: ReadDocument;

  beforeAll(async () => {
    const document = openDocument(await startPdfium(), taggedPdf(elements, 'Yearly report'));
    read = { pages: [document.readPage(0)], outline: [], title: '' };
    document.close();
  });

  it('name the paragraph, heading, item or cell of every letter', () => {
    const [page] = read.pages;
    expect(page?.isTagged).toBe(true);
    const tagOf = (text: string) => page?.glyphs.find((glyph) => glyph.text === text)?.tag;
    expect(tagOf('b')).toMatchObject({ heading: 2, cell: null });
    expect(tagOf('1')).toMatchObject({ isItem: true, isLabel: true, block: tagOf('I')?.block });
    expect(tagOf('I')?.isLabel).toBeUndefined();
    expect(tagOf('S')?.cell).toMatchObject({ row: 0, column: 1, isHeader: true });
    expect(tagOf('B')?.cell).toMatchObject({ row: 1, column: 0, columns: 2, isHeader: false });
    expect(tagOf('Y')).toBeUndefined();
    expect(page?.glyphs.filter(({ isArtifact }) => isArtifact).length).toBe('Yearlyreport'.length);
  });

  it('give the document its headings, paragraphs, lists, tables and running heads', async () => {
    const { sections } = await composeBest(read);
    const [section] = sections;
    const [heading, first, second, item, table] = section?.blocks ?? [];
    expect(heading).toMatchObject({ type: 'paragraph', heading: 2 });
    expect([textOf(first), textOf(second)]).toEqual(['One paragraph that is', 'followed by another one']);
    expect(item).toMatchObject({ type: 'paragraph', list: { list: 0, level: 0 } });
    expect(table?.type === 'table' && table.rows.map(({ cells }) => cells.length)).toEqual([2, 1]);
    expect(table?.type === 'table' && table.headerRows).toBe(1);
    expect(textOf(section?.header.usual?.[0])).toBe('Yearly report');
  });

  it('tell what pages before and after have a part of', async () => {
    const parts: readonly Tagged[] = [
      { type: 'P', text: ['an end', 50, 760], elsewhere: 'before' },
      { type: 'P', text: ['whole', 50, 730] },
      { type: 'P', children: [{ type: 'Link', text: ['Mail', 50, 700], elsewhere: 'after' }] },
      {
        type: 'Table',
        children: [
          {
            type: 'TR',
            children: [
              { type: 'TD', children: [{ type: 'P', text: ['BIG', 50, 650] }], elsewhere: 'after' },
              { type: 'TD', children: [{ type: 'P', text: ['RUN', 250, 650], elsewhere: 'after' }] },
            ],
          },
        ],
      },
    ];
    const document = openDocument(await startPdfium(), taggedPdf(parts, ''));
    const { glyphs: letters } = document.readPage(0);
    document.close();
    const tagOf = (text: string) => letters.find((glyph) => glyph.text === text)?.tag;
    expect(tagOf('d')).toMatchObject({ begunBefore: new Set(['paragraph']) });
    expect(tagOf('d')?.endsLater).toBeUndefined();
    for (const whole of ['w', 'M'])
      expect([tagOf(whole)?.begunBefore, tagOf(whole)?.endsLater]).toEqual([undefined, undefined]);
    expect(tagOf('B')?.endsLater).toEqual(new Set(['cell', 'table']));
    expect(tagOf('R')?.endsLater).toEqual(new Set(['paragraph', 'cell', 'table']));
  });

  it('put pictures into cells, so that a table of pictures and texts is one', async () => {
    const row = (text: string, y: number): Tagged => ({
      type: 'TR',
      children: [
        { type: 'TD', children: [{ type: 'P', children: [{ type: 'Figure', picture: [50, y, 100, 60] }] }] },
        cell(text, 200, y + 25),
      ],
    });
    const table: Tagged = { type: 'Table', children: [row('The first step', 600), row('The second step', 520)] };
    const document = openDocument(await startPdfium(), taggedPdf([table], 'Yearly report'));
    const page = document.readPage(0);
    document.close();
    expect(page.pictures.map(({ cell }) => [cell?.row, cell?.column])).toEqual([
      [0, 0],
      [1, 0],
    ]);
    const { sections } = await composeBest({ pages: [page], outline: [], title: '' });
    const [block] = sections[0]?.blocks ?? [];
    expect(block?.type === 'table' && block.rows.map(({ cells }) => cells.length)).toEqual([2, 2]);
  });

  it('tell rows of cells that all span two of them from the next row', async () => {
    const high = (text: string, x: number): Tagged => ({ ...cell(text, x, 650, 'TH'), span: { RowSpan: 2 } });
    const table: Tagged = {
      type: 'Table',
      children: [
        { type: 'TR', children: [high('Name', 50), high('Size', 250)] },
        { type: 'TR', children: [cell('one', 50, 610), cell('two', 250, 610)] },
      ],
    };
    const document = openDocument(await startPdfium(), taggedPdf([table], ''));
    const { glyphs: letters } = document.readPage(0);
    document.close();
    const cellOf = (text: string) => letters.find((glyph) => glyph.text === text)?.tag?.cell;
    expect(cellOf('o')).toMatchObject({ row: 2, column: 0 });
    expect(cellOf('w')).toMatchObject({ row: 2, column: 1 });
  });

  it('describe pictures, on pages without text as well', async () => {
    const figure: Tagged = { type: 'Figure', description: 'A map of the harbour', picture: [50, 500, 100, 60] };
    const document = openDocument(await startPdfium(), taggedPdf([figure], ''));
    const page = document.readPage(0);
    document.close();
    expect(page.pictures).toMatchObject([{ description: 'A map of the harbour' }]);
    const { sections } = await composeBest({ pages: [page], outline: [], title: '' });
    const [block] = sections[0]?.blocks ?? [];
    const drawing = block?.type === 'paragraph' ? block.inlines.find(isDrawing) : undefined;
    expect(drawing).toMatchObject({ description: 'A map of the harbour' });
  });

  it('make a picture part of the header, but not one that decorates the text', async () => {
    const marked = (properties: string, y: number) =>
      `/Artifact ${properties === '' ? 'BMC' : `<< ${properties} >> BDC`} ${drawnPicture(50, y, 100, 20)} EMC`;
    const content = `${marked('/Type /Pagination /Subtype /Header', 780)} ${marked('', 400)}`;
    const document = openDocument(await startPdfium(), taggedPdf(elements, 'Yearly report', content));
    const page = document.readPage(0);
    document.close();
    expect(page.pictures.map(({ isOfHead = false }) => isOfHead)).toEqual([true, false]);
    const { sections } = await composeBest({ pages: [page], outline: [], title: '' });
    const [section] = sections;
    const drawingsIn = (blocks: readonly Block[] | null | undefined) =>
      (blocks ?? []).flatMap((block) => (block.type === 'paragraph' ? block.inlines : [])).filter(isDrawing).length;
    expect([drawingsIn(section?.header.usual), drawingsIn(section?.blocks)]).toEqual([1, 1]);
  });

  it('make a picture part of the header if it is painted before one, as Word paints what lies behind headers', async () => {
    const picture = drawnPicture(50, 400, 300, 300);
    const header =
      '/Artifact << /Type /Pagination /Subtype /Header >> BDC BT /F 9 Tf 1 0 0 1 50 800 Tm (Report) Tj ET EMC';
    const areOfHead = async (before: string) => {
      const document = openDocument(await startPdfium(), taggedPdf(elements, '', '', before));
      const { pictures } = document.readPage(0);
      document.close();
      return pictures.map(({ isOfHead = false }) => isOfHead);
    };
    expect(await areOfHead(`${picture} ${header}`)).toEqual([true]);
    expect(await areOfHead(`${header} ${picture}`)).toEqual([false]);
    expect(await areOfHead(picture)).toEqual([false]);
  });
});
