import { plainDigits } from '../../../writing-systems/digits.ts';
import type { Block, PageNumbering, Paragraph } from '../../model/doc-model.ts';
import type { Inline } from '../../model/inline.ts';
import { type Numeral, numeralsIn } from '../../model/numbers/numerals.ts';

/** The role of each number in a running head: the page number, the number of pages, or (null) plain text. */
export type NumberRoles = readonly ('page' | 'pages' | null)[];

/** A running head as text. */
interface HeadText {
  /** Index of its page. */
  readonly page: number;
  readonly text: string;
}

const isDecimal = ({ format }: Numeral) => format === 'decimal';

/** Whether a number stands by itself: the 15 of "15th" does not, and is not a page number. */
const isWord = (text: string, { index, text: { length } }: Numeral) =>
  !/\p{L}$/u.test(text.slice(0, index)) && !/^\p{L}/u.test(text.slice(index + length));

/** Whether a number is alone in a line or tabbed part of a running head, or follows a single word. */
const standsAlone = (text: string, value: number) =>
  plainDigits(text)
    .split(/[\n\t]/)
    .some((part) => Number(/^\s*(?:\p{L}+\.?\s)?[-–—]?\s?(\d+)\s?[-–—]?\s*$/u.exec(part)?.[1]) === value);

/** The index of the number that increases from page to page; -1 if there is none. `count` is the number of pages. */
function pageNumberAt(texts: readonly HeadText[], count: number): number {
  const [first, ...rest] = texts.map((head) => ({ ...head, numbers: numeralsIn(head.text) }));
  if (first === undefined) return -1;
  const isLone = (number: Numeral) =>
    isDecimal(number) &&
    first.numbers.filter(isDecimal).length < 3 &&
    number.value === first.page + 1 &&
    (count === 1 || standsAlone(first.text, number.value));
  return first.numbers.findIndex((number, at) =>
    rest.length > 0
      ? rest.every(({ page, numbers }) => {
          const other = numbers[at];
          return other?.format === number.format && other.value - page === number.value - first.page;
        })
      : isLone(number),
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
  const text = texts[0]?.text ?? '';
  const isCount = (number: Numeral) => isDecimal(number) && number.value === count && isWord(text, number);
  return numeralsIn(text).map((number, at) =>
    at === page ? 'page' : page >= 0 && at > page && isCount(number) ? 'pages' : null,
  );
}

/** How running heads number their pages; null where they do not. */
export function numberingOf(texts: readonly HeadText[]): PageNumbering | null {
  const [first] = texts;
  const number = first === undefined ? undefined : numeralsIn(first.text)[pageNumberAt(texts, 0)];
  if (first === undefined || number === undefined) return null;
  return { offset: number.value - first.page - 1, format: number.format };
}

/**
 * The inlines of a paragraph with fields for its numbers.
 * @param fieldOf Makes a field of a number; null for one that stays text.
 */
function withFields({ inlines }: Paragraph, fieldOf: (number: Numeral, inline: Inline) => Inline | null) {
  const text = inlines.map((inline) => (inline.type === 'text' ? inline.text : '\t')).join('');
  const numbers = numeralsIn(text);
  let start = 0;
  return inlines.flatMap((inline): readonly Inline[] => {
    if (inline.type !== 'text') {
      start++;
      return [inline];
    }
    const parts: Inline[] = [];
    const textTo = (from: number, to: number) => {
      if (to > from) parts.push({ ...inline, text: inline.text.slice(from, to) });
    };
    let done = 0;
    for (const number of numbers) {
      const [from, to] = [number.index - start, number.index + number.text.length - start];
      if (from < 0 || from >= inline.text.length) continue;
      const field = fieldOf(number, inline);
      if (field === null || to > inline.text.length) continue;
      textTo(done, from);
      parts.push(field);
      done = to;
    }
    textTo(done, inline.text.length);
    start += inline.text.length;
    return parts;
  });
}

/**
 * Replaces numbers that have a role by fields. Roles are in the order of the numbers.
 * @param shown The text of the head whose numbers the fields show until they are brought up to date.
 */
export function withPageNumbers(blocks: readonly Block[], roles: NumberRoles, shown: string): readonly Block[] {
  const numbers = numeralsIn(shown);
  let at = 0;
  return blocks.map((block) => {
    if (block.type !== 'paragraph') return block;
    const inlines = withFields(block, (number, inline) => {
      const place = at++;
      const of = roles[place];
      if (of == null || inline.type !== 'text') return null;
      return { type: 'page-number', of, shown: numbers[place]?.text ?? number.text, look: inline.look };
    });
    return { ...block, inlines };
  });
}
