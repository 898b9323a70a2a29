import { type Line, lineOf } from '../../lines/line.ts';
import type { Mark } from '../../lines/mark.ts';
import type { TurnedLine } from '../../lines/turned/turned-lines.ts';
import { unturnedLength } from '../../lines/turned/unturned-length.ts';
import { middleOf } from '../../model/box.ts';
import { glyphWith } from '../../model/new-glyph.ts';
import { thresholds } from '../thresholds.ts';

const { lineEms, ascentShare } = thresholds.turned;

/** A point's place after a turn around another, in degrees clockwise. */
export function turnedAround(
  [x, y]: readonly [number, number],
  [middleX, middleY]: readonly [number, number],
  turn: number,
): readonly [x: number, y: number] {
  const radians = (turn * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const [across, down] = [x - middleX, y - middleY];
  return [middleX + across * cosine - down * sine, middleY + across * sine + down * cosine];
}

/** Points that a letter is wide and high before it is turned. */
function sizeOf(letter: Mark, turn: number): readonly [width: number, height: number] {
  const { x0, x1, y0, y1, look } = letter;
  if (Math.abs(turn) === 90) return [y1 - y0, x1 - x0];
  const height = (look.lineHeight || lineEms) * look.size;
  return [Math.max(0, unturnedLength(letter, height, turn)), height];
}

/** A turned line as it was before it was turned around a point. */
export function uprightLine({ line, turn }: TurnedLine, pivot = middleOf(line)): Line {
  const letters = line.marks.map((mark): Mark => {
    const [x, y] = turnedAround(middleOf(mark), pivot, -turn);
    const [width, height] = sizeOf(mark, turn);
    const y0 = y - height / 2;
    const baseline = y0 + ascentShare * height;
    return glyphWith(mark, { x0: x - width / 2, x1: x + width / 2, y0, y1: y0 + height, baseline });
  });
  // A space has been given the place of the letter after it.
  const marks = letters.map((mark, index): Mark => {
    const [before, next] = [letters[index - 1], letters[index + 1]];
    const isBetween = mark.type === 'space' && before !== undefined && next !== undefined;
    return isBetween ? glyphWith(mark, { x0: before.x1, x1: next.x0 }) : mark;
  });
  return lineOf(marks);
}
