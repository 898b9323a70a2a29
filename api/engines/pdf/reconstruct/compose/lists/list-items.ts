import { tagOf } from '../../lines/line-tags.ts';
import { weakBullet } from '../../paragraphs/label-patterns.ts';
import type { Label } from '../../paragraphs/labels.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { isEntry } from '../contents/is-entry.ts';
import { chapterLabels } from './chapter-labels.ts';
import { countedHeadings } from './counted-headings.ts';
import { countedParagraphs } from './counted-paragraphs.ts';
import { longNumbers } from './long-numbers.ts';
import { secondLine } from './second-line.ts';
import { thresholds } from './thresholds.ts';
import { tightLabels } from './tight-labels.ts';

const { minSpacelessShare } = thresholds;

/** A key shared by labels of the same kind and indent. */
const keyOf = ({ label, x0, edges, size }: Passage) =>
  `${label?.isBullet ? label.text : '#'}@${Math.round((x0 - edges.x0) / (thresholds.sameIndentEms * size))}`;

/** Whether a label is a bullet that few people type, unlike hyphens. */
const isSign = (label: Label | null) => label?.isBullet === true && !weakBullet.test(label.text);

const secondOf = (passage: Passage) => (passage.label === null ? null : secondLine(passage, passage.label));

/**
 * Finds the paragraphs that are list items, and their labels. A typed label, followed only by a space, counts if later
 * lines of its item, or of another item with the same kind of label, are aligned with its text, if it is a bullet that the word
 * processor set before other items at the same place, since a text may begin with a space, or if it is a long number that
 * continues others. Numbers without a full stop count if they are those of chapters, of counted paragraphs or of headings
 * among others that are counted.
 * @param isHeading Whether a paragraph is known to be a heading.
 */
export function listItems(
  passages: readonly Passage[],
  isHeading: (passage: Passage) => boolean = () => false,
): ReadonlyMap<Passage, Label> {
  const all = passages.filter((passage) => passage.label !== null && !isEntry(passage));
  const labelled = all.filter(({ label }) => label?.isTight !== true);
  const hanging = new Set(
    labelled.filter((passage) => passage.label?.typed === 'space' && secondOf(passage) === 'hanging').map(keyOf),
  );
  // In a file without spaces after labels, a label with a space was typed. A single one may lack it in any file.
  const apart = labelled.filter(({ label }) => label?.typed === null);
  const spaceless = apart.filter(({ label }) => label?.hasSpace === false);
  const withoutSpace = new Set(spaceless.length < minSpacelessShare * apart.length ? [] : spaceless.map(keyOf));
  const isTyped = (passage: Passage) =>
    passage.label?.hasSpace && withoutSpace.size > 0 && !withoutSpace.has(keyOf(passage));
  const typedOf = (passage: Passage) => passage.label?.typed ?? (isTyped(passage) ? 'space' : null);
  const set = new Set(apart.filter((passage) => isSign(passage.label) && !isTyped(passage)).map(keyOf));
  const isItem = (passage: Passage): boolean => {
    const [line] = passage.lines;
    const tag = line === undefined ? null : tagOf(line);
    // Tags distinguish items from other text, but do not say whether a heading's number is a label.
    if (tag !== null && tag.heading === null) return tag.isItem;
    const typed = typedOf(passage);
    if (typed === null) return true;
    const key = keyOf(passage);
    return typed === 'space' && secondOf(passage) !== 'flush' && (hanging.has(key) || set.has(key));
  };
  const items = labelled.flatMap((passage): readonly (readonly [Passage, Label])[] =>
    passage.label !== null && isItem(passage) ? [[passage, passage.label]] : [],
  );
  const sure = new Map([...items, ...tightLabels(passages)]);
  const known = new Map([...sure, ...longNumbers(passages, (passage) => sure.get(passage))]);
  const withChapters = new Map([...known, ...chapterLabels(passages, (passage) => known.get(passage))]);
  const headings = countedHeadings(passages.filter(isHeading), (passage) => withChapters.get(passage));
  const withHeadings = new Map([...withChapters, ...headings]);
  return new Map([...withHeadings, ...countedParagraphs(passages, (passage) => withHeadings.has(passage))]);
}
