import type { Box } from '../../layout/page-layout.ts';
import { type Area, type GreyPicture, levelOfGround } from '../picture/grey-picture.ts';
import { thresholds } from '../thresholds.ts';
import { inkPieces, type Piece } from './ink-pieces.ts';
import { areasOn, isWithin } from './panels.ts';

const { unread, frame } = thresholds;

/** What may be a line of letters, or a part of one. In pixels. */
export interface UnreadLine extends Box {
  /** How light its ground is, from 0 to 255. */
  readonly ground: number;
}

/** A picture with fewer pixels, each the average of several. */
function reduced({ width, height, pixelsPerPoint, data }: GreyPicture): GreyPicture & { readonly step: number } {
  const step = Math.max(1, Math.round(pixelsPerPoint / unread.pixelsPerPoint));
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
  const reducedTo = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      for (let y = row * step; y < (row + 1) * step; y++)
        for (let x = column * step; x < (column + 1) * step; x++) sum += data[y * width + x] as number;
      reducedTo[row * columns + column] = sum / (step * step);
    }
  return { width: columns, height: rows, pixelsPerPoint: pixelsPerPoint / step, data: reducedTo, step };
}

/** The pieces in an area that are clearly lighter or darker than its ground. */
function piecesOn({ width, data }: GreyPicture, { x0, x1, y0, y1 }: Area, ground: number): readonly Piece[] {
  const bits = new Uint8Array((x1 - x0) * (y1 - y0));
  let to = 0;
  for (let y = y0; y < y1; y++)
    for (let at = y * width + x0; at < y * width + x1; at++, to++)
      if (Math.abs((data[at] as number) - ground) > unread.minContrast) bits[to] = 1;
  return inkPieces({ width: x1 - x0, height: y1 - y0, bits }).map((piece) => ({
    x0: piece.x0 + x0,
    x1: piece.x1 + x0,
    y0: piece.y0 + y0,
    y1: piece.y1 + y0,
    pixels: piece.pixels,
  }));
}

/** Whether a piece may be a letter, or letters that touch: frames around letters are thinner for their size. */
function isLetter({ x0, x1, y0, y1, pixels }: Piece, pixelsPerPoint: number): boolean {
  const [width, height] = [(x1 - x0) / pixelsPerPoint, (y1 - y0) / pixelsPerPoint];
  if (height < unread.minHeight || height > unread.maxHeight || width > unread.maxPieceWidth * height) return false;
  const isLarge = height >= frame.minHeight && width >= frame.minWidth * height;
  return !isLarge || pixels > frame.maxFilled * (x1 - x0) * (y1 - y0);
}

/** Joins letters that stand side by side; they are gone through from the left, and lines far to the left are complete. */
function linesOf(letters: readonly Piece[]): readonly Area[] {
  const done: Area[] = [];
  let open: { x0: number; x1: number; y0: number; y1: number }[] = [];
  for (const { x0, x1, y0, y1 } of [...letters].sort((a, b) => a.x0 - b.x0)) {
    const isPast = (line: Area) => x0 - line.x1 > unread.maxGap * (line.y1 - line.y0);
    done.push(...open.filter(isPast));
    open = open.filter((line) => !isPast(line));
    const line = open.find((other) => {
      const common = Math.min(y1, other.y1) - Math.max(y0, other.y0);
      return common >= unread.minBeside * Math.min(y1 - y0, other.y1 - other.y0);
    });
    const grown = line && Math.max(y1, line.y1) - Math.min(y0, line.y0);
    if (line === undefined || grown === undefined || grown > unread.maxGrown * Math.min(y1 - y0, line.y1 - line.y0)) {
      open.push({ x0, x1, y0, y1 });
      continue;
    }
    line.x1 = Math.max(line.x1, x1);
    line.y0 = Math.min(line.y0, y0);
    line.y1 = Math.max(line.y1, y1);
  }
  return [...done, ...open];
}

/** Whether words cover what may be a letter, or several that touch: of these, the middle may be between words. */
function createKnown({ width, height }: GreyPicture, step: number, words: readonly Box[]) {
  const known = new Uint8Array(width * height);
  for (const { xMin, yMin, xMax, yMax } of words)
    for (let y = Math.max(0, Math.floor(yMin / step)); y < Math.min(height, yMax / step); y++)
      known.fill(1, y * width + Math.floor(xMin / step), y * width + Math.min(width, Math.ceil(xMax / step)));
  return ({ x0, x1, y0, y1 }: Area) => {
    const row = ((y0 + y1) >> 1) * width;
    let covered = 0;
    for (let at = row + x0; at < row + x1; at++) covered += known[at] as number;
    return covered >= unread.minKnown * (x1 - x0);
  };
}

/**
 * Finds what looks like lines of letters beside the words of a page, on paper, and on areas of another colour.
 * @param words Those that are known.
 */
export function unreadLines(picture: GreyPicture, words: readonly Box[]): readonly UnreadLine[] {
  const { step, ...small } = reduced(picture);
  const isKnown = createKnown(small, step, words);
  const page = { x0: 0, y0: 0, x1: small.width, y1: small.height };
  const paper = { area: page, ground: levelOfGround(small) };
  const pieces = piecesOn(small, page, paper.ground);
  const { panels, mixed, all } = areasOn(small, paper.ground, pieces);
  const isLetterBeside = (piece: Piece) =>
    isLetter(piece, small.pixelsPerPoint) &&
    !isKnown(piece) &&
    !all.has(piece) &&
    !mixed.some((photograph) => isWithin(photograph, piece));
  const lines = [paper, ...panels].flatMap(({ area, ground }) => {
    const found = area === page ? pieces : piecesOn(small, area, ground);
    const letters = found.filter(isLetterBeside);
    return letters.length > unread.maxLetters ? [] : linesOf(letters).map((line) => ({ ...line, ground }));
  });
  return lines.map(({ x0, x1, y0, y1, ground }) => ({
    xMin: x0 * step,
    xMax: x1 * step,
    yMin: y0 * step,
    yMax: y1 * step,
    ground,
  }));
}
