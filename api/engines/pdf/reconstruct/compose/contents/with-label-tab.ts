import { lineOf } from '../../lines/line.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { isEntry } from './is-entry.ts';
import { thresholds } from './thresholds.ts';

/**
 * Replaces a gap that is wider than a space after the number of an entry in a table of contents by a tab, unless the file
 * has several spaces: entries then begin below one another, as on the page. Other paragraphs stay as they are.
 */
export function withLabelTab(passage: Passage): Passage {
  const [line, ...others] = passage.lines;
  if (line === undefined || line.isRightToLeft || !isEntry(passage)) return passage;
  const { marks } = line;
  const end = marks.findIndex(({ type }) => type !== 'letter');
  const [gap, after] = [marks[end], marks[end + 1]];
  const hasNumber = marks.slice(0, Math.max(0, end)).some(({ text }) => /\p{N}/u.test(text));
  if (!hasNumber || gap?.type !== 'space' || after?.type !== 'letter' || after.spaces > 1) return passage;
  if (gap.text.length < 2 && after.x0 - gap.x0 < thresholds.minLabelGapEms * after.look.size) return passage;
  const tabbed = [...marks.slice(0, end), { ...gap, type: 'tab' as const, text: '\t' }, ...marks.slice(end + 1)];
  return { ...passage, lines: [lineOf(tabbed), ...others] };
}
