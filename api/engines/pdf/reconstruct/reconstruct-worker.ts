import { readFileSync } from 'node:fs';
import { answerTask } from '../../../jail/answer-task.ts';
import { coversPage } from '../recognise/scanned-pages.ts';
import { analyse } from './analyse.ts';
import { writeDocx } from './docx/write-docx.ts';
import { startPdfium } from './extract/pdfium/pdfium.ts';
import { OpenError, openDocument } from './extract/read-document.ts';
import { recognisedPage } from './extract/recognised-page.ts';
import { withDrawnBoxes } from './marks/drawn-boxes.ts';
import { withDrawnBullets } from './marks/drawn-bullets.ts';
import type { Page } from './model/page-model.ts';
import { writePptx } from './pptx/write-pptx.ts';
import type { ReconstructOutcome, ReconstructTask } from './reconstruct-messages.ts';

// A worker process: one PDF. Started by reconstruct.ts.

/** All pages are held at once while the document is put together. */
const maxPages = 2000;
const fewLetters = 20;
const sampleLetters = 20_000;

const isScan = ({ glyphs, pictures, width, height }: Page) =>
  glyphs.length < fewLetters &&
  pictures.some(({ x0, x1, y0, y1 }) => coversPage((x1 - x0) * (y1 - y0), { width, height }));

async function reconstruct({ input, output, format, recognised }: ReconstructTask): Promise<ReconstructOutcome> {
  const pdfium = await startPdfium();
  const document = openDocument(pdfium, readFileSync(input));
  const { pageCount, outline, title } = document;
  if (pageCount === 0) return { type: 'not-opened' };
  if (pageCount > maxPages) return { type: 'too-many-pages', pages: pageCount };
  const layouts = new Map(recognised.map((layout) => [layout.number - 1, layout]));
  const pages = Array.from({ length: pageCount }, (_, index) => {
    const page = withDrawnBullets(withDrawnBoxes(document.readPage(index)));
    const layout = layouts.get(index);
    return layout === undefined ? page : recognisedPage(page, layout);
  });
  const read = { pages, outline, title, drawPage: document.drawPage, drawArea: document.drawArea };
  if (format === 'docx') await writeDocx(analyse(read), output);
  else await writePptx(read, output);
  document.close();
  const scans = pages
    .filter(isScan)
    .map(({ index, width, height }) => ({ number: index + 1, longestPoints: Math.max(width, height) }));
  const sample = pages
    .flatMap(({ glyphs }) => glyphs.map(({ text, space }) => (space === null ? text : ` ${text}`)))
    .slice(0, sampleLetters)
    .join('');
  return { type: 'written', pages: pageCount, scans, sample };
}

await answerTask<ReconstructTask, ReconstructOutcome>((task) =>
  reconstruct(task).catch((error: unknown) => {
    if (error instanceof OpenError) return { type: 'not-opened' };
    throw error;
  }),
);
