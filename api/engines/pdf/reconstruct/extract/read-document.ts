import { countComments } from '../../../../formats/pdf-comments.ts';
import type { Pdfium } from '../../../../formats/pdfium.ts';
import type { Box, OutlineEntry, Page, Picture } from '../model/page-model.ts';
import { fileFacts } from './file-facts.ts';
import { type CharactersOf, createKeptFonts, type KeptFont } from './fonts/kept-fonts.ts';
import { limits } from './limits.ts';
import { drawnBy, metaText } from './meta-text.ts';
import { type KnownOfDocument, OpenError, openInPdfium } from './opened-document.ts';
import { colourPatterns, mayBePattern } from './patterns/colour-patterns.ts';
import { paintClips } from './patterns/paint-clips.ts';
import { pageSides, type SideLimits } from './pdfium/page-sides.ts';
import { type PageSpace, pageSpace, scaleWithin } from './pdfium/page-space.ts';
import { spreadOpacity } from './pdfium/spread-opacity.ts';
import { drawArea } from './pictures/draw-area.ts';
import { drawRaster } from './pictures/draw-raster.ts';
import { drawBackground, drawVectorLayer } from './pictures/draw-vector-layer.ts';
import { inFront } from './pictures/in-front.ts';
import { createSharedPictures } from './pictures/shared-pictures.ts';
import type { Raster } from './raster.ts';
import { readObjects } from './read-objects.ts';
import { drawAnnotations } from './structure/draw-annotations.ts';
import { readLinks } from './structure/read-links.ts';
import { readOutline } from './structure/read-outline.ts';
import { areReliable, readTags } from './structure/read-tags.ts';
import { removeHidden } from './structure/remove-hidden.ts';
import { type ReadField, withoutFrames, withShownValues } from './structure/shown-values.ts';
import { coveredTexts } from './text/covered-texts.ts';
import { createDrawnTexts } from './text/drawn-texts.ts';
import { turnedBox, turnOf } from './text/page-turn.ts';
import { readGlyphs } from './text/read-glyphs.ts';

/** What nothing that is rebuilt has. */
export interface LeftOut {
  readonly comments: number;
  readonly attachments: number;
}

/** An open PDF. Pages are read one at a time, by index from 0. */
export interface PdfDocument {
  readonly pageCount: number;
  readonly outline: readonly OutlineEntry[];
  readonly title: string;
  readonly readPage: (index: number) => Page;
  /** Fonts of the pages read so far that a document may embed, by their PostScript names. */
  readonly fonts: ReadonlyMap<string, readonly KeptFont[]>;
  /** What the pages read so far carry besides their content. */
  readonly countLeftOut: () => LeftOut;
  /** The vector graphics of a page as a picture (`drawVectorLayer`); null for none, or if the document has too many. */
  readonly drawPage: (index: number, leaveOut: readonly Box[]) => Picture | null;
  /** All of a page, or of an area of it, but its text as a picture; null likewise. */
  readonly drawBackground: (index: number, area?: Box) => Picture | null;
  /** An area of a page as a picture, with everything on it; null likewise. */
  readonly drawArea: (index: number, area: Box, isWhole?: boolean) => Picture | null;
  /** All of a page as pixels; null if that fails. */
  readonly drawRaster: (index: number) => Raster | null;
  /** Bytes of memory that PDFium has taken. It gives back none of them, even if a single page needed most. */
  readonly memoryBytes: () => number;
  /**
   * Goes on in another PDFium, so that the memory of the one before can be collected. Throws OpenError as `openDocument`.
   * @param bytes The same file.
   * @param charactersOf Of the fonts that are drawn anew, only characters of which it tells are known later, and those
   * that are met again.
   */
  readonly moveTo: (pdfium: Pdfium, bytes: Uint8Array, charactersOf?: CharactersOf) => void;
  /** Frees PDFium's memory. No other function may be called afterwards. */
  readonly close: () => void;
}

