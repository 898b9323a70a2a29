import type { MarkdownIt } from 'markdown-it';

/** Tables with so many columns get smaller type. */
const steps = [
  [10, 'very-wide'],
  [6, 'wide'],
] as const;

/** Marks tables that need smaller type to fit the page. */
export function tables(md: MarkdownIt): void {
  md.core.ruler.push('tables', ({ tokens }) => {
    tokens.forEach((token, index) => {
      if (token.type !== 'table_open') return;
      const end = tokens.findIndex((other, at) => at > index && other.type === 'thead_close');
      const columns = tokens.slice(index, end).filter(({ type }) => type === 'th_open').length;
      const size = steps.find(([least]) => columns > least)?.[1];
      if (size !== undefined) token.attrSet('class', size);
    });
  });
}
