import { isIdeographic } from '../../writing-systems/scripts.ts';
import { endsSentence } from '../../writing-systems/sentence-end.ts';
import type { Line } from '../lines/line.ts';
import { drawnParagraphOf, mayEndBetween } from '../lines/line-tags.ts';
import { largest } from '../model/extremes.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.drawnEnds;

const small = /^\p{Ll}/u;
/** How lists and headings begin in scripts that have capitals. */
const begin = /^[\p{Lu}\p{N}\p{P}\p{S}]/u;

/** The right edge that the lines within paragraphs share; null for text that is not justified. */
function sharedEdge(lines: readonly Line[]): number | null {
  const inside = lines.filter((line, index) => {
    const next = lines[index + 1];
    const paragraph = drawnParagraphOf(line);
    return paragraph !== null && next !== undefined && drawnParagraphOf(next) === paragraph && !line.isRightToLeft;
  });
  const edge = largest(inside.map(({ x1 }) => x1));
  const atEdge = inside.filter(({ x1 }) => edge - x1 < limits.sameEdge);
  return inside.length >= limits.minLines && atEdge.length >= limits.minShare * inside.length ? edge : null;
}

/** The lines that are whole paragraphs by their drawn ends, at least three one after the other. */
function singleLines(lines: readonly Line[]): ReadonlySet<Line> {
  const paragraphs = lines.map(drawnParagraphOf);
  const isSingle = (index: number) =>
    paragraphs[index]?.isEnded === true &&
    paragraphs[index] !== paragraphs[index - 1] &&
    paragraphs[index] !== paragraphs[index + 1];
  const found = new Set<Line>();
  let run: Line[] = [];
  for (const [index, line] of lines.entries()) {
    run = isSingle(index) ? [...run, line] : [];
    if (run.length >= limits.minSingle) for (const each of run) found.add(each);
  }
  return found;
}

/**
 * Finds the lines that begin a paragraph because the end of the one before is drawn. A space between words that is drawn
 * apart, at the end of a line, looks the same: it parts words of a sentence, fills its line if that is justified, and
 * seldom occurs on several lines one after the other that all begin with capitals. Ideographs have none between them.
 */
export function linesAfterEnds(lines: readonly Line[]): ReadonlySet<Line> {
  const edge = sharedEdge(lines);
  const single = singleLines(lines);
  const isAfterEnd = (line: Line, before: Line): boolean => {
    if (drawnParagraphOf(before)?.isRow === true) return true;
    if (!mayEndBetween(before, line)) return false;
    if (isIdeographic(before.text.at(-1) ?? '')) return true;
    if (small.test(line.text)) return false;
    if (single.has(before) && single.has(line) && begin.test(line.text)) return true;
    return edge !== null && !before.isRightToLeft ? edge - before.x1 > limits.minShort : endsSentence(before.text);
  };
  return new Set(lines.slice(1).filter((line, index) => isAfterEnd(line, lines[index] as Line)));
}
