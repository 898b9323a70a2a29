/** The highest code that Unicode has. */
export const maxCodePoint = 0x10ffff;
/** Whether a code of UTF-16 is the first half of a character beyond the first 65,536. */
export const isHighSurrogate = (code: number) => code >= 0xd800 && code < 0xdc00;
/** Whether it is the second half. */
export const isLowSurrogate = (code: number) => code >= 0xdc00 && code < 0xe000;
/** The character that two halves stand for. */
export const joinSurrogates = (high: number, low: number) => 0x10000 + (high - 0xd800) * 0x400 + (low - 0xdc00);
