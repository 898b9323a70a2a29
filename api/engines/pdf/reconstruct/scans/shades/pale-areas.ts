import { hexByte } from '../../extract/pdfium/colour.ts';
import type { Raster } from '../../extract/raster.ts';
import type { Box, Fill } from '../../model/page-model.ts';
import { allCells, boundsOf, type CellBounds, groupsOf } from '../pixels/cells.ts';
import { channelsOf, lightnessOf } from '../pixels/raster.ts';
import type { Tones } from '../pixels/tones.ts';
import { thresholds } from './thresholds.ts';

const {
  cell,
  minLight,
  minStep,
  sameLevel,
  maxGap,
  minAcross,
  minDown,
  maxPageShare,
  maxPaper,
  minKnown,
  minEdge,
  edge,
  sampleStep,
} = thresholds;

/** How light a page is where nothing is printed, by its cells. */
interface Grounds extends Record<'columns' | 'rows' | 'side', number> {
  /** From 0 to 255; 0 for cells of which print covers most. */
  readonly levels: Uint8Array;
  readonly paper: number;
}

const isPlain = ({ tone, ink }: Tones, at: number) => tone[at] === 0 && ink[at] === 0;

/** The median lightness of what is plain in a cell; 0 if that is little. */
function levelOf(tones: Tones, left: number, top: number, side: number, counts: Uint16Array): number {
  let [looked, plain, lowest, highest] = [0, 0, 255, 0];
  for (let y = top; y < top + side; y += sampleStep)
    for (let at = y * tones.width + left; at < y * tones.width + left + side; at += sampleStep) {
      looked++;
      if (!isPlain(tones, at)) continue;
      const level = tones.lightness[at] as number;
      counts[level] = (counts[level] as number) + 1;
      lowest = Math.min(lowest, level);
      highest = Math.max(highest, level);
      plain++;
    }
  let [level, below] = [lowest, 0];
  while (level < highest && below + (counts[level] as number) <= plain / 2) below += counts[level++] as number;
  counts.fill(0, lowest, highest + 1);
  return plain < minLight * looked ? 0 : level;
}

function groundsOf(tones: Tones): Grounds {
  const side = Math.max(2, Math.round(cell * tones.pixelsPerPoint));
  const [columns, rows] = [Math.floor(tones.width / side), Math.floor(tones.height / side)];
  const counts = new Uint16Array(256);
  const levels = new Uint8Array(columns * rows);
  for (let at = 0; at < levels.length; at++)
    levels[at] = levelOf(tones, (at % columns) * side, Math.floor(at / columns) * side, side, counts);
  return { columns, rows, side, levels, paper: lightnessOf(tones.paper) };
}

/** The cells beside a side of an area, each with the one that is across it. */
function* acrossSides({ left, right, top, bottom }: CellBounds, columns: number) {
  const pair = (inner: readonly [number, number], outer: readonly [number, number]) =>
    [inner[1] * columns + inner[0], outer[1] * columns + outer[0]] as const;
  const rows = Array.from({ length: bottom - top + 1 }, (_, at) => top + at);
  const all = Array.from({ length: right - left + 1 }, (_, at) => left + at);
  yield rows.map((y) => pair([left + 1, y], [left - 2, y]));
  yield rows.map((y) => pair([right - 1, y], [right + 2, y]));
  yield all.map((x) => pair([x, top + 1], [x, top - 2]));
  yield all.map((x) => pair([x, bottom - 1], [x, bottom + 2]));
}

/** Whether an area ends at once at its sides, as shadows do not. At one of them, something else may be printed. */
function hasEdges(bounds: CellBounds, { levels, columns }: Grounds): boolean {
  let printed = 0;
  for (const pairs of acrossSides(bounds, columns)) {
    const known = pairs.filter(([inner, outer]) => levels[inner] !== 0 && levels[outer] !== 0);
    const steps = known.filter(([inner, outer]) => (levels[outer] as number) - (levels[inner] as number) >= minStep);
    if (known.length < minKnown * pairs.length) printed++;
    else if (steps.length < minEdge * known.length) return false;
  }
  return printed <= 1;
}

/** Whether cells are an area of one shade: it fills its box, is not at the edge of the page, and ends at its sides. */
function isArea(bounds: CellBounds, grounds: Grounds): boolean {
  const { columns, rows, levels, paper } = grounds;
  const [across, down] = [bounds.right - bounds.left + 1, bounds.bottom - bounds.top + 1];
  if (across * cell < minAcross || down * cell < minDown || across * down > maxPageShare * columns * rows) return false;
  const room = Math.ceil(edge / cell);
  const isAtEdge =
    Math.min(bounds.left, bounds.top) < room || bounds.right >= columns - room || bounds.bottom >= rows - room;
  if (isAtEdge) return false;
  let paperCells = 0;
  for (let y = bounds.top; y <= bounds.bottom; y++)
    for (let x = bounds.left; x <= bounds.right; x++)
      if ((levels[y * columns + x] as number) > paper - minStep) paperCells++;
  return paperCells <= maxPaper * across * down && hasEdges(bounds, grounds);
}

/** The colour of what is plain in a box, in pixels, as it would be on white paper. */
function colourIn({ pixels, width }: Raster, tones: Tones, { x0, x1, y0, y1 }: Box): string {
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = y0; y < y1; y += sampleStep)
    for (let at = y * width + x0; at < y * width + x1; at += sampleStep) {
      if (!isPlain(tones, at)) continue;
      count++;
      for (const [channel, value] of channelsOf(pixels[at] as number).entries())
        sums[channel] = (sums[channel] as number) + value;
    }
  const paper = channelsOf(tones.paper);
  const white = sums.map((sum, channel) => (255 * sum) / Math.max(1, count) / Math.max(1, paper[channel] as number));
  return white.map((value) => hexByte(Math.min(255, Math.round(value)))).join('');
}

/** Finds areas that are a little darker than the paper, such as pale rows of tables, by the paper between their letters. */
export function paleAreas(raster: Raster, tones: Tones): readonly Fill[] {
  const grounds = groundsOf(tones);
  const { levels, paper, side, columns, rows } = grounds;
  const levelAt = (at: number) => levels[at] as number;
  const isPale = (at: number) => levelAt(at) !== 0 && levelAt(at) <= paper - minStep;
  const areAlike = (one: number, other: number) => Math.abs(levelAt(one) - levelAt(other)) <= sameLevel;
  return groupsOf(grounds, allCells(grounds), isPale, maxGap, areAlike).flatMap((group): readonly Fill[] => {
    const bounds = boundsOf(group, grounds);
    if (!isArea(bounds, grounds)) return [];
    const box = {
      ...{ x0: bounds.left * side, x1: Math.min(columns, bounds.right + 1) * side },
      ...{ y0: bounds.top * side, y1: Math.min(rows, bounds.bottom + 1) * side },
    };
    const scale = tones.pixelsPerPoint;
    const place = { x0: box.x0 / scale, x1: box.x1 / scale, y0: box.y0 / scale, y1: box.y1 / scale };
    return [{ ...place, colour: colourIn(raster, tones, box) }];
  });
}
