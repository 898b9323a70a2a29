import { readFileSync, statSync } from 'node:fs';
import { startPdfium } from '../../../formats/pdfium.ts';
import { collectGarbage } from './collect-garbage.ts';
import { blankPage, isBlank } from './damage/blank-page.ts';
import type { CharactersOf } from './extract/fonts/kept-fonts.ts';
import { limits } from './extract/limits.ts';
import { OpenError } from './extract/opened-document.ts';
import type { PdfDocument } from './extract/read-document.ts';
import { withNamedLigatures } from './fonts/unnamed-ligatures.ts';
import { storedPage } from './lines/stored-page.ts';
import { withAccents } from './marks/composed-accents.ts';
import { withDrawnBoxes } from './marks/drawn-boxes.ts';
import { withDrawnBullets } from './marks/drawn-bullets.ts';
import { withDrawnUnderscores } from './marks/drawn-underscores.ts';
import { withoutEmojiPictures } from './marks/emoji-pictures.ts';
import { withOverdrawnSigns } from './marks/overdrawn-signs.ts';
import { withoutDoubledLetters } from './marks/without-doubled-letters.ts';
import type { Page } from './model/page-model.ts';
import type { ReconstructTask } from './reconstruct-messages.ts';
import { createScanReader } from './scans/read-scans.ts';

/**
 * Interprets drawings as people do: a square of lines is a check box, a dot before text a bullet, a short line in a word an
 * underscore, an emoji a letter.
 */
const withDrawnShapes = (page: Page): Page =>
  withOverdrawnSigns(withDrawnUnderscores(withDrawnBullets(withDrawnBoxes(withoutEmojiPictures(page)))));

/** A function of its own: while one that waited for PDFium runs on, V8 keeps what it waited for. */
async function moveOn(source: PdfDocument, input: string, charactersOf?: CharactersOf): Promise<void> {
  source.moveTo(await startPdfium(), readFileSync(input), charactersOf);
}

/** The page as read; null if it does not open. */
function readPage(source: PdfDocument, index: number): Page | null {
  try {
    return source.readPage(index);
  } catch (error) {
    if (error instanceof OpenError) return null;
    throw error;
  }
}

/** The pages of a document as read. */
export interface Marks {
  readonly pages: Page[];
  /** How many of them do not open. They are blank. */
  readonly unopened: number;
  /** On how many of them is anything. */
  readonly filled: number;
}

/**
 * PDF → marks: letters, rules, fills, shapes and pictures. Drawn check boxes become fields, drawn dots bullets. Once
 * PDFium has taken much memory, the document goes on in another one. Throws OpenError if that cannot open the file.
 * @param look Looks at each page that opens while its letters are at hand, and may give another.
 * @param charactersOf Gives the characters of the pages looked at so far that a font may be asked for.
 */
export async function readMarks(
  source: PdfDocument,
  { input, recognised = [] }: Pick<ReconstructTask, 'input' | 'recognised'>,
  look: (page: Page) => Page,
  charactersOf?: CharactersOf,
): Promise<Marks> {
  const readScan = createScanReader(source);
  const layouts = new Map(recognised.map((layout) => [layout.number - 1, layout]));
  const maxBytes = limits.maxPdfiumBytes + statSync(input).size;
  const pages: Page[] = [];
  let moveAt = limits.minPagesInPdfium;
  let hasMoved = false;
  let [unopened, filled] = [0, 0];
  for (let index = 0; index < source.pageCount; index++) {
    if (index >= moveAt && source.memoryBytes() > maxBytes) {
      await moveOn(source, input, charactersOf);
      moveAt = index + limits.minPagesInPdfium;
      hasMoved = true;
    }
    const read = readPage(source, index);
    if (read === null) {
      unopened++;
      pages.push(storedPage(blankPage(index, pages.at(-1))));
      continue;
    }
    if (!isBlank(read)) filled++;
    const drawn = withDrawnShapes(withAccents(withNamedLigatures(withoutDoubledLetters(read))));
    pages.push(storedPage(look(readScan(drawn, layouts.get(index)))));
    // PDFium's memory is let go of some time after its last call.
    if (hasMoved) collectGarbage();
    hasMoved = false;
  }
  // What pages are drawn for later needs little.
  if (source.pageCount >= limits.minPagesInPdfium && source.memoryBytes() > maxBytes)
    await moveOn(source, input, charactersOf);
  return { pages, unopened, filled };
}
