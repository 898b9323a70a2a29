import { type Line, type Mark, median } from '../../lines/line.ts';
import type { Look } from '../../model/page-model.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { thresholds } from '../thresholds.ts';

const limits = thresholds.squeezed;
/** Word processors set letter spacing in twentieths of a point. */
const steps = 20;

const keyOf = ({ font, isBold, isItalic }: Look) => `${font}/${isBold}/${isItalic}`;

/** The gaps between the words of a line: their widths, how many spaces each has, and the look of the text before it. */
const gapsOf = ({ marks }: Line) =>
  marks.flatMap((mark, index) => {
    const [before, after] = [marks[index - 1], marks[index + 1]];
    const isGap = mark.type === 'space' && before?.type === 'letter' && after?.type === 'letter';
    return isGap ? [{ look: before.look, spaces: mark.text.length, width: after.x0 - before.x1 }] : [];
  });

/** Measures the spaces of a document's fonts, in ems, in lines that are not justified; null for a font without any. */
export function createSpaceOf(passages: readonly Passage[]): (look: Look) => number | null {
  const widths = new Map<string, number[]>();
  for (const { lines, alignment } of passages) {
    const natural = alignment === 'justified' ? lines.slice(-1) : lines;
    for (const { look, width } of natural.flatMap(gapsOf).filter(({ spaces }) => spaces === 1)) {
      const known = widths.get(keyOf(look)) ?? [];
      widths.set(keyOf(look), known);
      known.push(width / look.size);
    }
  }
  const spaces = new Map(
    [...widths].filter(([, each]) => each.length >= limits.minSpaces).map(([key, each]) => [key, median(each)]),
  );
  return (look) => spaces.get(keyOf(look)) ?? null;
}

/**
 * Sets the letters of a squeezed line closer. Word narrows the spaces of a justified line for one more word, other word
 * processors do not: there, the word would begin a new line.
 */
export function withSqueeze(line: Line, spaceOf: (look: Look) => number | null): readonly Mark[] {
  const excess = gapsOf(line).reduce((sum, { look, spaces, width }) => {
    const space = spaceOf(look);
    return space === null ? sum : sum + spaces * space * look.size - width;
  }, 0);
  if (line.stops.length > 0 || excess < limits.minPoints) return line.marks;
  const squeeze = -Math.ceil((excess / line.marks.length) * steps) / steps;
  return squeeze < -limits.maxEms * line.look.size ? line.marks : line.marks.map((mark) => ({ ...mark, squeeze }));
}
