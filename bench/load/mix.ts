import sharp from 'sharp';
import { docx } from '../../test/support/office/documents.ts';
import { grid, xlsx } from '../../test/support/office/xlsx.ts';
import { column, pdf } from '../../test/support/pdf/pdf.ts';
import { grainyPhotograph } from '../../test/support/pictures/photograph.ts';

/** A request of the load. */
export interface LoadRequest {
  readonly endpoint: string;
  readonly field: string;
  readonly files: readonly { readonly name: string; readonly content: Uint8Array }[];
  /** How its result begins. */
  readonly magic: string;
}

/** Requests with how often each of them comes. */
export type Mix = readonly (readonly [weight: number, request: LoadRequest])[];

const sentence = 'A wright makes things well by hand, and a file is a sheet of paper on a quiet bench. ';
const paragraphs = (count: number) => Array.from({ length: count }, (_, index) => `${index}. ${sentence.repeat(6)}`);
const cells = (rows: number, columns: number) =>
  Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => `r${row} c${column}`));

const request = (endpoint: string, magic: string, name: string, ...contents: readonly Uint8Array[]): LoadRequest => ({
  endpoint: `/api/${endpoint}`,
  field: contents.length > 1 ? 'files' : 'file',
  files: contents.map((content) => ({ name, content })),
  magic,
});

const pdfMagic = '%PDF-';
const zipMagic = 'PK\u0003\u0004';
const jpegMagic = '\u00ff\u00d8\u00ff';

const jpegOf = async (width: number, height: number) =>
  sharp(await grainyPhotograph(width, height))
    .jpeg({ quality: 92 })
    .toBuffer();

/** Pages full of text. */
const pdfOf = (pages: number) => {
  const lines = Array.from({ length: 45 }, (_, index) => `${index}. ${sentence}`);
  return pdf(Array.from({ length: pages }, () => column(lines, 72, 72)));
};

/** Letters and reports as Word documents: three of four are short. */
export async function wordMix(): Promise<Mix> {
  const [letter, report] = await Promise.all([
    docx({ paragraphs: paragraphs(4), table: cells(4, 4) }),
    docx({ headings: ['First', 'Second'], paragraphs: paragraphs(32), table: cells(12, 4) }),
  ]);
  return [
    [3, request('convert-word-to-pdf', pdfMagic, 'letter.docx', letter)],
    [1, request('convert-word-to-pdf', pdfMagic, 'report.docx', report)],
  ];
}

/**
 * What visitors of such sites mostly do: documents into PDF and back, and smaller PDFs and pictures. The shares are an
 * assumption; nobody publishes them.
 */
export async function fullMix(): Promise<Mix> {
  const [[, letter], [, report]] = (await wordMix()) as [Mix[number], Mix[number]];
  const [photograph, picture] = await Promise.all([jpegOf(1600, 1200), jpegOf(3000, 2000)]);
  const [short, book] = [pdfOf(2), pdfOf(12)];
  const table = await xlsx({ sheets: [{ name: 'Sheet1', cells: grid(cells(60, 8)) }] });
  const text = Buffer.from(paragraphs(40).join('\n\n'));
  return [
    [18, letter],
    [6, report],
    [14, request('convert-pdf-to-word', zipMagic, 'short.pdf', short)],
    [4, request('convert-pdf-to-word', zipMagic, 'book.pdf', book)],
    [12, request('convert-compress-pdf', pdfMagic, 'book.pdf', book)],
    [10, request('convert-image-to-pdf', pdfMagic, 'photograph.jpg', photograph)],
    [10, request('compress-image', jpegMagic, 'picture.jpg', picture)],
    [8, request('merge-pdf', pdfMagic, 'part.pdf', short, book)],
    [6, request('convert-pdf-to-text', '', 'book.pdf', book)],
    [6, request('convert-xlsx-to-pdf', pdfMagic, 'table.xlsx', table)],
    [4, request('convert-md-to-pdf', pdfMagic, 'notes.md', text)],
    [2, request('convert-to-zip', zipMagic, 'picture.jpg', picture, photograph)],
  ];
}

/**
 * A document whose words are so long that LibreOffice breaks them into lines until the deadline: each paragraph is just
 * below the length from which on the server refuses it.
 */
export const hangingRequest = async (): Promise<LoadRequest> => {
  const words = Array.from({ length: 40 }, () => 'a'.repeat(290_000));
  return request('convert-word-to-pdf', pdfMagic, 'words.docx', await docx({ paragraphs: words }));
};

/** The smallest work that a tool does: what remains is the way there and back. */
export const tinyRequest = request('convert-txt-to-pdf', pdfMagic, 'note.txt', Buffer.from('A short note.\n'));
