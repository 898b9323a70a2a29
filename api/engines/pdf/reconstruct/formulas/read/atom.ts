import { boxAroundAll } from '../../model/box.ts';
import type { MathRow } from '../../model/formulas/formula.ts';
import {
  baselineBelow,
  isEquationFont,
  isOpenTypeMath,
  isSymbolFont,
  isTexMath,
} from '../../model/formulas/math-fonts.ts';
import type { Box, Glyph, Look } from '../../model/page-model.ts';
import { stackPieces } from '../pieces.ts';
import { accentOf, isOfFormulasOnly, isOperator, isRelation, isSum, radicalSign, sideOf } from '../signs.ts';
import { thresholds } from '../thresholds.ts';

/** A part of a formula at its place: a letter, a word, or what was put together. Its box is that of its ink. */
export interface Atom extends Box {
  readonly baseline: number;
  readonly size: number;
  /** How many letters it consists of. */
  readonly letters: number;
  /** Its text, if it is a letter or a word. */
  readonly text: string | null;
  /** The first of its letters. */
  readonly glyph: Glyph;
  /** What it is, if it was put together. */
  readonly row: MathRow | null;
}

const onKeyboard = /^[=+]$/;

/** Whether a letter is of an alphabet for variables in formulas: Unicode's mathematical italic letters. */
const isVariable = (text: string) => {
  const code = text.codePointAt(0) ?? 0;
  return code === 0x210e || (code >= 0x1d434 && code <= 0x1d49b) || (code >= 0x1d6e2 && code <= 0x1d755);
};

/** What is known of looks: a document has few, and many letters of each. */
const mathLooks = new WeakMap<Look, boolean>();

function isMathLook(look: Look): boolean {
  const isMath = mathLooks.get(look) ?? (isTexMath(look.font) || isOpenTypeMath(look.font));
  mathLooks.set(look, isMath);
  return isMath;
}

/** Whether a sign is in formulas rather than before the items of a list. */
const isFormulaSign = (text: string) =>
  isRelation(text) || isSum(text) || isOperator(text) || text === radicalSign || sideOf(text) !== null;

/**
 * Whether only programs for equations take a sign from another font than the letters beside it: people do so for Greek letters,
 * bullets, and signs that their keyboard lacks.
 */
const isEquationSign = (text: string) => onKeyboard.test(text) || isOfFormulasOnly(text);

/**
 * Whether a letter is in a font for formulas. Browsers write such fonts without a name, and LibreOffice takes signs
 * from a font that it also uses for text: then the letter decides.
 */
export function isMathLetter({ look, text }: Glyph): boolean {
  if (look.font === '') return isVariable(text);
  if (isEquationFont(look.font)) return isEquationSign(text);
  return isSymbolFont(look.font) ? isFormulaSign(text) : isMathLook(look);
}

/** Whether a letter is higher than a line. */
export const isHighGlyph = ({ ink, look }: Glyph) =>
  ink !== undefined && ink[1] - ink[0] > thresholds.highBracket * look.size;

/** The box of a letter's ink; about that of a capital letter with a descender, if it was not measured. */
export function inkBox({ x0, x1, ink, baseline, look }: Glyph): Box {
  if (ink !== undefined) return { x0, x1, y0: ink[0], y1: ink[1] };
  const { above, below } = thresholds.ink;
  return { x0, x1, y0: baseline - above * look.size, y1: baseline + below * look.size };
}

/**
 * The size of a letter and its baseline: LibreOffice makes signs higher by a larger font, which hang anywhere.
 * @param usual The size of the letters around it, in points.
 */
export function placeOf(glyph: Glyph, usual: number): Pick<Atom, 'size' | 'baseline'> {
  const { look, baseline } = glyph;
  if (!isSymbolFont(look.font) || look.size <= usual) return { size: look.size, baseline };
  return { size: usual, baseline: baselineBelow(centreY(inkBox(glyph)), usual) };
}

/** Letters as atoms. */
export function atomsOf(glyphs: readonly Glyph[]): readonly Atom[] {
  const letters = glyphs.filter(({ look }) => !isSymbolFont(look.font));
  const usual = Math.max(...(letters.length > 0 ? letters : glyphs).map(({ look }) => look.size));
  return glyphs.map((glyph) => ({
    ...inkBox(glyph),
    ...placeOf(glyph, usual),
    ...{ letters: 1, text: glyph.text, glyph, row: null },
  }));
}

/** Several atoms as one, on the baseline of the first. */
export function joined(atoms: readonly Atom[], as: Partial<Pick<Atom, 'text' | 'row' | 'baseline' | 'size'>>): Atom {
  const [first] = atoms as readonly [Atom, ...Atom[]];
  const letters = atoms.reduce((sum, each) => sum + each.letters, 0);
  return { ...first, ...boxAroundAll(atoms), letters, text: null, row: null, ...as };
}

/** Whether an atom is an accent that is drawn over a letter, on a baseline of its own. */
export const isAccent = ({ text }: Atom) => text !== null && accentOf(text) !== null;

/** The middle of a box between its sides. */
export const centreX = ({ x0, x1 }: Box) => (x0 + x1) / 2;
/** The middle of a box between its top and its bottom. */
export const centreY = ({ y0, y1 }: Box) => (y0 + y1) / 2;

/** The largest size of some atoms, in points; 0 for none. */
export const largestSize = (atoms: readonly Atom[]) => atoms.reduce((most, { size }) => Math.max(most, size), 0);

/** Joins the pieces of brackets that are too high for one sign. */
export function withWholeBrackets(atoms: readonly Atom[]): readonly Atom[] {
  const { stacks, rest } = stackPieces(atoms);
  const whole = stacks.map(({ sign, pieces }) => {
    const [{ size }] = pieces;
    return joined(pieces, { text: sign, baseline: baselineBelow(centreY(boxAroundAll(pieces)), size) });
  });
  return [...rest, ...whole];
}
