import { blankPage, isBlank } from './damage/blank-page.ts';
import type { CharactersOf } from './extract/fonts/kept-fonts.ts';
import { OpenError } from './extract/opened-document.ts';
import type { PdfDocument } from './extract/read-document.ts';
import { storedPage } from './lines/packed/stored-page.ts';
import { withDrawnBoxes } from './marks/drawn-signs/drawn-boxes.ts';
import { withDrawnBullets } from './marks/drawn-signs/drawn-bullets.ts';
import { withDrawnUnderscores } from './marks/drawn-signs/drawn-underscores.ts';
import { withoutEmojiPictures } from './marks/drawn-signs/emoji-pictures.ts';
import { withOverdrawnSigns } from './marks/overdrawn/overdrawn-signs.ts';
import type { Page } from './model/page-model.ts';
import { createPdfiumMemory } from './pdfium-memory.ts';
import { type Recognises, readUnwritten } from './read-unwritten.ts';
import { createScanFacts } from './scan-facts.ts';
import { withPhotographs } from './scans/pictures/photographs.ts';
import { createScanReader } from './scans/read-scans.ts';
import { collectGarbage } from './v8/collect-garbage.ts';
import { withWholeLetters } from './whole-letters.ts';

/**
 * Interprets drawings as people do: a square of lines is a check box, a dot before text a bullet, a short line in a word an
 * underscore, an emoji a letter.
 */
const withDrawnShapes = (page: Page): Page =>
  withOverdrawnSigns(withDrawnUnderscores(withDrawnBullets(withDrawnBoxes(withoutEmojiPictures(page)))));

/** The page as read; null if it does not open. */
function readPage(source: PdfDocument, index: number): Page | null {
  try {
    return source.readPage(index);
  } catch (error) {
    if (error instanceof OpenError) return null;
    throw error;
  }
}

/** Whether a page was found to have letters, or fields, which may hold some. */
const hasLetters = ({ glyphs, rotated, fields }: Page) => glyphs.length + rotated.length + fields.length > 0;

/** How pages are read. */
export interface Reading {
  /** Looks at each page that opens while its letters are at hand, and may give another. */
  readonly look: (page: Page) => Page;
  readonly recognise: Recognises;
  /** Whether pages that do not open are blank. Otherwise the text of others is not recognised if there are any. */
  readonly blanksUnopened: boolean;
  /** Gives the characters of the pages looked at so far that a font may be asked for. */
  readonly charactersOf?: CharactersOf;
}

/** The pages of a document as read. */
export interface Marks {
  readonly pages: Page[];
  /** How many of them do not open. They are blank. */
  readonly unopened: number;
  /** On how many of them is anything. */
  readonly filled: number;
  /** On how many of them are letters, or fields, which may hold some. */
  readonly lettered: number;
}

/**
 * PDF → marks: letters, rules, fills, shapes and pictures. Drawn check boxes become fields, drawn dots bullets, and the
 * text of scanned pages is recognised. Once PDFium has taken much memory, the document continues in a new one. Throws
 * OpenError if that cannot open the file.
 * @param input The path of the document.
 */
export async function readMarks(
  source: PdfDocument,
  input: string,
  { look, recognise, blanksUnopened, charactersOf }: Reading,
): Promise<Marks> {
  const readScan = createScanReader(source);
  const facts = createScanFacts();
  const memory = createPdfiumMemory(source, input, charactersOf);
  const pages: Page[] = [];
  const unwritten: number[] = [];
  let [unopened, filled, lettered] = [0, 0, 0];
  const readNext = (index: number): Page => {
    const read = readPage(source, index);
    if (read === null) {
      unopened++;
      return blankPage(index, pages.at(-1));
    }
    if (!isBlank(read)) filled++;
    if (hasLetters(read)) lettered++;
    const drawn = withDrawnShapes(withWholeLetters(read));
    const page = readScan(drawn, undefined);
    if (!facts.add(page)) return look(page);
    unwritten.push(index);
    return page;
  };
  for (let index = 0; index < source.pageCount; index++)
    pages.push(await withPhotographs(await memory.within(() => storedPage(readNext(index)))));
  const wanted = facts.found();
  // Recognition needs much memory itself.
  if (wanted.scans.length > 0) collectGarbage();
  const mayRecognise = unopened === 0 || blanksUnopened;
  const write = await readUnwritten(pages, wanted, {
    recognise: mayRecognise ? recognise : async () => [],
    readScan,
  });
  for (const index of unwritten) {
    const page = pages[index] as Page;
    pages[index] = await withPhotographs(await memory.within(() => storedPage(look(write(page)))));
  }
  await memory.free();
  return { pages, unopened, filled, lettered };
}
