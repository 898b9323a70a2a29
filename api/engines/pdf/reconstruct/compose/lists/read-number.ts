import type { ListLevel } from '../../model/list.ts';
import { chineseNumber } from '../../model/numbers/chinese-number.ts';
import { roman } from '../../model/numbers/roman.ts';
import type { Label } from '../../paragraphs/labels.ts';

/** A label read as a number. */
export interface Counted {
  readonly format: Exclude<ListLevel['format'], 'bullet'>;
  readonly value: number;
  /** Text before and after the number, such as `(` and `)`; and the numbers of outer levels: 1 and 2 in `1.2.3)`. */
  readonly open: string;
  readonly close: string;
  readonly outer: readonly string[];
  /** What is between these numbers: a full stop, or the hyphen of `1-2`. */
  readonly separator: string;
}

/** Opening signs or the letter of `A1.2`, the numbers of outer levels, the number, and what closes it. */
const parts = /^([([\uff08]?(?:[A-Z](?=\d))?)((?:\w+\.)*|(?:\w+-)*)(\w+)([.)\]\u3001\uff09\uff0e-]*)$/;

/** Well-formed Roman numerals up to 399: not `iic`, nor words of such letters. */
const romanNumeral = /^(?=.)c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/i;

const chineseParts = /^([(（第]?)([一二三四五六七八九十]{1,3})(\D{1,2})$/;

/**
 * Reads a label in all possible ways, most likely first: `i.` may be a letter or a Roman numeral. Null means a bullet,
 * or a label without a number.
 * @param isUsed Whether a list of the document already uses a format.
 */
export function readNumber(
  { text, isBullet }: Label,
  isUsed: (format: Counted['format']) => boolean,
): readonly (Counted | null)[] {
  if (isBullet) return [null];
  const chinese = chineseParts.exec(text);
  if (chinese !== null) {
    const [, open = '', core = '', close = ''] = chinese;
    const value = chineseNumber(core);
    return [value === null ? null : { format: 'chineseCounting', value, open, close, outer: [], separator: '.' }];
  }
  const match = parts.exec(text);
  if (match === null || /^0\d/.test(match[3] ?? '')) return [null];
  const [, open = '', before = '', core = '', close = ''] = match;
  const separator = before.endsWith('-') ? '-' : '.';
  const around = { open, close, outer: before.split(separator).slice(0, -1), separator };
  if (/^\d+$/.test(core)) return [{ format: 'decimal', value: Number(core), ...around }];
  const isLower = core === core.toLowerCase();
  const letter: Counted[] =
    core.length === 1
      ? [{ format: isLower ? 'lowerLetter' : 'upperLetter', value: core.toLowerCase().charCodeAt(0) - 96, ...around }]
      : [];
  const asRoman: Counted[] = romanNumeral.test(core)
    ? [{ format: isLower ? 'lowerRoman' : 'upperRoman', value: roman(core), ...around }]
    : [];
  const first =
    core.toLowerCase() === 'i' || (asRoman[0] !== undefined && isUsed(asRoman[0].format)) ? asRoman : letter;
  return [...new Set([...first, ...letter, ...asRoman])];
}
