import { countComments } from '../../../../formats/pdf-comments.ts';
import type { Pdfium } from '../../../../formats/pdfium.ts';
import type { Box, Page, Producer } from '../model/page-model.ts';
import { drawAnnotations } from './annotations/draw-annotations.ts';
import { readLinks } from './annotations/read-links.ts';
import { type ReadField, withoutFrames, withShownValues } from './annotations/shown-values.ts';
import { type OpenedDocument, openPage } from './opened-document.ts';
import type { PageChanges } from './page-changes.ts';
import { colourPatterns, mayBePattern } from './patterns/colour-patterns.ts';
import { paintClips } from './patterns/paint-clips.ts';
import { type PageSides, type PageSpace, pageSpace } from './pdfium/page-space.ts';
import { spreadOpacity } from './pdfium/spread-opacity.ts';
import { inFront } from './pictures/in-front.ts';
import { readObjects } from './read-objects.ts';
import { readTags } from './structure/read-tags.ts';
import { removeHidden } from './structure/remove-hidden.ts';
import { createTagTrust } from './structure/tag-trust.ts';
import { clippedTexts } from './text/clipped-texts.ts';
import { createUnreadFonts, type UnreadFonts } from './text/codes/unread-fonts.ts';
import { coveredTexts } from './text/covered-texts.ts';
import type { DrawnTexts } from './text/drawn/drawn-texts.ts';
import { type Turn, turnedBox, turnOf } from './text/page-turn.ts';
import { readGlyphs } from './text/read-glyphs.ts';

/** What reading a document's pages takes. */
export interface PageReading {
  readonly changes: PageChanges;
  /** As in `pageSpace`. */
  readonly sides: PageSides;
  /** The distance from the top of a page, as it is read, to a height in PDF's coordinates. */
  readonly fromTop: (index: number, y: number) => number;
  readonly followTexts: (pdfium: Pdfium) => DrawnTexts;
  /** Whether what is marked as hidden (`markHidden`) is left out. */
  readonly hidesLayers: boolean;
  /** Whether pages that lie on their side are turned, so that they can be read. */
  readonly turnsPages: boolean;
  /** Whether only text is read. */
  readonly skipsDrawings: boolean;
  readonly producer: Producer | null;
}

/** What is drawn on a page of which only text is read. */
const noDrawings: ReturnType<typeof readObjects> = {
  rules: [],
  fills: [],
  shapes: [],
  unshaped: [],
  pictures: [],
  figures: [],
};

/** Reads the pages of one document. */
export interface PageReader {
  /** Reads a page by its index from 0. Throws OpenError for one that PDFium does not find. */
  readonly readPage: (index: number) => Page;
  /** How many comments the pages read so far have. */
  readonly comments: () => number;
}

/** What a page loses once its annotations are drawn. */
interface PageMarks extends Pick<Page, 'links'> {
  readonly fields: readonly ReadField[];
}

/** A page that is open in PDFium: all it shows is part of it, as it is seen. */
interface ReadyPage {
  readonly opened: OpenedDocument;
  /** PDFium's handle. */
  readonly page: number;
  readonly space: PageSpace;
  readonly marks: PageMarks;
}

/** The marks of a document's pages, each of which is read once: before its annotations are drawn. */
interface KnownMarks {
  readonly of: (index: number, opened: OpenedDocument, page: number, space: PageSpace) => PageMarks;
  /** Turns those of a page. */
  readonly turn: (index: number, turn: Turn, space: PageSpace) => void;
  readonly comments: () => number;
}

function createKnownMarks(fromTop: PageReading['fromTop']): KnownMarks {
  const known = new Map<number, PageMarks>();
  let comments = 0;
  return {
    of(index, { pdfium, document, form }, page, space) {
      const earlier = known.get(index);
      if (earlier !== undefined) return earlier;
      const links = readLinks(pdfium, document, page, space, fromTop);
      const marks = { links, fields: form.fieldsOf(page, space) };
      known.set(index, marks);
      comments += countComments(pdfium, page);
      return marks;
    },
    turn(index, turn, space) {
      const { links, fields } = known.get(index) ?? { links: [], fields: [] };
      const turnBox = <T extends Box>(box: T) => turnedBox(box, turn, space);
      known.set(index, { links: links.map(turnBox), fields: fields.map(turnBox) });
    },
    comments: () => comments,
  };
}

