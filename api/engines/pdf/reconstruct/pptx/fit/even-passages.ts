import { forcedBreaks } from '../../compose/paragraphs/lines/forced-breaks.ts';
import { haveCommonStops } from '../../compose/paragraphs/tab-stops.ts';
import type { Line } from '../../lines/line.ts';
import { median } from '../../model/numbers/median.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { passageOf } from '../../paragraphs/passage-of.ts';
import type { FlowItem } from '../../tables/filled-table.ts';
import { thresholds } from '../thresholds.ts';
import { levelParts } from './level-parts.ts';

/**
 * Divides a paragraph at the line breaks with more room after them than between its lines: the lines of a text box are
 * all as far from one another. Some programs tag a whole page of paragraphs as one.
 */
function evenPassages(passage: Passage): readonly Passage[] {
  const { lines, edges, label } = passage;
  const breaks = forcedBreaks(passage);
  if (breaks.size === 0) return [passage];
  const distances = lines.slice(1).map(({ baseline }, index) => baseline - (lines[index] as Line).baseline);
  const close = distances.filter((_, index) => !breaks.has(index));
  const pitch = close.length > 0 ? median(close) : Math.min(...distances);
  const parts: Line[][] = [[]];
  lines.forEach((line, index) => {
    if (breaks.has(index - 1) && (distances[index - 1] ?? 0) > thresholds.maxPitchTimes * pitch) parts.push([]);
    parts.at(-1)?.push(line);
  });
  if (parts.length === 1) return [passage];
  return parts.map((part, index) => passageOf(part, index === 0 ? label : null, edges));
}

/** Divides a paragraph into its lines if no tab stops of all of them lead to what is behind their tabs, as in terminals. */
function tabbedPassages(passage: Passage): readonly Passage[] {
  const { lines, edges, label } = passage;
  if (lines.length === 1 || lines.every(({ stops }) => stops.length === 0) || haveCommonStops(passage))
    return [passage];
  return lines.map((line, index) => passageOf([line], index === 0 ? label : null, edges));
}

/** Divides the paragraphs among what stands on a page, and in the cells of its tables. */
export const withEvenPassages = (items: readonly FlowItem[]): readonly FlowItem[] =>
  items.flatMap((item): readonly FlowItem[] => {
    if (item.type === 'passage') return evenPassages(item).flatMap(tabbedPassages).flatMap(levelParts);
    if (item.type === 'picture') return [item];
    return [{ ...item, cells: item.cells.map((cell) => ({ ...cell, items: withEvenPassages(cell.items) })) }];
  });
