import type { Edges } from '../columns/edges.ts';
import { fits, type Line } from '../lines/line.ts';
import { largest } from '../model/extremes.ts';
import { labelOf } from './labels.ts';
import { thresholds } from './thresholds.ts';

/** Whether a line is aligned with the start of the previous one, or with the text after its label or only tab. */
function beginsBelow({ x0 }: Line, before: Line): boolean {
  const { stops } = before;
  const places = stops.length > 0 ? stops : [before.x0, labelOf(before)?.bodyX ?? before.x0];
  return stops.length < 2 && places.some((x) => Math.abs(x0 - x) < thresholds.continued.sameBegin);
}

/** Whether a sentence continues on the next line, which is directly below and looks the same. */
function isWithinSentence(before: Line, line: Line): boolean {
  const isSentence = /[\p{Ll},]$/u.test(before.text) && /^\p{Ll}/u.test(line.text);
  const isBelow =
    line.baseline > before.baseline &&
    line.baseline - before.baseline < thresholds.continued.maxPitchEms * line.look.size;
  const looksSame = before.look === line.look || before.marks.at(-1)?.look === line.marks[0]?.look;
  const spaces = before.marks.filter(({ type }) => type === 'space').length;
  const isPlaced = isBelow && beginsBelow(line, before) && line.stops.length === 0;
  return isSentence && isPlaced && looksSame && spaces >= thresholds.continued.minSpaces;
}

/** Whether each line but the last breaks because the next word would have exceeded the longest line. */
function breakAtSameEdge(lines: readonly Line[]): boolean {
  const edge = largest(lines.map(({ x1 }) => x1));
  return lines.slice(1).every((line, index) => {
    const before = lines[index] as Line;
    return !fits(line, edge - before.x1);
  });
}

/**
 * Finds the lines that continue a sentence although the line above ends before the column's edge, as in narrower
 * paragraphs and in text beside a picture.
 */
export function continuedLines(lines: readonly Line[], { x0, x1 }: Edges): ReadonlySet<Line> {
  const continued = new Set<Line>();
  for (let from = 0; from < lines.length; ) {
    let to = from + 1;
    while (to < lines.length && isWithinSentence(lines[to - 1] as Line, lines[to] as Line)) to++;
    const run = lines.slice(from, to);
    const isParagraph = run.length > 2 && breakAtSameEdge(run);
    run.slice(1).forEach((line, index) => {
      const before = run[index] as Line;
      const isLong =
        before.x1 - before.x0 > thresholds.continued.minLineShare * (x1 - x0) &&
        x1 - before.x1 < thresholds.continued.maxFreeShare * (x1 - x0);
      if (isParagraph || isLong) continued.add(line);
    });
    from = to;
  }
  return continued;
}
