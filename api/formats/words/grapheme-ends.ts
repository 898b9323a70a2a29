const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const simple = /^[\x20-\x7e]*$/;

/** Characters that are segmented at once: with each cluster, V8 copies all of the text that it segments. */
const windowLength = 100;

/** Yields the ends of the grapheme clusters between two indexes of a text, in time proportional to its length. */
export function* graphemeEnds(text: string, start: number, end: number): Generator<number> {
  const part = text.slice(start, end);
  if (simple.test(part)) {
    for (let i = start + 1; i <= end; i++) yield i;
    return;
  }
  let from = 0;
  for (let length = windowLength; from < part.length; ) {
    const cut = from + length;
    // Never splits a surrogate pair.
    const seen = part.slice(from, /[\ud800-\udbff]/.test(part.charAt(cut - 1)) ? cut + 1 : cut);
    const isLast = from + seen.length === part.length;
    let to = 0;
    for (const { index, segment } of graphemes.segment(seen)) {
      const next = index + segment.length;
      // What is cut off may go on behind the window.
      if (next === seen.length && !isLast) break;
      to = next;
      yield start + from + to;
    }
    length = to === 0 ? length * 2 : windowLength;
    from += to;
  }
}
