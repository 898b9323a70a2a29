import { bareNumberOf, type Label } from '../../paragraphs/labels.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { isEntry } from '../contents/is-entry.ts';

interface Candidate {
  readonly passage: Passage;
  readonly index: number;
  readonly label: Label;
  readonly value: number;
  /** The same for chapters: where they begin, and how they look. */
  readonly key: string;
}

const sameX = 3;
const maxLines = 3;

function candidateOf(passage: Passage, index: number): readonly Candidate[] {
  const { lines, label: known, x0, edges } = passage;
  const [line] = lines;
  if (line === undefined || known !== null || lines.length > maxLines || line.stops.length > 1) return [];
  const label = isEntry(passage) ? null : bareNumberOf(line);
  const key = `${Math.round((x0 - edges.x0) / sameX)}/${line.look.size}/${line.isBold}`;
  return label === null ? [] : [{ passage, index, label, value: Number(label.text), key }];
}

/**
 * The numbers of chapters, which have no point after them: those that a section follows whose number begins with
 * theirs, as `1.1` follows `1`, and those between them.
 */
export function chapterLabels(
  passages: readonly Passage[],
  itemLabel: (passage: Passage) => Label | undefined,
): ReadonlyMap<Passage, Label> {
  const chapters = new Map<Passage, Label>();
  const candidates = passages.flatMap(candidateOf);
  const chapterOf = (passage: Passage) => /^(\d{1,2})\.1\.?$/.exec(itemLabel(passage)?.text ?? '')?.[1];
  const first = passages.findIndex((passage) => chapterOf(passage) !== undefined);
  const chapter = passages[first] && chapterOf(passages[first]);
  const sure = candidates.findLast(({ label, index }) => index < first && label.text === chapter);
  if (sure === undefined) return chapters;
  const alike = candidates.filter(({ key }) => key === sure.key);
  let next = alike[0]?.value === 1 ? 1 : sure.value;
  for (const { passage, label, value } of alike) {
    if (value !== next) continue;
    chapters.set(passage, label);
    next++;
  }
  return chapters;
}
