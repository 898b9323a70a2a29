import { thresholds } from '../thresholds.ts';

const { maxPart } = thresholds.lines;

/** Splits a very long line into parts, at spaces where there are any. */
export function splitLong(text: string): readonly string[] {
  if (text.length <= maxPart) return [text];
  const parts: string[] = [];
  let from = 0;
  while (text.length - from > maxPart) {
    const space = text.lastIndexOf(' ', from + maxPart);
    let to = space > from ? space + 1 : from + maxPart;
    // Never splits a surrogate pair.
    if (/[\ud800-\udbff]/.test(text.charAt(to - 1))) to -= 1;
    parts.push(text.slice(from, to));
    from = to;
  }
  return [...parts, text.slice(from)];
}
