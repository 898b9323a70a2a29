import { isHangul, joinsWithoutSpace } from '../../../writing-systems/scripts.ts';
import type { EmsOf } from '../../fonts/set-width.ts';
import type { Line } from '../../lines/line.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { thresholds } from '../thresholds.ts';

/** Whether the lines of a paragraph end with line breaks. */
export type KeepsLines = (passage: Passage) => boolean;

/** Whether a line may end anywhere: in scripts whose signs are as wide in most fonts, and not parted by spaces. */
function endsAnywhere(line: Line, next: Line | undefined): boolean {
  const [last, first] = [line.marks.at(-1)?.text ?? '', next?.marks[0]?.text ?? ''];
  return next !== undefined && (joinsWithoutSpace(last, first) || (isHangul(last) && isHangul(first)));
}

/** Whether any line of a paragraph may end elsewhere by little: programs may set it in one line more or less. */
export const wrapsAnywhere = ({ lines }: Passage): boolean =>
  lines.some((line, index) => endsAnywhere(line, lines[index + 1]));

/**
 * Tells paragraphs in fonts that readers may have to replace by others, which are wider or narrower: their lines would end
 * elsewhere, and the text would be longer or shorter than its place. Those of justified ones must not end with breaks.
 * @param emsOf Tells how wide text is; null if that is not known.
 */
export const createKeepsLines =
  (emsOf: EmsOf): KeepsLines =>
  (passage) => {
    const { lines, alignment } = passage;
    if (lines.length < 2 || alignment === 'justified') return false;
    if (wrapsAnywhere(passage)) return false;
    const letters = lines.flatMap(({ marks }) => marks.filter(({ type }) => type === 'letter'));
    const unknown = letters.filter(({ text, look }) => emsOf(text, look) === null);
    return unknown.length > thresholds.fit.minUnknownShare * letters.length;
  };
