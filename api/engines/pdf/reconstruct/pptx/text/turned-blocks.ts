import type { Line } from '../../lines/line.ts';
import type { TurnedLine } from '../../lines/turned/turned-lines.ts';
import { middleOf } from '../../model/box.ts';
import { thresholds } from '../thresholds.ts';
import { uprightLine } from './upright-line.ts';

/** Turned lines of one text, as they were before they were turned around a point. */
export interface TurnedBlock {
  readonly lines: readonly Line[];
  /** Degrees clockwise; 0 for labels that are upright. */
  readonly turn: number;
  readonly pivot: readonly [x: number, y: number];
}

const { turned } = thresholds;

/** Whether a line goes on with the text of the one above it: close below its beginning, with a word that had no room there. */
function continues(block: readonly Line[], line: Line): boolean {
  const above = block.at(-1) as Line;
  const { size } = above.look;
  const pitch = line.baseline - above.baseline;
  const isNear = pitch > turned.pitchEms.min * size && pitch < turned.pitchEms.max * size;
  const isAlike = Math.abs(line.look.size - size) < turned.sameSizeShare * size;
  const isFlush = Math.abs(line.x0 - above.x0) < turned.flushEms * size;
  const right = Math.max(line.x1, ...block.map(({ x1 }) => x1));
  const isFull = right - above.x1 < line.firstWordWidth + thresholds.spaceEms * size;
  return isNear && isAlike && isFlush && isFull && above.spaces >= turned.minSpaces;
}

/** Whole degrees; lines that stand on their head have the same, whichever way they are turned. */
const directionOf = ({ turn }: TurnedLine) => (Math.round(turn) + 360) % 360;

/**
 * Joins turned lines that run on. Labels of axes and in tables are apart: they are short, or not below one another. Labels
 * on pictures stay alone, too.
 */
export function turnedBlocks(lines: readonly TurnedLine[]): readonly TurnedBlock[] {
  const pivot = [0, 0] as const;
  const alone = (line: TurnedLine): TurnedBlock => ({
    lines: [line.turn === 0 ? line.line : uprightLine(line)],
    turn: line.turn,
    pivot: middleOf(line.line),
  });
  const isAlone = ({ isOnPicture = false, turn }: TurnedLine) => isOnPicture || turn === 0;
  const apart = lines.filter(isAlone).map(alone);
  const running = lines.filter((line) => !isAlone(line));
  const turns = [...new Set(running.map(directionOf))];
  const joined = turns.flatMap((turn) => {
    const upright = running
      .filter((line) => directionOf(line) === turn)
      .map((line) => ({ first: line, line: uprightLine(line, pivot) }))
      .sort((one, other) => one.line.baseline - other.line.baseline);
    const blocks: { readonly first: TurnedLine; readonly lines: Line[] }[] = [];
    for (const { first, line } of upright) {
      const block = blocks.findLast(({ lines }) => continues(lines, line));
      if (block === undefined) blocks.push({ first, lines: [line] });
      else block.lines.push(line);
    }
    return blocks.map(
      ({ first, lines }): TurnedBlock => (lines.length === 1 ? alone(first) : { lines, turn: first.turn, pivot }),
    );
  });
  return [...joined, ...apart];
}
