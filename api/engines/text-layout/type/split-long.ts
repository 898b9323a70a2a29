/** Characters of a part. Longer lines are set in parts, so that their cost stays proportional to their length. */
const longest = 8_000;

/** Splits a very long line into parts, at spaces where there are any. */
export function splitLong(text: string): readonly string[] {
  if (text.length <= longest) return [text];
  const parts: string[] = [];
  let from = 0;
  while (text.length - from > longest) {
    const space = text.lastIndexOf(' ', from + longest);
    let to = space > from ? space + 1 : from + longest;
    // Never splits a surrogate pair.
    if (/[\ud800-\udbff]/.test(text.charAt(to - 1))) to -= 1;
    parts.push(text.slice(from, to));
    from = to;
  }
  return [...parts, text.slice(from)];
}
