import type { Passage } from '../../paragraphs/passage.ts';
import { thresholds as limits } from './thresholds.ts';

const numbered = /^(\d{1,2}(?:\.\d{1,2})*)[.)]?(?=[\s\u3000])/;
/** A number of several parts that leaves no room before its text. */
const glued = /^(\d{1,2}(?:\.\d{1,2})+)(?=\p{Lu}\p{Ll})/u;

/** The number at the start of a paragraph, such as `4.1.1`; null for none. */
export const numberOf = ({ text }: Passage): string | null => (numbered.exec(text) ?? glued.exec(text))?.[1] ?? null;

interface NumberedHeading {
  readonly heading: Passage;
  readonly parts: readonly number[];
}

const withNumber = (heading: Passage): readonly NumberedHeading[] => {
  const number = numberOf(heading);
  return number === null ? [] : [{ heading, parts: number.split('.').map(Number) }];
};

/** Whether a number follows another in the order of a document: as its part, or as a later one of any rank above. */
function follows(parts: readonly number[], last: readonly number[]): boolean {
  const at = parts.findIndex((part, index) => part !== last[index]);
  if (at < 0) return false;
  const step = (parts[at] as number) - (last[at] ?? 0);
  return step >= 0 && step <= limits.maxNumberStep;
}

/** The longest chain of headings whose numbers follow each other: lists between them have numbers of their own. */
function longestChain(numbered: readonly NumberedHeading[]): readonly NumberedHeading[] {
  const lengths: number[] = [];
  const before: number[] = [];
  let end = -1;
  numbered.forEach(({ parts }, index) => {
    lengths[index] = 1;
    before[index] = -1;
    for (let other = Math.max(0, index - limits.maxNumbersBetween); other < index; other++) {
      const length = (lengths[other] as number) + 1;
      if (length < (lengths[index] as number) || !follows(parts, (numbered[other] as NumberedHeading).parts)) continue;
      lengths[index] = length;
      before[index] = other;
    }
    if ((lengths[index] as number) > (lengths[end] ?? 0)) end = index;
  });
  const chain: NumberedHeading[] = [];
  for (let at = end; at >= 0; at = before[at] as number) chain.push(numbered[at] as NumberedHeading);
  return chain.reverse();
}

/**
 * How deep headings are by their numbers: 1 for `4`, 3 for `4.1.2`. Numbers out of sequence with most others, as in
 * lists, prove nothing, nor do any if all have the same number of parts.
 * @param headings In the order of the document.
 */
export function depthsByNumber(headings: readonly Passage[]): ReadonlyMap<Passage, number> {
  const numbered = headings.flatMap(withNumber);
  const chain = longestChain(numbered);
  const isNested = new Set(chain.map(({ parts }) => parts.length)).size > 1;
  return new Map(isNested ? chain.map(({ heading, parts }) => [heading, parts.length]) : []);
}
