import type { Block, Inline } from '../model/doc-model.ts';

/** What the numbers of a running head stand for, in their order: `null` for one that means nothing else. */
export type NumberRoles = readonly ('page' | 'pages' | null)[];

const numbersIn = (text: string) => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));

/** The roles of numbers, by the same running head on several pages: those that count with the pages are their numbers. */
export function numberRoles(
  texts: readonly { readonly page: number; readonly text: string }[],
  count: number,
): NumberRoles {
  const rows = texts.map(({ page, text }) => ({ page, numbers: numbersIn(text) }));
  const [first, ...rest] = rows;
  if (first === undefined) return [];
  const countsPages = (at: number) =>
    rest.length > 0
      ? rest.every(
          ({ page, numbers }) =>
            numbers[at] !== undefined && numbers[at] - page === (first.numbers[at] ?? 0) - first.page,
        )
      : count === 1 && first.numbers.length < 3 && first.numbers[at] === 1;
  const page = first.numbers.findIndex((_, at) => countsPages(at) && first.numbers[at] === first.page + 1);
  return first.numbers.map((value, at) =>
    at === page ? 'page' : page >= 0 && at > page && value === count ? 'pages' : null,
  );
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
      return [{ type: 'page-number', of: role, shown: role === 'page' ? '1' : part, look: inline.look }];
    });
  };
  return blocks.map((block) =>
    block.type === 'paragraph' ? { ...block, inlines: block.inlines.flatMap(replace) } : block,
  );
}
