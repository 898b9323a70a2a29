import { thresholds } from '../thresholds.ts';
import { type GreyPicture, groundOf } from './grey-picture.ts';
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

/** The way that lines of text go on a page: rows with letters, and those between them, differ more than columns do. */
export function textCourse(picture: GreyPicture): RuleCourse {
  const { width, height, data } = picture;
  const darkest = groundOf(picture, { x0: 0, y0: 0, x1: width, y1: height }).level - minContrast;
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
