import type { Line } from '../../../lines/line.ts';
import type { Mark } from '../../../lines/mark.ts';
import { thresholds } from '../thresholds.ts';

/** The baseline of the text between two tabs: its own if it is too long for a raised or lowered mark. */
function baselineOfPart(part: readonly Mark[], baseline: number): number {
  const letters = part.filter(({ type }) => type === 'letter');
  const [first, ...rest] = letters;
  if (first === undefined || letters.length < thresholds.minOwnBaseline) return baseline;
  return rest.reduce((tallest, each) => (each.look.size > tallest.look.size ? each : tallest), first).baseline;
}

/** Where a mark stands. */
export interface MarkPlace {
  /** The baseline that it is raised or lowered from as a mark of smaller type, in points from the top of the page. */
  readonly baseline: number;
  /** Points by which this is above its line. */
  readonly rise: number;
}

/** How far above its line text is that stands there on its own baseline: less is rounding. */
const riseOf = (rise: number) => (Math.abs(rise) < thresholds.minRise ? 0 : Math.round(2 * rise) / 2);

/**
 * Where the marks of a line stand. What is beside other text, such as a date beside an address, need not be at its height.
 * @param marks The marks of the line as they are set.
 */
export function markPlaces({ baseline }: Line, marks: readonly Mark[]): readonly (readonly [Mark, MarkPlace])[] {
  const parts: Mark[][] = [[]];
  for (const mark of marks) {
    if (mark.type === 'tab') parts.push([]);
    parts.at(-1)?.push(mark);
  }
  const onLine = { baseline, rise: 0 };
  if (parts.length === 1) return marks.map((mark) => [mark, onLine]);
  return parts.flatMap((part) => {
    const own = baselineOfPart(part, baseline);
    // Signs beside text, such as icons, may be the larger ones, and the text is on its line.
    const isLevel = part.every((mark) => mark.type !== 'letter' || Math.abs(mark.baseline - own) < thresholds.minRise);
    const place = own === baseline ? onLine : { baseline: own, rise: isLevel ? riseOf(baseline - own) : 0 };
    return part.map((mark) => [mark, place] as const);
  });
}
