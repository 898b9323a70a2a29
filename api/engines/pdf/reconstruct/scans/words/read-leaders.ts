import { type Block, boundingBoxOf, type Line, type Word } from '../../../layout/page-layout.ts';
import type { Box } from '../../model/page-model.ts';
import { pixelBox } from '../pixels/raster.ts';
import type { Tones } from '../pixels/tones.ts';
import { thresholds } from '../thresholds.ts';

const { minDots, maxDotHeight, maxDotWidth, maxDotGap, sameRow } = thresholds.leader;

/** A row of dots in a line, as between an entry of contents and its page, in points. */
interface Leader extends Box {
  readonly dots: number;
}

/** The ink between two columns of a line, in pixels. */
type Run = Box;

/** What is next to blank columns: runs of ink of a line, from the left. */
function runsOf({ ink, width }: Tones, { x0, x1, y0, y1 }: Box): readonly Run[] {
  const runs: { x0: number; x1: number; y0: number; y1: number }[] = [];
  for (let x = x0; x < x1; x++) {
    let [top, bottom] = [y0, y1];
    while (top < y1 && ink[top * width + x] === 0) top++;
    if (top === y1) continue;
    while (ink[(bottom - 1) * width + x] === 0) bottom--;
    const last = runs.at(-1);
    if (last !== undefined && last.x1 === x)
      Object.assign(last, { x1: x + 1, y0: Math.min(last.y0, top), y1: Math.max(last.y1, bottom) });
    else runs.push({ x0: x, x1: x + 1, y0: top, y1: bottom });
  }
  return runs;
}

/** The rows of dots of a line. */
function leadersIn({ xMin, xMax, yMin, yMax }: Line, tones: Tones): readonly Leader[] {
  const box = pixelBox(tones, { x0: xMin, x1: xMax, y0: yMin, y1: yMax });
  const height = box.y1 - box.y0;
  const isDot = (run: Run) => run.y1 - run.y0 <= maxDotHeight * height && run.x1 - run.x0 <= maxDotWidth * height;
  const rows: Run[][] = [];
  let before: Run | undefined;
  for (const run of runsOf(tones, box)) {
    const isNext =
      before !== undefined &&
      isDot(before) &&
      run.x0 - before.x1 <= maxDotGap * height &&
      Math.abs(run.y1 - before.y1) <= Math.max(1, sameRow * height);
    if (isDot(run) && isNext) rows.at(-1)?.push(run);
    else if (isDot(run)) rows.push([run]);
    before = run;
  }
  const points = (pixels: number) => pixels / tones.pixelsPerPoint;
  return rows
    .filter((row) => row.length >= minDots)
    .map((row) => ({
      dots: row.length,
      x0: points((row[0] as Run).x0),
      x1: points((row.at(-1) as Run).x1),
      y0: points(Math.min(...row.map(({ y0 }) => y0))),
      y1: points(Math.max(...row.map(({ y1 }) => y1))),
    }));
}

/** What of a word is left and right of a row of dots that it was read with: its dots were taken for letters. */
function besideLeader(word: Word, { x0, x1 }: Leader): readonly Word[] {
  const { text, xMin, xMax } = word;
  if (xMax <= x0 || xMin >= x1) return [word];
  const letters = [...text];
  const lettersIn = (part: number) => Math.round((Math.max(0, part) / (xMax - xMin)) * letters.length);
  const [left, right] = [lettersIn(x0 - xMin), lettersIn(xMax - x1)];
  const [before = ''] = text.split(/[.…·•]{2}/u);
  const start = left > 0 && before !== '' && before !== text ? before : letters.slice(0, left).join('');
  const end = right === 0 ? '' : letters.slice(-right).join('');
  return [
    ...(start === '' ? [] : [{ ...word, text: start, xMax: x0 }]),
    ...(end === '' ? [] : [{ ...word, text: end, xMin: x1 }]),
  ];
}

function withLeadersOf(line: Line, tones: Tones): Line {
  const leaders = leadersIn(line, tones);
  if (leaders.length === 0) return line;
  const others = leaders.reduce<readonly Word[]>(
    (words, leader) => words.flatMap((word) => besideLeader(word, leader)),
    line.words,
  );
  const dots = leaders.map((leader): Word => {
    const { x0, x1, y0, y1 } = leader;
    return { text: '.'.repeat(leader.dots), xMin: x0, xMax: x1, yMin: y0, yMax: y1 };
  });
  const words = [...others, ...dots].sort((a, b) => a.xMin - b.xMin);
  return { ...line, words, ...boundingBoxOf(words) };
}

/**
 * Reads rows of dots by their ink, as contents have them before their pages: Tesseract takes them for any letters.
 * @param blocks With words as large as their ink, read from the left.
 */
export const withLeaders = (blocks: readonly Block[], tones: Tones): readonly Block[] =>
  blocks.map((block) => {
    const lines = block.lines.map((line) => (line.isRightToLeft ? line : withLeadersOf(line, tones)));
    return { ...block, ...boundingBoxOf(lines), lines };
  });
