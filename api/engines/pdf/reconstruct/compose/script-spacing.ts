import { isHangul, isIdeographic } from '../../writing-systems/scripts.ts';
import type { Line } from '../lines/line.ts';
import type { Mark } from '../lines/mark.ts';
import { median } from '../model/numbers/median.ts';
import { thresholds } from './thresholds.ts';

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const other = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}]/u;

const isEastAsian = ({ text }: Mark) => (isIdeographic(text) || isHangul(text)) && eastAsian.test(text);
const isOther = ({ text }: Mark) => !isIdeographic(text) && other.test(text);

/** The gaps between East Asian and other letters in a line, in ems. */
function gapsIn({ marks, isRightToLeft }: Line): readonly number[] {
  if (isRightToLeft) return [];
  return marks.flatMap((mark, index) => {
    const next = marks[index + 1];
    if (mark.type !== 'letter' || next?.type !== 'letter') return [];
    const isPair = (isEastAsian(mark) && isOther(next)) || (isOther(mark) && isEastAsian(next));
    return isPair ? [(next.x0 - mark.x1) / Math.max(mark.look.size, next.look.size)] : [];
  });
}

/**
 * Whether East Asian letters are as close to other letters and to digits as these are to each other: word processors
 * would put a quarter of an em between them unless the document turns that off, as Word does in Korean, and browsers
 * everywhere.
 */
export function isTightBetweenScripts(lines: readonly Line[]): boolean {
  const gaps = lines.filter(({ text }) => eastAsian.test(text) && other.test(text)).flatMap(gapsIn);
  return gaps.length >= thresholds.scripts.minPairs && median(gaps) < thresholds.scripts.maxTightEms;
}
