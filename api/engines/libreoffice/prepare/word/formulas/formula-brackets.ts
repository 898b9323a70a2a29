import { quoted } from './star-math.ts';

/** Brackets by their signs, as commands of StarMath. */
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

/** One of a pair of brackets that are as high as what is between them; other signs stand beside an invisible one. */
export function bracket(side: 'left' | 'right', sign: string): string {
  const name = lines[sign]?.[side] ?? names[sign];
  if (name !== undefined) return `${side} ${name}`;
  const shown = sign === '' ? '' : quoted(sign);
  return side === 'left' ? `left none ${shown}` : `${shown} right none`;
}

/** What stands between expressions in the same brackets. */
export const separator = (sign: string): string => (sign === '|' || sign === '∣' ? 'mline' : quoted(sign));
