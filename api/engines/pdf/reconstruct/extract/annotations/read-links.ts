import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { Link } from '../../model/page-model.ts';
import { applyToBox } from '../pdfium/matrix.ts';
import type { PageSpace } from '../pdfium/page-space.ts';

/** `FPDF_ANNOT_LINK`. */
const linkAnnotation = 2;
/** `PDFACTION_*`. */
const actions = { goTo: 1, uri: 3 } as const;
/** Schemes that are safe to open from an untrusted document. */
const safeScheme = /^(https?|mailto|ftp|tel):/i;

/** The name of the bookmark for a position: `#place_0_72`. */
const placeName = (page: number, y: number) => `#place_${page}_${Math.max(0, Math.round(y))}`;

/**
 * Reads the position to which a destination leads: the index of the page, and points from its top, or null for the
 * whole page. Null if it leads nowhere.
 * @param destination PDFium's handle.
 * @param fromTop Converts a height in file coordinates to points from the top of a page, given by its index.
 */
export function readPlace(
  { api, scratch, integer, float }: Pdfium,
  document: number,
  destination: number,
  fromTop: (page: number, y: number) => number,
) {
  const page = api.FPDFDest_GetDestPageIndex(document, destination);
  if (page < 0) return null;
  // The scratch memory is left as it is for a destination without a position.
  const isPosition = api.FPDFDest_GetLocationInPage(
    destination,
    scratch,
    scratch + 4,
    scratch + 8,
    scratch + 12,
    scratch + 16,
    scratch + 20,
  );
  const hasY = isPosition && integer(4) !== 0;
  return { page, y: hasY ? fromTop(page, float(16)) : null };
}

/**
 * Reads the links of a page (ISO 32000-2, section 12.5.6.5) to safe addresses and to places in the document.
 *
 * @param page PDFium's handle.
 * @param fromTop As in `readPlace`.
 */
export function readLinks(
  pdfium: Pdfium,
  document: number,
  page: number,
  { matrix }: PageSpace,
  fromTop: (page: number, y: number) => number,
): readonly Link[] {
  const { api, scratch, scratchBytes, float } = pdfium;
  const targetOf = (link: number): string | null => {
    const action = api.FPDFLink_GetAction(link);
    const kind = action === 0 ? 0 : api.FPDFAction_GetType(action);
    if (kind === actions.uri) {
      const bytes = api.FPDFAction_GetURIPath(document, action, scratch, scratchBytes);
      const address = Buffer.from(pdfium.copy(scratch, Math.max(0, Math.min(bytes, scratchBytes) - 1))).toString(
        'utf8',
      );
      return safeScheme.test(address) ? address : null;
    }
    const destination =
      kind === actions.goTo ? api.FPDFAction_GetDest(document, action) : api.FPDFLink_GetDest(document, link);
    const place = destination === 0 ? null : readPlace(pdfium, document, destination, fromTop);
    return place === null ? null : placeName(place.page, place.y ?? 0);
  };

  const links: Link[] = [];
  const count = api.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count; index++) {
    const annotation = api.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    if (api.FPDFAnnot_GetSubtype(annotation) === linkAnnotation) {
      const link = api.FPDFAnnot_GetLink(annotation);
      const target = link === 0 ? null : targetOf(link);
      if (target !== null && api.FPDFAnnot_GetRect(annotation, scratch)) {
        links.push({ ...applyToBox(matrix, { x0: float(0), y0: float(4), x1: float(8), y1: float(12) }), target });
      }
    }
    api.FPDFPage_CloseAnnot(annotation);
  }
  return links;
}
