import { hexByte } from '../extract/pdfium/colour.ts';
import type { Raster } from '../extract/raster.ts';
import { isWithin } from '../model/box.ts';
import type { Box, Fill } from '../model/page-model.ts';
import { allCells, boundsOf, boxOfCells, type CellBounds, type Cells, cellsOf, groupsOf } from './cells.ts';
import { channelsOf, lightnessOfColour, pixelBox } from './raster.ts';
import { thresholds } from './thresholds.ts';
import type { Tones } from './tones.ts';

const { area, shade, picture, wordRoom } = thresholds;

/** What is on a page besides its words and drawn lines. */
export interface Areas {
  /** Areas of one colour, such as shaded cells. */
  readonly fills: readonly Fill[];
  /** Photographs, diagrams, signatures, and whatever else was not read. */
  readonly pictures: readonly Box[];
  /** Shaded areas of whose words many were not read: they are pictures, too. */
  readonly unread: readonly Box[];
}

const markBoxes = (mask: Uint8Array, tones: Tones, boxes: readonly Box[]): void => {
  for (const box of boxes) {
    const { x0, x1, y0, y1 } = pixelBox(tones, box);
    for (let y = y0; y < y1; y++) mask.fill(1, y * tones.width + x0, y * tones.width + x1);
  }
};

const around = ({ x0, x1, y0, y1 }: Box, room: number): Box => ({
  x0: x0 - room,
  y0: y0 - room,
  x1: x1 + room,
  y1: y1 + room,
});

const areAlike = (one: number, other: number) => {
  const [first, second] = [channelsOf(one), channelsOf(other)];
  return first.every((value, channel) => Math.abs(value - (second[channel] as number)) <= shade.sameLevel);
};

const hexOf = (pixel: number) => channelsOf(pixel).map(hexByte).join('');

/** The sides of an area of one colour, to the pixel. */
function exactly(box: Box, pixel: number, { pixels, width, height, pixelsPerPoint }: Raster): Box {
  const { sideReach, sideSamples, minOnSide } = shade;
  const reach = Math.round(sideReach * area.cell * pixelsPerPoint);
  const { x0, x1, y0, y1 } = pixelBox({ width, height, pixelsPerPoint }, box);
  const isSame = (x: number, y: number) =>
    x >= 0 && x < width && y >= 0 && y < height && areAlike(pixels[y * width + x] as number, pixel);
  const shareOf = (from: number, to: number, isAt: (place: number) => boolean) => {
    let same = 0;
    for (let step = 0; step < sideSamples; step++)
      if (isAt(Math.round(from + ((to - from) * (step + 0.5)) / sideSamples))) same++;
    return same / sideSamples;
  };
  const isColumn = (x: number) => shareOf(y0, y1, (y) => isSame(x, y)) >= minOnSide;
  const isRow = (y: number) => shareOf(x0, x1, (x) => isSame(x, y)) >= minOnSide;
  /** Goes outwards from inside the area up to the last place that is of its colour. */
  const end = (side: number, outwards: 1 | -1, isOf: (place: number) => boolean) => {
    for (let place = side + outwards * reach; place !== side - outwards * reach; place -= outwards)
      if (isOf(place)) return place;
    return side;
  };
  return {
    x0: end(x0, -1, isColumn) / pixelsPerPoint,
    x1: (end(x1 - 1, 1, isColumn) + 1) / pixelsPerPoint,
    y0: end(y0, -1, isRow) / pixelsPerPoint,
    y1: (end(y1 - 1, 1, isRow) + 1) / pixelsPerPoint,
  };
}

function fillsOf(cells: Cells, raster: Raster, bounds: CellBounds): readonly Fill[] {
  const shadeAt = (cell: number) => cells.shades[cell] as number;
  const groups = groupsOf(
    cells,
    bounds,
    (cell) => shadeAt(cell) !== 0,
    1,
    (one, other) => areAlike(shadeAt(one), shadeAt(other)),
  );
  return groups.flatMap((group): readonly Fill[] => {
    const box = boxOfCells(group, cells, raster.pixelsPerPoint);
    const size = cells.side / raster.pixelsPerPoint;
    const inBox = ((box.x1 - box.x0) / size) * ((box.y1 - box.y0) / size);
    const isArea =
      group.length >= shade.minCells &&
      group.length >= shade.minFilled * inBox &&
      Math.min(box.x1 - box.x0, box.y1 - box.y0) >= shade.minSide;
    if (!isArea) return [];
    const usual = shadeAt(group[group.length >> 1] as number);
    return [{ ...exactly(box, usual, raster), colour: hexOf(usual) }];
  });
}

