import type { Edges } from '../columns/edges.ts';
import type { Line } from '../lines/line.ts';
import { largest, smallest } from '../model/extremes.ts';
import { median } from '../model/numbers/median.ts';
import { alignmentOf } from './alignment.ts';
import type { Label } from './labels.ts';
import type { Passage } from './passage.ts';
import { thresholds } from './thresholds.ts';

/** Points from baseline to baseline: the average, or the usual distance if empty lines are among them. */
function pitchOf(lines: readonly Line[]): number {
  const distances = lines.slice(1).map(({ baseline }, index) => baseline - (lines[index] as Line).baseline);
  const usual = median(distances);
  if (largest(distances) > thresholds.minBlankTimes * usual) return usual;
  return distances.reduce((sum, each) => sum + each, 0) / distances.length;
}

/** Makes a paragraph from its lines, at least one. Alignment, direction and pitch follow from their positions. */
export function passageOf(lines: readonly Line[], label: Label | null, edges: Edges): Passage {
  const [first, last] = [lines[0] as Line, lines.at(-1) as Line];
  const count = lines.filter((line) => line.isRightToLeft).length;
  // Of two lines, the last may be a single word of the other direction.
  const isRightToLeft = count === lines.length / 2 ? first.isRightToLeft : count > lines.length / 2;
  return {
    type: 'passage',
    lines,
    label,
    edges,
    alignment: alignmentOf(lines, edges, { hasLabel: label !== null, isRightToLeft }),
    isRightToLeft,
    isBold: lines.every(({ isBold }) => isBold),
    text: lines.map(({ text }) => text).join(' '),
    size: first.look.size,
    pitch: lines.length > 1 ? pitchOf(lines) : 0,
    x0: smallest(lines.map(({ x0 }) => x0)),
    x1: largest(lines.map(({ x1 }) => x1)),
    y0: first.y0,
    y1: last.y1,
  };
}
