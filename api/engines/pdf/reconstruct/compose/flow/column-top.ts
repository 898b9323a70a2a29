import type { Block } from '../../model/doc-model.ts';
import { emptyParagraph } from '../paragraphs/empty-paragraph.ts';
import { thresholds } from './thresholds.ts';

/**
 * Moves a column's text down to where it begins, by an empty paragraph: LibreOffice moves all columns down by the space
 * before the first paragraph of the first one, and ignores that of others.
 * @param blocks Those of one of several columns.
 */
export function withColumnTop(blocks: readonly Block[]): readonly Block[] {
  const [first, ...rest] = blocks;
  if (first?.type !== 'paragraph' || first.before < thresholds.minSpacer.column) return blocks;
  const spacer = emptyParagraph({ line: { rule: 'exact', value: first.before }, starts: first.starts });
  return [spacer, { ...first, before: 0, starts: null }, ...rest];
}
