import type { Box } from '../model/page-model.ts';
import { pieceOf } from './signs.ts';
import { thresholds } from './thresholds.ts';

/** A letter, or several that stand together, with the size of its font in points. */
interface Piece extends Box {
  readonly text: string | null;
  readonly size: number;
}

/** The pieces of one bracket, from top to bottom, and the sign that they make. */
export interface Stack<T> {
  readonly sign: string;
  readonly pieces: readonly [T, ...T[]];
}

/** Finds the pieces of brackets that are too high for one sign: each is below another, without a gap. */
export function stackPieces<T extends Piece>(
  parts: readonly T[],
): { readonly stacks: readonly Stack<T>[]; readonly rest: readonly T[] } {
  const isPiece = ({ text }: T) => text !== null && pieceOf(text) !== undefined;
  const open: [T, ...T[]][] = [];
  for (const part of parts.filter(isPiece).sort((a, b) => a.y0 - b.y0)) {
    const middle = (part.x0 + part.x1) / 2;
    const above = open.find((stack) => {
      const last = stack.at(-1) as T;
      return part.y0 - last.y1 < thresholds.level * part.size && middle > last.x0 && middle < last.x1;
    });
    if (above === undefined) open.push([part]);
    else above.push(part);
  }
  const stacks = open.map((pieces) => ({
    sign: pieces.map(({ text }) => pieceOf(text ?? '')).find((sign) => sign) ?? '|',
    pieces,
  }));
  return { stacks, rest: parts.filter((part) => !isPiece(part)) };
}
