import { lineOf } from '../../../layout/line-text.ts';
import { type Block, boundingBoxOf, type Line, type Word } from '../../../layout/page-layout.ts';
import type { Box } from '../../model/page-model.ts';
import { pixelBox } from '../pixels/raster.ts';
import type { Tones } from '../pixels/tones.ts';
import type { TurnPlace } from '../upright/set-upright.ts';
import { blocksOfLines, type LayerLine, type LayerWord } from './layer-words.ts';
import { thresholds } from './thresholds.ts';

const { beside, core, reach, maxCore, maxShort, minSpace } = thresholds;

/** The words of a text layer where they are on the page. */
export interface PlacedLayer {
  /** Each line as high as its ink. */
  readonly blocks: readonly Block[];
  /** Its lines, whose words reach as far as their ink. */
  readonly lines: readonly LayerLine[];
}

/** From one row of a page to another, in points. */
interface Rows extends Record<'top' | 'bottom', number> {}

const turnedWord = (word: LayerWord, turn: TurnPlace): LayerWord => {
  const middle = (word.x0 + word.x1) / 2;
  const [x, baseline] = turn(middle, word.baseline);
  return { ...word, x0: word.x0 + x - middle, x1: word.x1 + x - middle, baseline };
};

/** The share of a box in points that is ink. */
export function inkIn({ ink, width, ...size }: Tones, box: Box): number {
  const { x0, x1, y0, y1 } = pixelBox({ width, ...size }, box);
  let dark = 0;
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) dark += ink[y * width + x] as number;
  return dark / Math.max(1, (x1 - x0) * (y1 - y0));
}

/** The part of a word where all letters have ink: between the baseline and the height of small ones. */
export const coreOf = ({ x0, x1, baseline, size }: LayerWord): Box => ({
  ...{ x0, x1 },
  y0: baseline - core.top * size,
  y1: baseline - core.bottom * size,
});

/**
 * Whether the letters of a word are light on dark ground: there is ink above and below them. The ink between them is
 * not conclusive, since small letters are dense, and large ones wide.
 */
export function isLight(word: LayerWord, tones: Tones): boolean {
  const [above, below] = [beside.above, beside.below].map(({ top, bottom }) =>
    inkIn(tones, { ...word, y0: word.baseline - top * word.size, y1: word.baseline - bottom * word.size }),
  ) as [number, number];
  if (Math.min(above, below) > beside.minGround) return true;
  return inkIn(tones, coreOf(word)) > maxCore && Math.min(above, below) > beside.maxPaper;
}

/** The top and the bottom of the ink of a line, which ends at rows without any. */
function rowsOfLine(line: LayerLine, tones: Tones): Rows {
  const { ink, width, height, pixelsPerPoint } = tones;
  const parts = line.map((word) => ({
    ...pixelBox(tones, coreOf(word)),
    isLight: isLight(word, tones),
  }));
  const baseline = line.reduce((sum, word) => sum + word.baseline, 0) / line.length;
  const size = Math.max(...line.map((word) => word.size));
  const hasInk = (y: number) =>
    parts.some(({ x0, x1, isLight: isGround }) => {
      for (let x = x0; x < x1; x++) if ((ink[y * width + x] === 1) !== isGround) return true;
      return false;
    });
  const rowAt = (points: number) => Math.max(0, Math.min(height - 1, Math.round(points * pixelsPerPoint)));
  const [highest, lowest] = [rowAt(baseline - reach.top * size), rowAt(baseline + reach.bottom * size)];
  const [coreTop, coreBottom] = [rowAt(baseline - core.top * size), rowAt(baseline - core.bottom * size)];
  let [top, bottom] = [coreBottom, coreBottom];
  while (top > highest && (top > coreTop || hasInk(top - 1))) top--;
  while (bottom < lowest && hasInk(bottom)) bottom++;
  return { top: top / pixelsPerPoint, bottom: Math.max(bottom, top + 1) / pixelsPerPoint };
}

/** A word as far as its ink extends, across gaps as between letters, but not beyond a limit. */
function reaching(word: LayerWord, limit: number, rows: Rows, tones: Tones): LayerWord {
  const { ink, width, pixelsPerPoint } = tones;
  const { x0, x1, y0, y1 } = pixelBox(tones, { ...word, y0: rows.top, y1: rows.bottom });
  const step = word.isMirrored ? -1 : 1;
  const from = word.isMirrored ? x0 - 1 : x1;
  const last = Math.round(limit * pixelsPerPoint);
  const room = minSpace * word.size * pixelsPerPoint;
  const letter = isLight(word, tones) ? 0 : 1;
  const hasInk = (x: number) => {
    for (let y = y0; y < y1; y++) if (ink[y * width + x] === letter) return true;
    return false;
  };
  let end = from;
  for (let x = from; (last - x) * step > 0 && (x - end) * step <= room; x += step) if (hasInk(x)) end = x + step;
  if (end === from) return word;
  return word.isMirrored ? { ...word, x0: (end + 1) / pixelsPerPoint } : { ...word, x1: end / pixelsPerPoint };
}

/** The words of a line as far as their ink extends: Tesseract sets them short by a space, and others in other fonts. */
const lineOnInk = (line: LayerLine, rows: Rows, tones: Tones): LayerLine =>
  line.map((word, index) => {
    const most = (maxShort * (word.x1 - word.x0)) / [...word.text].length;
    const limit = word.isMirrored
      ? Math.max(word.x0 - most, line[index - 1]?.x1 ?? 0)
      : Math.min(word.x1 + most, line[index + 1]?.x0 ?? tones.width / tones.pixelsPerPoint);
    return reaching(word, limit, rows, tones);
  });

/**
 * Places the words of a text layer on the ink of a page that is set upright.
 * @param lines As `layerLines` gives them.
 */
export function placeLayer(lines: readonly LayerLine[], turn: TurnPlace, tones: Tones): PlacedLayer {
  const turned = lines.map((line) => line.map((word) => turnedWord(word, turn)));
  const onInk: LayerLine[] = [];
  const blocks = blocksOfLines(turned).map((block): Block => {
    const inBlock = block.map((each): Line => {
      const rows = rowsOfLine(each, tones);
      const line = lineOnInk(each, rows, tones);
      onInk.push(line);
      return lineOf(
        line.map(({ text, x0, x1 }): Word => ({ text, xMin: x0, xMax: x1, yMin: rows.top, yMax: rows.bottom })),
      );
    });
    return { ...boundingBoxOf(inBlock), lines: inBlock };
  });
  return { blocks, lines: onInk };
}
