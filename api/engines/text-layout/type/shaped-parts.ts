import { graphemeEnds } from '../../../formats/words/grapheme-ends.ts';
import { thresholds } from '../thresholds.ts';

const { maxShaped } = thresholds.fonts;

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

/**
 * Splits a text into parts that are shaped by themselves: shaping takes the square of their length. Characters stay
 * whole with their marks, unless they have more marks than a part has room for.
 */
export function* shapedParts(text: string): Generator<string> {
  let from = 0;
  let last = 0;
  for (const end of graphemeEnds(text, 0, text.length)) {
    if (end - from > maxShaped && last > from) {
      yield text.slice(from, last);
      from = last;
    }
    while (end - from > maxShaped) {
      // Never splits a surrogate pair.
      const to = from + maxShaped - (isHighSurrogate(text.charCodeAt(from + maxShaped - 1)) ? 1 : 0);
      yield text.slice(from, to);
      from = to;
    }
    last = end;
  }
  if (from < text.length) yield text.slice(from);
}
