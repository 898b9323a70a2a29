import { tagOf } from '../../lines/line-tags.ts';
import type { Label } from '../../paragraphs/labels.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { isEntry } from '../contents/is-entry.ts';
import { chapterLabels } from './chapter-labels.ts';

const sameX = 3;

const beginOf = ({ isRightToLeft }: Passage, line: { readonly x0: number; readonly x1: number }) =>
  isRightToLeft ? line.x1 : line.x0;

/** Where a second line begins: below the text after the label, below the label, or not to be told. */
function restOf(passage: Passage): 'hanging' | 'flush' | null {
  const [first, second] = passage.lines;
  if (passage.label === null || first === undefined || second === undefined) return null;
  const x = beginOf(passage, second);
  if (Math.abs(x - passage.label.bodyX) < sameX) return 'hanging';
  return Math.abs(x - beginOf(passage, first)) < sameX ? 'flush' : null;
}

/** Labels of one kind that stand at one place. */
const keyOf = ({ label, x0, edges }: Passage) =>
  `${label?.isBullet ? label.text : '#'}@${Math.round((x0 - edges.x0) / sameX)}`;

/**
 * The paragraphs that are items of lists, with their labels. A label that was typed like the text, with nothing but a space after it, is
 * one only where the lines below it, or below its like, begin where its text does.
 */
export function listItems(passages: readonly Passage[]): ReadonlyMap<Passage, Label> {
  const labelled = passages.filter((passage) => passage.label !== null && !isEntry(passage));
  const hanging = new Set(
    labelled.filter((passage) => passage.label?.typed === 'space' && restOf(passage) === 'hanging').map(keyOf),
  );
  // A file that sets labels without spaces has none after others but those that were typed.
  const bare = new Set(labelled.filter(({ label }) => label?.hasSpace === false).map(keyOf));
  const isTyped = (passage: Passage) => passage.label?.hasSpace && bare.size > 0 && !bare.has(keyOf(passage));
  const typedOf = (passage: Passage) => passage.label?.typed ?? (isTyped(passage) ? 'space' : null);
  const isItem = (passage: Passage): boolean => {
    const [line] = passage.lines;
    const tag = line === undefined ? null : tagOf(line);
    // Tags tell headings from items, which does not say how a heading came to its number.
    if (tag !== null && tag.heading === null) return tag.isItem;
    const typed = typedOf(passage);
    if (typed === null) return true;
    return typed === 'space' && restOf(passage) !== 'flush' && hanging.has(keyOf(passage));
  };
  const items = labelled.flatMap((passage): readonly (readonly [Passage, Label])[] =>
    passage.label !== null && isItem(passage) ? [[passage, passage.label]] : [],
  );
  const known = new Map(items);
  return new Map([...known, ...chapterLabels(passages, (passage) => known.get(passage))]);
}
