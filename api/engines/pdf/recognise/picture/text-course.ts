import { thresholds } from '../thresholds.ts';
import type { GreyPicture } from './grey-picture.ts';
import type { RuleCourse } from './without-rules.ts';

const { minContrast } = thresholds.drawnRule;
/** Every third pixel of a row, and of a column, is looked at. */
const step = 3;

/** By how much neighbouring places differ, altogether. */
function changeOf(counts: Uint32Array): number {
  let sum = 0;
  for (let at = 1; at < counts.length; at++) sum += Math.abs((counts[at] as number) - (counts[at - 1] as number));
  return sum;
}

/**
 * The direction in which lines of text run on a page: its rows differ more from each other, by whether they have
 * letters, than its columns do.
 * @param ground How light its paper is, from 0 to 255.
 */
export function textCourse({ width, height, data }: GreyPicture, ground: number): RuleCourse {
  const darkest = ground - minContrast;
  const [rows, columns] = [new Uint32Array(Math.ceil(height / step)), new Uint32Array(Math.ceil(width / step))];
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      if ((data[y * width + x] as number) >= darkest) continue;
      const [row, column] = [y / step, x / step];
      rows[row] = (rows[row] as number) + 1;
      columns[column] = (columns[column] as number) + 1;
    }
  return changeOf(rows) >= changeOf(columns) ? 'level' : 'upright';
}
