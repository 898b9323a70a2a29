import { boxAroundAll } from '../../model/box.ts';
import { smallest } from '../../model/extremes.ts';
import type { MathNode, MathRow } from '../../model/formulas/formula.ts';
import { baselineBelow } from '../../model/formulas/math-fonts.ts';
import type { Box, Rule } from '../../model/page-model.ts';
import { radicalSign } from '../signs.ts';
import { thresholds } from '../thresholds.ts';
import { type Atom, centreX, centreY, joined, largestSize } from './atom.ts';
import { UnclearFormula } from './unclear-formula.ts';

/** Makes a row of atoms, and of the rules among them. */
export type ReadRow = (atoms: readonly Atom[], rules: readonly Rule[]) => MathRow;

const limits = thresholds.fraction;

/** The height of a rule on the page, in points from its top. */
export const middleOf = ({ y0, y1 }: Rule) => (y0 + y1) / 2;

/** Whether a box is over or under a rule. */
const isAlong = (box: Box, rule: Rule, size: number) =>
  centreX(box) > rule.x0 - limits.overhang * size && centreX(box) < rule.x1 + limits.overhang * size;

/** What is on one side of a bar. */
interface Side {
  readonly atoms: readonly Atom[];
  readonly rules: readonly Rule[];
}

/**
 * The atoms and rules on one side of a bar that are of its fraction: each is near the bar, or near one that is nearer.
 */
function sideOfBar(bar: Rule, atoms: readonly Atom[], rules: readonly Rule[], direction: 1 | -1): Side {
  const y = middleOf(bar);
  const nearEdge = (box: Box) => direction * ((direction < 0 ? box.y1 : box.y0) - y);
  const farEdge = (box: Box) => direction * ((direction < 0 ? box.y0 : box.y1) - y);
  const onSide = (box: Box, size: number) => nearEdge(box) > -limits.straddle * size && isAlong(box, bar, size);
  const size = largestSize(atoms);
  const beside = [
    ...atoms.filter((atom) => onSide(atom, atom.size)).map((atom) => ({ box: atom as Box, size: atom.size })),
    ...rules.filter((rule) => rule !== bar && onSide(rule, size)).map((rule) => ({ box: rule as Box, size })),
  ].sort((a, b) => nearEdge(a.box) - nearEdge(b.box));
  let reach = 0;
  const taken = new Set<Box>();
  for (const { box, size: own } of beside) {
    if (nearEdge(box) > reach + (taken.size === 0 ? limits.distance : limits.step) * own) break;
    taken.add(box);
    reach = Math.max(reach, farEdge(box));
  }
  return { atoms: atoms.filter((atom) => taken.has(atom)), rules: rules.filter((rule) => taken.has(rule)) };
}

/** The root sign whose upper right corner a rule begins at. */
export function radicalOf<T extends Pick<Atom, 'text' | 'x1' | 'y0' | 'size'>>(
  rule: Rule,
  atoms: readonly T[],
): T | undefined {
  return atoms.find(
    ({ text, x1, y0, size }) =>
      text === radicalSign &&
      Math.abs(x1 - rule.x0) < thresholds.radical.corner * size &&
      Math.abs(y0 - middleOf(rule)) < thresholds.radical.corner * size,
  );
}

/** What a bar and the atoms at it become. */
interface Made {
  readonly atom: Atom;
  /** What it is made of. */
  readonly used: ReadonlySet<Atom>;
  readonly usedRules: ReadonlySet<Rule>;
}

