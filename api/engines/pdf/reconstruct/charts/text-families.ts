import { addTo } from '../../../../groups.ts';
import type { Line } from '../lines/line.ts';
import { fontFamily } from '../ooxml/font-family.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.text;

/** The family of a line's font. */
export const familyOfLine = ({ look }: Pick<Line, 'look'>) => fontFamily(look.font);

/**
 * The families of fonts that a page's text is set in: a good part of their letters are in lines of several words. Drawings
 * by other programs have fonts of their own.
 */
export function textFamilies(segments: readonly Line[]): ReadonlySet<string> {
  const families = new Map<string, Line[]>();
  for (const segment of segments) addTo(families, familyOfLine(segment), segment);
  const lettersOf = (lines: readonly Line[]) => lines.reduce((sum, { text }) => sum + text.length, 0);
  return new Set(
    [...families].flatMap(([family, lines]) => {
      const long = lines.filter(
        ({ text }) => text.length > limits.minLineLetters && text.split(' ').length > limits.minLineWords,
      );
      const isText = long.length >= limits.minLines && lettersOf(long) > limits.minLinesShare * lettersOf(lines);
      return isText ? [family] : [];
    }),
  );
}

/** Whether a line is the caption of a figure or a table, such as `Figure 1: Results`. */
export const isCaption = (text: string) => /^\p{Lu}\p{L}{2,}\.?\s?\d+[.:\s]/u.test(text);
