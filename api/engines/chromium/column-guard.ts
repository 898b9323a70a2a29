import { ProblemError } from '../../problem.ts';
import { thresholds } from './thresholds.ts';

/** Counts the columns of a document's tables, by the tokens of the document. */
export interface ColumnGuard {
  /**
   * Throws `too-complex` in a row of more columns than a browser can lay out in time.
   * @param span The cell's `colspan`.
   */
  readonly startTag: (name: string, span?: string) => void;
  readonly endTag: (name: string) => void;
}

/** The most columns that one cell spans (HTML, §4.9.11). */
const maxSpan = 1000;

/** Creates a guard against rows of cells without end: a browser's time grows with the square of their columns. */
export function createColumnGuard(): ColumnGuard {
  const { maxColumns } = thresholds;
  /** Of the row that is open in each open table. */
  const columns = [0];
  return {
    startTag(name, span = '1') {
      if (name === 'table') columns.push(0);
      if (name === 'tr') columns[columns.length - 1] = 0;
      if (name !== 'td' && name !== 'th') return;
      const count = (columns.pop() ?? 0) + Math.min(maxSpan, Math.max(1, Number.parseInt(span, 10) || 1));
      columns.push(count);
      if (count <= maxColumns) return;
      throw new ProblemError(
        'too-complex',
        `This document has a table of more than ${maxColumns.toLocaleString('en')} columns. Split it into narrower ones.`,
      );
    },
    endTag(name) {
      if (name === 'table' && columns.length > 1) columns.pop();
    },
  };
}