/** How a PDF is read. */
export interface ReadOptions extends SideLimits {
  /** Whether what is marked as hidden (`markHidden`) is left out. */
  readonly hidesLayers?: boolean;
  /** Whether pages that lie on their side are turned, so that they can be read. */
  readonly turnsPages?: boolean;
  /** Whether fonts are kept that the result may embed. */
  readonly keepsFonts?: boolean;
}

/** What a page loses once its annotations are drawn. */
interface PageMarks extends Pick<Page, 'links'> {
  readonly fields: readonly ReadField[];
}

/** Opens a PDF. Throws OpenError for a file that is damaged or needs a password. */
export function openDocument(
  pdfium: Pdfium,
  bytes: Uint8Array,
  { hidesLayers = false, turnsPages = false, keepsFonts = false, ...limitsOfSides }: ReadOptions = {},
): PdfDocument {
  const { fonts, keep, letGo } = createKeptFonts();
  const known: KnownOfDocument = {
    keep: keepsFonts ? keep : undefined,
    looks: new Map(),
    shared: createSharedPictures(),
    facts: fileFacts(bytes),
  };
  let opened = openInPdfium(pdfium, bytes, known);
  const followTexts = createDrawnTexts(drawnBy(pdfium, opened.document));
  const sizeOf = (index: number) => {
    const { api, scratch, float } = opened.pdfium;
    return api.FPDF_GetPageSizeByIndexF(opened.document, index, scratch)
      ? ([float(0), float(4)] as const)
      : ([0, 0] as const);
  };
  const pageCount = pdfium.api.FPDF_GetPageCount(opened.document);
  const sides = pageSides(pageCount, sizeOf, limitsOfSides);
  const fromTop = (index: number, y: number) => {
    const [width, height] = sizeOf(index);
    return (height - y) * scaleWithin(sides, width, height);
  };
  const vectorLayers = new Map<number, Picture | null>();
  const drawn = { count: 0, bytes: 0 };
  const withinLimits = (index: number, draw: () => Picture | null) => {
    if (drawn.count >= limits.maxDrawings || drawn.bytes >= limits.maxDrawingBytes) return null;
    changeAgain(index);
    const picture = draw();
    drawn.count++;
    drawn.bytes += picture?.bytes.length ?? 0;
    return picture;
  };

  const marks = new Map<number, PageMarks>();
  let comments = 0;
  /** Links and fields, which a page loses once its annotations are drawn. */
  const marksOf = (index: number, page: number, space: PageSpace): PageMarks => {
    const earlier = marks.get(index);
    if (earlier !== undefined) return earlier;
    const { pdfium, document, form } = opened;
    const links = readLinks(pdfium, document, page, space, fromTop);
    const found = { links, fields: form.fieldsOf(page, space) };
    marks.set(index, found);
    comments += countComments(pdfium, page);
    return found;
  };

  /** Throws OpenError for a page that PDFium does not find: left out, it would be lost. */
  const openPage = (index: number): number => {
    const { api } = opened.pdfium;
    const page = api.FPDF_LoadPage(opened.document, index);
    if (page === 0) throw new OpenError(api.FPDF_GetLastError());
    return page;
  };

  /** Pages that were changed as they were read, as what draws them must know, and how they were turned; null for not. */
  const changes = new Map<number, number | null>();
  const noteChange = (index: number, rotation: number | null) => {
    changes.set(index, rotation);
    opened.changed.add(index);
  };
  /** Changes a page that was changed in another PDFium. */
  const changeAgain = (index: number) => {
    const rotation = changes.get(index);
    if (rotation === undefined || opened.changed.has(index)) return;
    const { pdfium, form, changed } = opened;
    changed.add(index);
    const page = openPage(index);
    drawAnnotations(pdfium, page, form.handle);
    if (rotation !== null) pdfium.api.FPDFPage_SetRotation(page, rotation);
    pdfium.api.FPDF_ClosePage(page);
  };

  function readPage(index: number, mayTurn: boolean): Page {
    changeAgain(index);
    const { pdfium, document, form, pictures, readLook } = opened;
    const { api } = pdfium;
    let page = openPage(index);
    const space = pageSpace(pdfium, page, sides);
    const found = marksOf(index, page, space);
    if (drawAnnotations(pdfium, page, form.handle)) {
      noteChange(index, null);
      api.FPDF_ClosePage(page);
      page = openPage(index);
    }
    if (hidesLayers) removeHidden(pdfium, page);
    spreadOpacity(pdfium, page, (object) => pictures.mayHavePatterns && mayBePattern(pdfium, object));
    paintClips(pdfium, page, space);
    if (pictures.mayHavePatterns) colourPatterns(pdfium, page, space);
    const { tags, figures } = readTags(pdfium, page);
    const covered = coveredTexts(pdfium, document, page, space);
    const text = followTexts(pdfium);
    const { upright, rotated, unread, isLayer } = readGlyphs(pdfium, page, space, readLook, tags, covered, text.add);
    const turn = mayTurn ? turnOf(rotated, upright.length) : 0;
    if (turn !== 0) {
      const rotation = (api.FPDFPage_GetRotation(page) + turn) & 3;
      api.FPDFPage_SetRotation(page, rotation);
      noteChange(index, rotation);
      api.FPDF_ClosePage(page);
      const turnBox = <T extends Box>(box: T) => turnedBox(box, turn, space);
      marks.set(index, { links: found.links.map(turnBox), fields: found.fields.map(turnBox) });
      return readPage(index, false);
    }
    const fields = withShownValues(found.fields, upright);
    const isTagged = areReliable(upright);
    // A letter from which a property is deleted becomes a dictionary of three times its size.
    if (!isTagged) for (const glyph of upright) if (glyph.tag !== undefined) glyph.tag = undefined;
    const { headObjects = 0, ...areas } = isTagged ? {} : text.read(page, index, space, opened.copy);
    const structure = { tags: isTagged ? tags : new Map(), figures, headObjects };
    const objects = readObjects(pdfium, pictures, page, space, structure);
    const read: Page = {
      ...{ index, isTagged, rotated, unread, fields },
      width: space.width,
      height: space.height,
      glyphs: upright,
      ...areas,
      ...(headObjects > 0 && { areHeadsDrawn: true as const }),
      ...objects,
      ...withoutFrames(objects, found.fields),
      pictures: isLayer ? objects.pictures.map((picture) => inFront(picture, space)) : objects.pictures,
      links: found.links,
    };
    api.FPDF_ClosePage(page);
    return read;
  }

  return {
    fonts,
    pageCount,
    outline: readOutline(pdfium, opened.document, fromTop),
    title: metaText(pdfium, opened.document, 'Title'),
    readPage: (index) => readPage(index, turnsPages),
    countLeftOut: () => {
      const attachments = opened.pdfium.api.FPDFDoc_GetAttachmentCount(opened.document);
      return { comments, attachments: Math.max(0, attachments) };
    },
    drawPage(index, leaveOut) {
      const earlier = vectorLayers.get(index);
      if (earlier !== undefined) return earlier;
      const { document } = opened;
      const vectorLayer = withinLimits(index, () => drawVectorLayer(opened.pdfium, document, index, leaveOut, sides));
      vectorLayers.set(index, vectorLayer);
      return vectorLayer;
    },
    drawBackground: (index, area) =>
      withinLimits(index, () => drawBackground(opened.pdfium, opened.document, index, sides, area)),
    drawArea: (index, area, isWhole) =>
      withinLimits(index, () => drawArea(opened.pdfium, opened.document, index, area, sides, isWhole)),
    drawRaster: (index) => drawRaster(opened.pdfium, opened.document, index, sides),
    memoryBytes: () => opened.pdfium.memoryBytes(),
    moveTo(other, file, charactersOf = () => []) {
      letGo(charactersOf);
      opened.close();
      opened = openInPdfium(other, file, known);
    },
    close() {
      letGo(() => []);
      opened.close();
    },
  };
}
