import type { Edges } from '../columns/edges.ts';
import { fits, type Line } from '../lines/line.ts';
import { median } from '../model/numbers/median.ts';
import { withEntries } from './contents-entries.ts';
import { continuedLines } from './continued-lines.ts';
import { linesAfterEnds } from './drawn-ends.ts';
import type { Column, Draft } from './junction.ts';
import { labelOf } from './labels.ts';
import type { Passage } from './passage.ts';
import { passageOf } from './passage-of.ts';
import { startsPassage } from './starts-passage.ts';
import { thresholds } from './thresholds.ts';

const small = /^\p{Ll}/u;

/** Whether a line continues the sentence of one that had no room for its first word: both belong to one paragraph. */
const goesOn = (before: Line, line: Line, { x1 }: Edges): boolean =>
  small.test(line.text) &&
  /[\p{Ll},]$/u.test(before.text) &&
  before.look.size === line.look.size &&
  before.stops.length + line.stops.length === 0 &&
  labelOf(line) === null &&
  !fits(line, x1 - before.x1);

/**
 * The usual pitch of lines, in ems: that within sentences, if there are some. Between short paragraphs with space between
 * them, most lines are farther apart.
 */
function usualPitch(lines: readonly Line[], edges: Edges): number {
  const all: number[] = [];
  const within: number[] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const distance = line.baseline - (before?.baseline ?? line.baseline);
    if (before === undefined || distance <= 0 || distance >= thresholds.pitch.maxSampleEms * line.look.size) continue;
    all.push(distance / line.look.size);
    if (goesOn(before, line, edges)) within.push(distance / line.look.size);
  }
  return median(within.length < thresholds.pitch.minWithin ? all : within) || thresholds.pitch.usualEms;
}

/**
 * Divides lines into paragraphs.
 *
 * @param lines Whole lines of one column, from its top to its bottom.
 * @param edges The left and right edges of the column.
 * @param edgesOf Those of a line, which text that flows around a picture has beside it.
 */
export function findPassages(
  lines: readonly Line[],
  edges: Edges,
  edgesOf: (line: Line) => Edges = () => edges,
): readonly Passage[] {
  const column: Column = {
    edges,
    edgesOf,
    usual: usualPitch(lines, edges),
    continued: continuedLines(lines, edges),
    afterEnds: linesAfterEnds(lines),
  };
  const drafts: Draft[] = [];
  for (const [index, line] of lines.entries()) {
    const label = labelOf(line);
    const current = drafts.at(-1);
    if (current === undefined || startsPassage(current, { line, label, next: lines[index + 1] }, column)) {
      const gap = line.baseline - (lines[index - 1]?.baseline ?? line.baseline);
      drafts.push({ lines: [line], label, pitch: 0, gap });
      continue;
    }
    if (current.pitch === 0) current.pitch = line.baseline - (current.lines[0] as Line).baseline;
    current.lines.push(line);
  }
  return withEntries(drafts.map((draft) => passageOf(draft.lines, draft.label, edges)));
}
