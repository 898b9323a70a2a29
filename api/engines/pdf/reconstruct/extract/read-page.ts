import { countComments } from '../../../../formats/pdf-comments.ts';
import type { Pdfium } from '../../../../formats/pdfium.ts';
import type { Box, Page } from '../model/page-model.ts';
import { type OpenedDocument, openPage } from './opened-document.ts';
import type { PageChanges } from './page-changes.ts';
import { colourPatterns, mayBePattern } from './patterns/colour-patterns.ts';
import { paintClips } from './patterns/paint-clips.ts';
import { type PageSides, type PageSpace, pageSpace } from './pdfium/page-space.ts';
import { spreadOpacity } from './pdfium/spread-opacity.ts';
import { inFront } from './pictures/in-front.ts';
import { readObjects } from './read-objects.ts';
import { drawAnnotations } from './structure/draw-annotations.ts';
import { readLinks } from './structure/read-links.ts';
import { areReliable, readTags } from './structure/read-tags.ts';
import { removeHidden } from './structure/remove-hidden.ts';
import { type ReadField, withoutFrames, withShownValues } from './structure/shown-values.ts';
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

/** @param current The document in the PDFium that it is open in. */
export function createPageReader(current: () => OpenedDocument, reading: PageReading): PageReader {
  const { changes, sides, fromTop, followTexts, hidesLayers, turnsPages, skipsDrawings } = reading;
  const known = new Map<number, PageMarks>();
  let comments = 0;

  const marksOf = (index: number, opened: OpenedDocument, page: number, space: PageSpace): PageMarks => {
    const earlier = known.get(index);
    if (earlier !== undefined) return earlier;
    const { pdfium, document, form } = opened;
    const links = readLinks(pdfium, document, page, space, fromTop);
    const marks = { links, fields: form.fieldsOf(page, space) };
    known.set(index, marks);
    comments += countComments(pdfium, page);
    return marks;
  };

  function openReady(index: number): ReadyPage {
    changes.repeat(index);
    const opened = current();
    const { pdfium, form, pictures } = opened;
    let page = openPage(opened, index);
    const space = pageSpace(pdfium, page, sides);
    const marks = marksOf(index, opened, page, space);
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

  /** Turns a page, for whoever opens it from now on, and what was read of it before. */
  function turnPage(index: number, turn: Turn, { opened, page, space, marks }: ReadyPage): void {
    const { api } = opened.pdfium;
    const rotation = (api.FPDFPage_GetRotation(page) + turn) & 3;
    api.FPDFPage_SetRotation(page, rotation);
    changes.note(index, rotation);
    const turnBox = <T extends Box>(box: T) => turnedBox(box, turn, space);
    known.set(index, { links: marks.links.map(turnBox), fields: marks.fields.map(turnBox) });
  }

  function readPage(index: number, mayTurn: boolean): Page {
    const ready = openReady(index);
    const { opened, page, space, marks } = ready;
    const { pdfium, document, pictures, readLook } = opened;
    const { tags, figures } = readTags(pdfium, page);
    const covered = coveredTexts(pdfium, document, page, space);
    const text = followTexts(pdfium);
    const { upright, rotated, unread, isLayer } = readGlyphs(pdfium, {
      page,
      space,
      readLook,
      tags,
      covered,
      follow: text.add,
    });
    const turn = mayTurn ? turnOf(rotated, upright.length) : 0;
    if (turn !== 0) {
      turnPage(index, turn, ready);
      pdfium.api.FPDF_ClosePage(page);
      return readPage(index, false);
    }
    const fields = withShownValues(marks.fields, upright);
    const isTagged = areReliable(upright);
    // A letter from which a property is deleted becomes a dictionary of three times its size.
    if (!isTagged) for (const glyph of upright) if (glyph.tag !== undefined) glyph.tag = undefined;
    const { headObjects = 0, ...areas } = isTagged ? {} : text.read(page, index, space, opened.copy);
    const structure = { tags: isTagged ? tags : new Map(), figures, headObjects };
    const objects = skipsDrawings ? noDrawings : readObjects(pdfium, pictures, page, space, structure);
    pdfium.api.FPDF_ClosePage(page);
    return {
      ...{ index, isTagged, rotated, unread, fields },
      width: space.width,
      height: space.height,
      glyphs: upright,
      ...areas,
      ...(headObjects > 0 && { areHeadsDrawn: true as const }),
      ...objects,
      ...withoutFrames(objects, marks.fields),
      pictures: isLayer ? objects.pictures.map((picture) => inFront(picture, space)) : objects.pictures,
      links: marks.links,
    };
  }

  return { readPage: (index) => readPage(index, turnsPages), comments: () => comments };
}
