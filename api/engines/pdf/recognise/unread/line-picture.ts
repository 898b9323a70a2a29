import { heightOf } from '../../layout/page-layout.ts';
import { type GreyPicture, pgmOf } from '../picture/grey-picture.ts';
import { thresholds } from '../thresholds.ts';
import type { UnreadLine } from './unread-lines.ts';

const { unread } = thresholds;
const white = 255;

/** A picture of a line of letters, dark on white, and where it is on its page, in pixels. */
export interface LinePicture {
  readonly left: number;
  readonly top: number;
  /** A PGM file. */
  readonly file: Uint8Array;
}

/** Cuts a line out of a page, with room around it. Its ground becomes white, and what differs most from that, black. */
export function linePicture({ width, height, data }: GreyPicture, line: UnreadLine): LinePicture {
  const room = Math.round(unread.accents * heightOf(line));
  const margin = Math.round(unread.margin * heightOf(line));
  const [left, right] = [Math.max(0, line.xMin - 2), Math.min(width, line.xMax + 2)];
  const [top, bottom] = [Math.max(0, line.yMin - room), Math.min(height, line.yMax + room)];
  const [columns, rows] = [right - left + 2 * margin, bottom - top + 2 * margin];
  const pixels = new Uint8Array(columns * rows).fill(white);
  let most = 1;
  for (let y = line.yMin; y < line.yMax; y++)
    for (let at = y * width + line.xMin; at < y * width + line.xMax; at++)
      most = Math.max(most, Math.abs((data[at] as number) - line.ground));
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const apart = Math.abs((data[y * width + x] as number) - line.ground) / most;
      pixels[(y - top + margin) * columns + x - left + margin] = white * (1 - Math.min(1, apart));
    }
  const file = pgmOf({ width: columns, height: rows, data: pixels });
  return { left: left - margin, top: top - margin, file };
}
