import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { Dash } from '../../model/drawings/dash.ts';
import { thresholds } from './thresholds.ts';

const { maxLengths, maxDotWidths, maxDotPoints, maxShortWidths } = thresholds.dash;
/** `FPDF_LINECAP_BUTT`: other caps make each dash longer by the width of its line. */
const butt = 0;
const floatBytes = 4;

/**
 * What a dash array makes of a line; undefined where it leaves it whole.
 * @param lengths Of dashes and gaps in turns, in points (ISO 32000-1, section 8.4.3.6).
 * @param width Points that the line is wide.
 */
export function dashOf(lengths: readonly number[], width: number, hasCaps: boolean): Dash | undefined {
  const [on, off = on] = lengths;
  if (on === undefined || off === undefined) return undefined;
  const cap = hasCaps ? width : 0;
  if (off - cap <= 0) return undefined;
  const dash = on + cap;
  if (dash <= Math.max(maxDotPoints, maxDotWidths * width)) return 'dotted';
  return dash <= maxShortWidths * width ? 'dashSmallGap' : 'dashed';
}

/**
 * Reads how the outline of a path is interrupted; undefined if it is not.
 * @param width Points that it is wide.
 * @param scale From the path's own units to points.
 */
export function readDash(
  { api, scratch, float }: Pdfium,
  object: number,
  width: number,
  scale: number,
): Dash | undefined {
  const count = api.FPDFPageObj_GetDashCount(object);
  if (count < 1 || count > maxLengths || !api.FPDFPageObj_GetDashArray(object, scratch, count)) return undefined;
  const lengths = Array.from({ length: count }, (_, index) => float(index * floatBytes) * scale);
  return dashOf(lengths, width, api.FPDFPageObj_GetLineCap(object) !== butt);
}
