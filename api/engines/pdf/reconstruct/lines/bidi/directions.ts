import { mirrors } from '../../../writing-systems/mirrors.ts';
import { isRightToLeft } from '../../../writing-systems/scripts.ts';
import type { Mark } from '../mark.ts';
import { thresholds } from '../thresholds.ts';

/** How a mark runs: as letters to the left or to the right, as a number (to the right), or as what is around it. */
export type Direction = 'left' | 'right' | 'number' | 'neutral';

/** Bidirectional character types (UAX #9, table 4), as far as they matter here. */
type Kind = Direction | 'end';

const separator = /^[,./:\u00a0]$/;
/** What divides or belongs to a number, but not after Arabic letters (rule W2). */
const hyphen = /^[+-]$/;
const sign = /^[#%°‰\p{Sc}]$/u;
const arabic = /\p{Script=Arabic}/u;

function kindOf({ type, text }: Mark, numbers: 'after-arabic' | 'elsewhere'): Kind | 'separator' | 'sign' {
  if (type === 'space') return 'neutral';
  if (type !== 'letter') return 'end';
  if (/\p{Nd}/u.test(text)) return 'number';
  if (isRightToLeft(text)) return /\p{L}/u.test(text) ? 'left' : 'neutral';
  if (/[\p{L}\p{M}]/u.test(text)) return 'right';
  if (separator.test(text)) return 'separator';
  if (numbers === 'after-arabic') return 'neutral';
  return hyphen.test(text) ? 'separator' : sign.test(text) ? 'sign' : 'neutral';
}

/** The separators and signs of numbers become parts of them (rules W4 and W5), others neutral (W6). */
function withNumbers(kinds: readonly (Kind | 'separator' | 'sign')[]): Kind[] {
  const isNumber = (at: number) => kinds[at] === 'number';
  const found = kinds.map((kind, at) =>
    kind === 'separator' && isNumber(at - 1) && isNumber(at + 1) ? 'number' : kind,
  );
  for (let at = 1; at < found.length; at++)
    if (found[at] === 'sign' && found[at - 1] === 'number') found[at] = 'number';
  for (let at = found.length - 2; at >= 0; at--)
    if (found[at] === 'sign' && found[at + 1] === 'number') found[at] = 'number';
  return found.map((kind) => (kind === 'separator' || kind === 'sign' ? 'neutral' : kind));
}

/** The places at which the brackets of each pair stand, by either of them. */
function pairsOf(marks: readonly Mark[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (const [at, { text }] of marks.entries()) {
    if ('([{'.includes(text)) open.push(at);
    const start = open.at(-1);
    if (start === undefined || !')]}'.includes(text) || mirrors[text] !== marks[start]?.text) continue;
    open.pop();
    pairs.set(start, at).set(at, start);
  }
  return pairs;
}

/** From the first to the last of the places that pass, of those from `start` to before `end`. */
function spanOf(kinds: readonly Kind[], start: number, end: number): readonly [number, number] | null {
  let [first, last] = [start, end - 1];
  while (first < end && kinds[first] === 'neutral') first++;
  while (last > first && kinds[last] === 'neutral') last--;
  return first < end ? [first, last] : null;
}

/** Stretches without letters that run left, ends, or more neutral marks in a row than a sentence has. */
function stretchesOf(kinds: readonly Kind[]): readonly (readonly [first: number, last: number])[] {
  const stretches: (readonly [number, number])[] = [];
  let start = 0;
  let neutrals = 0;
  const close = (end: number) => {
    const span = spanOf(kinds, start, end);
    if (span !== null) stretches.push(span);
    start = end;
  };
  for (const [at, kind] of kinds.entries()) {
    neutrals = kind === 'neutral' ? neutrals + 1 : 0;
    if (kind === 'left' || kind === 'end' || neutrals > thresholds.maxNeutral) close(at);
    if (kind === 'left' || kind === 'end') start = at + 1;
  }
  close(kinds.length);
  return stretches;
}

/** The part of a line that each mark is in, by a number: letters that run left, and ends, are between two parts. */
function partsOf(kinds: readonly Kind[]): readonly number[] {
  let part = 0;
  return kinds.map((kind) => (kind === 'left' || kind === 'end' ? ++part : part));
}

/**
 * How each mark of a line runs (UAX #9). Numbers beside Latin letters, and marks between such, run with them; so do brackets
 * of which one is among them.
 * @param marks From left to right.
 */
export function directionsOf(marks: readonly Mark[]): readonly Direction[] {
  const numbers = marks.some(({ text }) => arabic.test(text)) ? 'after-arabic' : 'elsewhere';
  const kinds = withNumbers(marks.map((mark) => kindOf(mark, numbers)));
  const pairs = pairsOf(marks);
  const parts = partsOf(kinds);
  for (const [first, last] of stretchesOf(kinds)) {
    if (!kinds.slice(first, last + 1).includes('right')) continue;
    let [from, to] = [first, last];
    for (let at = first; at <= last; at++) {
      const pair = pairs.get(at);
      if (pair === undefined || (pair >= first && pair <= last) || parts[pair] !== parts[at]) continue;
      from = Math.min(from, pair);
      to = Math.max(to, pair);
    }
    kinds.fill('right', from, to + 1);
  }
  return kinds.map((kind) => (kind === 'end' ? 'neutral' : kind));
}