/** Opens a page, with its annotations drawn, and its paint as the readers of objects take it. */
function openReady(
  index: number,
  opened: OpenedDocument,
  { changes, sides, hidesLayers }: PageReading,
  known: KnownMarks,
): ReadyPage {
  changes.repeat(index);
  const { pdfium, form, pictures } = opened;
  let page = openPage(opened, index);
  const space = pageSpace(pdfium, page, sides);
  const marks = known.of(index, opened, page, space);
  if (drawAnnotations(pdfium, page, form.handle)) {
    changes.note(index);
    pdfium.api.FPDF_ClosePage(page);
    page = openPage(opened, index);
  }
  if (hidesLayers) removeHidden(pdfium, page);
  spreadOpacity(pdfium, page, (object) => pictures.mayHavePatterns && mayBePattern(pdfium, object));
  paintClips(pdfium, page, space);
  if (pictures.mayHavePatterns) colourPatterns(pdfium, page, space);
  return { opened, page, space, marks };
}

/** Turns a page, for whoever opens it from now on. */
function turnPage(index: number, turn: Turn, { opened, page }: ReadyPage, changes: PageChanges): void {
  const { api } = opened.pdfium;
  const rotation = (api.FPDFPage_GetRotation(page) + turn) & 3;
  api.FPDFPage_SetRotation(page, rotation);
  changes.note(index, rotation);
}

/** The letters of a page, and what the structure says of them. */
function readLetters({ opened, page, space }: ReadyPage, text: DrawnTexts, fonts: UnreadFonts) {
  const { pdfium, pictures, readLook, hasNumbers } = opened;
  const { tags, figures } = readTags(pdfium, page);
  const covered = coveredTexts(pdfium, pictures, page, space);
  const clipped = clippedTexts(pdfium, page, space);
  const seen = { page, space, readLook, tags, covered, clipped, fonts, hasNumbers };
  const letters = readGlyphs(pdfium, { ...seen, follow: text.add });
  return { ...letters, tags, figures };
}

/** Puts a page together from its letters and all else that is drawn on it. */
function pageWith(
  index: number,
  { opened, page, space, marks }: ReadyPage,
  { upright, rotated, unread, isLayer, tags, figures }: ReturnType<typeof readLetters>,
  text: DrawnTexts,
  { skipsDrawings, producer, isTagged }: Pick<PageReading, 'skipsDrawings' | 'producer'> & Pick<Page, 'isTagged'>,
): Page {
  const { pdfium, pictures } = opened;
  const fields = withShownValues(marks.fields, upright);
  // A letter from which a property is deleted becomes a dictionary of three times its size.
  if (!isTagged) for (const glyph of upright) if (glyph.tag !== undefined) glyph.tag = undefined;
  if (isTagged) text.readLeads(page, space);
  const { headObjects = 0, ...areas } = isTagged ? {} : text.read(page, index, space, opened.copy);
  const structure = { tags: isTagged ? tags : new Map(), figures, headObjects };
  const objects = skipsDrawings ? noDrawings : readObjects(pdfium, pictures, page, space, structure);
  return {
    ...{ index, isTagged, rotated, unread, fields },
    width: space.width,
    height: space.height,
    glyphs: upright,
    ...areas,
    ...(headObjects > 0 && { areHeadsDrawn: true as const }),
    ...(producer !== null && { producer }),
    ...objects,
    ...withoutFrames(objects, marks.fields),
    pictures: isLayer ? objects.pictures.map((picture) => inFront(picture, space)) : objects.pictures,
    links: marks.links,
  };
}

/**
 * Begins reading the pages of a document.
 * @param current The document in the PDFium that it is open in.
 */
export function createPageReader(current: () => OpenedDocument, reading: PageReading): PageReader {
  const { changes, fromTop, followTexts, turnsPages } = reading;
  const known = createKnownMarks(fromTop);
  const areBelieved = createTagTrust();
  const fonts = createUnreadFonts(() => current().pictures.file());

  function readPage(index: number, turns: 'as-text-lies' | 'never'): Page {
    const ready = openReady(index, current(), reading, known);
    const { page, space } = ready;
    const { pdfium } = ready.opened;
    const text = followTexts(pdfium);
    const letters = readLetters(ready, text, fonts);
    const turn = turns === 'never' ? 0 : turnOf(letters.rotated, letters.upright.length);
    if (turn !== 0) {
      turnPage(index, turn, ready, changes);
      known.turn(index, turn, space);
      pdfium.api.FPDF_ClosePage(page);
      return readPage(index, 'never');
    }
    const read = pageWith(index, ready, letters, text, { ...reading, isTagged: areBelieved(letters.upright) });
    pdfium.api.FPDF_ClosePage(page);
    return read;
  }

  return { readPage: (index) => readPage(index, turnsPages ? 'as-text-lies' : 'never'), comments: known.comments };
}
