import { accentsAbove } from '../model/characters/accents.ts';

/** Signs with limits, which are read with what they apply to. */
const operators = new Set('∑∏∐∫∬∭∮∯⋃⋂⋁⋀⨁⨂⨀⨄⨆');
/** Whether a sign has limits, as a sum does, and is read with what it applies to. */
export const isOperator = (text: string) => operators.has(text);

const opening = new Map([...'([{⟨⌊⌈'].map((open, index) => [open, [...')]}⟩⌋⌉'][index] as string]));
const closing = new Set(opening.values());
const upright = new Set('|‖∣∥');

/** Which side of a pair a bracket may be; null for other signs. */
export const sideOf = (text: string): 'open' | 'close' | 'either' | null =>
  opening.has(text) ? 'open' : closing.has(text) ? 'close' : upright.has(text) ? 'either' : null;

/** The sign of a root. */
export const radicalSign = '√';

/** Accents by the signs that fonts have for them, as combining characters. */
const accents: ReadonlyMap<string, string> = new Map([...Object.entries(accentsAbove), ['ˉ', '\u0304']]);
const combining = /^[\u0300-\u030f\u20d0-\u20dc]$/;

/** The combining character of an accent; null for other signs. */
export const accentOf = (text: string): string | null => (combining.test(text) ? text : (accents.get(text) ?? null));

/** Pieces of brackets too high for one sign, from top to bottom: what they make together. */
const pieces: ReadonlyMap<string, string> = new Map([
  ...[...'⎛⎜⎝'].map((piece) => [piece, '('] as const),
  ...[...'⎞⎟⎠'].map((piece) => [piece, ')'] as const),
  ...[...'⎡⎢⎣'].map((piece) => [piece, '['] as const),
  ...[...'⎤⎥⎦'].map((piece) => [piece, ']'] as const),
  ...[...'⎧⎨⎩'].map((piece) => [piece, '{'] as const),
  ...[...'⎫⎬⎭'].map((piece) => [piece, '}'] as const),
  ['⎪', ''],
  ['⏐', '|'],
  ['‖', '‖'],
]);

/** The bracket that a piece is of, empty for a piece of several; undefined for other signs. */
export const pieceOf = (text: string): string | undefined => pieces.get(text);

/** Whether nothing but formulas has a sign: sums and the like, roots, and pieces of high brackets. */
export const isOfFormulasOnly = (text: string) =>
  isOperator(text) || text === radicalSign || pieceOf(text) !== undefined;

const relation = /[=<>≤≥≠≈≡∼≃≅∝→←↔⇒⇐⇔↦∈∉∋⊂⊃⊆⊇≪≫:⟶⟵⟹⟺≺≻⊢⊨]/u;
const sum = /^[+−±∓-]$/u;

/** Whether a sign relates what is before it to what follows, so that a sum ends before it. */
export const isRelation = (text: string) => relation.test(text) && [...text].length === 1;
export const isSum = (text: string) => sum.test(text);

const functions =
  /^(?:arc)?(?:sin|cos|tan|cot|sec|csc)h?$|^(?:log|ln|lg|exp|lim|max|min|sup|inf|det|dim|ker|deg|gcd|arg|Pr|hom|mod|tr|sgn|sign|Var|Cov|rank|diag|div|rot|grad|liminf|limsup|argmax|argmin)$/;
const withLimits = /^(?:lim|max|min|sup|inf|det|gcd|Pr|liminf|limsup|argmax|argmin)$/;

/** Whether a word is the name of a function. */
export const isFunction = (text: string) => functions.test(text);
/** Whether people write above or below a sign or a word what it is taken over. */
export const takesLimits = (text: string) => isOperator(text) || withLimits.test(text);
