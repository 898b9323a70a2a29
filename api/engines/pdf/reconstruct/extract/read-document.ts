import type { Box, OutlineEntry, Page, Picture } from '../model/page-model.ts';
import { pageSpace } from './pdfium/page-space.ts';
import type { Pdfium } from './pdfium/pdfium.ts';
import { drawArea } from './pictures/draw-area.ts';
import { drawPlate } from './pictures/draw-plate.ts';
import { readObjects } from './read-objects.ts';
import { openForm } from './structure/read-fields.ts';
import { readLinks } from './structure/read-links.ts';
import { readOutline } from './structure/read-outline.ts';
import { areReliable, readTags } from './structure/read-tags.ts';
import { readGlyphs } from './text/read-glyphs.ts';
import { createLookReader } from './text/read-look.ts';

/** An open PDF, whose pages are read one at a time. */
export interface PdfDocument {
  readonly pageCount: number;
  readonly outline: readonly OutlineEntry[];
  readonly title: string;
  readonly readPage: (index: number) => Page;
  /** What is drawn on a page as a picture; null once the document has taken too much room for such. */
  readonly drawPage: (index: number, leaveOut: readonly Box[]) => Picture | null;
  /** The same of a part of a page with all that is on it. */
  readonly drawArea: (index: number, area: Box) => Picture | null;
  readonly close: () => void;
}

/** Pictures of drawings that a document may have, and their bytes. */
const drawnLimits = { count: 100, bytes: 60_000_000 } as const;

/** Why PDFium does not open a file: `FPDF_GetLastError`. */
export class OpenError extends Error {
  readonly needsPassword: boolean;
  constructor(code: number) {
    super(`PDFium error ${code}`);
    this.needsPassword = code === 4;
  }
}

/** Opens a PDF from its bytes. Throws OpenError. */
export function openDocument(pdfium: Pdfium, bytes: Uint8Array): PdfDocument {
  const { api, scratch, scratchBytes, float, wide, allocate, free } = pdfium;
  const address = allocate(bytes.length);
  pdfium.write(address, bytes);
  const document = api.FPDF_LoadMemDocument(address, bytes.length, '');
  if (document === 0) {
    free(address);
    throw new OpenError(api.FPDF_GetLastError());
  }
  const readLook = createLookReader(pdfium);
  const heights = (index: number) => (api.FPDF_GetPageSizeByIndexF(document, index, scratch) ? float(4) : 0);
  const form = openForm(pdfium, document);
  const plates = new Map<number, Picture | null>();
  const drawn = { count: 0, bytes: 0 };
  const withinLimits = (draw: () => Picture | null) => {
    if (drawn.count >= drawnLimits.count || drawn.bytes >= drawnLimits.bytes) return null;
    const picture = draw();
    drawn.count++;
    drawn.bytes += picture?.bytes.length ?? 0;
    return picture;
  };

  return {
    pageCount: api.FPDF_GetPageCount(document),
    outline: readOutline(pdfium, document, heights),
    title: wide(api.FPDF_GetMetaText(document, 'Title', scratch, scratchBytes)),
    readPage(index) {
      const page = api.FPDF_LoadPage(document, index);
      if (page === 0) return emptyPage(index);
      const space = pageSpace(pdfium, page);
      const { upright, turned } = readGlyphs(pdfium, page, space, readLook, readTags(pdfium, page));
      const isTagged = areReliable(upright);
      if (!isTagged) for (const glyph of upright) delete glyph.tag;
      const read: Page = {
        index,
        width: space.width,
        height: space.height,
        glyphs: upright,
        isTagged,
        turned,
        ...readObjects(pdfium, document, page, space),
        links: readLinks(pdfium, document, page, space, heights),
        fields: form.fieldsOf(page, space),
      };
      api.FPDF_ClosePage(page);
      return read;
    },
    drawPage(index, leaveOut) {
      const known = plates.get(index);
      if (known !== undefined) return known;
      const plate = withinLimits(() => drawPlate(pdfium, document, index, leaveOut));
      plates.set(index, plate);
      return plate;
    },
    drawArea: (index, area) => withinLimits(() => drawArea(pdfium, document, index, area)),
    close() {
      form.close();
      api.FPDF_CloseDocument(document);
      free(address);
    },
  };
}

function emptyPage(index: number): Page {
  return {
    index,
    width: 595,
    height: 842,
    glyphs: [],
    isTagged: false,
    turned: [],
    rules: [],
    fills: [],
    shapes: [],
    pictures: [],
    links: [],
    fields: [],
  };
}
