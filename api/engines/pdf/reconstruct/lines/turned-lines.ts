import { type Line, median } from './line.ts';
import { thresholds } from './thresholds.ts';

const { minLetters, maxLeanShare, maxLeanEms, maxPageShare } = thresholds.turned;

/** A line whose letters lie on their side. */
export interface TurnedLine {
  readonly line: Line;
  /** Whether it is read from the foot of the page to its top, or else downwards. */
  readonly isUpward: boolean;
}

/** The direction of a line that runs straight up or down the page; null for any other. */
function directionOf({ marks, look }: Line): TurnedLine['isUpward'] | null {
  const letters = marks.filter(({ type }) => type === 'letter');
  const [first, last] = [letters[0], letters.at(-1)];
  if (first === undefined || last === undefined || letters.length < minLetters) return null;
  const rise = first.y0 - last.y0;
  const lean = Math.abs((first.x0 + first.x1 - last.x0 - last.x1) / 2);
  if (lean > maxLeanShare * Math.abs(rise) + maxLeanEms * look.size) return null;
  const steps = letters.slice(1).map(({ y0 }, index) => (letters[index]?.y0 ?? 0) - y0);
  return median(steps.map(Math.abs)) > 0 && Math.sign(median(steps)) === Math.sign(rise) ? rise > 0 : null;
}

/**
 * Parts the lines of turned text: those that run up or down beside upright text, as the title of an axis or a stamp in the
 * margin, and others, which are read as if they were upright. A page with little upright text has none of the first.
 * @param upright The number of letters in upright lines.
 */
export function partTurned(
  lines: readonly Line[],
  upright: number,
): { readonly turned: readonly TurnedLine[]; readonly others: readonly Line[] } {
  const [turned, others]: [TurnedLine[], Line[]] = [[], []];
  let letters = 0;
  for (const line of lines) {
    const isUpward = directionOf(line);
    if (isUpward === null) others.push(line);
    else {
      turned.push({ line, isUpward });
      letters += line.text.length;
    }
  }
  return letters > maxPageShare * (letters + upright) ? { turned: [], others: lines } : { turned, others };
}
