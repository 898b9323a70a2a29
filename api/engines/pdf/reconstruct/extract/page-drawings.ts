import type { Box, Picture } from '../model/page-model.ts';
import { limits } from './limits.ts';
import type { OpenedDocument } from './opened-document.ts';
import type { PageChanges } from './page-changes.ts';
import type { PageSides } from './pdfium/page-space.ts';
import { drawArea, type Outlines } from './pictures/rendering/draw-area.ts';
import { drawRaster } from './pictures/rendering/draw-raster.ts';
import { drawBackground, drawVectorLayer } from './pictures/rendering/draw-vector-layer.ts';
import type { Raster } from './raster.ts';

/** Draws pages of a document, by index from 0. Throws OpenError for a changed page that another PDFium does not find. */
export interface PageDrawings {
  /** The vector graphics of a page as a picture (`drawVectorLayer`); null for none, or if the document has too many. */
  readonly drawPage: (index: number, leaveOut: readonly Box[]) => Picture | null;
  /** All of a page, or of an area of it, but its text as a picture; null likewise. */
  readonly drawBackground: (index: number, area?: Box) => Picture | null;
  /** An area of a page as a picture, with everything on it; null likewise. */
  readonly drawArea: (index: number, area: Box, outlines?: Outlines) => Picture | null;
  /** All of a page as pixels; null if that fails. */
  readonly drawRaster: (index: number) => Raster | null;
}

/**
 * Creates functions that draw the pages of a document.
 * @param current The document in the PDFium that it is open in.
 * @param sides As in `pageSpace`.
 */
export function createPageDrawings(
  current: () => OpenedDocument,
  changes: PageChanges,
  sides: PageSides,
): PageDrawings {
  const vectorLayers = new Map<number, Picture | null>();
  const drawn = { count: 0, bytes: 0 };
  const withinLimits = (index: number, draw: (opened: OpenedDocument) => Picture | null) => {
    if (drawn.count >= limits.maxDrawings || drawn.bytes >= limits.maxDrawingBytes) return null;
    changes.repeat(index);
    const picture = draw(current());
    drawn.count++;
    drawn.bytes += picture?.bytes.length ?? 0;
    return picture;
  };
  return {
    drawPage(index, leaveOut) {
      const earlier = vectorLayers.get(index);
      if (earlier !== undefined) return earlier;
      const vectorLayer = withinLimits(index, ({ pdfium, document }) =>
        drawVectorLayer(pdfium, document, index, leaveOut, sides),
      );
      vectorLayers.set(index, vectorLayer);
      return vectorLayer;
    },
    drawBackground: (index, area) =>
      withinLimits(index, ({ pdfium, document }) => drawBackground(pdfium, document, index, sides, area)),
    drawArea: (index, area, outlines) =>
      withinLimits(index, ({ pdfium, document }) => drawArea(pdfium, document, index, area, sides, outlines)),
    drawRaster(index) {
      changes.repeat(index);
      const { pdfium, document } = current();
      return drawRaster(pdfium, document, index, sides);
    },
  };
}
