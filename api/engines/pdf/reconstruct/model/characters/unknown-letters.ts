/** What stands for a letter that cannot be identified. */
export const unknownSign = '\ufffd';

/** The last plane of private characters, which hardly any text has. */
const plane = { first: 0x100000, last: 0x10fffd } as const;

/** Whether a text is the own sign of an unknown letter. */
export function isUnknownLetter(text: string): boolean {
  const code = text.codePointAt(0) ?? 0;
  return code >= plane.first && code <= plane.last;
}

/**
 * Creates the signs of a document's unknown letters: each code of each font has one of its own, so that what is found out
 * about it on one page is known of all; once none is left, all others have the same.
 * @returns The sign for a font, by any name of its own, and a code.
 */
export function createUnknownLetters(): (font: string, code: number) => string {
  const signs = new Map<string, string>();
  return (font, code) => {
    const key = `${code} ${font}`;
    const known = signs.get(key);
    if (known !== undefined) return known;
    const next = plane.first + signs.size;
    if (next > plane.last) return unknownSign;
    const sign = String.fromCodePoint(next);
    signs.set(key, sign);
    return sign;
  };
}
