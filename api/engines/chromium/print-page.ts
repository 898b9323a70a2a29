import type { Request } from 'playwright-core';
import type { Note } from '../../../catalog/report.ts';
import type { Paper } from '../../formats/paper.ts';
import { ProblemError } from '../../problem.ts';
import { documentAddress, type Missing } from '../missing.ts';
import type { ReadyPage } from './browser.ts';

type Kind = Extract<Note, { code: 'not-loaded' }>['kind'];

/** At some twenty pages a second, more could not be printed in time. */
const maxPages = 2000;
/** Content height of the smallest plausible page, in CSS pixels: half an A4 page. */
const minPageHeight = 500;
const margin = '15mm';

/** Kinds of missing resources by request type; other types are nothing that a reader would miss. */
const kinds: Readonly<Record<string, Kind>> = {
  image: 'images',
  stylesheet: 'styles',
  font: 'fonts',
};

function tooManyPages(): ProblemError {
  return new ProblemError(
    'too-complex',
    `This document has more than ${maxPages.toLocaleString('en')} pages. Split it into smaller documents.`,
  );
}

/** Counts the pages of a PDF by its page objects, which Skia does not compress. */
function countPages(pdf: Buffer): number {
  let count = 0;
  for (let at = pdf.indexOf('/Type /Page\n'); at >= 0; at = pdf.indexOf('/Type /Page\n', at + 1)) count++;
  return count;
}

/**
 * Loads a prepared document and prints it with its own print styles. Throws `too-complex` for too many pages, and
 * the browser's error.
 */
export async function printPage(
  { page, devtools, serve }: ReadyPage,
  html: string,
  paper: Paper,
  missing: Missing,
): Promise<{ readonly pdf: Buffer; readonly pages: number }> {
  page.on('requestfailed', (request: Request) => {
    const kind = kinds[request.resourceType()];
    if (kind !== undefined && request.url() !== documentAddress) missing.add(kind, request.url());
  });
  serve(html);
  await page.goto(documentAddress, { waitUntil: 'commit' });
  // No timeout from here on: whoever started this process ends it at the deadline.
  await page.waitForLoadState('load', { timeout: 0 });
  const { cssContentSize } = await devtools.send('Page.getLayoutMetrics');
  // Printing lays out all pages before the first: a document of millions is stopped here.
  if (cssContentSize.height > maxPages * 2 * minPageHeight * 2) throw tooManyPages();
  const pdf = await page.pdf({
    format: paper,
    margin: { top: margin, right: margin, bottom: margin, left: margin },
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
    pageRanges: `1-${maxPages + 1}`,
  });
  const pages = countPages(pdf);
  if (pages > maxPages) throw tooManyPages();
  if (pages === 0) throw new Error('Chromium wrote a PDF without pages');
  return { pdf, pages };
}
