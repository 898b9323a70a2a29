import { thresholds } from '../thresholds.ts';

const { unread, panel } = thresholds;
const levels = 256;

/** A grey picture. */
export interface GreyPicture extends Record<'width' | 'height' | 'pixelsPerPoint', number> {
  /** How light its pixels are, row by row. */
  readonly data: Uint8Array;
}

/** Pixels from the first to the one behind the last. */
export interface Area extends Record<'x0' | 'y0' | 'x1' | 'y1', number> {}

/** How many pixels of an area are of each lightness. */
function countsOf({ width, data }: GreyPicture, { x0, x1, y0, y1 }: Area): Uint32Array {
  const counts = new Uint32Array(levels);
  for (let y = y0; y < y1; y++)
    for (let at = y * width + x0; at < y * width + x1; at++) {
      const level = data[at] as number;
      counts[level] = (counts[level] as number) + 1;
    }
  return counts;
}

/** The usual lightness by how many pixels are of each, and how many are about as light. */
function usualOf(counts: Uint32Array): Readonly<Record<'level' | 'count', number>> {
  const near = (level: number) => counts.subarray(Math.max(0, level - unread.sameLevel), level + unread.sameLevel + 1);
  let [usual, most] = [0, -1];
  for (let level = 0; level < levels; level++) {
    const count = near(level).reduce((sum, value) => sum + value, 0);
    if (count > most) [usual, most] = [level, count];
  }
  const levelsNear = [...near(usual)];
  const sum = levelsNear.reduce((all, count, at) => all + count * (Math.max(0, usual - unread.sameLevel) + at), 0);
  return { level: Math.round(sum / Math.max(1, most)), count: most };
}

const whole = ({ width, height }: GreyPicture): Area => ({ x0: 0, y0: 0, x1: width, y1: height });

/** How light the ground of a whole picture is. */
export const levelOfGround = (picture: GreyPicture): number => usualOf(countsOf(picture, whole(picture))).level;

/**
 * The usual levels of what is clearly lighter or darker than the ground of a picture, most frequent first.
 * @param least The least number of pixels of one level.
 */
export function shadesOf(picture: GreyPicture, ground: number, least: number): readonly number[] {
  const counts = countsOf(picture, whole(picture));
  counts.fill(0, Math.max(0, ground - unread.minContrast), ground + unread.minContrast + 1);
  const shades: number[] = [];
  while (shades.length < panel.maxShades) {
    const { level, count } = usualOf(counts);
    if (count < least) break;
    shades.push(level);
    counts.fill(0, Math.max(0, level - 2 * unread.sameLevel), level + 2 * unread.sameLevel + 1);
  }
  return shades;
}

/** A grey picture as a PGM file. */
export function pgmOf({ width, height, data }: Omit<GreyPicture, 'pixelsPerPoint'>): Uint8Array {
  const head = Buffer.from(`P5\n${width} ${height}\n${levels - 1}\n`, 'latin1');
  return Buffer.concat([head, data]);
}
