import { thresholds } from '../thresholds.ts';

/** How a text is to be set: as columns of characters in a fixed-pitch font, or as prose. */
export type TextKind = 'columns' | 'prose';

const boxes = /[\u2500-\u259f]/;
const ruled = /^[\s\-=_*#~+.|]{5,}$/;
const aligned = /\S {3,}\S|\S {2,}\S.*\S {2,}\S|\S\t+\S/;
const code = /[;{}]\s*$|^\s*(\/\/|\/\*|<\/?\w|#include|import |def |function |class |\|)|^(\t| {2,}).*[=(){}<>[\]]/;

/**
 * Tells the kind of a text by its first lines: columns if a quarter of them is aligned by spaces or tabs, drawn with
 * characters, or program code.
 */
export function textKind(lines: readonly string[]): TextKind {
  const { longLine, maxLongLines, minBoxLines, minShapedLines } = thresholds.prose;
  const filled = lines.filter((line) => line.trim() !== '');
  const long = filled.filter((line) => line.length > longLine).length;
  if (filled.length === 0 || long > filled.length * maxLongLines) return 'prose';
  if (filled.filter((line) => boxes.test(line)).length >= minBoxLines) return 'columns';
  const shaped = filled.filter((line) => ruled.test(line) || aligned.test(line) || code.test(line)).length;
  return shaped >= filled.length * minShapedLines ? 'columns' : 'prose';
}
