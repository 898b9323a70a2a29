import { thresholds } from '../thresholds.ts';

const { tabWidth } = thresholds.lines;

/** Replaces tabs by spaces up to the next tab stop, as terminals do. */
export function expandTabs(line: string): string {
  if (!line.includes('\t')) return line;
  let expanded = '';
  for (const [index, part] of line.split('\t').entries()) {
    if (index > 0) expanded += ' '.repeat(tabWidth - (expanded.length % tabWidth));
    expanded += part;
  }
  return expanded;
}
