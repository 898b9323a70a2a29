import { thresholds } from '../thresholds.ts';
import { splitLong } from '../type/split-long.ts';

/** A line of a text as written. */
export interface TextLine {
  readonly text: string;
  /** Whether a form feed precedes it. */
  readonly startsPage: boolean;
}

/** Line ends of all systems, and Unicode's own (UAX #14, classes BK, CR, LF and NL); a form feed also ends a page. */
const lineEnds = /\r\n|[\n\r\f\v\x85\u2028\u2029]/g;

const { maxUnfinished } = thresholds.lines;

/** Splits text that arrives in parts into lines. */
export async function* readLines(parts: AsyncIterable<string>): AsyncGenerator<TextLine> {
  let unfinished = '';
  let startsPage = false;
  function* cut(text: string): Generator<TextLine> {
    for (const part of splitLong(text)) {
      yield { text: part, startsPage };
      startsPage = false;
    }
  }

  for await (const part of parts) {
    const text = unfinished + part;
    // The LF of a CRLF may be in the next part.
    const complete = text.endsWith('\r') ? text.length - 1 : text.length;
    let from = 0;
    for (const { 0: end, index } of text.slice(0, complete).matchAll(lineEnds)) {
      const isPageEnd = end === '\f';
      // A form feed on a line of its own does not leave an empty line.
      if (!isPageEnd || index > from) yield* cut(text.slice(from, index));
      startsPage ||= isPageEnd;
      from = index + end.length;
    }
    unfinished = text.slice(from);
    if (unfinished.length > maxUnfinished) {
      const pieces = splitLong(unfinished);
      for (const piece of pieces.slice(0, -1)) yield* cut(piece);
      unfinished = pieces.at(-1) ?? '';
    }
  }
  if (unfinished !== '') yield* cut(unfinished.replace(/\r$/, ''));
}