/** A root: its sign, what is under its bar, and its degree in the angle of the sign. */
function radical(sign: Atom, bar: Rule, atoms: readonly Atom[], rules: readonly Rule[], readRow: ReadRow): Made | null {
  const y = middleOf(bar);
  const isUnder = (box: Box, size: number) =>
    isAlong(box, bar, 0) && centreY(box) > y && centreY(box) < sign.y1 + thresholds.level * size;
  const content = atoms.filter((atom) => atom !== sign && isUnder(atom, atom.size));
  if (content.length === 0) return null;
  const within = rules.filter((rule) => rule !== bar && isUnder(rule, sign.size));
  const degree = atoms.filter(
    (atom) =>
      atom !== sign &&
      atom.size < thresholds.scriptSize * sign.size &&
      atom.x1 < sign.x1 &&
      centreX(atom) > sign.x0 - thresholds.scripts.lean * sign.size &&
      centreY(atom) < sign.y1 - thresholds.level * sign.size &&
      centreY(atom) > y - thresholds.level * sign.size,
  );
  const node: MathNode = { type: 'radical', degree: readRow(degree, []), content: readRow(content, within) };
  const size = largestSize(content);
  const { baseline } = content.reduce((best, atom) => (atom.size > best.size ? atom : best));
  const parts = [sign, ...content, ...degree];
  return {
    atom: { ...joined(parts, { row: [node], baseline, size }), y0: Math.min(y, sign.y0) },
    used: new Set(parts),
    usedRules: new Set([bar, ...within]),
  };
}

/** A bar over or under letters. */
function barOf(bar: Rule, side: 'above' | 'below', { atoms, rules }: Side, readRow: ReadRow): Made {
  const node: MathNode = { type: 'bar', side, content: readRow(atoms, rules) };
  const { baseline } = atoms.reduce((best, atom) => (atom.size > best.size ? atom : best));
  const made = joined(atoms, { row: [node], baseline, size: largestSize(atoms) });
  return {
    atom: { ...made, y0: Math.min(made.y0, middleOf(bar)) },
    used: new Set(atoms),
    usedRules: new Set([bar, ...rules]),
  };
}

function fractionOf(bar: Rule, above: Side, below: Side, readRow: ReadRow): Made {
  const used = [...above.atoms, ...below.atoms];
  const size = largestSize(used);
  const node: MathNode = {
    type: 'fraction',
    above: readRow(above.atoms, above.rules),
    below: readRow(below.atoms, below.rules),
    hasBar: true,
  };
  const { x0, x1 } = boxAroundAll([...used, bar]);
  const baseline = baselineBelow(middleOf(bar), size);
  return {
    atom: { ...joined(used, { row: [node], baseline, size }), x0, x1 },
    used: new Set(used),
    usedRules: new Set([bar, ...above.rules, ...below.rules]),
  };
}

/**
 * What a bar is part of, other than a root: of a fraction, or of letters on one side of it that are near.
 * @throws UnclearFormula if nothing is at it.
 */
function atBar(bar: Rule, atoms: readonly Atom[], rules: readonly Rule[], readRow: ReadRow): Made {
  const y = middleOf(bar);
  const above = sideOfBar(bar, atoms, rules, -1);
  const below = sideOfBar(bar, atoms, rules, 1);
  const used = [...above.atoms, ...below.atoms];
  if (used.length === 0) throw new UnclearFormula();
  const distance = smallest(above.atoms.map((atom) => (centreY(atom) < y ? y - atom.y1 : atom.y0 - y)));
  if (above.atoms.length === 0 || distance > limits.distance * largestSize(used))
    return barOf(bar, 'above', below, readRow);
  return below.atoms.length === 0 ? barOf(bar, 'below', above, readRow) : fractionOf(bar, above, below, readRow);
}

/**
 * Puts together what horizontal rules belong to: fractions, roots, and letters with a bar over or under them. The longest
 * come first, since the shorter ones are parts of them.
 * @returns What is left, with the new atoms.
 * @throws UnclearFormula if a rule has no meaning.
 */
export function withFractions(atoms: readonly Atom[], rules: readonly Rule[], readRow: ReadRow): readonly Atom[] {
  let open = atoms;
  let left = [...rules].sort((a, b) => b.x1 - b.x0 - (a.x1 - a.x0));
  for (let bar = left[0]; bar !== undefined; bar = left[0]) {
    const sign = radicalOf(bar, open);
    const root = sign === undefined ? null : radical(sign, bar, open, left, readRow);
    const { atom: made, used, usedRules } = root ?? atBar(bar, open, left, readRow);
    open = [...open.filter((atom) => !used.has(atom)), made];
    left = left.filter((rule) => !usedRules.has(rule));
  }
  return open;
}
