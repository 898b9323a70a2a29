import { roman } from '../../model/numbers/roman.ts';
import type { TextRow } from './text-rows.ts';

const decimal = /^\d{1,2}$/;
/** Numerals up to XXXIX as they are written, with digits in capitals. */
const numeral = /^(?=[IVX])X{0,3}(?:IX|IV|V?I{0,3})$/;

/** A word with a number and a colon, as `Note 2:`. */
const named = /^(\p{L}{2,12})\s?(\d{1,2})\s?[:：]$/u;

/** What a row begins with if that is a number and nothing else: the number, and the word in front of it. */
interface RowNumber {
  readonly number: number;
  readonly name: string;
}

/** The number of a row; null for other rows. */
function numberOf({ segments: [first] }: TextRow): RowNumber | null {
  const text = first?.text ?? '';
  if (decimal.test(text)) return { number: Number(text), name: '' };
  if (numeral.test(text)) return { number: roman(text) ?? 0, name: '' };
  const [, name, digits] = named.exec(text) ?? [];
  return name === undefined ? null : { number: Number(digits), name };
}

/**
 * Rows that begin with a number without a full stop, if all such numbers count on from each other: so do the paragraphs of
 * laws, chapters with text below that begins at the same place, and notes (`Note 1:`). In a table, there are others beside
 * them, or a heading above.
 */
export function countedRows(rows: readonly TextRow[]): readonly TextRow[] {
  const numbered = rows.filter((row) => numberOf(row) !== null);
  const numbers = numbered.map(numberOf);
  const areCounted = numbers.every((one, index) => {
    const before = numbers[index - 1];
    return index === 0 || (one?.name === before?.name && one?.number === (before?.number ?? 0) + 1);
  });
  return areCounted ? numbered : [];
}
