import type { CDPSession, Frame, Page, Request } from 'playwright-core';
import type { Note } from '../../../../catalog/report.ts';
import type { PageOptions, Paper } from '../../../formats/paper.ts';
import { ProblemError } from '../../../problem.ts';
import { documentAddress, type Missing } from '../../missing.ts';
import type { ReadyPage } from '../browser.ts';
import type { PreparedHtml } from '../markup/prepare-html.ts';
import { thresholds } from '../thresholds.ts';
import { fitToPaper, usualMargin } from './fit-to-paper.ts';
import { openFrames } from './frames.ts';
import { isBlank } from './is-blank.ts';
import { makeRoom } from './make-room.ts';
import { type Bookmarks, keepOnlyHeadings, withoutTags } from './outline-only.ts';
import { pageStyles } from './page-styles.ts';
import { reveal } from './reveal.ts';
import { settleFixed } from './settle-fixed.ts';
import { readShownText } from './shown-text.ts';

type Kind = Extract<Note, { code: 'not-loaded' }>['kind'];

const { maxPages, minPageHeight, maxScreenHeightRatio } = thresholds;
const margin = `${usualMargin}mm`;

/** Kinds of missing resources by request type; a reader would not miss those of other types. */
const kinds: Readonly<Record<string, Kind>> = {
  image: 'images',
  stylesheet: 'styles',
  font: 'fonts',
};

/** A printed document. */
export interface PrintedPage {
  readonly pdf: Buffer;
  readonly pages: number;
  /** Whether its print styles were ignored, because they would have left it blank. */
  readonly asOnScreen: boolean;
  /** Whether its pages are blank with either kind of styles. */
  readonly isBlank: boolean;
  /** What became of its bookmarks, where it has no tags; null where it has both. */
  readonly untagged: Bookmarks | null;
  /**
   * The passages that a reader of the page sees, in the styles that were printed; empty where they cannot be
   * determined.
   */
  readonly shown: readonly string[];
}

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
 * Loads a prepared document and prints it with its print styles or, if these leave every page blank, as on sites that
 * forbid printing, with its screen styles. Throws `too-complex` for too many pages, and the browser's error.
 */
export async function printPage(
  { page, devtools, serve }: ReadyPage,
  { html, isTaggable }: Pick<PreparedHtml, 'html' | 'isTaggable'>,
  { paper, chosen }: { readonly paper: Paper; readonly chosen: PageOptions },
  missing: Missing,
): Promise<PrintedPage> {
  page.on('requestfailed', (request: Request) => {
    const kind = kinds[request.resourceType()];
    if (kind !== undefined && request.url() !== documentAddress) missing.add(kind, request.url());
  });
  serve(html);
  await page.goto(documentAddress, { waitUntil: 'commit' });
  // Only now: a page with a devtools session of its own forgets its media when it gets a document.
  await page.emulateMedia({ media: 'print' });
  // No timeout from here on: the server kills this process at the deadline.
  await page.waitForLoadState('load', { timeout: 0 });
  const refuseTall = async () => {
    const { cssContentSize } = await devtools.send('Page.getLayoutMetrics');
    // Printing lays out all pages before the first: a document of millions is stopped here.
    if (cssContentSize.height > maxPages * minPageHeight * maxScreenHeightRatio) throw tooManyPages();
  };
  await refuseTall();
  await reveal(page);
  const frames = await openFrames(page);
  const shownInPrint = await readAllText(page, frames);
  const room = await makeRoom(page);
  await settleFixed(page);
  const fit = fitToPaper(room, paper, chosen);
  await refuseTall();
  const styles = pageStyles(chosen);
  if (styles !== null) await addStyles(devtools, styles);
  const untagged = isTaggable ? null : await keepOnlyHeadings(page);
  // Chromium makes bookmarks of the same tree as tags.
  const hasTree = isTaggable || untagged === 'kept';
  const print = async (): Promise<Buffer> => {
    const printed = await page.pdf({
      format: paper,
      margin: { top: margin, right: margin, bottom: margin, left: margin },
      ...fit,
      preferCSSPageSize: true,
      printBackground: true,
      tagged: hasTree,
      outline: hasTree,
      pageRanges: `1-${maxPages + 1}`,
    });
    return untagged === 'kept' ? withoutTags(printed) : printed;
  };
  const printed = await print();
  const isPrintedBlank = isBlank(printed);
  const onScreen = isPrintedBlank ? await printAsOnScreen(page, print) : null;
  const pdf = onScreen ?? printed;
  const pages = countPages(pdf);
  if (pages > maxPages) throw tooManyPages();
  if (pages === 0) throw new Error('Chromium wrote a PDF without pages');
  const asOnScreen = onScreen !== null;
  const shown = asOnScreen ? await readAllText(page, frames) : shownInPrint;
  return { pdf, pages, asOnScreen, isBlank: isPrintedBlank && !asOnScreen, untagged, shown };
}

/** What is seen of the text of a page and its frames. */
async function readAllText(page: Page, frames: readonly Frame[]): Promise<readonly string[]> {
  const passages: string[] = [];
  let left: number = thresholds.maxShownCharacters;
  for (const place of [page, ...frames]) {
    const shown = await readShownText(place, left);
    for (const { length } of shown) left -= length;
    passages.push(...shown);
  }
  return passages;
}

/** Adds a style sheet that is not an element of the document, so that its content policy does not matter. */
async function addStyles(devtools: CDPSession, text: string): Promise<void> {
  const { frameTree } = await devtools.send('Page.getFrameTree');
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { styleSheetId } = await devtools.send('CSS.createStyleSheet', { frameId: frameTree.frame.id });
  await devtools.send('CSS.setStyleSheetText', { styleSheetId, text });
}

/** Prints with the screen styles; null if that leaves the pages blank too. */
async function printAsOnScreen(page: Page, print: () => Promise<Buffer>): Promise<Buffer | null> {
  await page.emulateMedia({ media: 'screen' });
  const pdf = await print();
  return isBlank(pdf) ? null : pdf;
}
