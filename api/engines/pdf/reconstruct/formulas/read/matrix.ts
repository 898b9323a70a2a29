import type { MathNode, MathRow } from '../../model/formulas/formula.ts';
import type { Box } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';
import { type Atom, centreY, isAccent, largestSize } from './atom.ts';

type Span = readonly [from: number, to: number];

/** Joins spans that overlap, or are apart by less than a gap. */
function spansOf(spans: readonly Span[], gap: number): readonly Span[] {
  const joined: [number, number][] = [];
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last !== undefined && from < last[1] + gap) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

const distanceTo = (y: number, [from, to]: Span) => Math.max(from - y, y - to, 0);

/**
 * The lines that atoms are in, from top to bottom. Raised and lowered letters are in the nearest, and accents in that below
 * them.
 */
function linesOf(atoms: readonly Atom[]): readonly (readonly Atom[])[] {
  const size = largestSize(atoms);
  const isLarge = (atom: Atom) => atom.row !== null || atom.size > thresholds.scriptSize * size;
  const main = atoms.filter((atom) => isLarge(atom) && !isAccent(atom));
  if (main.length === 0) return [atoms];
  const spans = spansOf(
    main.map(({ y0, y1 }) => [y0, y1]),
    thresholds.matrix.rowGap * size,
  );
  const lines = spans.map((): Atom[] => []);
  for (const atom of atoms) {
    const y = centreY(atom);
    const below = isAccent(atom) ? spans.findIndex(([, to]) => to > y) : -1;
    const nearest =
      below >= 0
        ? below
        : spans.reduce(
            (best, span, index) => (distanceTo(y, span) < distanceTo(y, spans[best] as Span) ? index : best),
            0,
          );
    lines[nearest]?.push(atom);
  }
  return lines;
}

/**
 * Atoms in several lines as a matrix; null for one line.
 * @param areLeft Whether its cells begin at the left of their column, as those of cases do.
 */
export function matrixOf(
  atoms: readonly Atom[],
  readLine: (atoms: readonly Atom[]) => MathRow,
  { areLeft }: { readonly areLeft: boolean },
): MathNode | null {
  const lines = linesOf(atoms);
  if (lines.length < 2) return null;
  const columns = spansOf(
    atoms.map(({ x0, x1 }: Box) => [x0, x1]),
    thresholds.matrix.columnGap * largestSize(atoms),
  );
  const rows = lines.map((line) =>
    columns.map(([from, to]) => readLine(line.filter(({ x0, x1 }) => x0 >= from && x1 <= to))),
  );
  return { type: 'matrix', rows, isLeft: areLeft };
}
