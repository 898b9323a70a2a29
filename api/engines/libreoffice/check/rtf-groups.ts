/** Braces, and escaped characters, which neither open nor close a group; one may continue in the next part. */
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

/** Groups that are rewritten whole. */
interface WholeGroups {
  readonly beginnings: readonly string[];
  /** What is in each group at its end, or behind it as far as it is rewritten, and not before. */
  readonly ending: RegExp;
  /** A group that is longer is not waited for, in characters. */
  readonly maxLength: number;
}

/**
 * Finds where such a group begins in a text that continues in the next part; else the text's end. For `rewriteParts`.
 */
export function endOfWholeGroups({ beginnings, ending, maxLength }: WholeGroups): (text: string) => number {
  return (text) => {
    const at = Math.max(...beginnings.map((beginning) => text.lastIndexOf(beginning)));
    if (at >= 0 && text.length - at <= maxLength && !ending.test(text.slice(at))) return at;
    const brace = text.lastIndexOf('{');
    const goesOn = brace >= 0 && beginnings.some((beginning) => beginning.startsWith(text.slice(brace)));
    return goesOn ? brace : text.length;
  };
}
