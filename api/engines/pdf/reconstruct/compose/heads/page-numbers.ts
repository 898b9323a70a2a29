import type { Block, Inline } from '../../model/doc-model.ts';

/** What the numbers of a running head stand for, in their order: `null` for one that means nothing else. */
export type NumberRoles = readonly ('page' | 'pages' | null)[];

const numbersIn = (text: string) => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));

interface HeadText {
  /** Index of its page. */
  readonly page: number;
  readonly text: string;
}

/** Whether a number has a place of its own in a running head, with a word before it at the most. */
const isPageNumber = (text: string, value: number) =>
  text
    .split(/[\n\t]/)
    .some((part) => Number(/^\s*(?:\p{L}+\.?\s)?[-–—]?\s?(\d+)\s?[-–—]?\s*$/u.exec(part)?.[1]) === value);

/** Which of the numbers in the same running head counts with the pages; -1 where none does. */
function pageNumberAt(texts: readonly HeadText[], count: number): number {
  const [first, ...rest] = texts.map((head) => ({ ...head, numbers: numbersIn(head.text) }));
  if (first === undefined) return -1;
  return first.numbers.findIndex((value, at) =>
    rest.length > 0
      ? rest.every(({ page, numbers }) => numbers[at] !== undefined && numbers[at] - page === value - first.page)
      : first.numbers.length < 3 && value === first.page + 1 && (count === 1 || isPageNumber(first.text, value)),
  );
}

/** The roles of numbers, by the same running head on several pages: the one that counts with the pages is their number. */
export function numberRoles(texts: readonly HeadText[], count: number): NumberRoles {
  const page = pageNumberAt(texts, count);
  return numbersIn(texts[0]?.text ?? '').map((value, at) =>
    at === page ? 'page' : page >= 0 && at > page && value === count ? 'pages' : null,
  );
}

/** How much the page number in running heads is ahead of its page's index and one; null where there is none. */
export function numberOffset(texts: readonly HeadText[]): number | null {
  const at = pageNumberAt(texts, 0);
  const [first] = texts;
  return at < 0 || first === undefined ? null : (numbersIn(first.text)[at] ?? 0) - first.page - 1;
}

/** Blocks with fields in place of the numbers that have a role. */
export function withPageNumbers(blocks: readonly Block[], roles: NumberRoles): readonly Block[] {
  let at = 0;
  const replace = (inline: Inline): readonly Inline[] => {
    if (inline.type !== 'text') return [inline];
    return inline.text.split(/(\d+)/).flatMap((part): readonly Inline[] => {
      if (part === '') return [];
      const role = /^\d+$/.test(part) ? roles[at++] : null;
      if (role == null) return [{ ...inline, text: part }];
      return [{ type: 'page-number', of: role, shown: part, look: inline.look }];
    });
  };
  return blocks.map((block) =>
    block.type === 'paragraph' ? { ...block, inlines: block.inlines.flatMap(replace) } : block,
  );
}
