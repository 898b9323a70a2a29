import type { MathNode, MathRow } from '../../model/formulas/formula.ts';
import { axisOf, baselineBelow } from '../../model/formulas/math-fonts.ts';
import { sideOf } from '../signs.ts';
import { thresholds } from '../thresholds.ts';
import { type Atom, centreX, centreY, joined, largestSize } from './atom.ts';
import { matrixOf } from './matrix.ts';
import { mainBaseline } from './read-line.ts';

interface Pair {
  readonly open: Atom;
  /** Null for a brace with cases after it. */
  readonly close: Atom | null;
}

const isHigh = ({ y0, y1, size, row }: Atom) => row === null && y1 - y0 > thresholds.highBracket * size;

const areLevel = (a: Atom, b: Atom) =>
  Math.abs(a.y0 - b.y0) < thresholds.pair * a.size && Math.abs(a.y1 - b.y1) < thresholds.pair * a.size;

/** The innermost pair of high brackets, from the left; null if there is none. */
function innermostPair(atoms: readonly Atom[]): Pair | null {
  const brackets = atoms
    .filter((atom) => isHigh(atom) && atom.text !== null && sideOf(atom.text) !== null)
    .sort((a, b) => a.x0 - b.x0);
  const open: Atom[] = [];
  for (const bracket of brackets) {
    const side = sideOf(bracket.text ?? '');
    const last = open.at(-1);
    const closes = side === 'close' || (side === 'either' && last?.text === bracket.text);
    if (closes && last !== undefined && areLevel(last, bracket)) return { open: last, close: bracket };
    if (side !== 'close') open.push(bracket);
  }
  const brace = open.findLast(({ text }) => text === '{');
  return brace === undefined ? null : { open: brace, close: null };
}

/**
 * Puts together what is in high brackets, with the brackets: a row, or a matrix. Brackets as high as a line are signs like
 * others.
 * @returns What is left, with the new atoms.
 */
export function withBrackets(atoms: readonly Atom[], readLine: (atoms: readonly Atom[]) => MathRow): readonly Atom[] {
  let open = atoms;
  for (let pair = innermostPair(open); pair !== null; pair = innermostPair(open)) {
    const { open: left, close } = pair;
    const isWithin = (atom: Atom) =>
      atom !== left &&
      atom !== close &&
      centreX(atom) > left.x0 &&
      centreX(atom) < (close?.x1 ?? Number.POSITIVE_INFINITY) &&
      centreY(atom) > left.y0 - thresholds.level * left.size &&
      centreY(atom) < left.y1 + thresholds.level * left.size;
    const content = open.filter(isWithin);
    if (content.length === 0) {
      // A bracket around nothing is read as a sign: its height is that of the line.
      const flat = { ...left, y0: axisOf(left.baseline, left.size), y1: left.baseline };
      open = open.map((atom) => (atom === left ? flat : atom));
      continue;
    }
    const matrix = matrixOf(content, readLine, { areLeft: close === null });
    const node: MathNode = {
      type: 'brackets',
      open: left.text ?? '',
      close: close?.text ?? '',
      content: matrix === null ? readLine(content) : [matrix],
    };
    const parts = [left, ...content, ...(close === null ? [] : [close])];
    const size = largestSize(content);
    const baseline = matrix === null ? mainBaseline(content, size) : baselineBelow(centreY(left), size);
    const made = joined(parts, { row: [node], baseline, size });
    open = [...open.filter((atom) => !parts.includes(atom)), made];
  }
  return open;
}
