import type { MarkdownIt } from 'markdown-it';
import { thresholds } from './thresholds.ts';

const { wide, veryWide, maxWholeWord } = thresholds.table;

/** Classes of tables with more columns than this, which get smaller type. */
const steps = [
  [veryWide, 'very-wide'],
  [wide, 'wide'],
] as const;

/** Plugin that marks tables that need smaller type to fit the page, and cells with words too long for a column. */
export function tables(md: MarkdownIt): void {
  md.core.ruler.push('tables', ({ tokens }) => {
    let table: (typeof tokens)[number] | undefined;
    let columns = 0;
    tokens.forEach((token, index) => {
      if (token.type === 'td_open') {
        const words = tokens[index + 1]?.content.split(/\s/) ?? [];
        if (words.some((word) => word.length > maxWholeWord)) token.attrSet('class', 'breaks');
      } else if (token.type === 'table_open') {
        table = token;
        columns = 0;
      } else if (token.type === 'th_open') {
        columns += 1;
      } else if (token.type === 'thead_close') {
        const size = steps.find(([least]) => columns > least)?.[1];
        if (size !== undefined) table?.attrSet('class', size);
      }
    });
  });
}
