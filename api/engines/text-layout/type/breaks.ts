import LineBreaker from 'linebreak';

/** Scripts that put no spaces between words: their words are found by dictionary. */
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
      // Elsewhere a word's start is no place to break: "(a", "1.5".
      if (index > 0 && unspaced.test(text.slice(index - 1, index + 1))) ends.add(index);
    }
  }
  ends.add(text.length);
  return [...ends].sort((a, b) => a - b);
}

/** Where the letters of a stretch of text end, marks included, as indexes of what follows. */
export function* graphemeEnds(text: string, start: number, end: number): Generator<number> {
  const part = text.slice(start, end);
  if (simple.test(part)) {
    for (let i = start + 1; i <= end; i++) yield i;
    return;
  }
  for (const { index, segment } of graphemes.segment(part)) yield start + index + segment.length;
}
