/** A letter that typewriters and manual pages underline after it, or go back over (U+0008) to print another on top. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: backspaces are what is looked for.
const underlined = /([^\x08\r\n_])\x08+_(?!\x08)/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: backspaces are what is looked for.
const overstruck = /[^\x08\r\n]\x08+(?=[^\x08\r\n])/g;

/** What gives terminals colours, moves their cursor (ECMA-48, §5.4), and names their window or the address of a link. */
const sequences =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escapes are what is looked for.
  /\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b\r\n]*(?:\x07|\x1b\\)/g;

/**
 * A text as it reads once it is printed or shown by a terminal: bold and underlined letters, which are struck over each
 * other, become plain ones, and coloured ones black.
 */
export const withoutControlCodes = (text: string): string =>
  text.replace(sequences, '').replace(underlined, '$1').replace(overstruck, '');
