/**
 * Rewrites a text that is read in parts, whatever these are divided at.
 * @param endOfWhole Where what cannot be rewritten before the next part is known begins in a text; else its end.
 */
export async function* rewriteParts(
  source: AsyncIterable<string>,
  endOfWhole: (text: string) => number,
  rewrite: (text: string) => string,
): AsyncGenerator<string> {
  let rest = '';
  for await (const part of source) {
    const text = rest + part;
    const end = endOfWhole(text);
    yield rewrite(text.slice(0, end));
    rest = text.slice(end);
  }
  yield rest;
}