/** What is on an area of one colour and was not read, as light letters on a dark ground often are not. */
interface Unread {
  /** The share of all that is on the area. */
  readonly share: number;
  readonly boxes: readonly Box[];
}

function unreadOn({ colour, ...box }: Fill, tones: Tones, cells: Cells, known: Uint8Array): Unread {
  const { columns, side } = cells;
  const { lightness, width } = tones;
  const ground = lightnessOfColour(colour);
  const { x0, x1, y0, y1 } = pixelBox(tones, around(box, -wordRoom));
  const counts = new Map<number, number>();
  let [all, unread] = [0, 0];
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const at = y * width + x;
      if (Math.abs((lightness[at] as number) - ground) <= shade.maxUnlike) continue;
      all++;
      if (known[at] === 1) continue;
      unread++;
      const cell = Math.floor(y / side) * columns + Math.min(columns - 1, Math.floor(x / side));
      counts.set(cell, (counts.get(cell) ?? 0) + 1);
    }
  const isUnread = (cell: number) => (counts.get(cell) ?? 0) >= area.minFilled * side * side;
  const within = [...counts.keys()].filter((cell) => cell < columns * cells.rows);
  const boxes = (within.length === 0 ? [] : groupsOf(cells, boundsOf(within, cells), isUnread, 1))
    .filter((group) => group.length >= picture.minCells)
    .map((group) => boxOfCells(group, cells, tones.pixelsPerPoint))
    .filter((group) => !isSpeck(group));
  return { share: unread / Math.max(1, all), boxes };
}

/** Whether something is too small to have been a letter. */
const isSpeck = ({ x0, x1, y0, y1 }: Box): boolean =>
  Math.min(x1 - x0, y1 - y0) < picture.minShort || Math.max(x1 - x0, y1 - y0) < picture.minLong;

/**
 * Finds what a page shows besides its words and its drawn lines.
 * @param words Boxes of the words, in points.
 * @param lines Boxes of the drawn lines, likewise.
 */
export function findAreas(raster: Raster, tones: Tones, words: readonly Box[], lines: readonly Box[]): Areas {
  const known = new Uint8Array(tones.tone.length);
  markBoxes(
    known,
    tones,
    words.map((word) => around(word, wordRoom)),
  );
  markBoxes(
    known,
    tones,
    lines.map((line) => around(line, 1)),
  );
  const cells = cellsOf(raster, tones, known);
  const { pixelsPerPoint, width, height } = tones;
  const [pageWidth, pageHeight] = [width / pixelsPerPoint, height / pixelsPerPoint];
  const groups = groupsOf(cells, allCells(cells), (cell) => cells.filled[cell] === 1, area.maxGap);
  const fills: Fill[] = [];
  const pictures: Box[] = [];
  const unread: Box[] = [];
  for (const group of groups) {
    const box = boxOfCells(group, cells, pixelsPerPoint);
    const textured = group.filter((cell) => cells.shades[cell] === 0).length;
    if (textured <= shade.maxTextured * group.length) {
      const own = fillsOf(cells, raster, boundsOf(group, cells));
      const size = cells.side / pixelsPerPoint;
      const inFills = group.filter((cell) =>
        own.some((fill) =>
          isWithin(fill, ((cell % cells.columns) + 0.5) * size, (Math.floor(cell / cells.columns) + 0.5) * size, 1),
        ),
      );
      if (inFills.length >= shade.minCovered * group.length) {
        for (const fill of own) {
          const { share, boxes } = unreadOn(fill, tones, cells, known);
          if (share > shade.maxUnread && boxes.length > shade.maxUnreadParts) {
            unread.push({ x0: fill.x0, x1: fill.x1, y0: fill.y0, y1: fill.y1 });
            continue;
          }
          fills.push(fill);
          pictures.push(...boxes);
        }
        continue;
      }
    }
    const isEdge =
      (box.x0 < picture.edge && box.x1 < 2 * picture.edge) ||
      (box.x1 > pageWidth - picture.edge && box.x0 > pageWidth - 2 * picture.edge) ||
      (box.y0 < picture.edge && box.y1 < 2 * picture.edge) ||
      (box.y1 > pageHeight - picture.edge && box.y0 > pageHeight - 2 * picture.edge);
    const isSmall = group.length < picture.minCells || isSpeck(box);
    if (!isEdge && !isSmall) pictures.push(box);
  }
  return { fills, pictures, unread };
}
