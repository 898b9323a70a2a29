import { thresholds } from '../thresholds.ts';

const { unread } = thresholds;
const levels = 256;

/** A grey picture. */
export interface GreyPicture extends Record<'width' | 'height' | 'pixelsPerPoint', number> {
  /** How light its pixels are, row by row. */
  readonly data: Uint8Array;
}

/** Pixels from the first to the one behind the last. */
export interface Area extends Record<'x0' | 'y0' | 'x1' | 'y1', number> {}

/** The usual lightness in an area, and the share of its pixels that are about as light. */
export function groundOf(
  { width, data }: GreyPicture,
  { x0, x1, y0, y1 }: Area,
): { readonly level: number; readonly share: number } {
  const counts = new Uint32Array(levels);
  for (let y = y0; y < y1; y++)
    for (let at = y * width + x0; at < y * width + x1; at++) {
      const level = data[at] as number;
      counts[level] = (counts[level] as number) + 1;
    }
  const near = (level: number) => counts.subarray(Math.max(0, level - unread.sameLevel), level + unread.sameLevel + 1);
  let [usual, most] = [0, -1];
  for (let level = 0; level < levels; level++) {
    const count = near(level).reduce((sum, value) => sum + value, 0);
    if (count > most) [usual, most] = [level, count];
  }
  const levelsNear = [...near(usual)];
  const sum = levelsNear.reduce((all, count, at) => all + count * (Math.max(0, usual - unread.sameLevel) + at), 0);
  return { level: Math.round(sum / Math.max(1, most)), share: most / Math.max(1, (x1 - x0) * (y1 - y0)) };
}

/** How light the ground of a whole picture is. */
export const levelOfGround = (picture: GreyPicture): number =>
  groundOf(picture, { x0: 0, y0: 0, x1: picture.width, y1: picture.height }).level;

/** A grey picture as a PGM file. */
export function pgmOf({ width, height, data }: Omit<GreyPicture, 'pixelsPerPoint'>): Uint8Array {
  const head = Buffer.from(`P5\n${width} ${height}\n${levels - 1}\n`, 'latin1');
  return Buffer.concat([head, data]);
}
