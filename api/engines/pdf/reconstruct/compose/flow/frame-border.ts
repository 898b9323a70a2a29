import type { Border, ParagraphBorder } from '../../model/borders.ts';
import type { Paragraph } from '../../model/doc-model.ts';
import { smallest } from '../../model/extremes.ts';
import { median } from '../../model/numbers/median.ts';
import type { Box } from '../../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const { indentStep, rightTolerance, maxBorderSpace } = thresholds.frames;

const beginOf = ({ left, firstLine }: Paragraph) => left + Math.min(0, firstLine);

const indentSteps = (paragraph: Paragraph) => Math.round(beginOf(paragraph) / indentStep);

/** The indents that paragraphs with nearly the same ones can share, where all lines keep their room. */
const sharedIndents = (paragraphs: readonly Paragraph[]) => ({
  left: median(paragraphs.map(beginOf)),
  right: smallest(paragraphs.map(({ right }) => right)),
});

/** Gives paragraphs the indents that those in a frame share: one border surrounds only paragraphs of the same width. */
export function withSameIndents(paragraphs: readonly Paragraph[]): (paragraph: Paragraph) => Paragraph {
  const { left, right } = sharedIndents(paragraphs);
  return (paragraph) => ({ ...paragraph, left: left - Math.min(0, paragraph.firstLine), right });
}

/** Points between a text and its border that word processors can set, in whole points. */
export const borderSpace = (room: number) => Math.round(Math.min(maxBorderSpace, Math.max(0, room)));

/**
 * The border of the paragraphs in a frame, at its sides as far as word processors can set it from the text; null if they
 * are not all aligned on both sides.
 * @param frame The box that is drawn.
 * @param text What its text takes, between the edges that its paragraphs are indented from.
 */
export function frameBorder(
  border: Border | null,
  frame: Box,
  text: Box,
  paragraphs: readonly Paragraph[],
): ParagraphBorder | null {
  const [first] = paragraphs;
  if (border === null || first === undefined) return null;
  const areAligned = paragraphs.every(
    (each) => indentSteps(each) === indentSteps(first) && each.right < rightTolerance,
  );
  if (!areAligned) return null;
  const { left, right } = sharedIndents(paragraphs);
  const half = border.width / 2;
  return {
    ...border,
    spaces: {
      top: borderSpace(text.y0 - frame.y0 - half),
      left: borderSpace(text.x0 + left - frame.x0 - half),
      bottom: borderSpace(frame.y1 - text.y1 - half),
      right: borderSpace(frame.x1 - text.x1 + right - half),
    },
  };
}
