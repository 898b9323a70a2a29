/** A letter that typewriters and manual pages underline after it, or go back over (U+0008) to print another on top. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: backspaces are what is looked for.
const underlined = /([^\x08\r\n_])\x08+_(?!\x08)/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: backspaces are what is looked for.
const overstruck = /[^\x08\r\n]\x08+(?=[^\x08\r\n])/g;

/** A text as it reads once printed: bold and underlined letters, which are struck over each other, become plain ones. */
export const withoutOverstrikes = (text: string): string => text.replace(underlined, '$1').replace(overstruck, '');
