import type { Box } from '../../model/page-model.ts';
import { pixelBox } from '../pixels/raster.ts';
import type { Tones } from '../pixels/tones.ts';
import { thresholds } from '../thresholds.ts';

const { reach, maxCrossing, maxHeight } = thresholds.partedPicture;

/** What is on a page besides words and lines. */
interface Unknown extends Pick<Tones, 'tone' | 'width' | 'height' | 'pixelsPerPoint'> {
  /** Has 1 for each pixel of a word or a line. */
  readonly known: Uint8Array;
}

type Course = 'level' | 'upright';

const courseOf = ({ x0, x1, y0, y1 }: Box): Course => (x1 - x0 >= y1 - y0 ? 'level' : 'upright');

/** Whether a line goes through a box from one side to the other. */
const divides = (line: Box, box: Box) =>
  courseOf(line) === 'level'
    ? line.x0 <= box.x0 + reach && line.x1 >= box.x1 - reach && line.y0 > box.y0 && line.y1 < box.y1
    : line.y0 <= box.y0 + reach && line.y1 >= box.y1 - reach && line.x0 > box.x0 && line.x1 < box.x1;

/** What of a box is before a line, and behind it. */
const sidesOf = (box: Box, line: Box): readonly [Box, Box] =>
  courseOf(line) === 'level'
    ? [
        { ...box, y1: line.y0 },
        { ...box, y0: line.y1 },
      ]
    : [
        { ...box, x1: line.x0 },
        { ...box, x0: line.x1 },
      ];

/** Whether something is in a box that is neither a word nor a line. */
function isMarked({ tone, known, ...size }: Unknown, box: Box): boolean {
  const { x0, x1, y0, y1 } = pixelBox(size, box);
  for (let y = y0; y < y1; y++)
    for (let at = y * size.width + x0; at < y * size.width + x1; at++)
      if (tone[at] === 1 && known[at] === 0) return true;
  return false;
}

/** Whether what is on one side of a line in a box goes on at the other one, as the bars of a chart do. */
function isCrossed(box: Box, line: Box, page: Unknown): boolean {
  const [isLevel, step] = [courseOf(line) === 'level', 1 / page.pixelsPerPoint];
  // The line itself is known with a point around it.
  const far = 1 + reach;
  let crossing = 0;
  for (let from = isLevel ? box.x0 : box.y0; from < (isLevel ? box.x1 : box.y1); from += step) {
    const along = isLevel ? { x0: from, x1: from + step } : { y0: from, y1: from + step };
    const before = isLevel ? { y0: line.y0 - far, y1: line.y0 } : { x0: line.x0 - far, x1: line.x0 };
    const behind = isLevel ? { y0: line.y1, y1: line.y1 + far } : { x0: line.x1, x1: line.x1 + far };
    if (isMarked(page, { ...box, ...along, ...before }) && isMarked(page, { ...box, ...along, ...behind }))
      crossing += step;
  }
  return crossing > maxCrossing;
}

/** A box as large as what is in it besides words and lines; none if that is nothing. */
function onMarks({ tone, known, ...size }: Unknown, box: Box): readonly Box[] {
  const { width, pixelsPerPoint } = size;
  const pixels = pixelBox(size, box);
  let [x0, x1, y0, y1] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let y = pixels.y0; y < pixels.y1; y++)
    for (let x = pixels.x0; x < pixels.x1; x++) {
      if (tone[y * width + x] === 0 || known[y * width + x] === 1) continue;
      [x0, x1] = [Math.min(x0, x), Math.max(x1, x + 1)];
      [y0, y1] = [Math.min(y0, y), y + 1];
    }
  if (x1 < x0) return [];
  return [{ x0: x0 / pixelsPerPoint, x1: x1 / pixelsPerPoint, y0: y0 / pixelsPerPoint, y1: y1 / pixelsPerPoint }];
}

/** What is left of a picture between the lines that go through it and that nothing crosses. */
function partsOf(picture: Box, lines: readonly Box[], page: Unknown): readonly Box[] {
  const line = lines.find((each) => divides(each, picture) && !isCrossed(picture, each, page));
  if (line === undefined) return [picture];
  return sidesOf(picture, line)
    .flatMap((side) => onMarks(page, side))
    .flatMap((side) => partsOf(side, lines, page));
}

/**
 * The pictures that drawn lines make of one: what was not read of two cells of a table is not one picture, however close it is. A
 * line that something crosses is part of the picture, and so are the lines of a drawing, whose parts are higher than lines of text.
 * @param lines In points, as all boxes.
 */
export function partedByLines(picture: Box, lines: readonly Box[], page: Unknown): readonly Box[] {
  const parts = partsOf(picture, lines, page);
  return parts.every(({ y0, y1 }) => y1 - y0 <= maxHeight) ? parts : [picture];
}
