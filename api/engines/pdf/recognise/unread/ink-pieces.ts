import { createDisjointSets } from '../../../../disjoint-sets.ts';

/** Pixels that hang together; pixels of the mask, from the first to the one behind the last. */
export interface Piece extends Record<'x0' | 'y0' | 'x1' | 'y1', number> {
  readonly pixels: number;
}

/** Which pixels of a picture are looked at: 1 for those. */
export interface Mask extends Record<'width' | 'height', number> {
  readonly bits: Uint8Array;
}

/** Pixels of a row beside one another, from the first to the one behind the last. */
interface Run {
  readonly from: number;
  readonly to: number;
  /** Its number among the runs of the mask, from 0. */
  readonly id: number;
}

/** The runs of a row of pixels. */
function runsIn({ bits, width }: Mask, y: number, add: () => number): readonly Run[] {
  const runs: Run[] = [];
  let from = -1;
  for (let x = 0; x <= width; x++) {
    const isSet = x < width && bits[y * width + x] === 1;
    if (isSet && from < 0) from = x;
    if (isSet || from < 0) continue;
    runs.push({ from, to: x, id: add() });
    from = -1;
  }
  return runs;
}

/** Finds the pieces of a mask: pixels that touch one another, also at their corners. */
export function inkPieces(mask: Mask): readonly Piece[] {
  const sets = createDisjointSets();
  const boxes: { x0: number; y0: number; x1: number; y1: number; pixels: number }[] = [];
  let above: readonly Run[] = [];
  for (let y = 0; y < mask.height; y++) {
    const runs = runsIn(mask, y, sets.add);
    let at = 0;
    for (const { from, to, id } of runs) {
      boxes.push({ x0: from, y0: y, x1: to, y1: y + 1, pixels: to - from });
      while (at < above.length && (above[at] as Run).to < from) at++;
      for (let next = at; next < above.length && (above[next] as Run).from <= to; next++)
        sets.join((above[next] as Run).id, id);
    }
    above = runs;
  }
  const pieces = new Map<number, (typeof boxes)[number]>();
  for (const [id, box] of boxes.entries()) {
    const root = sets.rootOf(id);
    const piece = pieces.get(root);
    if (piece === undefined) {
      pieces.set(root, box);
      continue;
    }
    piece.x0 = Math.min(piece.x0, box.x0);
    piece.x1 = Math.max(piece.x1, box.x1);
    piece.y1 = Math.max(piece.y1, box.y1);
    piece.y0 = Math.min(piece.y0, box.y0);
    piece.pixels += box.pixels;
  }
  return [...pieces.values()];
}
