import { boxAroundAll } from '../../model/box.ts';
import { largest } from '../../model/extremes.ts';
import { baselineBelow } from '../../model/formulas/math-fonts.ts';
import type { Box, Glyph } from '../../model/page-model.ts';
import { type Stack, stackPieces } from '../pieces.ts';
import { centreY, inkBox, isHighGlyph, isMathLetter, placeOf } from '../read/atom.ts';
import {
  accentOf,
  isFunction,
  isOperator,
  isRelation,
  isSum,
  pieceOf,
  radicalSign,
  sideOf,
  takesLimits,
} from '../signs.ts';
import { thresholds } from '../thresholds.ts';

/** What letters say about a formula: `prose` ends it, the others continue it, each across gaps of its own width. */
export type TokenKind = 'math' | 'sign' | 'number' | 'bracket' | 'function' | 'letter' | 'punctuation' | 'prose';

/** Letters that stand together on one baseline. Its box is that of their ink. */
export interface Token extends Box {
  readonly glyphs: readonly Glyph[];
  readonly baseline: number;
  readonly size: number;
  readonly kind: TokenKind;
  readonly text: string;
  /** Whether it stands between two things, such as an equals sign. */
  readonly isSign: boolean;
  /** Whether it is higher than a line, and belongs to what is beside it: a bracket, a sum, a root. */
  readonly isHigh: boolean;
  readonly takesLimits: boolean;
  readonly isAccent: boolean;
}

const number = /^[\d.,]*\d[\d.,!%]*$/;
const punctuation = /^[.,;:]+$/;
const signs = /^[+\-−±∓×÷⋅·∗*/<>=≤≥≠≈≡∼~|!′'∂∇∞∀∃¬∧∨∩∪∘†…⋯]+$/u;
const quotes = /^[“”„‟«»"]+$/;
const word = /\p{L}/u;
const words = /^[a-z]{2,}$/i;
const products = /^\p{L}{1,2}$/u;
const asciiLetter = /^[a-z]$/i;

/** Whether letters of a font for text look like variables: these are italic, and bold where they are vectors. */
const areVariables = (glyphs: readonly Glyph[]) =>
  glyphs.some(({ look }) => look.isItalic) && glyphs.every(({ look }) => look.isItalic || look.isBold);

function kindOf(text: string, glyphs: readonly Glyph[], size: 'small' | 'usual'): TokenKind {
  if (products.test(text) && areVariables(glyphs) && !glyphs.some(isMathLetter)) return 'letter';
  // Most tokens of a page are words.
  if (size === 'usual' && words.test(text) && !glyphs.some(isMathLetter))
    return isFunction(text) ? 'function' : 'prose';
  if (punctuation.test(text)) return 'punctuation';
  if (quotes.test(text)) return 'prose';
  if (glyphs.some(isMathLetter)) return 'math';
  if (number.test(text)) return 'number';
  if ([...text].every((sign) => sideOf(sign) !== null)) return 'bracket';
  if (signs.test(text) || [...text].every((sign) => isRelation(sign) || isSum(sign) || isOperator(sign))) return 'sign';
  if (isFunction(text)) return 'function';
  if (!word.test(text)) return 'number';
  // Small words are indices, as are single letters next to something.
  return size === 'small' || text.length === 1 ? 'letter' : 'prose';
}

/** What distinguishes letters within a word: a formula may follow a word without a gap. */
function classOf(glyph: Glyph): 'math' | 'stop' | 'word' | 'bracket' | 'other' {
  const { text } = glyph;
  if (isMathLetter(glyph)) return punctuation.test(text) ? 'stop' : 'math';
  if (asciiLetter.test(text)) return 'word';
  if (punctuation.test(text)) return 'stop';
  return sideOf(text) !== null ? 'bracket' : word.test(text) ? 'word' : 'other';
}

/** The size that most letters have, in points. */
export function bodySize(glyphs: readonly Glyph[]): number {
  const counts = new Map<number, number>();
  for (const { look } of glyphs) counts.set(look.size, (counts.get(look.size) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0] as [number, number])[0];
}

/** The box of the ink of a token's letters, which are equally high where it was not measured. */
function boxOf(glyphs: readonly Glyph[]): Box {
  if (glyphs.some(({ ink }) => ink !== undefined)) return boxAroundAll(glyphs.map(inkBox));
  const { x0, y0, y1 } = inkBox(glyphs[0] as Glyph);
  return { x0, y0, y1, x1: largest(glyphs.map((glyph) => glyph.x1)) };
}

function tokenOf(glyphs: readonly Glyph[], body: number): Token {
  const text = glyphs.length === 1 ? (glyphs[0] as Glyph).text : glyphs.map((glyph) => glyph.text).join('');
  const { x0, y0, x1, y1 } = boxOf(glyphs);
  // All letters of a token are of one size.
  const { size, baseline } = placeOf(glyphs[0] as Glyph, body);
  const kind = kindOf(text, glyphs, size < thresholds.scriptSize * body ? 'small' : 'usual');
  const isHigh = y1 - y0 > thresholds.highBracket * size;
  // One literal: a page has thousands of tokens, and to spread others into it took most of the time.
  return {
    x0,
    y0,
    x1,
    y1,
    glyphs,
    baseline,
    size,
    text,
    kind,
    isSign:
      kind !== 'prose' && (kind === 'sign' || signs.test(text) || kind === 'function' || [...text].some(isRelation)),
    isHigh: isHigh && kind !== 'prose' && (sideOf(text) !== null || isOperator(text) || text === radicalSign),
    takesLimits: kind !== 'prose' && takesLimits(text),
    isAccent: kind !== 'prose' && accentOf(text) !== null,
  };
}

/**
 * Divides letters into tokens, from top to bottom and from left to right.
 * @param body The size of the page's text, in points.
 */
export function tokensOf(glyphs: readonly Glyph[], body: number): readonly Token[] {
  const rows: Glyph[][] = [];
  for (const glyph of [...glyphs].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (first === undefined || glyph.baseline - first.baseline > thresholds.sameBaseline) rows.push([glyph]);
    else row?.push(glyph);
  }
  const tokens = rows.flatMap((row) => {
    const tokens: Glyph[][] = [];
    let lastClass = '';
    for (const glyph of row.sort((a, b) => a.x0 - b.x0)) {
      const token = tokens.at(-1);
      const last = token?.at(-1);
      // What is higher than a line is on its own.
      const ownClass = isHighGlyph(glyph) || pieceOf(glyph.text) !== undefined ? 'high' : classOf(glyph);
      const goesOn =
        last !== undefined &&
        last.look.size === glyph.look.size &&
        glyph.x0 - last.x1 < thresholds.gap.name * glyph.look.size &&
        lastClass === ownClass &&
        ownClass !== 'high';
      if (goesOn) token?.push(glyph);
      else tokens.push([glyph]);
      lastClass = ownClass;
    }
    return tokens.map((token) => tokenOf(token, body));
  });
  const { stacks, rest } = stackPieces(tokens);
  return stacks.length === 0 ? tokens : [...rest, ...stacks.map(bracketOf)];
}

/** The pieces of a bracket that is too high for one sign as one token. */
function bracketOf({ sign, pieces }: Stack<Token>): Token {
  const box = boxAroundAll(pieces);
  const [first] = pieces;
  const baseline = baselineBelow(centreY(box), first.size);
  return { ...first, ...box, glyphs: pieces.flatMap(({ glyphs }) => glyphs), baseline, text: sign, isHigh: true };
}
