import { plainDigits } from '../../../writing-systems/digits.ts';
import type { Block } from '../../model/doc-model.ts';
import type { Inline } from '../../model/inline.ts';

/** The role of each number in a running head: the page number, the number of pages, or (null) plain text. */
export type NumberRoles = readonly ('page' | 'pages' | null)[];

/** A number in a text. */
interface TextNumber {
  readonly value: number;
  /** Whether it stands by itself: the 15 of "15th" does not, and is not a page number. */
  readonly isWord: boolean;
}

const numbersIn = (text: string): readonly TextNumber[] =>
  [...plainDigits(text).matchAll(/(\p{L}?)(\d+)(\p{L}?)/gu)].map(([, before, digits, after]) => ({
    value: Number(digits),
    isWord: !before && !after,
  }));

/** A running head as text. */
interface HeadText {
  /** Index of its page. */
  readonly page: number;
  readonly text: string;
}

/** Whether a number is alone in a line or tabbed part of a running head, or follows a single word. */
const standsAlone = (text: string, value: number) =>
  plainDigits(text)
    .split(/[\n\t]/)
    .some((part) => Number(/^\s*(?:\p{L}+\.?\s)?[-–—]?\s?(\d+)\s?[-–—]?\s*$/u.exec(part)?.[1]) === value);

/** The index of the number that increases from page to page; -1 if there is none. `count` is the number of pages. */
function pageNumberAt(texts: readonly HeadText[], count: number): number {
  const [first, ...rest] = texts.map((head) => ({ ...head, numbers: numbersIn(head.text).map(({ value }) => value) }));
  if (first === undefined) return -1;
  return first.numbers.findIndex((value, at) =>
    rest.length > 0
      ? rest.every(({ page, numbers }) => numbers[at] !== undefined && numbers[at] - page === value - first.page)
      : first.numbers.length < 3 && value === first.page + 1 && (count === 1 || standsAlone(first.text, value)),
  );
}

/**
 * Determines the roles of the numbers in a running head.
 *
 * @param texts The running head on several pages, first on the page in question.
 * @param count The number of pages in the document.
 */
export function numberRoles(texts: readonly HeadText[], count: number): NumberRoles {
  const page = pageNumberAt(texts, count);
  return numbersIn(texts[0]?.text ?? '').map(({ value, isWord }, at) =>
    at === page ? 'page' : page >= 0 && at > page && value === count && isWord ? 'pages' : null,
  );
}

/**
 * How much the page number in running heads exceeds the page's position in the file (from 1); null if there is none.
 */
export function numberOffset(texts: readonly HeadText[]): number | null {
  const at = pageNumberAt(texts, 0);
  const [first] = texts;
  return at < 0 || first === undefined ? null : (numbersIn(first.text)[at]?.value ?? 0) - first.page - 1;
}

/**
 * Replaces numbers that have a role by fields. Roles are in the order of the numbers.
 * @param shown The text of the head whose numbers the fields show until they are brought up to date.
 */
export function withPageNumbers(blocks: readonly Block[], roles: NumberRoles, shown: string): readonly Block[] {
  const numbers = shown.match(/\p{Nd}+/gu) ?? [];
  let at = 0;
  const replace = (inline: Inline): readonly Inline[] => {
    if (inline.type !== 'text') return [inline];
    return inline.text.split(/(\p{Nd}+)/u).flatMap((part): readonly Inline[] => {
      if (part === '') return [];
      const place = /^\p{Nd}+$/u.test(part) ? at++ : -1;
      const role = roles[place];
      if (role == null) return [{ ...inline, text: part }];
      return [{ type: 'page-number', of: role, shown: numbers[place] ?? part, look: inline.look }];
    });
  };
  return blocks.map((block) =>
    block.type === 'paragraph' ? { ...block, inlines: block.inlines.flatMap(replace) } : block,
  );
}
