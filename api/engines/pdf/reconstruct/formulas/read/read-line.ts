import type { MathNode, MathRow } from '../../model/formulas/formula.ts';
import { axisOf, isSymbolFont } from '../../model/formulas/math-fonts.ts';
import { isOperator, sideOf, takesLimits } from '../signs.ts';
import { thresholds } from '../thresholds.ts';
import { type Atom, centreY, isAccent, largestSize } from './atom.ts';
import { type Item, rowOfItems } from './items.ts';
import { nodesOf, withAccents, withWords } from './letters.ts';
import { type ScriptGroup, scriptGroups } from './scripts.ts';
import { UnclearFormula } from './unclear-formula.ts';

/** The size of a line's largest letters, in points: sums may be of a larger font, and LibreOffice's brackets are. */
export function sizeOfLine(atoms: readonly Atom[]): number {
  const isSign = ({ text, glyph }: Atom) =>
    text !== null && (isOperator(text) || (sideOf(text) !== null && isSymbolFont(glyph.look.font)));
  const letters = atoms.filter((atom) => !isSign(atom));
  return largestSize(letters.length > 0 ? letters : atoms);
}

/** The baseline that most of the largest letters are on, in points from the top of the page. */
export function mainBaseline(atoms: readonly Atom[], size: number): number {
  const isSign = ({ text, y0, y1 }: Atom) =>
    text === null || isOperator(text) || y1 - y0 > thresholds.highBracket * size;
  const large = atoms.filter((atom) => atom.size > thresholds.scriptSize * size);
  const letters = large.filter((atom) => !isSign(atom) && !isAccent(atom));
  const voters = letters.length > 0 ? letters : large;
  const votes = voters.map(
    ({ baseline }) =>
      [
        baseline,
        voters.filter((other) => Math.abs(other.baseline - baseline) < thresholds.level * size).length,
      ] as const,
  );
  return votes.reduce((best, vote) => (vote[1] > best[1] ? vote : best))[0];
}

type Scripts = Pick<Extract<MathNode, { type: 'scripts' }>, 'raised' | 'lowered' | 'areBefore'>;

const scripted = (base: MathRow, scripts: Scripts): MathRow =>
  scripts.raised.length + scripts.lowered.length === 0 ? base : [{ type: 'scripts', base, ...scripts }];

/** Whether a sign is as large as on a line of its own, or has no measured ink. Those in sentences are as high as a line. */
const isLarge = ({ y0, y1, size, glyph }: Atom) => glyph.ink === undefined || y1 - y0 > thresholds.largeOperator * size;

/** The rows of scripts above and below a line. */
function scriptRows(groups: readonly ScriptGroup[]): readonly [above: MathRow, below: MathRow] {
  const on = (side: ScriptGroup['side']) =>
    groups.filter((group) => group.side === side).flatMap((group) => readLine(group.atoms, true));
  return [on('above'), on('below')];
}

/** An atom with the scripts that belong to it. */
function itemOf(atom: Atom, groups: readonly ScriptGroup[]): Item {
  const right = Math.max(atom.x1, ...groups.flatMap((group) => group.atoms.map(({ x1 }) => x1)));
  const [above, below] = scriptRows(groups.filter((group) => group.areLimits));
  const [raised, lowered] = scriptRows(groups.filter((group) => !group.areLimits));
  const scripts = { raised, lowered, areBefore: false };
  const areLimits = above.length + below.length > 0;
  if (atom.text !== null && isOperator(atom.text) && (areLimits || isLarge(atom))) {
    const places = areLimits ? { raised: above, lowered: below } : { raised, lowered };
    const operator: MathNode = { type: 'operator', sign: atom.text, ...places, areBeside: !areLimits, operand: [] };
    const dress = (base: MathRow) => (areLimits ? scripted(base, scripts) : base);
    return { atom, right, base: [operator], dress };
  }
  const limited = (on: MathRow): MathRow => (areLimits ? [{ type: 'limits', base: on, above, below }] : on);
  return { atom, right, base: nodesOf(atom), dress: (on) => scripted(limited(on), scripts) };
}

/** The baseline that the first of the largest letters of scripts is on: what is lower or higher belongs to it. */
function scriptBaseline(atoms: readonly Atom[], size: number): number {
  const letters = atoms.filter(({ text, size: own }) => text !== null && own > thresholds.scriptSize * size);
  return letters.length === 0
    ? mainBaseline(atoms, size)
    : letters.reduce((first, atom) => (atom.x0 < first.x0 ? atom : first)).baseline;
}

/** Whether a letter is raised or lowered by no more than the scripts of a line are. */
function isNearLine({ baseline: own }: Atom, baseline: number, size: number): boolean {
  const { above, below } = thresholds.scripts;
  return baseline - own < above * size && own - baseline < below * size;
}

/**
 * Reads atoms on one line: letters, words, and what was put together, with the scripts and limits of each. Every atom is in
 * the row.
 * @param areScripts Whether they are scripts themselves. The scripts of scripts may be as large as these, as Word's are.
 * @throws UnclearFormula if a letter is not on the line, and neither raised nor lowered.
 */
export function readLine(letters: readonly Atom[], areScripts = false): MathRow {
  if (letters.length === 0) return [];
  const atoms = withAccents(withWords(letters));
  const size = sizeOfLine(atoms);
  const baseline = areScripts ? scriptBaseline(atoms, size) : mainBaseline(atoms, size);
  const axis = axisOf(baseline, size);
  const isCentred = ({ text, row, size: own, y0, y1 }: Atom) =>
    row !== null ||
    (text !== null && isOperator(text)) ||
    y1 - y0 > thresholds.highBracket * size ||
    (text !== null && sideOf(text) !== null && own > thresholds.scriptSize * size);
  const isOnLine = (atom: Atom) =>
    isCentred(atom)
      ? Math.abs(centreY(atom) - axis) < thresholds.axis * size ||
        Math.abs(atom.baseline - baseline) < thresholds.level * size
      : atom.size > thresholds.scriptSize * size && Math.abs(atom.baseline - baseline) < thresholds.level * size;
  const online = atoms.filter(isOnLine).sort((a, b) => a.x0 - b.x0);
  const raisable = atoms.filter((atom) => !isOnLine(atom));
  if (online.length === 0) throw new UnclearFormula();
  const mayHaveLimits = ({ text }: Atom) => text !== null && takesLimits(text);
  // A letter as large as those on the line is on another one.
  const isOfOther = (atom: Atom) =>
    atom.row === null && atom.size > thresholds.scriptSize * size && !(areScripts && isNearLine(atom, baseline, size));
  if (raisable.some(isOfOther)) throw new UnclearFormula();
  const groups = scriptGroups(raisable, online, { axis, size, takesLimits: mayHaveLimits });
  const leading = groups.filter(({ base }) => base === null);
  const items = online.map((atom) =>
    itemOf(
      atom,
      groups.filter(({ base }) => base === atom),
    ),
  );
  const [first, ...rest] = items as [Item, ...Item[]];
  if (leading.length === 0) return rowOfItems(items, size);
  const [raised, lowered] = scriptRows(leading);
  const dress = (base: MathRow) => scripted(first.dress(base), { raised, lowered, areBefore: true });
  return rowOfItems([{ ...first, dress }, ...rest], size);
}
