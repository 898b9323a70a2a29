import type { Line } from '../lines/line.ts';
import { type Place, reachOf, type SegmentedPage } from './repeated-lines.ts';
import { thresholds } from './thresholds.ts';

const { outerShare, maxSizeShare, maxPitchEms, minGapEms } = thresholds.finePrint;

/**
 * The small lines at an end of a page, such as an imprint, if nothing but they begins as near to its edge as text never does, and
 * there is more room between them and the text than between their rows: the margins of leaflets and worksheets, which tell where
 * others have heads, are narrower than their heads are deep.
 * @param size The usual size of the letters on the page, in points.
 * @param start Points from the page's edge to where there is text for certain on other pages; null if they do not show it.
 */
export function finePrint(
  { segments, height }: Pick<SegmentedPage, 'segments' | 'height'>,
  place: Place,
  size: number,
  start: number | null,
): readonly Line[] {
  const depthOf = ({ baseline }: Line) => (place === 'footer' ? height - baseline : baseline);
  const sorted = [...segments].sort((a, b) => depthOf(a) - depthOf(b));
  const found: Line[] = [];
  let deepest = outerShare * height;
  let rows = 0;
  for (const line of sorted) {
    const room = depthOf(line) - deepest;
    if (line.look.size > maxSizeShare * size || room > (rows === 0 ? 0 : maxPitchEms * line.look.size)) {
      return room < minGapEms * size ? [] : found;
    }
    if (reachOf(line, place, height).from >= (start ?? Number.POSITIVE_INFINITY)) return [];
    if (rows === 0 || room > thresholds.lone.rowEms * size) rows++;
    if (rows > thresholds.lone.maxRows) return [];
    found.push(line);
    deepest = depthOf(line);
  }
  return [];
}
