import type { Piece } from './star-math.ts';

/** Brackets by their signs, as StarMath names them. */
const names: Readonly<Record<string, string>> = {
  '(': '(',
  ')': ')',
  '[': '[',
  ']': ']',
  '{': 'lbrace',
  '}': 'rbrace',
  '⟨': 'langle',
  '〈': 'langle',
  '⟩': 'rangle',
  '〉': 'rangle',
  '⌊': 'lfloor',
  '⌋': 'rfloor',
  '⌈': 'lceil',
  '⌉': 'rceil',
  '⟦': 'ldbracket',
  '⟧': 'rdbracket',
};
/** Lines, which are the same on both sides, by the side that they stand on. */
const lines: Readonly<Record<string, { readonly left: string; readonly right: string }>> = {
  '|': { left: 'lline', right: 'rline' },
  '∣': { left: 'lline', right: 'rline' },
  '‖': { left: 'ldline', right: 'rdline' },
  '∥': { left: 'ldline', right: 'rdline' },
};

/** A bracket as high as a line, which may stand alone; undefined where the sign is none. */
export function lowBracket(sign: string): string | undefined {
  const name = names[sign];
  return name === undefined ? undefined : `\\${name}`;
}

/** One of a pair of brackets that are as high as what is between them; other signs stand beside an invisible one. */
function highBracket(side: 'left' | 'right', sign: string): string {
  const name = lines[sign]?.[side] ?? names[sign];
  if (name !== undefined) return `${side} ${name}`;
  const shown = sign === '' ? '' : `"${sign}"`;
  return side === 'left' ? `left none ${shown}` : `${shown} right none`;
}

const isParenthesis = (sign: string) => sign === '(' || sign === ')';

/** What divides expressions between brackets: a line as high as those only if they are, since others are no place for it. */
const divider = (sign: string, isLow: boolean) => (!isLow && lines[sign]?.left === 'lline' ? 'mline' : `"${sign}"`);

/**
 * Expressions between two signs, of which none or one may be empty, divided by another one; the signs are higher than a line
 * where the expressions may be.
 */
export function inBrackets(
  left: string,
  expressions: readonly (readonly Piece[])[],
  right: string,
  separator = '|',
): Piece {
  const [opening, closing] = [lowBracket(left), lowBracket(right)];
  const isFlat = expressions.flat().every((piece) => typeof piece === 'string');
  const isLow =
    isFlat && isParenthesis(left) === isParenthesis(right) && opening !== undefined && closing !== undefined;
  const between = divider(separator, isLow);
  const inner = expressions.flatMap((pieces, place) => (place === 0 ? pieces : [between, ...pieces]));
  if (isLow) return [opening, ...inner, closing].join(' ');
  return { left: highBracket('left', left), inner, right: highBracket('right', right) };
}
