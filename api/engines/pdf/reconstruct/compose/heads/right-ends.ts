import type { Line } from '../../lines/line.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { thresholds } from '../paragraphs/thresholds.ts';

const { sameTabStop, sameRow } = thresholds.layout;

/** Where the text after the last tab of a line begins and ends, in points. */
const lastPartOf = ({ stops, x0, x1 }: Line) => ({ begin: stops.at(-1) ?? x0, end: x1 });

/** Whether a line of other pages is the same one of their head as a line is of its own. */
const isCounterpart = (line: Line) => (other: Line) =>
  other !== line &&
  Math.abs(other.baseline - line.baseline) < sameRow &&
  other.stops.length === line.stops.length &&
  !other.isRightToLeft;

/**
 * Whether the end of a line is set, not where its last text begins, as page numbers of any length are: it is equal on other
 * pages, although that text begins elsewhere there, and nowhere the other way round.
 */
function endsWithOthers(line: Line, others: readonly Line[]): boolean {
  const { begin, end } = lastPartOf(line);
  const offsets = others.filter(isCounterpart(line)).map((other) => {
    const part = lastPartOf(other);
    return { begin: Math.abs(part.begin - begin), end: Math.abs(part.end - end) };
  });
  return (
    offsets.some((offset) => offset.begin > sameTabStop && offset.end < sameTabStop) &&
    offsets.every((offset) => offset.begin > sameTabStop || offset.end < sameTabStop)
  );
}

/**
 * A paragraph of a head, aligned at the right if other pages show that it is, or with its last tab there.
 * @param others The lines of the same head on other pages.
 */
export function withRightEnd(passage: Passage, others: readonly Line[]): Passage {
  const [line, ...rest] = passage.lines;
  if (line === undefined || rest.length > 0 || passage.isRightToLeft || passage.alignment !== 'left') return passage;
  if (!endsWithOthers(line, others)) return passage;
  return line.stops.length > 0 ? { ...passage, endsTogether: true } : { ...passage, alignment: 'right' };
}
