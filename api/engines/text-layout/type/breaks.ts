import LineBreaker from 'linebreak';

/** Scripts without spaces between words, which are found by dictionary. */
const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;
const dictionary = new Intl.Segmenter('th', { granularity: 'word' });
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const simple = /^[\x20-\x7e]*$/;

/** Where a line may end (UAX #14), as indexes of what follows; the last is the text's length. */
export function breakOpportunities(text: string): readonly number[] {
  const breaker = new LineBreaker(text);
  const ends = new Set<number>();
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) ends.add(next.position);
  if (unspaced.test(text)) {
    for (const { index } of dictionary.segment(text)) {
      // In other scripts the start of a word need not be a break: "(a", "1.5".
      if (index > 0 && unspaced.test(text.slice(index - 1, index + 1))) ends.add(index);
    }
  }
  ends.add(text.length);
  return [...ends].sort((a, b) => a - b);
}

/** Characters that are segmented at once: with each cluster, V8 copies all of the text that it segments. */
const windowLength = 100;

/** Yields the ends of the grapheme clusters between two indexes of a text. */
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
