import LineBreaker from 'linebreak';

/** Scripts without spaces between words, which are found by dictionary. */
const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;
const dictionary = new Intl.Segmenter('th', { granularity: 'word' });

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
