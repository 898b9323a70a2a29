import { areaOf, boxAroundAll, isWithin, meet, middleOf } from '../../model/box.ts';
import type { Box } from '../../model/page-model.ts';
import { pixelBox } from '../pixels/raster.ts';
import type { Tones } from '../pixels/tones.ts';
import { isPlot } from './crooked-lines.ts';
import { acrossOf, boxesOf, type Drawing, downOf, drawingOf } from './drawing.ts';
import { isFrame } from './framed-figure.ts';
import { allAround, type CellRange, type InkedCells, inkedCells, type Part, partsOf } from './inked-cells.ts';
import { hasJoinedBoxes } from './joined-boxes.ts';
import { thresholds } from './thresholds.ts';

const { minSide, maxInked, maxApart, maxWords } = thresholds.diagram;
const { minContentSide, maxRead } = thresholds.framed;

/** A page by its parts. */
interface PageParts {
  readonly cells: InkedCells;
  readonly parts: readonly Part[];
  /** Cells per point. */
  readonly perPoint: number;
  /** Whether a cell is of a word. */
  readonly isWord: Uint8Array;
}

/** The cells of words. */
function wordCells(words: readonly Box[], tones: Tones, { columns, rows, side }: InkedCells): Uint8Array {
  const isWord = new Uint8Array(columns * rows);
  for (const word of words) {
    const { x0, x1, y0, y1 } = pixelBox(tones, word);
    const [left, right] = [Math.floor(x0 / side), Math.min(columns, Math.ceil(x1 / side))];
    for (let row = Math.floor(y0 / side); row < Math.min(rows, Math.ceil(y1 / side)); row++)
      isWord.fill(1, row * columns + left, row * columns + right);
  }
  return isWord;
}

const isThin = (part: Part) => part.cells.length <= maxInked * acrossOf(part) * downOf(part);
const isWithinRange = (one: CellRange, { left, right, top, bottom }: CellRange) =>
  one.left > left && one.right < right && one.top > top && one.bottom < bottom;

/** The areas of what is in a frame besides words and boxes, in cells: icons, photographs, dark areas. */
function contentsOf(frame: Part, { cells, parts, perPoint, isWord }: PageParts): readonly number[] {
  return parts
    .filter((part) => Math.min(acrossOf(part), downOf(part)) >= minContentSide * perPoint && isWithinRange(part, frame))
    .filter((part) => part.cells.filter((cell) => isWord[cell] === 1).length <= maxRead * part.cells.length)
    .filter((part) => !isThin(part) || boxesOf(drawingOf(part, cells, perPoint)).length === 0)
    .map((part) => acrossOf(part) * downOf(part));
}

/** Whether a cell of a drawing of a part is of a word. */
const isWordIn =
  (part: Part, { columns }: Drawing, { cells, isWord }: PageParts) =>
  (cell: number): boolean => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    return isWord[(row + part.top - 1) * cells.columns + column + part.left - 1] === 1;
  };

function isFigure(part: Part, page: PageParts): boolean {
  const drawing = drawingOf(part, page.cells, page.perPoint);
  return (
    isFrame(drawing, contentsOf(part, page), page.cells.columns * page.cells.rows) ||
    isPlot(drawing, isWordIn(part, drawing, page))
  );
}

/** Boxes that are not far from one another become one. */
function merged(boxes: readonly Box[]): readonly Box[] {
  let done: readonly Box[] = [];
  for (const box of boxes) {
    let own = box;
    for (;;) {
      const near = done.filter((other) => meet(own, other, maxApart));
      if (near.length === 0) break;
      own = boxAroundAll([own, ...near]);
      done = done.filter((other) => !near.includes(other));
    }
    done = [...done, own];
  }
  return done;
}

/**
 * Finds the diagrams of a page, boxes that are joined by lines or arrows, its plots, whose lines touch their axes, and framed
 * figures. In points.
 * @param words Boxes of the words that were read, in points.
 */
export function findDiagrams(tones: Tones, words: readonly Box[]): readonly Box[] {
  const cells = inkedCells(tones);
  const perPoint = tones.pixelsPerPoint / cells.side;
  const page = {
    cells,
    perPoint,
    parts: partsOf(cells.isInked, cells, allAround),
    isWord: wordCells(words, tones, cells),
  };
  const boxOf = ({ left, right, top, bottom }: CellRange): Box => ({
    ...{ x0: left / perPoint, x1: (right + 1) / perPoint },
    ...{ y0: top / perPoint, y1: (bottom + 1) / perPoint },
  });
  const isWordy = (box: Box) => {
    const within = words.filter((word) => isWithin(box, ...middleOf(word)));
    return within.reduce((sum, word) => sum + areaOf(word), 0) > maxWords * areaOf(box);
  };
  const diagrams = page.parts.filter(
    (part) =>
      Math.min(acrossOf(part), downOf(part)) >= minSide * perPoint &&
      isThin(part) &&
      (hasJoinedBoxes(drawingOf(part, cells, perPoint)) || (!isWordy(boxOf(part)) && isFigure(part, page))),
  );
  return merged(diagrams.map(boxOf));
}
