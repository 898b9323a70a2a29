/** Accents above letters that are characters of their own, with the marks that combine with a letter. */
export const accentsAbove: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  '˜': '\u0303',
  '~': '\u0303',
  ˆ: '\u0302',
  '^': '\u0302',
  ˇ: '\u030c',
  '˘': '\u0306',
  '¯': '\u0304',
  '˙': '\u0307',
  '˚': '\u030a',
};

/** All accents of letters in text: formulas have none below their letters. */
export const combiningAccents: Readonly<Record<string, string>> = {
  ...accentsAbove,
  '¸': '\u0327',
  '˛': '\u0328',
  '˝': '\u030b',
};

/** What has an accent without a dot. */
export const dotless: Readonly<Record<string, string>> = { i: 'ı', j: 'ȷ' };

/** The letters with a dot, by those without. */
export const dotted: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(dotless).map(([letter, bare]) => [bare, letter]),
);
