import { boxAroundAll } from '../../model/box.ts';
import type { Box } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';
import { type Atom, centreX, centreY } from './atom.ts';

/** Letters above or below a line that belong together, and what they belong to. */
export interface ScriptGroup {
  readonly side: 'above' | 'below';
  readonly atoms: readonly Atom[];
  /** Null for what stands before the first. */
  readonly base: Atom | null;
  /** Whether they are centred on their base rather than after it. */
  readonly areLimits: boolean;
}

/** The line that scripts belong to, in points. */
interface Ground {
  readonly axis: number;
  readonly size: number;
  readonly takesLimits: (atom: Atom) => boolean;
}

/** Whether a box is above or below another rather than beside it. */
function isClear(box: Box, base: Atom): boolean {
  const reach = thresholds.limits.overlap * base.size;
  const { distance } = thresholds.limits;
  return box.y1 < base.y0 + reach
    ? base.y0 - box.y1 < distance * base.size
    : box.y0 > base.y1 - reach && box.y0 - base.y1 < distance * base.size;
}

/** What a group is the limits of; undefined if it is beside what is before it. */
function limitBase(box: Box, online: readonly Atom[], { takesLimits }: Ground): Atom | undefined {
  return online
    .filter(
      (atom) =>
        takesLimits(atom) &&
        isClear(box, atom) &&
        Math.abs(centreX(box) - centreX(atom)) < (atom.x1 - atom.x0) / 2 + thresholds.limits.centre * atom.size,
    )
    .sort((a, b) => Math.abs(centreX(box) - centreX(a)) - Math.abs(centreX(box) - centreX(b)))[0];
}

/** The last of a line that ends before a script, which may begin a little earlier. */
const baseBefore = ({ x0 }: Box, online: readonly Atom[], size: number): Atom | null =>
  online.findLast((atom) => atom.x0 < x0 && atom.x1 < x0 + thresholds.scripts.lean * size) ?? null;

/**
 * Groups the letters above and below a line, and finds what each group belongs to.
 * @param raisable Letters that are not on the line.
 * @param online What is on the line, from left to right.
 */
export function scriptGroups(
  raisable: readonly Atom[],
  online: readonly Atom[],
  ground: Ground,
): readonly ScriptGroup[] {
  const { axis, size } = ground;
  const groups: { readonly side: ScriptGroup['side']; readonly atoms: Atom[]; base: Atom | null }[] = [];
  for (const atom of [...raisable].sort((a, b) => a.x0 - b.x0)) {
    const side = centreY(atom) < axis ? 'above' : 'below';
    const base = baseBefore(atom, online, size);
    const isAway = online.some((each) => ground.takesLimits(each) && isClear(atom, each));
    const last = groups.findLast((group) => group.side === side);
    const isNext =
      last !== undefined &&
      atom.x0 - Math.max(...last.atoms.map(({ x1 }) => x1)) < thresholds.scripts.gap * size &&
      (last.base === base || isAway);
    if (isNext) last.atoms.push(atom);
    else groups.push({ side, atoms: [atom], base });
  }
  return groups.map(({ side, atoms, base }) => {
    const limited = limitBase(boxAroundAll(atoms), online, ground);
    return { side, atoms, base: limited ?? base, areLimits: limited !== undefined };
  });
}
