import { addTo } from '../../../../../groups.ts';
import { dottedNumberOf, gluedNumberOf, type Label } from '../../paragraphs/labels.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { isEntry } from '../contents/is-entry.ts';
import { thresholds } from './thresholds.ts';

/** The parts of a number such as `4.10.1`, or of `A4` and `A4.1`, whose letter is the first part; null for other labels. */
function partsOf({ text }: Label): readonly (number | string)[] | null {
  const [, letter = '', number] = /^([A-Z](?=\d)|(?=\d+\.\d))(\d{1,3}(?:\.\d{1,3})*)\.?$/.exec(text) ?? [];
  if (number === undefined) return null;
  const numbers = number.split('.').map(Number);
  return letter === '' ? numbers : [letter, ...numbers];
}

/** Whether a number is the next one of its level, or the first one below the number before. */
function follows(parts: readonly (number | string)[], before: readonly (number | string)[]): boolean {
  const last = parts.length - 1;
  const expected = before.length === last ? [...before, 1] : [...before.slice(0, last), Number(before[last] ?? -1) + 1];
  return parts.every((part, index) => part === expected[index]);
}

/** A key shared by numbers of one level that look the same and begin at the same place. */
function levelOf({ lines: [line], x0, edges }: Passage, { length }: readonly unknown[]): string {
  const size = line?.look.size ?? 0;
  return `${length}/${Math.round((x0 - edges.x0) / (thresholds.sameIndentEms * size))}/${size}/${line?.isBold}`;
}

/** Tells where the text of the next known label of a level begins, for paragraphs one after the other, by their indexes. */
function createLater(passages: readonly Passage[], itemLabel: (passage: Passage) => Label | undefined) {
  const places = new Map<string, { readonly index: number; readonly x: number }[]>();
  for (const [index, passage] of passages.entries()) {
    const label = itemLabel(passage);
    const parts = label && partsOf(label);
    if (label && parts) addTo(places, levelOf(passage, parts), { index, x: label.bodyX });
  }
  for (const each of places.values()) each.reverse();
  return (level: string, index: number): number | undefined => {
    const left = places.get(level) ?? [];
    while ((left.at(-1)?.index ?? index) < index) left.pop();
    return left.at(-1)?.x;
  };
}

/** What may be the label of a paragraph: set apart from its text at least by a space, or right before it; null for none. */
function possibleLabelOf(passage: Passage): { readonly label: Label | null; readonly isGlued: boolean } {
  const [line] = passage.lines;
  if (line === undefined || isEntry(passage)) return { label: null, isGlued: false };
  const apart = passage.label ?? dottedNumberOf(line);
  return { label: apart ?? gluedNumberOf(line), isGlued: apart === null };
}

/** Whether a number is the first one below another, and has so many parts that all of its level may be long. */
const isFirstOfLong = (parts: readonly unknown[], before: readonly unknown[]) =>
  parts.at(-1) === 1 && parts.length >= thresholds.minLongParts && before.length === parts.length - 1;

/**
 * Finds labels that became so long that hardly a space is left before their text, as `4.10` after `4.9`: they count on from
 * the label before, and their text begins where that of the label before of their level does or, for the first one of a
 * level, of the next. A number of many parts may also be the first one of a level whose labels all are long. Those without a
 * space need only count on.
 * @param itemLabel The label of a paragraph that is known to be a list item.
 */
export function longNumbers(
  passages: readonly Passage[],
  itemLabel: (passage: Passage) => Label | undefined,
): ReadonlyMap<Passage, Label> {
  const found = new Map<Passage, Label>();
  const bodies = new Map<string, number>();
  const later = createLater(passages, itemLabel);
  const isAt = (x: number, body: number | undefined) =>
    body !== undefined && Math.abs(x - body) < thresholds.sameLongLabelBody;
  let before: readonly (number | string)[] = [];
  for (const [index, passage] of passages.entries()) {
    const known = itemLabel(passage);
    const { label, isGlued } = known === undefined ? possibleLabelOf(passage) : { label: known, isGlued: false };
    const parts = label && partsOf(label);
    if (label === null || parts === null) continue;
    const level = levelOf(passage, parts);
    if (known === undefined) {
      const isFirst = parts.at(-1) === 1 && isAt(label.bodyX, later(level, index));
      const isBelow = isGlued || isFirst || isFirstOfLong(parts, before) || isAt(label.bodyX, bodies.get(level));
      if (!isBelow || !follows(parts, before)) continue;
      found.set(passage, label);
    }
    bodies.set(level, label.bodyX);
    before = parts;
  }
  return found;
}
