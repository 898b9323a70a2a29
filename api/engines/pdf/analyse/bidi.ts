import type { Mark } from './line.ts';
import { isRightToLeft } from './scripts.ts';

const mirrors: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};
const leftToRight = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}]/u;
const neutral = /^[\s.,:;\-/()%+#'"’]*$/;

/** Turns round every run of marks that meet the test, with the neutral marks between them. */
function flipRuns(marks: readonly Mark[], belongs: (mark: Mark) => boolean): readonly Mark[] {
  const out: Mark[] = [];
  for (let index = 0; index < marks.length; ) {
    const first = marks[index] as Mark;
    if (!belongs(first)) {
      out.push(first);
      index++;
      continue;
    }
    let end = index + 1;
    for (let next = end; next < marks.length; next++) {
      const mark = marks[next] as Mark;
      if (belongs(mark)) end = next + 1;
      else if (mark.type === 'tab' || !neutral.test(mark.text)) break;
    }
    out.push(...marks.slice(index, end).reverse());
    index = end;
  }
  return out;
}

/** Marks from left to right as they stand, in the order in which they are read. */
export function readingOrder(marks: readonly Mark[]): readonly Mark[] {
  const letters = marks.filter(({ type }) => type === 'letter');
  const toLeft = letters.filter(({ text }) => isRightToLeft(text)).length;
  if (toLeft === 0) return marks;
  const strong = letters.filter(({ text }) => leftToRight.test(text) && !/\p{Nd}/u.test(text)).length;
  if (toLeft < strong) return flipRuns(marks, ({ text }) => isRightToLeft(text));
  const turned = [...marks].reverse().map((mark) => ({ ...mark, text: mirrors[mark.text] ?? mark.text }));
  return flipRuns(turned, ({ text }) => leftToRight.test(text));
}
