import type { Line } from '../../lines/line.ts';
import type { Mark } from '../../lines/mark.ts';
import { areSetAlike } from '../../lines/type-size.ts';
import { areaOf, isInside, meet } from '../../model/box.ts';
import type { Box } from '../../model/page-model.ts';
import type { Cluster } from '../clusters.ts';
import { thresholds as shared } from '../thresholds.ts';
import { thresholds } from './thresholds.ts';

/** Divides a text where the size of its letters changes: what is beside a box may be as close as a word. */
function partsInOneSize({ marks }: Line): readonly (readonly Mark[])[] {
  const parts: Mark[][] = [];
  for (const mark of marks) {
    const last = parts.at(-1);
    const isSame = mark.type !== 'letter' || (last?.[0] !== undefined && areSetAlike(last[0].look, mark.look));
    if (last !== undefined && isSame) last.push(mark);
    else parts.push([mark]);
  }
  return parts;
}

/** Whether a text is labels: each part of it is in boxes, or short as the name of a line. */
const isLabels = (text: Line, boxes: readonly Box[]) =>
  partsInOneSize(text).every(
    (part) =>
      part.length <= thresholds.maxLabelLetters ||
      boxes.some((box) => part.every((mark) => isInside(mark, box, shared.overhang))),
  );

/** Whether texts are the longest of a diagram's labels, as a line of a class is: few of them, in its boxes. */
export function areOfBoxes(
  texts: readonly Line[],
  { box, parts }: Cluster<Box>,
  labels: readonly Box[],
  areas: readonly Box[],
): boolean {
  if (texts.length > thresholds.maxLongShare * labels.filter((label) => meet(label, box, 0)).length) return false;
  const own = new Set(parts);
  const boxes = areas.filter((area) => own.has(area) && areaOf(area) < thresholds.maxBoxShare * areaOf(box));
  return texts.every((text) => isLabels(text, boxes));
}
