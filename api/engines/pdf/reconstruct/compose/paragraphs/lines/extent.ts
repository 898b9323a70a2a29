import { kindsOf, type Line } from '../../../lines/line.ts';
import type { Mark } from '../../../lines/mark.ts';
import type { Passage } from '../../../paragraphs/passage.ts';
import { thresholds } from '../thresholds.ts';
import { hasHighFormula, highestFormula } from './formula-heights.ts';
import { aboveBaseline } from './line-pitch.ts';
import { linesOnPage } from './lines-on-page.ts';

/** How far a line reaches from its baseline as a word processor sets it, in points. */
interface Reach {
  readonly above: number;
  readonly below: number;
}

/** @param height How high its formulas are, in points; 0 without any. They are centred on their axis. */
function reachOf(height: number, pitch: number): Reach {
  if (height === 0) return { above: aboveBaseline * pitch, below: (1 - aboveBaseline) * pitch };
  const { axis } = thresholds.formulas;
  const below = height / 2 - axis;
  return { above: Math.max(pitch - below, height / 2 + axis), below };
}

/** Points by which lines are set farther apart than on the page, because of their formulas. */
function spreadOf(lines: readonly Line[], heights: readonly number[], reaches: readonly Reach[]): number {
  return lines.slice(1).reduce((sum, { baseline }, index) => {
    const [line, reach, next] = [lines[index], reaches[index], reaches[index + 1]];
    const hasFormula = Math.max(heights[index] ?? 0, heights[index + 1] ?? 0) > 0;
    if (!hasFormula || line === undefined || reach === undefined || next === undefined) return sum;
    return sum + reach.below + next.above - (baseline - line.baseline);
  }, 0);
}

/** The top and bottom of a paragraph, in points from the top of the page. */
interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** The formulas in a line, which may be higher than it. */
const formulasIn = (line: Line | undefined): readonly Mark[] =>
  line !== undefined && kindsOf(line).some(({ formula }) => formula !== undefined)
    ? line.marks.filter(({ formula }) => formula !== undefined)
    : [];

/** What a paragraph takes on the page, if its lines are as high as a word processor makes them. */
export function extentOf({ lines }: Passage, pitch: number): Extent {
  const [first, last] = [lines[0], lines.at(-1)];
  return {
    top: Math.min((first?.baseline ?? 0) - aboveBaseline * pitch, ...formulasIn(first).map(({ y0 }) => y0)),
    bottom: Math.max((last?.baseline ?? 0) + (1 - aboveBaseline) * pitch, ...formulasIn(last).map(({ y1 }) => y1)),
  };
}

/**
 * What a paragraph takes as a word processor sets it if its first line stays where it is: high formulas reach farther than
 * on the page, and move the lines below them down.
 */
export function setExtentOf(passage: Passage, pitch: number): Extent {
  const lines = linesOnPage(passage);
  const [first, last] = [lines[0], lines.at(-1)];
  const isSpread = hasHighFormula(passage);
  const heights = lines.map((line) => (isSpread ? highestFormula(line) : 0));
  const reaches = heights.map((height) => reachOf(height, pitch));
  const usual = reachOf(0, pitch);
  const below = (reaches.at(-1) ?? usual).below;
  return {
    top: (first?.baseline ?? 0) - (reaches[0] ?? usual).above,
    bottom: (last?.baseline ?? 0) + below + spreadOf(lines, heights, reaches),
  };
}
