/** Accents that are characters of their own, with the marks that combine with a letter. */
export const combiningAccents: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  '˜': '\u0303',
  '~': '\u0303',
  ˆ: '\u0302',
  '^': '\u0302',
  '¸': '\u0327',
  '˛': '\u0328',
  ˇ: '\u030c',
  '˘': '\u0306',
  '¯': '\u0304',
  '˙': '\u0307',
  '˚': '\u030a',
  '˝': '\u030b',
};

/** What has an accent without a dot. */
export const dotless: Readonly<Record<string, string>> = { i: 'ı', j: 'ȷ' };
