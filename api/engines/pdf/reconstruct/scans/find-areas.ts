import { boxAroundAll, isWithin } from '../model/box.ts';
import type { Box, Fill } from '../model/page-model.ts';
import { channelsOf, pixelBox, type Raster } from './raster.ts';
import { thresholds } from './thresholds.ts';
import type { Tones } from './tones.ts';

const { area, shade, picture, wordRoom } = thresholds;
const hexDigits = 6;

/** What is on a page besides its words and drawn lines. */
export interface Areas {
  /** Areas of one colour, such as shaded cells. */
  readonly fills: readonly Fill[];
  /** Photographs, diagrams, signatures, and whatever else was not read. */
  readonly pictures: readonly Box[];
}

/** The cells that a page is divided into. */
interface Cells {
  readonly columns: number;
  readonly rows: number;
  /** Pixels along a side. */
  readonly side: number;
  /** Whether a cell has something on it that is neither a word nor a line. */
  readonly filled: Uint8Array;
  /** The colour of a cell that is of one colour other than paper, as a pixel; 0 for others. */
  readonly shades: Uint32Array;
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

/** The colour that most pixels of a cell have, on average, unless that is the paper's or too few have it; else 0. */
function shadeOf(
  pixels: Uint32Array,
  { lightness, tone, width }: Tones,
  left: number,
  top: number,
  side: number,
): number {
  const counts = new Uint8Array(256 >> 3);
  for (let y = top; y < top + side; y++)
    for (let x = left; x < left + side; x++) {
      const bucket = (lightness[y * width + x] as number) >> 3;
      counts[bucket] = (counts[bucket] as number) + 1;
    }
  const usual = (counts.indexOf(Math.max(...counts)) << 3) + 4;
  let [same, toned, red, green, blue] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + side; y++)
    for (let x = left; x < left + side; x++) {
      const at = y * width + x;
      if (Math.abs((lightness[at] as number) - usual) > shade.sameLevel) continue;
      const pixel = pixels[at] as number;
      same++;
      toned += tone[at] as number;
      red += (pixel >> 16) & 255;
      green += (pixel >> 8) & 255;
      blue += pixel & 255;
    }
  if (same < shade.minSame * side * side || toned < same * shade.minSame) return 0;
  return 0xff000000 | (Math.round(red / same) << 16) | (Math.round(green / same) << 8) | Math.round(blue / same);
}

function cellsOf({ pixels }: Raster, tones: Tones, known: Uint8Array): Cells {
  const { width, height, tone, pixelsPerPoint } = tones;
  const side = Math.max(2, Math.round(area.cell * pixelsPerPoint));
  const [columns, rows] = [Math.floor(width / side), Math.floor(height / side)];
  const [filled, shades] = [new Uint8Array(columns * rows), new Uint32Array(columns * rows)];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let [toned, unknown] = [0, 0];
      for (let y = row * side; y < (row + 1) * side; y++)
        for (let at = y * width + column * side; at < y * width + (column + 1) * side; at++) {
          if (tone[at] === 0) continue;
          toned++;
          if (known[at] === 0) unknown++;
        }
      const cell = row * columns + column;
      if (unknown >= area.minFilled * side * side) filled[cell] = 1;
      if (toned >= shade.minSame * side * side) shades[cell] = shadeOf(pixels, tones, column * side, row * side, side);
    }
  return { columns, rows, side, filled, shades };
}

/** Groups of cells that belong together: `areJoined` tells it of two cells that are at most `gap` cells apart. */
function groupsOf(
  { columns, rows }: Cells,
  isIn: (cell: number) => boolean,
  gap: number,
  areJoined: (one: number, other: number) => boolean = () => true,
): readonly (readonly number[])[] {
  const seen = new Uint8Array(columns * rows);
  const groups: number[][] = [];
  for (let start = 0; start < columns * rows; start++) {
    if (seen[start] === 1 || !isIn(start)) continue;
    seen[start] = 1;
    const group = [start];
    for (const cell of group) {
      const [row, column] = [Math.floor(cell / columns), cell % columns];
      for (let y = Math.max(0, row - gap); y <= Math.min(rows - 1, row + gap); y++)
        for (let x = Math.max(0, column - gap); x <= Math.min(columns - 1, column + gap); x++) {
          const other = y * columns + x;
          if (seen[other] === 1 || !isIn(other) || !areJoined(cell, other)) continue;
          seen[other] = 1;
          group.push(other);
        }
    }
    groups.push(group);
  }
  return groups;
}

function boxOfCells(group: readonly number[], { columns, side }: Cells, pixelsPerPoint: number): Box {
  const size = side / pixelsPerPoint;
  return boxAroundAll(
    group.map((cell) => {
      const [row, column] = [Math.floor(cell / columns), cell % columns];
      return { x0: column * size, y0: row * size, x1: (column + 1) * size, y1: (row + 1) * size };
    }),
  );
}

const areAlike = (one: number, other: number) => {
  const [first, second] = [channelsOf(one), channelsOf(other)];
  return first.every((value, channel) => Math.abs(value - (second[channel] as number)) <= shade.sameLevel);
};

const hexOf = (pixel: number) => (pixel & 0xffffff).toString(16).padStart(hexDigits, '0').toUpperCase();

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

function fillsOf(cells: Cells, raster: Raster, isIn: (cell: number) => boolean): readonly Fill[] {
  const shadeAt = (cell: number) => cells.shades[cell] as number;
  const groups = groupsOf(
    cells,
    (cell) => shadeAt(cell) !== 0 && isIn(cell),
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
  const groups = groupsOf(cells, (cell) => cells.filled[cell] === 1, area.maxGap);
  const fills: Fill[] = [];
  const pictures: Box[] = [];
  for (const group of groups) {
    const box = boxOfCells(group, cells, pixelsPerPoint);
    const textured = group.filter((cell) => cells.shades[cell] === 0).length;
    if (textured <= shade.maxTextured * group.length) {
      const isIn = (cell: number) => {
        const size = cells.side / pixelsPerPoint;
        const [x, y] = [((cell % cells.columns) + 0.5) * size, (Math.floor(cell / cells.columns) + 0.5) * size];
        return x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1;
      };
      const own = fillsOf(cells, raster, isIn);
      const size = cells.side / pixelsPerPoint;
      const inFills = group.filter((cell) =>
        own.some((fill) =>
          isWithin(fill, ((cell % cells.columns) + 0.5) * size, (Math.floor(cell / cells.columns) + 0.5) * size, 1),
        ),
      );
      if (inFills.length >= shade.minCovered * group.length) {
        fills.push(...own);
        continue;
      }
    }
    const [across, down] = [box.x1 - box.x0, box.y1 - box.y0];
    const isEdge =
      (box.x0 < picture.edge && box.x1 < 2 * picture.edge) ||
      (box.x1 > pageWidth - picture.edge && box.x0 > pageWidth - 2 * picture.edge) ||
      (box.y0 < picture.edge && box.y1 < 2 * picture.edge) ||
      (box.y1 > pageHeight - picture.edge && box.y0 > pageHeight - 2 * picture.edge);
    const isSpeck =
      group.length < picture.minCells ||
      Math.min(across, down) < picture.minShort ||
      Math.max(across, down) < picture.minLong;
    if (!isEdge && !isSpeck) pictures.push(box);
  }
  return { fills, pictures };
}
