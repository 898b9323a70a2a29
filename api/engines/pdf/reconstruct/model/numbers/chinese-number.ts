const digits = '一二三四五六七八九';
const number = /^([一二三四五六七八九]?)(十?)([一二三四五六七八九]?)$/;

/** A Chinese number as a label: 一、, （一）, 第一章. */
export const chineseLabel =
  /^(?:[一二三四五六七八九十]{1,3}[、．.]|[(（][一二三四五六七八九十]{1,3}[)）]、?|第[一二三四五六七八九十]{1,3}[章节節条條部编編])$/;

/** The value of a digit; 0 for none. */
const digitOf = (digit: string) => (digit === '' ? 0 : digits.indexOf(digit) + 1);

/** The value of a Chinese number up to 99, such as 十二; null for anything else. */
export function chineseNumber(text: string): number | null {
  const [, tens = '', ten = '', ones = ''] = number.exec(text) ?? [];
  if (ten === '') return tens !== '' && ones === '' ? digitOf(tens) : null;
  return 10 * (tens === '' ? 1 : digitOf(tens)) + digitOf(ones);
}
