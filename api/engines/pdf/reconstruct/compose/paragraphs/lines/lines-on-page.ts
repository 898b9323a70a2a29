import type { Line } from '../../../lines/line.ts';
import type { Passage } from '../../../paragraphs/passage.ts';

/** The lines of a paragraph on the page or in the column where it begins; it may continue in the next. */
export function linesOnPage({ lines }: Pick<Passage, 'lines'>): readonly Line[] {
  const end = lines.findIndex((line, index) => index > 0 && line.baseline <= (lines[index - 1] as Line).baseline);
  return end < 0 ? lines : lines.slice(0, end);
}
