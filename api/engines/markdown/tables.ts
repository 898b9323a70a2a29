import type { MarkdownIt } from 'markdown-it';

/** Tables with so many columns get smaller type. */
const steps = [
  [10, 'very-wide'],
  [6, 'wide'],
] as const;

/** Words beyond it are broken where a column is narrow; shorter ones, numbers above all, keep together. */
const longestWord = 20;

/** Marks tables that need smaller type to fit the page, and cells with words too long for a column. */
export function tables(md: MarkdownIt): void {
  md.core.ruler.push('tables', ({ tokens }) => {
    tokens.forEach((token, index) => {
      const hasLongWord = tokens[index + 1]?.content.split(/\s/).some((word) => word.length > longestWord);
      if (token.type === 'td_open' && hasLongWord) token.attrSet('class', 'breaks');
      if (token.type !== 'table_open') return;
      const end = tokens.findIndex((other, at) => at > index && other.type === 'thead_close');
      const columns = tokens.slice(index, end).filter(({ type }) => type === 'th_open').length;
      const size = steps.find(([least]) => columns > least)?.[1];
      if (size !== undefined) token.attrSet('class', size);
    });
  });
}
