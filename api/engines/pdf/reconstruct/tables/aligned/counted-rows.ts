import { roman } from '../../model/numbers/roman.ts';
import type { TextRow } from './text-rows.ts';

const decimal = /^\d{1,2}$/;
/** Numerals up to XXXIX as they are written, with digits in capitals. */
const numeral = /^(?=[IVX])X{0,3}(?:IX|IV|V?I{0,3})$/;

/** The number of a row that begins with nothing else; null for others. */
function numberOf({ segments: [first] }: TextRow): number | null {
  const text = first?.text ?? '';
  if (decimal.test(text)) return Number(text);
  return numeral.test(text) ? roman(text) : null;
}

/**
 * Rows that begin with a number without a full stop, if all such numbers count on from each other: so do the paragraphs of
 * laws, and chapters with text below that begins at the same place. In a table, there are others beside them, or a heading
 * above.
 */
export function countedRows(rows: readonly TextRow[]): readonly TextRow[] {
  const numbered = rows.filter((row) => numberOf(row) !== null);
  const numbers = numbered.map(numberOf);
  const areCounted = numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1);
  return areCounted ? numbered : [];
}
