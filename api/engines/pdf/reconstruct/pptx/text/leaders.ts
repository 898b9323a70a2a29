import type { Box } from '../../model/page-model.ts';
import { solidFill } from '../../ooxml/drawing-ml.ts';
import { element, emus } from '../../ooxml/xml.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { thresholds } from '../thresholds.ts';

/** Dots that lead from a text to its page number, along a baseline: tabs of slides have none. */
export interface Leader extends Box {
  /** RRGGBB. */
  readonly colour: string;
  /** The width of a dot, in points. */
  readonly dot: number;
}

/** Finds the dots of passages. */
export const leadersOf = (passages: readonly Passage[]): readonly Leader[] =>
  passages.flatMap(({ lines }) =>
    lines.flatMap(({ marks, baseline }) =>
      marks.flatMap(({ hasLeader, x0, x1, look: { colour, size } }) => {
        const [dot, apart] = [thresholds.leader.dotEms * size, thresholds.leader.pitchEms * size];
        const middle = baseline - dot / 2;
        if (!hasLeader || x1 - x0 < 3 * apart) return [];
        return [{ x0: x0 + apart, x1: x1 - apart, y0: middle, y1: middle, colour, dot }];
      }),
    ),
  );

/** Writes what is between two dots as a share of their width, in thousandths of a per cent. */
const dashes = element(
  'a:custDash',
  {},
  element('a:ds', {
    d: 100_000,
    sp: Math.round(100_000 * (thresholds.leader.pitchEms / thresholds.leader.dotEms - 1)),
  }),
);

/** Writes the outline of a line of dots (`a:ln`, ECMA-376 part 1, section 20.1.2.2.24). */
export const leaderLine = ({ colour, dot }: Leader) =>
  element('a:ln', { w: Math.max(1, emus(dot)) }, solidFill(colour), dashes);
