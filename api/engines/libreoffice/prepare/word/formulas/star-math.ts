/** A piece of StarMath, the language of LibreOffice's formulas: code as it is, or what stands between braces. */
export type Piece = string | { readonly group: readonly Piece[] };

/**
 * Something that stands beside others in an expression: an operand; a sign, which needs an operand behind it; or an
 * operator, which needs one on both sides.
 */
export interface Term {
  readonly role: 'operand' | 'sign' | 'operator';
  readonly pieces: readonly Piece[];
}

/** An operand of which nothing is seen. */
const nothing = '""';

export const operand = (...pieces: readonly Piece[]): Term => ({ role: 'operand', pieces });
export const group = (pieces: readonly Piece[]): Piece => ({ group: pieces });

/** Text as it is, upright. What would end it, or begin something else, is written otherwise. */
export function quoted(text: string): string {
  const safe = text.replaceAll('\\', '∖').replaceAll('"', '″');
  const parts = safe.split(/([{}])/).filter((part) => part !== '');
  // LibreOffice puts a backslash in front of braces, which would be seen.
  return parts.map((part) => (part === '{' ? '\\lbrace' : part === '}' ? '\\rbrace' : `"${part}"`)).join(' ');
}

/**
 * An expression that LibreOffice can read: where an operator has no operand, it would show a red question mark in place of
 * what follows.
 */
export function expression(terms: readonly Term[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let isOpen = true;
  for (const { role, pieces: own } of terms) {
    if (isOpen && role === 'operator') pieces.push(nothing);
    pieces.push(...own);
    isOpen = role !== 'operand';
  }
  return isOpen ? [...pieces, nothing] : pieces;
}
