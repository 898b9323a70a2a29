import { inBrackets } from './formula-brackets.ts';
import type { Piece } from './star-math.ts';

/** An operand; a sign, which needs an operand behind it; or an operator, which needs one on both sides. */
interface Part {
  readonly role: 'operand' | 'sign' | 'operator';
  readonly pieces: readonly Piece[];
}

interface Parenthesis {
  readonly role: 'opening' | 'closing';
}

/** Something that stands beside others in an expression. */
export type Term = Part | Parenthesis;

/** An operand of which nothing is seen. */
const nothing = '""';

/** An operand of some pieces. */
export const operand = (...pieces: readonly Piece[]): Part => ({ role: 'operand', pieces });

/** Whether each parenthesis in a text has its other one. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text.replace(/[^()]/g, '')) {
    depth += sign === '(' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Parentheses that stand alone. */
const loneOpening = inBrackets('(', [[nothing]], '');
const loneClosing = inBrackets('', [[nothing]], ')');
/** Signs in front of which LibreOffice would put a backslash, which would be seen, and what stands for them. */
const escaped: Readonly<Record<string, Piece>> = {
  '{': '\\lbrace',
  '}': '\\rbrace',
  '(': loneOpening,
  ')': loneClosing,
};

/** Text as it is, upright. */
export function quoted(text: string): readonly Piece[] {
  const safe = text.replaceAll('\\', '∖').replaceAll('"', '″');
  const parts = safe.split(isBalanced(safe) ? /([{}])/ : /([{}()])/).filter((part) => part !== '');
  return parts.map((part) => escaped[part] ?? `"${part}"`);
}

/** Terms with each pair of parentheses, and what stands between them, as one operand; others stand alone. */
function pairParentheses(terms: readonly Term[]): readonly Part[] {
  let parts: Part[] = [];
  /** What stands in front of each parenthesis that is open. */
  const before: Part[][] = [];
  for (const term of terms) {
    if (term.role === 'opening') {
      before.push(parts);
      parts = [];
    } else if ('pieces' in term) {
      parts.push(term);
    } else {
      const outer = before.pop();
      if (outer === undefined) parts.push(operand(loneClosing));
      else parts = [...outer, operand(inBrackets('(', [completed(parts)], ')'))];
    }
  }
  return [...before.flatMap((outer) => [...outer, operand(loneOpening)]), ...parts];
}

/** The pieces of parts, with operands where an operator or a sign has none. */
function completed(parts: readonly Part[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let needsOperand = true;
  for (const { role, pieces: own } of parts) {
    if (needsOperand && role === 'operator') pieces.push(nothing);
    pieces.push(...own);
    needsOperand = role !== 'operand';
  }
  return needsOperand ? [...pieces, nothing] : pieces;
}

/**
 * An expression that LibreOffice can read: where an operator has no operand, or a parenthesis stands alone, it would show a
 * red question mark in place of what follows.
 */
export const expression = (terms: readonly Term[]): readonly Piece[] => completed(pairParentheses(terms));
