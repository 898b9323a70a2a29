/** Inclusive ranges of code points. */
type Ranges = readonly (readonly [first: number, last: number])[];

/** Characters that are drawn one by one, without joining, reordering or stacking. */
const plainRanges: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xac],
  [0xae, 0x2ff],
  [0x370, 0x482],
  [0x48a, 0x58a],
  [0x10a0, 0x10ff],
  [0x13a0, 0x167f],
  [0x1e00, 0x200a],
  [0x2010, 0x2027],
  [0x202f, 0x205e],
  [0x2070, 0x20cf],
  [0x2100, 0x2dff],
  [0x2e00, 0x3029],
  [0x3030, 0x3098],
  [0x309b, 0xa66e],
  [0xa722, 0xa7ff],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xff01, 0xfffd],
  [0x1d300, 0x1d7ff],
  [0x1f000, 0x3ffff],
];

/** Whether a character needs no shaping: Latin, Greek, Cyrillic, Chinese, Japanese, Korean, symbols. */
export function isPlain(codePoint: number): boolean {
  return plainRanges.some(([first, last]) => first <= codePoint && codePoint <= last);
}

/** Whether a character affects layout but is invisible: joiners, direction marks, variation selectors, soft hyphens. */
export const isInvisible = (codePoint: number): boolean =>
  codePoint === 0xad ||
  codePoint === 0x34f ||
  codePoint === 0x61c ||
  (codePoint >= 0x200b && codePoint <= 0x200f) ||
  (codePoint >= 0x202a && codePoint <= 0x202e) ||
  (codePoint >= 0x2060 && codePoint <= 0x206f) ||
  (codePoint >= 0xfe00 && codePoint <= 0xfe0f) ||
  codePoint === 0xfeff ||
  (codePoint >= 0xe0000 && codePoint <= 0xe01ef);

/** A character that any right-to-left text has at least one of. */
export const rightToLeft =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc]|\ud802[\udc00-\udfff]|\ud803[\udc00-\udfff]|\ud83a[\udc00-\udfff]|\ud83b[\udc00-\udfff]/;

/** Characters that cannot be printed: controls except for tabs and line ends, and unpaired surrogates. */
export const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  /[\0-\x08\x0b\x0e-\x1f\x7f-\x84\x86-\x9f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
