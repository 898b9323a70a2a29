import { bareNumberOf, type Label } from '../../paragraphs/labels.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { isEntry } from '../contents/is-entry.ts';
import { thresholds } from './thresholds.ts';

/** A paragraph that may begin with a number without a full stop. */
export interface BareNumber {
  readonly passage: Passage;
  readonly index: number;
  readonly label: Label;
  readonly value: number;
  /** Indent and look, which all chapters of a document share. */
  readonly key: string;
}

function bareNumber(passage: Passage, index: number): readonly BareNumber[] {
  const { lines, label: known, x0, edges } = passage;
  const [line] = lines;
  if (line === undefined || known !== null || line.stops.length > 1) return [];
  const label = isEntry(passage) ? null : bareNumberOf(line);
  const key = `${Math.round((x0 - edges.x0) / (thresholds.sameIndentEms * line.look.size))}/${line.look.size}/${line.isBold}`;
  return label === null ? [] : [{ passage, index, label, value: Number(label.text), key }];
}

/** The paragraphs that may begin with a number without a full stop, in their order. */
export const bareNumbers = (passages: readonly Passage[]): readonly BareNumber[] => passages.flatMap(bareNumber);

/**
 * Finds the labels of chapters whose numbers have no full stop. One is certain if the first section after it repeats
 * its number, as `1.1` after `1`; others must look the same and continue its numbering.
 * @param itemLabel The label of a paragraph that is known to be a list item.
 */
export function chapterLabels(
  passages: readonly Passage[],
  itemLabel: (passage: Passage) => Label | undefined,
): ReadonlyMap<Passage, Label> {
  const chapters = new Map<Passage, Label>();
  const candidates = bareNumbers(passages).filter(({ passage }) => passage.lines.length <= thresholds.maxChapterLines);
  const chapterOf = (passage: Passage) => /^(\d{1,2})\.1\.?$/.exec(itemLabel(passage)?.text ?? '')?.[1];
  const first = passages.findIndex((passage) => chapterOf(passage) !== undefined);
  const chapter = passages[first] && chapterOf(passages[first]);
  const certain = candidates.findLast(({ label, index }) => index < first && label.text === chapter);
  if (certain === undefined) return chapters;
  const alike = candidates.filter(({ key }) => key === certain.key);
  let next = alike[0]?.value === 1 ? 1 : certain.value;
  for (const { passage, label, value } of alike) {
    if (value !== next) continue;
    chapters.set(passage, label);
    next++;
  }
  return chapters;
}
