import type { Edges } from '../columns/edges.ts';
import { fits, type Line } from '../lines/line.ts';
import { largest, spread } from '../model/extremes.ts';
import { hasCode } from './code-lines.ts';
import { labelOf } from './labels.ts';
import { thresholds } from './thresholds.ts';

/** Whether a line is aligned with the start of the previous one, or with the text after its label or only tab. */
function beginsBelow({ x0 }: Line, before: Line): boolean {
  const { stops } = before;
  if (stops.length > 1) return false;
  const isAt = (x: number) => Math.abs(x0 - x) < thresholds.continued.sameBegin;
  return isAt(stops[0] ?? before.x0) || (stops.length === 0 && isAt(labelOf(before)?.bodyX ?? before.x0));
}

/** Whether two lines end at the same place and the first is indented, as the first two of a justified paragraph. */
const isBelowIndented = (line: Line, before: Line): boolean =>
  before.x0 > line.x0 &&
  before.x0 - line.x0 < thresholds.continued.maxFirstEms * line.look.size &&
  Math.abs(before.x1 - line.x1) < thresholds.continued.sameBegin;

/** Ends within a sentence, or within a word. */
const unfinished = /(?:\p{Ll}|,|\p{L}[-\u2010\u00ad])$/u;
const small = /^\p{Ll}/u;
/** Names begin with a capital, in German all nouns. */
const anyLetter = /^\p{L}/u;

/**
 * Whether a sentence continues on the next line, which is directly below and looks the same.
 * @param begin How the next line begins.
 */
function isWithinSentence(before: Line, line: Line, begin: RegExp): boolean {
  if (before.spaces < thresholds.continued.minSpaces || line.stops.length > 0) return false;
  if (hasCode(before) || hasCode(line)) return false;
  const isBelow =
    line.baseline > before.baseline &&
    line.baseline - before.baseline < thresholds.continued.maxPitchEms * line.look.size;
  if (!isBelow || !unfinished.test(before.text) || !begin.test(line.text)) return false;
  if (!beginsBelow(line, before) && !isBelowIndented(line, before)) return false;
  return before.look === line.look || before.marks.at(-1)?.look === line.marks[0]?.look;
}

/** Whether each line but the last breaks because the next word would have exceeded the longest line. */
function breakAtSameEdge(lines: readonly Line[]): boolean {
  const edge = largest(lines.map(({ x1 }) => x1));
  return lines.slice(1).every((line, index) => {
    const before = lines[index] as Line;
    return !fits(line, edge - before.x1);
  });
}

/** Divides lines into runs in which each line continues the sentence of the one before. */
function runsOf(lines: readonly Line[], begin: RegExp): readonly (readonly Line[])[] {
  const runs: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before !== undefined && isWithinSentence(before, line, begin)) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs;
}

/**
 * Whether lines are one paragraph. Some may begin with capitals if others continue in small letters, all at the same
 * pitch; below an item, such a line may be the next paragraph.
 */
function isParagraph(run: readonly Line[]): boolean {
  const later = run.slice(1);
  const smallOnes = later.filter(({ text }) => small.test(text));
  const pitches = later.map(({ baseline }, index) => baseline - (run[index] as Line).baseline);
  const [first] = run;
  const isItem = first !== undefined && labelOf(first) !== null;
  const isTight = spread(pitches) <= thresholds.loose.samePitch && run.length >= thresholds.continued.minMixedLines;
  if (smallOnes.length < later.length && (isItem || !isTight)) return false;
  return (
    later.length > 1 && smallOnes.length >= thresholds.continued.minSmallShare * later.length && breakAtSameEdge(run)
  );
}

/**
 * Finds the lines that continue a sentence although the line above ends before the column's edge, as in narrower
 * paragraphs and in text beside a picture.
 */
export function continuedLines(lines: readonly Line[], { x0, x1 }: Edges): ReadonlySet<Line> {
  const continued = new Set<Line>();
  for (const run of runsOf(lines, anyLetter))
    if (isParagraph(run)) for (const line of run.slice(1)) continued.add(line);
  for (const run of runsOf(lines, small)) {
    const isWhole = isParagraph(run);
    run.slice(1).forEach((line, index) => {
      const before = run[index] as Line;
      const isLong =
        before.x1 - before.x0 > thresholds.continued.minLineShare * (x1 - x0) &&
        x1 - before.x1 < thresholds.continued.maxFreeShare * (x1 - x0);
      if (isWhole || isLong) continued.add(line);
    });
  }
  return continued;
}
