import { createBoxFinder } from '../model/box-finder.ts';
import { largest, smallest } from '../model/extremes.ts';
import type { Box, Glyph, Rule } from '../model/page-model.ts';
import { levelsByEnds } from '../model/rule-ends.ts';
import { createGlyphFinder, type FindsGlyphs } from './glyphs-between.ts';
import { thresholds } from './thresholds.ts';

const { sameSide, maxLetterHeights, maxGapEms, sameLineEms } = thresholds.frame;

/** A box of four rules around letters of one line. */
interface Frame {
  readonly box: Box;
  readonly sides: readonly Rule[];
  /** The side that it lacks, where its words go on in another line. */
  readonly open: 'left' | 'right' | null;
  readonly letters: readonly Glyph[];
}

const isSame = (one: number, other: number) => Math.abs(one - other) < sameSide;

/** The letters in a box if they are one line that is about as high as it; none otherwise. */
function lineIn(box: Box, glyphsIn: FindsGlyphs): readonly Glyph[] {
  const letters = glyphsIn(box).filter(({ x0, x1 }) => (x0 + x1) / 2 < box.x1);
  const size = largest(letters.map(({ look }) => look.size));
  const baselines = letters.map(({ baseline }) => baseline);
  const isLine = largest(baselines) - smallest(baselines) < sameLineEms * size;
  return isLine && box.y1 - box.y0 < maxLetterHeights * size ? letters : [];
}

/** All frames that rules make around letters of one line, cells of a table among them. */
function framesOf(rules: readonly Rule[], glyphsIn: FindsGlyphs): readonly Frame[] {
  const uprights = rules.filter(({ isHorizontal }) => !isHorizontal);
  if (uprights.length === 0) return [];
  const near = createBoxFinder(uprights);
  return levelsByEnds(rules).flatMap((levels) =>
    levels.flatMap((upper, index) => {
      const lower = levels[index + 1];
      if (lower === undefined) return [];
      const box = { x0: upper.x0, x1: upper.x1, y0: upper.y0, y1: lower.y0 };
      const beside = near(box).filter(({ y0, y1 }) => isSame(y0, box.y0) && isSame(y1, box.y1));
      const [left, right] = [box.x0, box.x1].map((x) => beside.find(({ x0 }) => isSame(x0, x)));
      const ends = [left, right].filter((each) => each !== undefined);
      if (ends.length === 0 || left === right) return [];
      const letters = lineIn(box, glyphsIn);
      const open = left === undefined ? 'left' : right === undefined ? 'right' : null;
      return letters.length === 0 ? [] : [{ box, sides: [upper, lower, ...ends], open, letters }];
    }),
  );
}

/** Whether a rule meets a frame that it is no side of, as the lines of a table meet its cells. */
const meets = ({ x0, x1, y0, y1 }: Rule, { box }: Frame) =>
  x0 < box.x1 + sameSide && x1 > box.x0 - sameSide && y0 < box.y1 + sameSide && y1 > box.y0 - sameSide;

/** Whether letters that no frame is around stand right before or behind one, in its line. */
function isInLine({ box, open, letters: [first] }: Frame, glyphsIn: FindsGlyphs, framed: ReadonlySet<Glyph>): boolean {
  if (first === undefined) return false;
  const { baseline, look } = first;
  const [gap, room] = [maxGapEms * look.size, sameLineEms * look.size];
  // As far before the frame as a letter is wide at most, whose end is near it.
  const around = { x0: box.x0 - gap - look.size, x1: box.x1 + gap, y0: baseline - room, y1: baseline + room };
  const others = glyphsIn(around).filter((glyph) => !framed.has(glyph));
  const isBefore = others.some(({ x1 }) => Math.abs(x1 - box.x0) < gap);
  const isBehind = others.some(({ x0, x1 }) => (x0 + x1) / 2 > box.x1);
  return open === 'left' ? isBehind && !isBefore : open === 'right' ? isBefore && !isBehind : isBefore || isBehind;
}

/**
 * Sets `frame` on the letters of words of a line that have a frame around them, as those of program code and the names of keys
 * do in manuals: frames of the lines below each other would be the cells of a table. Returns the other rules.
 */
export function markFrames(glyphs: readonly Glyph[], rules: readonly Rule[]): readonly Rule[] {
  if (rules.length === 0) return rules;
  const glyphsIn = createGlyphFinder(glyphs);
  const frames = framesOf(rules, glyphsIn);
  if (frames.length === 0) return rules;
  const framed = new Set(frames.flatMap(({ letters }) => letters));
  const sides = new Set(frames.flatMap((frame) => frame.sides));
  const others = createBoxFinder(rules.filter((rule) => !sides.has(rule)));
  const inLines = frames.filter(
    (frame) => isInLine(frame, glyphsIn, framed) && !others(frame.box).some((rule) => meets(rule, frame)),
  );
  for (const {
    letters,
    sides: [upper],
  } of inLines)
    for (const glyph of letters) glyph.frame = upper?.colour;
  const taken = new Set(inLines.flatMap((frame) => frame.sides));
  return rules.filter((rule) => !taken.has(rule));
}
