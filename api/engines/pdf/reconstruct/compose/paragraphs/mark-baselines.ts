import type { Line } from '../../lines/line.ts';
import type { Mark } from '../../lines/mark.ts';
import { thresholds } from './thresholds.ts';

/** The baseline of the text between two tabs: its own if it is too long for a raised or lowered mark. */
function baselineOfPart(part: readonly Mark[], baseline: number): number {
  const letters = part.filter(({ type }) => type === 'letter');
  const [first, ...rest] = letters;
  if (first === undefined || letters.length < thresholds.minOwnBaseline) return baseline;
  return rest.reduce((tallest, each) => (each.look.size > tallest.look.size ? each : tallest), first).baseline;
}

/**
 * The baselines that the letters of a line are raised or lowered from. What stands beside other text, such as a date
 * beside an address, need not be at its height, and is not raised then.
 * @param marks The marks of the line as they are set.
 */
export function markBaselines({ baseline }: Line, marks: readonly Mark[]): readonly (readonly [Mark, number])[] {
  const parts: Mark[][] = [[]];
  for (const mark of marks) {
    if (mark.type === 'tab') parts.push([]);
    parts.at(-1)?.push(mark);
  }
  if (parts.length === 1) return marks.map((mark) => [mark, baseline]);
  return parts.flatMap((part) => {
    const own = baselineOfPart(part, baseline);
    return part.map((mark) => [mark, own] as const);
  });
}
