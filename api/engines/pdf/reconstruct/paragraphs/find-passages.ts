import type { Edges } from '../columns/edges.ts';
import { type Line, median } from '../lines/line.ts';
import { withEntries } from './contents-entries.ts';
import { continuedLines } from './continued-lines.ts';
import { linesAfterEnds } from './drawn-ends.ts';
import { labelOf } from './labels.ts';
import type { Passage } from './passage.ts';
import { passageOf } from './passage-of.ts';
import { type Column, type Draft, startsPassage } from './starts-passage.ts';
import { thresholds } from './thresholds.ts';

/**
 * Divides lines into paragraphs.
 *
 * @param lines Whole lines of one column, from its top to its bottom.
 * @param edges The left and right edges of the column.
 */
export function findPassages(lines: readonly Line[], edges: Edges): readonly Passage[] {
  const pitches = lines.flatMap((line, index) => {
    const distance = line.baseline - (lines[index - 1]?.baseline ?? line.baseline);
    return distance > 0 && distance < thresholds.pitch.maxSampleEms * line.look.size ? [distance / line.look.size] : [];
  });
  const column: Column = {
    edges,
    usual: median(pitches) || thresholds.pitch.usualEms,
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
