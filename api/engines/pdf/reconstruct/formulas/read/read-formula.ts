import type { MathNode, MathRow } from '../../model/formulas/formula.ts';
import type { Glyph, Rule } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';
import { type Atom, atomsOf, withWholeBrackets } from './atom.ts';
import { withBrackets } from './brackets.ts';
import { withFractions } from './fractions.ts';
import { mainBaseline, readLine, sizeOfLine } from './read-line.ts';
import { UnclearFormula } from './unclear-formula.ts';

const replacement = '\ufffd';
// Accents are letters to Unicode, but change when they are put over one.
const lettersAndDigits = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]/gu;

/** The letters and digits of a text without their styles, sorted. */
const lettersOf = (text: string) => (text.normalize('NFKD').match(lettersAndDigits) ?? []).sort().join('');

/** Puts together all that is higher than a line. */
const partsOf = (atoms: readonly Atom[], rules: readonly Rule[]) =>
  withBrackets(withFractions(atoms, rules, readRow), readLine);

/** Reads atoms with the rules among them. */
function readRow(atoms: readonly Atom[], rules: readonly Rule[]): MathRow {
  return atoms.length === 0 ? [] : readLine(partsOf(atoms, rules));
}

const rowsOf = (node: MathNode): readonly MathRow[] => {
  switch (node.type) {
    case 'run':
      return [];
    case 'fraction':
      return [node.above, node.below];
    case 'radical':
      return [node.degree, node.content];
    case 'scripts':
      return [node.base, node.lowered, node.raised];
    case 'operator':
      return [node.lowered, node.raised, node.operand];
    case 'function':
      return [node.name, node.operand];
    case 'limits':
      return [node.base, node.below, node.above];
    case 'accent':
    case 'bar':
    case 'brackets':
      return [node.content];
    case 'matrix':
      return node.rows.flat();
  }
};

/** The signs that a node itself shows, before and after its content. */
function signsOf(node: MathNode): readonly [before: string, after: string] {
  switch (node.type) {
    case 'run':
      return [node.text, ''];
    case 'operator':
      return [node.sign, ''];
    case 'radical':
      return ['√', ''];
    case 'accent':
      return ['', node.sign];
    case 'brackets':
      return [node.open, node.close];
    default:
      return ['', ''];
  }
}

/** The text of a row in the order in which it is read, as it is written without formulas. */
export function textOfRow(row: MathRow): string {
  return row
    .map((node) => {
      const [before, after] = signsOf(node);
      return before + rowsOf(node).map(textOfRow).join('') + after;
    })
    .join('');
}

/** How deep a row is: runs are 0, a script or a fraction of them 1. */
function depthOf(row: MathRow): number {
  return row.reduce((most, node) => {
    const rows = rowsOf(node);
    return rows.length === 0 ? most : Math.max(most, 1 + Math.max(...rows.map(depthOf)));
  }, 0);
}

/** Whether a row has any parts that text has no place for: all but runs, and one script after another. */
export function isTwoDimensional(row: MathRow): boolean {
  return row.some((node) => {
    if (node.type === 'run') return false;
    if (node.type === 'function') return [node.name, node.operand].some(isTwoDimensional);
    if (node.type === 'brackets') return isTwoDimensional(node.content);
    if (node.type !== 'scripts') return true;
    const areBoth = node.raised.length > 0 && node.lowered.length > 0;
    return areBoth || rowsOf(node).some((part) => depthOf(part) > 0);
  });
}

/** What letters and rules are as a formula, and the baseline of its line in points from the top of the page. */
export interface Reading {
  readonly row: MathRow;
  readonly baseline: number;
}

/**
 * Reads a formula from its letters and the rules among them.
 * @returns Null if a letter is unknown, if the positions of letters and rules do not show what they are, or if a letter
 * would be lost.
 */
export function readFormula(glyphs: readonly Glyph[], rules: readonly Rule[]): Reading | null {
  if (glyphs.length > thresholds.maxLetters || rules.length > thresholds.maxRules) return null;
  if (glyphs.some(({ text }) => text === replacement)) return null;
  try {
    const parts = partsOf(withWholeBrackets(atomsOf(glyphs)), rules);
    const reading = { row: readLine(parts), baseline: mainBaseline(parts, sizeOfLine(parts)) };
    const isWhole = lettersOf(textOfRow(reading.row)) === lettersOf(glyphs.map(({ text }) => text).join(''));
    return isWhole ? reading : null;
  } catch (error) {
    if (error instanceof UnclearFormula) return null;
    throw error;
  }
}
