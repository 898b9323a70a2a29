import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import type { Page } from '../../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { startPdfium } from '../../../../../../../../api/formats/pdfium.ts';
import { taggedPdf } from '../../../../../../../support/pdf/structure/tagged-pdf.ts';
import { wordPage, wordText } from '../../../../../../../support/rebuilt-pdf/word-page.ts';

/** The texts of the paragraphs of a page, with a full stop where the end is drawn. */
function paragraphsOf({ glyphs }: Page): readonly string[] {
  const texts = new Map<unknown, string>();
  for (const { paragraph, text } of glyphs) texts.set(paragraph, (texts.get(paragraph) ?? '') + text);
  return [...texts].map(([paragraph, text]) => `${text}${(paragraph as { isEnded?: boolean })?.isEnded ? '.' : ''}`);
}

describe('the paragraphs of a page by Word', () => {
  it('end where a space is drawn apart behind their last line', async () => {
    const page = await wordPage(
      [
        wordText('ab ', 10, 80) + wordText('cd', 30, 80),
        wordText('ef', 10, 68) + wordText(' ', 22, 68),
        wordText(' ', 10, 56),
        wordText('gh', 10, 44) + wordText(' ', 22, 44),
        wordText('ij', 10, 32),
      ].join(''),
    );
    expect(paragraphsOf(page)).toEqual(['abcdef.', 'gh.', 'ij']);
  });

  it('end behind letters that are larger than the distance to the next line', async () => {
    const large = 'BT /F 40 Tf 1 0 0 1 10 60 Tm (A) Tj ET BT 1 0 0 1 40 60 Tm ( ) Tj ET ';
    expect(paragraphsOf(await wordPage(`${large}${wordText('b', 10, 42)}${wordText(' ', 16, 42)}`))).toEqual([
      'A.',
      'b.',
    ]);
  });

  it('go on behind a space within a line, and at a raised letter', async () => {
    const content = wordText('ab', 10, 80) + wordText(' ', 22, 80) + wordText('c', 30, 83) + wordText(' ', 36, 80);
    expect(paragraphsOf(await wordPage(content))).toEqual(['abc.']);
  });

  it('end in each cell of a row', async () => {
    const [left, right] = ['10 70 50 20', '60 70 50 20'];
    const cells = [
      wordText('ab', 15, 75, left) + wordText(' ', 27, 75, left),
      wordText('cd', 65, 75, right) + wordText(' ', 77, 75, right),
    ];
    expect(paragraphsOf(await wordPage(cells.join('')))).toEqual(['ab.', 'cd.']);
  });

  it('go on on the next page where the next text is in another cell of the row', async () => {
    const [left, right] = ['10 70 50 20', '60 70 50 20'];
    const content = wordText('ab', 15, 75, left) + wordText('cd', 65, 75, right) + wordText(' ', 77, 75, right);
    expect(paragraphsOf(await wordPage(content))).toEqual(['ab', 'cd.']);
  });

  it('have what stands before a space drawn apart on their first line as their lead', async () => {
    const leadsOf = async (content: string) => (await wordPage(content)).glyphs.map(({ paragraph }) => paragraph?.lead);
    const end = wordText(' ', 60, 80);
    const label = wordText('1', 10, 80) + wordText('.', 16, 80) + wordText(' ', 19, 80);
    expect(await leadsOf(label + wordText('a', 30, 80) + wordText(' ', 40, 80) + wordText('b', 50, 80) + end)).toEqual(
      Array(4).fill('1.'),
    );
    const { glyphs } = await wordPage(wordText('1 a', 10, 80) + end + wordText('b', 10, 68) + wordText(' c', 20, 68));
    expect(glyphs.map(({ paragraph }) => paragraph?.runsOn)).toEqual([true, true, undefined, undefined]);
    expect(await leadsOf(wordText('1 a', 10, 80) + wordText(' ', 30, 80) + wordText('b', 40, 80) + end)).toEqual(
      Array(3).fill(undefined),
    );
    const below = wordText('b', 10, 68) + wordText(' ', 16, 68) + wordText('c', 30, 68);
    expect(await leadsOf(wordText('a', 10, 80) + below)).toEqual(Array(3).fill(undefined));
  });

  it('are known of Word on a Mac, where the system writes the file', async () => {
    const content = wordText('ab', 10, 80) + wordText(' ', 22, 80);
    expect(paragraphsOf(await wordPage(content, 'macOS Version 14 Quartz PDFContext', 'Word'))).toEqual(['ab.']);
    expect((await wordPage(content, 'macOS Version 14 Quartz PDFContext', 'Pages')).textAreas).toBeUndefined();
  });

  it('are not known of other programs', async () => {
    const page = await wordPage(wordText('ab', 10, 80) + wordText(' ', 22, 80), 'Skia/PDF m99');
    expect(page.glyphs.map(({ paragraph }) => paragraph)).toEqual([undefined, undefined]);
    expect(page.textAreas).toBeUndefined();
  });
});

