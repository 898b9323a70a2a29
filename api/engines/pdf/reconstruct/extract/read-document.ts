import type { Pdfium } from '../../../../formats/pdfium.ts';
import type { OutlineEntry } from '../model/outline.ts';
import type { Page } from '../model/page-model.ts';
import { fileFacts } from './file-facts.ts';
import { type CharactersOf, createKeptFonts, type KeptFont } from './fonts/kept-fonts.ts';
import { metaText } from './meta-text.ts';
import { type KnownOfDocument, type OpenedDocument, openInPdfium } from './opened-document.ts';
import { createPageChanges } from './page-changes.ts';
import { createPageDrawings, type PageDrawings } from './page-drawings.ts';
import { pageSides, type SideLimits } from './pdfium/page-sides.ts';
import { scaleWithin } from './pdfium/page-space.ts';
import { createSharedPictures } from './pictures/shared-pictures.ts';
import { readProducer } from './producer.ts';
import { createPageReader, type PageReading } from './read-page.ts';
import { readOutline } from './structure/read-outline.ts';
import { createDrawnTexts } from './text/drawn/drawn-texts.ts';

/** What a PDF has that no rebuilt document keeps. */
export interface LeftOut {
  readonly comments: number;
  readonly attachments: number;
}

/** An open PDF. Pages are read and drawn one at a time, by index from 0. */
export interface PdfDocument extends PageDrawings {
  readonly pageCount: number;
  readonly outline: readonly OutlineEntry[];
  readonly title: string;
  /** Throws OpenError for a page that PDFium does not find. */
  readonly readPage: (index: number) => Page;
  /** Fonts of the pages read so far that a document may embed, by their PostScript names. */
  readonly fonts: ReadonlyMap<string, readonly KeptFont[]>;
  /** What the pages read so far carry besides their content. */
  readonly countLeftOut: () => LeftOut;
  /** Bytes of memory that PDFium has taken. It gives back none of them, even if a single page needed most. */
  readonly memoryBytes: () => number;
  /**
   * Goes on in another PDFium, so that the memory of the one before can be collected. Throws OpenError as `openDocument`.
   * @param bytes The same file.
   * @param charactersOf As for `close`.
   */
  readonly moveTo: (pdfium: Pdfium, bytes: Uint8Array, charactersOf?: CharactersOf) => void;
  /**
   * Lets go of PDFium and its memory. Until the document goes on in another one, no page can be read or drawn.
   * @param charactersOf Of the fonts that are drawn anew, only characters of which it tells are known later, and those
   * that are met again.
   */
  readonly close: (charactersOf?: CharactersOf) => void;
}

/** How a PDF is read. */
export interface ReadOptions
  extends SideLimits,
    Partial<Pick<PageReading, 'hidesLayers' | 'turnsPages' | 'skipsDrawings'>> {
  /** Whether fonts are kept that the result may embed. */
  readonly keepsFonts?: boolean;
  /** As in `PictureSource`. */
  readonly keepsLinePictures?: boolean;
}

/** The width and the height of a page as the file has it; nothing for one that PDFium does not find. */
function sizeInFile({ pdfium, document }: OpenedDocument, index: number): readonly [width: number, height: number] {
  const isKnown = pdfium.api.FPDF_GetPageSizeByIndexF(document, index, pdfium.scratch);
  return isKnown ? [pdfium.float(0), pdfium.float(4)] : [0, 0];
}

/** A document as it is open in PDFium, which may go on in another one. */
function createOpening(pdfium: Pdfium, bytes: Uint8Array, known: KnownOfDocument, letGo: (of: CharactersOf) => void) {
  let opened: OpenedDocument | null = openInPdfium(pdfium, bytes, known);
  const close = (charactersOf: CharactersOf = () => []) => {
    letGo(charactersOf);
    opened?.close();
    opened = null;
  };
  return {
    current: () => {
      if (opened === null) throw new Error('the document is closed');
      return opened;
    },
    memoryBytes: () => opened?.pdfium.memoryBytes() ?? 0,
    moveTo: (other: Pdfium, file: Uint8Array, charactersOf?: CharactersOf) => {
      close(charactersOf);
      opened = openInPdfium(other, file, known);
    },
    close,
  };
}

/** Opens a PDF. Throws OpenError for a file that is damaged or needs a password. */
export function openDocument(
  pdfium: Pdfium,
  bytes: Uint8Array,
  {
    hidesLayers = false,
    turnsPages = false,
    skipsDrawings = false,
    keepsFonts = false,
    keepsLinePictures = false,
    ...limitsOfSides
  }: ReadOptions = {},
): PdfDocument {
  const { fonts, keep, letGo } = createKeptFonts();
  const known: KnownOfDocument = {
    keep: keepsFonts ? keep : undefined,
    looks: new Map(),
    shared: createSharedPictures(),
    facts: { ...fileFacts(bytes), keepsLinePictures },
  };
  const { current, ...opening } = createOpening(pdfium, bytes, known, letGo);
  const { document } = current();
  const sizeOf = (index: number) => sizeInFile(current(), index);
  const pageCount = pdfium.api.FPDF_GetPageCount(document);
  const attachments = Math.max(0, pdfium.api.FPDFDoc_GetAttachmentCount(document));
  const sides = pageSides(pageCount, sizeOf, limitsOfSides);
  const fromTop = (index: number, y: number) => {
    const [width, height] = sizeOf(index);
    return (height - y) * scaleWithin(sides, width, height);
  };
  const changes = createPageChanges(current);
  const producer = readProducer(pdfium, document);
  const followTexts = createDrawnTexts(producer);
  const reading = { changes, sides, fromTop, followTexts, hidesLayers, turnsPages, skipsDrawings, producer };
  const { readPage, comments } = createPageReader(current, reading);
  return {
    ...opening,
    ...createPageDrawings(current, changes, sides),
    ...{ fonts, pageCount, readPage },
    outline: readOutline(pdfium, document, fromTop),
    title: metaText(pdfium, document, 'Title'),
    countLeftOut: () => ({ comments: comments(), attachments }),
  };
}
