/** Signs that face the other way in right-to-left text (UAX #9, rule L4), as far as prose has them. */
export const mirrors: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '«': '»',
  '»': '«',
};
