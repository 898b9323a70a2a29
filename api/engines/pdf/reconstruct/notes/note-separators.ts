import type { Line } from '../lines/line.ts';
import type { Rule } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

/** The rules above a column of notes: those right above it, else those that an empty paragraph parts from it. */
function separatorsOf(notes: readonly Line[], rules: readonly Rule[]): readonly Rule[] {
  const [first] = [...notes].sort((a, b) => a.y0 - b.y0);
  if (first === undefined) return [];
  const { maxGapEms, maxMarkedGapEms } = thresholds.rule;
  const within = (ems: number) =>
    rules.filter(
      ({ isHorizontal, y0 }) => isHorizontal && y0 < first.baseline && first.y0 - y0 < ems * first.look.size,
    );
  const near = within(maxGapEms);
  return near.length > 0 ? near : within(maxMarkedGapEms);
}

/**
 * Finds the rules of a page that are above its notes: word processors draw those themselves.
 * @param rules Rules that neither belong to a table nor underline text.
 * @param columns The lines of the notes, by column.
 */
export const noteSeparators = (rules: readonly Rule[], columns: readonly (readonly Line[])[]): ReadonlySet<Rule> =>
  new Set(columns.flatMap((notes) => separatorsOf(notes, rules)));
