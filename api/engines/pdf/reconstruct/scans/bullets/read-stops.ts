import { type Block, heightOf, type Line, type Word } from '../../../layout/page-layout.ts';
import { pixelBox } from '../pixels/raster.ts';
import type { Tones } from '../pixels/tones.ts';
import { boxOf } from '../words/placed-words.ts';
import { withInkRows } from './ink-rows.ts';
import { thresholds } from './thresholds.ts';

const { maxSide, minSide, maxRaised, maxGap } = thresholds.stop;

/** What stands before an item of a list, or before a heading, with a full stop that was not read. */
const label = /^(?:\d{1,3}|[A-Za-z])$/;

/** Where the last ink before a place begins and ends, from another place on, in pixels; null for none. */
function lastInk(tones: Tones, from: number, before: number, y0: number, y1: number) {
  const hasInk = (x: number) => withInkRows(tones, { x0: x, x1: x + 1, y0, y1 }) !== null;
  let end = before;
  while (end > from && !hasInk(end - 1)) end--;
  let start = end;
  while (start > from && hasInk(start - 1)) start--;
  return start === end ? null : { start, end };
}

/** Whether there is a dot behind a word, at its foot, before the next one. */
function hasStop(word: Word, next: Word, tones: Tones): boolean {
  const { x0, x1, y0, y1 } = pixelBox(tones, boxOf(word));
  const height = heightOf(word) * tones.pixelsPerPoint;
  const before = Math.min(Math.floor(next.xMin * tones.pixelsPerPoint), Math.ceil(x1 + maxGap * height));
  const dot = lastInk(tones, x0, before, y0, y1);
  if (dot === null || dot.start <= x0) return false;
  const ink = withInkRows(tones, { x0: dot.start, x1: dot.end, y0, y1 });
  if (ink === null) return false;
  const sides = [ink.x1 - ink.x0, ink.y1 - ink.y0];
  return (
    Math.max(...sides) <= maxSide * height &&
    Math.min(...sides) >= minSide * height &&
    y1 - ink.y1 <= maxRaised * height
  );
}

function withStop(line: Line, tones: Tones): Line {
  const [first, second, ...others] = line.words;
  if (first === undefined || second === undefined || line.isRightToLeft === true || !label.test(first.text))
    return line;
  return hasStop(first, second, tones)
    ? { ...line, words: [{ ...first, text: `${first.text}.` }, second, ...others] }
    : line;
}

/**
 * Reads the full stops behind numbers and letters before lines, which Tesseract often leaves out.
 * @param blocks With words as large as their ink.
 */
export const withStops = (blocks: readonly Block[], tones: Tones): readonly Block[] =>
  blocks.map((block) => ({ ...block, lines: block.lines.map((line) => withStop(line, tones)) }));
