import { hexByte } from '../extract/pdfium/colour.ts';
import type { Raster } from '../extract/raster.ts';
import { isWithin, middleOf } from '../model/box.ts';
import { createBoxFinder } from '../model/box-finder.ts';
import type { Box, Fill } from '../model/page-model.ts';
import { partedByLines } from './pictures/parted-pictures.ts';
import { allCells, boundsOf, boxOfCells, type CellBounds, type Cells, cellsOf, groupsOf } from './pixels/cells.ts';
import { channelsOf, lightnessOfColour, pixelBox } from './pixels/raster.ts';
import type { Tones } from './pixels/tones.ts';
import { thresholds } from './thresholds.ts';

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

/**
 * The areas of one colour within bounds.
 * @param minFilled The share of its box that is of its colour at least.
 */
function fillsOf(cells: Cells, raster: Raster, bounds: CellBounds, minFilled: number): readonly Fill[] {
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
      group.length >= minFilled * inBox &&
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

/** A page that is divided into cells. */
interface DividedPage {
  readonly raster: Raster;
  readonly tones: Tones;
  readonly cells: Cells;
  /** Has 1 for each pixel of a word or a line. */
  readonly known: Uint8Array;
  /** The drawn lines. */
  readonly lines: readonly Box[];
  /** The words that lie on a box, and a few that are near it. */
  readonly wordsOn: (box: Box) => readonly Box[];
}

/** The middle of a cell, in points. */
const middleOfCell = (cell: number, { columns, side }: Cells, pixelsPerPoint: number) =>
  [
    (((cell % columns) + 0.5) * side) / pixelsPerPoint,
    ((Math.floor(cell / columns) + 0.5) * side) / pixelsPerPoint,
  ] as const;

/**
 * The areas of one colour that cover a group of cells; null if they leave much of it, or are of many colours within: cells at the
 * sides of an area are of two.
 */
function coveringFills(group: readonly number[], { raster, cells }: DividedPage): readonly Fill[] | null {
  const mixed = group.filter((cell) => cells.shades[cell] === 0);
  if (mixed.length > shade.maxMixed * group.length) return null;
  const fills = fillsOf(cells, raster, boundsOf(group, cells), shade.minFilled);
  const size = cells.side / raster.pixelsPerPoint;
  const isOn = (cell: number, room: number) =>
    fills.some((fill) => isWithin(fill, ...middleOfCell(cell, cells, raster.pixelsPerPoint), room));
  const textured = mixed.filter((cell) => isOn(cell, -size));
  if (textured.length > shade.maxTextured * group.length) return null;
  const covered = group.filter((cell) => isOn(cell, cells.shades[cell] === 0 ? size : 1));
  return covered.length >= shade.minCovered * group.length ? fills : null;
}

/** What an area of one colour is: shading with some pictures on it, or a picture itself, if many of its words were not read. */
function areasOn(fill: Fill, { tones, cells, known }: DividedPage): Areas {
  const { share, boxes } = unreadOn(fill, tones, cells, known);
  const { x0, x1, y0, y1 } = fill;
  return share > shade.maxUnread && boxes.length > shade.maxUnreadParts
    ? { fills: [], pictures: [], unread: [{ x0, x1, y0, y1 }] }
    : { fills: [fill], pictures: boxes, unread: [] };
}

/** Whether a box is at the edge of the page, where scanners leave shadows. */
const isAtEdge = ({ x0, x1, y0, y1 }: Box, width: number, height: number) =>
  (x0 < picture.edge && x1 < 2 * picture.edge) ||
  (x1 > width - picture.edge && x0 > width - 2 * picture.edge) ||
  (y0 < picture.edge && y1 < 2 * picture.edge) ||
  (y1 > height - picture.edge && y0 > height - 2 * picture.edge);

/** The pictures that a group of cells is, one in each cell of a table; none if it is too small, or a shadow. */
function picturesIn(group: readonly number[], { cells, tones, known, lines }: DividedPage): readonly Box[] {
  const { width, height, pixelsPerPoint } = tones;
  const box = boxOfCells(group, cells, pixelsPerPoint);
  const isSmall = group.length < picture.minCells || isSpeck(box);
  if (isSmall || isAtEdge(box, width / pixelsPerPoint, height / pixelsPerPoint)) return [];
  const parts = partedByLines(box, lines, { ...tones, known });
  return parts.length === 1 ? parts : parts.filter((part) => !isSpeck(part));
}

/** Areas of one colour with words on them that touch something else, as a bar beside a photograph does. */
function writtenFills(group: readonly number[], { cells, raster, wordsOn }: DividedPage): readonly Fill[] {
  if (group.length < shade.minCellsBeside) return [];
  return fillsOf(cells, raster, boundsOf(group, cells), shade.minFilledBeside).filter(
    (fill) => wordsOn(fill).filter((word) => isWithin(fill, ...middleOf(word))).length >= shade.minWords,
  );
}

/** What a group of cells that belong together shows. */
function areasIn(group: readonly number[], page: DividedPage): Areas {
  const { cells, raster } = page;
  const fills = coveringFills(group, page);
  if (fills !== null) return joined(fills.map((fill) => areasOn(fill, page)));
  const written = writtenFills(group, page);
  if (written.length === 0) return { fills: [], pictures: picturesIn(group, page), unread: [] };
  const size = cells.side / raster.pixelsPerPoint;
  const isOn = (cell: number) =>
    written.some((fill) => isWithin(fill, ...middleOfCell(cell, cells, raster.pixelsPerPoint), size));
  const rest = new Set(group.filter((cell) => !isOn(cell)));
  const parts =
    rest.size === 0 ? [] : groupsOf(cells, boundsOf([...rest], cells), (cell) => rest.has(cell), area.maxGap);
  const pictures = parts.flatMap((part) => picturesIn(part, page));
  return joined([...written.map((fill) => areasOn(fill, page)), { fills: [], pictures, unread: [] }]);
}

const joined = (areas: readonly Areas[]): Areas => ({
  fills: areas.flatMap(({ fills }) => fills),
  pictures: areas.flatMap(({ pictures }) => pictures),
  unread: areas.flatMap(({ unread }) => unread),
});

/**
 * Finds what a page shows besides its words and its drawn lines.
 * @param words Boxes of the words, in points.
 * @param lines Boxes of the drawn lines, likewise.
 */
export function findAreas(raster: Raster, tones: Tones, words: readonly Box[], lines: readonly Box[]): Areas {
  const known = new Uint8Array(tones.tone.length);
  markBoxes(known, tones, [...words.map((word) => around(word, wordRoom)), ...lines.map((line) => around(line, 1))]);
  const cells = cellsOf(raster, tones, known);
  const groups = groupsOf(cells, allCells(cells), (cell) => cells.filled[cell] === 1, area.maxGap);
  const page = { raster, tones, cells, known, lines, wordsOn: createBoxFinder(words) };
  return joined(groups.map((group) => areasIn(group, page)));
}
