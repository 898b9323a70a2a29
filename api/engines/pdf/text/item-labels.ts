import { firstWordOf, isReversed, lineOf } from '../layout/line-text.ts';
import { type Block, boundingBoxOf, centreOf, heightOf, type Line, type PageLayout } from '../layout/page-layout.ts';
import { thresholds } from './thresholds.ts';

const { maxGap, maxComparisons } = thresholds.itemLabel;

/** Bullets, `¢` for which recognition takes them, and numbers or letters with their punctuation. */
const itemLabel =
  /^([¢•◦‣▪▫■□●○◆◇❖⬥►▸➢➤✓✔☑–—*·o-]|\(?(\d{1,3}|[a-z]|[ivx]{1,5})[.)]|[A-Z][.)]|\d{1,2}(\.\d{1,2}){1,3}\.?)$/u;

/** Whether a line begins with the label of a list item, and continues. */
export const startsItem = (line: Line, order: PageLayout['order']): boolean =>
  line.words.length > 1 && itemLabel.test(firstWordOf(line, order)?.text ?? '');

const isLabel = ({ words }: Line) => words.length === 1 && itemLabel.test(words[0]?.text ?? '');

/** How far a label is in front of a line, in heights of the line; infinite if it is not. */
function gapBefore(line: Line, label: Line): number {
  const isLevel = Math.abs(centreOf(line) - centreOf(label)) < Math.min(heightOf(line), heightOf(label)) / 2;
  const gap = line.isRightToLeft ? label.xMin - line.xMax : line.xMin - label.xMax;
  return isLevel && gap >= 0 ? gap / heightOf(line) : Number.POSITIVE_INFINITY;
}

function lineBehind(label: Line, lines: readonly Line[]): Line | undefined {
  let nearest: Line | undefined;
  let least: number = maxGap;
  for (const line of lines) {
    const gap = gapBefore(line, label);
    if (gap >= least) continue;
    nearest = line;
    least = gap;
  }
  return nearest;
}

/**
 * Puts labels of list items in front of their lines. Poppler takes the labels of a list for a column of their own, and
 * gives them before the items or after them.
 */
export function withLabels(blocks: readonly Block[], order: PageLayout['order']): readonly Block[] {
  const lines = blocks.flatMap((block) => block.lines);
  const [labels, others] = [lines.filter(isLabel), lines.filter((line) => !isLabel(line))];
  if (labels.length === 0 || labels.length * others.length > maxComparisons) return blocks;
  const labelOf = new Map<Line, Line>();
  const placed = new Set<Line>();
  for (const label of labels) {
    const line = lineBehind(label, others);
    if (line === undefined || labelOf.has(line)) continue;
    labelOf.set(line, label);
    placed.add(label);
  }
  if (placed.size === 0) return blocks;
  const labelled = (line: Line): Line => {
    const own = labelOf.get(line)?.words ?? [];
    return own.length === 0
      ? line
      : lineOf(isReversed(line, order) ? [...line.words, ...own] : [...own, ...line.words]);
  };
  return blocks.flatMap((block) => {
    const kept = block.lines.filter((line) => !placed.has(line)).map(labelled);
    return kept.length === 0 ? [] : [{ ...boundingBoxOf(kept), lines: kept }];
  });
}
