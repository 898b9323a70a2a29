/** Braces, and characters that are escaped and open or close no group; one may go on in the next part. */
const brace = /\\(?:[\\{}]|$)|[{}]/g;

/**
 * The depth of groups at the end of what is whole of a text in RTF, or behind the brace that closes the outermost one.
 * @param depth How many groups are open at its beginning.
 */
export function closing(text: string, depth: number): { readonly depth: number; readonly end: number } {
  let open = depth;
  for (const { 0: found, index } of text.matchAll(brace)) {
    if (found === '\\') return { depth: open, end: index };
    if (found === '{') open++;
    if (found === '}') open--;
    if (open === 0) return { depth: 0, end: index + 1 };
  }
  return { depth: open, end: text.length };
}