describe('the areas of text on a page by Google Docs', () => {
  it('are those of the cells of rows, which may be higher than their text and have none', async () => {
    const cell = (text: string, x: number, y: number, [width, height]: readonly [number, number]) =>
      wordText(text, x, y - 9, `${x} ${y - height} ${width} ${height}`);
    const page = await wordPage(
      [
        cell('a', 10, 80, [50, 30]) + cell('b', 60, 80, [50, 12]),
        cell('c', 60, 50, [50, 12]),
        wordText('between', 10, 30),
      ].join(''),
      'Skia/PDF m99 Google Docs Renderer',
    );
    expect(page.textAreas).toEqual([
      [
        { x0: 10, x1: 60, y0: 20, y1: 50 },
        { x0: 60, x1: 110, y0: 20, y1: 50 },
        { x0: 60, x1: 110, y0: 50, y1: 62 },
        { x0: 10, x1: 60, y0: 50, y1: 62 },
      ],
    ]);
    expect(page.glyphs.every(({ paragraph }) => paragraph === undefined)).toBe(true);
  });
});

describe('the areas of text on a page by Word', () => {
  it('are those of cells, also without letters, in runs between text that may be anywhere', async () => {
    const page = await wordPage(
      [
        wordText('ab', 15, 85, '10 80 50 20') + wordText(' ', 65, 85, '60 80 50 20'),
        wordText('between', 10, 65),
        wordText('cd', 15, 45, '10 40 50 20') + wordText(' ', 27, 45, '10 40 50 20'),
      ].join(''),
    );
    expect(page.textAreas).toEqual([
      [
        { x0: 10, x1: 60, y0: 0, y1: 20 },
        { x0: 60, x1: 110, y0: 0, y1: 20 },
      ],
      [{ x0: 10, x1: 60, y0: 40, y1: 60 }],
    ]);
  });

  const clipped = (x: number, y: number) =>
    wordText('ab', x + 5, y, `${x} 2 50 96`) + wordText(' ', x + 20, y, `${x} 2 50 96`);

  it('are as high as rows where cells are clipped to columns of the page', async () => {
    const page = await wordPage([85, 65].map((y) => clipped(10, y) + clipped(60, y)).join(''));
    expect(page.textAreas?.map((areas) => areas.map(({ x0, x1 }) => [x0, x1]))).toEqual([
      [
        [10, 60],
        [60, 110],
        [10, 60],
        [60, 110],
      ],
    ]);
    expect(paragraphsOf(page)).toEqual(Array(4).fill('ab.'));
  });

  it('are none where running text is clipped to columns of the page', async () => {
    const page = await wordPage([10, 60].map((x) => clipped(x, 85) + clipped(x, 65)).join(''));
    expect(page.textAreas).toEqual([]);
  });
});

describe('the number of a tagged heading', () => {
  it('is known where it is drawn apart from its text, although the tags say nothing of it', async () => {
    const heading = [
      { type: 'Span', text: ['3.1 ', 50, 700] as const },
      { type: 'Span', text: ['Aims of it', 68.4, 700] as const },
    ];
    const document = openDocument(await startPdfium(), taggedPdf([{ type: 'H2', children: heading }], ''));
    const { glyphs, isTagged } = document.readPage(0);
    document.close();
    expect(isTagged).toBe(true);
    expect(glyphs.map(({ paragraph }) => paragraph?.lead)).toEqual([
      ...Array(3).fill('3.1'),
      ...Array(8).fill(undefined),
    ]);
  });
});
