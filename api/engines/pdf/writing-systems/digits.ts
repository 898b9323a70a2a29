const digit = /\p{Nd}/u;
const digits = /\p{Nd}/gu;

/** The value of a digit. Unicode has those of a script one after another, from 0 to 9. */
function digitOf(sign: string): number {
  let before = 0;
  while (digit.test(String.fromCodePoint((sign.codePointAt(0) ?? 0) - before - 1))) before++;
  return before % 10;
}

/** Text with the digits of any script as 0 to 9: Arabic and Persian page numbers are ١ or ۱. */
export const plainDigits = (text: string): string => text.replace(digits, (sign) => String(digitOf(sign)));
