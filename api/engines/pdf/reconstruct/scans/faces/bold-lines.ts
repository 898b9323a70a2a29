import type { Block, Line } from '../../../layout/page-layout.ts';
import { type LetterSize, letterSizes } from '../../../recognise/letter-size.ts';
import { boxOf } from '../placed-words.ts';
import { thresholds } from '../thresholds.ts';
import type { Tones } from '../tones.ts';
import { strokeWidth } from './stroke-width.ts';

const { clearly, times } = thresholds.bold;

interface Stroke {
  /** In ems. */
  readonly stroke: number;
  /** How many words have it. */
  readonly words: number;
}

/** The median of strokes, weighted by words; null for none. */
function usualOf(strokes: readonly Stroke[]): number | null {
  const sorted = [...strokes].sort((a, b) => a.stroke - b.stroke);
  let left = sorted.reduce((sum, { words }) => sum + words, 0) / 2;
  const middle = sorted.find(({ words }) => {
    left -= words;
    return left <= 0;
  });
  return middle?.stroke ?? null;
}

/**
 * The lines of a page whose letters are bold: their strokes are thicker than is usual on it. Where those of a line hardly
 * tell, as of italics, its block does.
 */
export function boldLines(blocks: readonly Block[], tones: Tones): ReadonlySet<Line> {
  const sizes = letterSizes({ blocks });
  const ofBlocks = blocks.map(({ lines }) =>
    lines.flatMap((line) => {
      const { em } = sizes.get(line) as LetterSize;
      const width = strokeWidth(tones, line.words.map(boxOf), em);
      return width === null ? [] : [{ line, stroke: width / em, words: line.words.length }];
    }),
  );
  const usual = usualOf(ofBlocks.flat());
  if (usual === null) return new Set();
  return new Set(
    ofBlocks.flatMap((lines) => {
      const isBlockBold = (usualOf(lines) ?? 0) > times * usual;
      const isBold = (stroke: number) =>
        stroke > times * usual
          ? isBlockBold || stroke > times * clearly * usual
          : isBlockBold && stroke * clearly > times * usual;
      return lines.filter(({ stroke }) => isBold(stroke)).map(({ line }) => line);
    }),
  );
}
