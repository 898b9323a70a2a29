import type { Box, Glyph } from '../../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const { minLetters, minTurnedShare, minAgreedShare, maxLeanEms, maxStepEms } = thresholds.turn;

/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 3;

/**
 * How a page must be turned so that it can be read: a page whose text runs upwards, as a wide table in a report does, lies on
 * its side although the file says that it is upright.
 * @param rotated Letters of lines that do not run to the right, in the order of the file.
 * @param upright The number of all others.
 */
export function turnOf(rotated: readonly Glyph[], upright: number): Turn {
  if (rotated.length < minLetters || rotated.length < minTurnedShare * (rotated.length + upright)) return 0;
  let [up, down] = [0, 0];
  for (const [index, { x0, x1, y0, look }] of rotated.entries()) {
    const before = rotated[index - 1];
    if (before === undefined || before.look.size !== look.size) continue;
    const rise = before.y0 - y0;
    const lean = Math.abs(x0 + x1 - before.x0 - before.x1) / 2;
    if (rise === 0 || lean > maxLeanEms * look.size || Math.abs(rise) > maxStepEms * look.size) continue;
    if (rise > 0) up++;
    else down++;
  }
  if (Math.max(up, down) < minAgreedShare * rotated.length) return 0;
  return up > down ? 1 : 3;
}

/** Turns a box with its page, which is this wide and high before. */
export function turnedBox<T extends Box>(box: T, turn: Turn, { width, height }: { width: number; height: number }): T {
  const { x0, x1, y0, y1 } = box;
  if (turn === 0) return box;
  return turn === 1
    ? { ...box, x0: height - y1, x1: height - y0, y0: x0, y1: x1 }
    : { ...box, x0: y0, x1: y1, y0: width - x1, y1: width - x0 };
}
