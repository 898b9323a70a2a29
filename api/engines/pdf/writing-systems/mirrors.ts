/**
 * Characters that face the other way in right-to-left text, each with its counterpart (UAX #9, rule L4): those of
 * `BidiMirroring.txt` that prose uses.
 */
export const mirrors: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};
