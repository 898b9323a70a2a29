import { tagOf } from '../../lines/line-tags.ts';
import { spread } from '../../model/extremes.ts';
import type { Label } from '../../paragraphs/labels.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { type BareNumber, bareNumbers } from './chapter-labels.ts';
import { secondLine } from './second-line.ts';
import { thresholds } from './thresholds.ts';

/** Where a number begins and its size, which all paragraphs of a count share: the text beside it may have other sizes. */
function placeOf({ passage: { lines, x0, edges } }: BareNumber): string {
  const size = lines[0]?.marks[0]?.look.size ?? 0;
  return `${Math.round((x0 - edges.x0) / (thresholds.sameIndentEms * size))}/${size}`;
}

/** Divides numbers that begin at the same place and look the same into those that count on from each other. */
function runsOf(numbers: readonly BareNumber[]): readonly (readonly BareNumber[])[] {
  const open = new Map<string, BareNumber[]>();
  const runs: BareNumber[][] = [];
  for (const each of numbers) {
    const place = placeOf(each);
    const run = open.get(place);
    if (run !== undefined && run.at(-1)?.value === each.value - 1) {
      run.push(each);
      continue;
    }
    const begun = [each];
    open.set(place, begun);
    runs.push(begun);
  }
  return runs;
}

/** Whether numbered paragraphs follow right upon each other, and their texts begin at one place, as those of a list do. */
function areInSequence(run: readonly BareNumber[]): boolean {
  const bodies = run.map(({ label }) => label.bodyX);
  const em = run[0]?.passage.size ?? 0;
  return (
    run.length >= thresholds.minSequence &&
    spread(bodies) < thresholds.sameIndentEms * em &&
    run.every(({ index }, at) => at === 0 || index === (run[at - 1] as BareNumber).index + 1)
  );
}

/**
 * Finds the labels of paragraphs that are counted without a full stop, as in laws and reports to a cabinet: numbers
 * that count on from 1, before paragraphs at least one of which continues below its text, or several of which follow right upon
 * each other. In tagged files, the tags say so instead.
 * @param isKnown Whether a paragraph is known to be a list item.
 */
export function countedParagraphs(
  passages: readonly Passage[],
  isKnown: (passage: Passage) => boolean,
): ReadonlyMap<Passage, Label> {
  const untagged = bareNumbers(passages).filter(({ passage }) => {
    const [line] = passage.lines;
    return line !== undefined && tagOf(line) === null && !isKnown(passage);
  });
  const counted = runsOf(untagged).filter(
    (run) =>
      run[0]?.value === 1 &&
      run.length >= thresholds.minCounted &&
      (run.some(({ passage, label }) => secondLine(passage, label) === 'hanging') || areInSequence(run)),
  );
  return new Map(counted.flatMap((run) => run.map(({ passage, label }) => [passage, label] as const)));
}
