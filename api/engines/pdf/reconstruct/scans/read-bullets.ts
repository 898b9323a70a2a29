import type { Block, Line } from '../../layout/page-layout.ts';
import { boxOf } from './placed-words.ts';
import { pixelBox } from './raster.ts';
import { thresholds } from './thresholds.ts';
import type { Tones } from './tones.ts';

const { minInk, maxUneven, maxHeight } = thresholds.bullet;

/** What Tesseract reads in a dot. */
const readAsDot = /^[¢©®¤«»°•●*.·eoO0'’]$/u;
const dot = '•';

/** Whether the first word of a line is a dot, by its ink: letters as large as that have holes. */
function beginsWithDot({ words: [first, ...others] }: Line, { ink, width, ...size }: Tones): boolean {
  if (first === undefined || others.length === 0 || !readAsDot.test(first.text)) return false;
  const highest = Math.max(...others.map(({ yMin, yMax }) => yMax - yMin));
  const [across, down] = [first.xMax - first.xMin, first.yMax - first.yMin];
  if (down > maxHeight * highest || Math.max(across, down) > maxUneven * Math.min(across, down)) return false;
  const { x0, x1, y0, y1 } = pixelBox({ width, ...size }, boxOf(first));
  let dark = 0;
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) dark += ink[y * width + x] as number;
  return dark > minInk * (x1 - x0) * (y1 - y0);
}

/**
 * Reads the dots before lines as bullets: Tesseract takes them for letters.
 * @param blocks With words as large as their ink.
 */
export const withBullets = (blocks: readonly Block[], tones: Tones): readonly Block[] =>
  blocks.map((block) => ({
    ...block,
    lines: block.lines.map((line) => {
      const [first, ...others] = line.words;
      return first !== undefined && beginsWithDot(line, tones)
        ? { ...line, words: [{ ...first, text: dot }, ...others] }
        : line;
    }),
  }));
