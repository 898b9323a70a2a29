import { bareNumberOf, headingNumberOf, type Label } from '../../paragraphs/labels.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { thresholds } from './thresholds.ts';

/** A heading that begins with a number, such as `4.1`. */
interface NumberedHeading {
  readonly passage: Passage;
  readonly label: Label;
  /** Its number, and what is before that: 1 and `4` of `4.1`. */
  readonly value: number;
  readonly outer: string;
  /** Whether it is an item of a list, or so far apart from its text that a word processor must have set it. */
  readonly isSet: boolean;
}

function numberedHeading(passage: Passage, known: Label | undefined): readonly NumberedHeading[] {
  const [line] = passage.lines;
  const label = known ?? (line === undefined ? null : headingNumberOf(line));
  const [, outer = '', last] = /^((?:\d{1,3}\.)*)(\d{1,3})$/.exec(label?.text ?? '') ?? [];
  if (line === undefined || label === null || last === undefined) return [];
  const isSet = known !== undefined || bareNumberOf(line) !== null;
  return [{ passage, label: { ...label, typed: null }, value: Number(last), outer, isSet }];
}

/**
 * Finds the numbers of headings that a word processor counts although they look typed, as where hardly a space is left before
 * the text: headings share one list, so they are all counted if most are, and each is next to another of its level.
 * @param headings In the order of the document.
 * @param itemLabel The label of a paragraph that is known to be a list item.
 */
export function countedHeadings(
  headings: readonly Passage[],
  itemLabel: (passage: Passage) => Label | undefined,
): ReadonlyMap<Passage, Label> {
  const numbered = headings.flatMap((passage) => numberedHeading(passage, itemLabel(passage)));
  const set = numbered.filter(({ isSet }) => isSet);
  if (set.length < thresholds.minSetHeadingsShare * numbered.length) return new Map();
  const values = new Set(numbered.map(({ outer, value }) => `${outer}${value}`));
  const isNextToOther = ({ outer, value }: NumberedHeading) =>
    values.has(`${outer}${value - 1}`) || values.has(`${outer}${value + 1}`);
  const counted = numbered.filter((each) => itemLabel(each.passage) === undefined && isNextToOther(each));
  return new Map(counted.map(({ passage, label }) => [passage, label]));
}
