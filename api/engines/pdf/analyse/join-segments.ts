import { type Line, lineOf, type Mark } from './line.ts';
import type { Edges } from './passage.ts';

const leader = /^[.…·_]$/;
const minLeaderMarks = 5;
/** Points that a justified line may miss an edge by. */
const flush = 2;

/** Dots that lead to a page number become the tab that a person would have set. */
function withLeaders(marks: readonly Mark[]): readonly Mark[] {
  const out: Mark[] = [];
  for (let index = 0; index < marks.length; ) {
    let end = index;
    let dots = 0;
    while (end < marks.length) {
      const mark = marks[end] as Mark;
      if (mark.type === 'letter' && leader.test(mark.text) && mark.text !== '_') dots++;
      else if (mark.type === 'letter') break;
      end++;
    }
    const first = marks[index] as Mark;
    const last = marks[end - 1];
    if (dots >= minLeaderMarks && last !== undefined && end < marks.length && out.length > 0) {
      out.push({ ...first, type: 'tab', text: '\t', x1: last.x1, hasLeader: true, isSoftHyphen: false });
      index = end;
    } else {
      out.push(first);
      index++;
    }
  }
  return out;
}

/** Whether a gap is the one space of a line that was justified between the edges. */
function isStretchedSpace(before: Line, after: Line, edges: Edges | undefined): boolean {
  const isWritten = !before.isRightToLeft && after.marks[0]?.space === 'written';
  return (
    isWritten && edges !== undefined && Math.abs(before.x0 - edges.x0) < flush && Math.abs(after.x1 - edges.x1) < flush
  );
}

function gapBetween(before: Line, after: Line, edges: Edges | undefined): Mark {
  const last = (before.isRightToLeft ? before.marks[0] : before.marks.at(-1)) as Mark;
  const look = isStretchedSpace(before, after, edges)
    ? ({ type: 'space', text: ' ' } as const)
    : ({ type: 'tab', text: '\t' } as const);
  return { ...last, ...look, x0: before.x1, x1: after.x0, space: null, isSoftHyphen: false };
}

const isLeft = (line: Line) => !line.isRightToLeft;

/** Segments of one flow as whole lines, with a tab where there is a gap. */
export function joinSegments(segments: readonly Line[], edges?: Edges): readonly Line[] {
  const lines: Line[] = [];
  for (const segment of [...segments].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0)) {
    const near = lines.slice(-4).findLast((line) => {
      const tolerance = 0.4 * Math.max(line.look.size, segment.look.size);
      return (
        Math.abs(line.baseline - segment.baseline) < tolerance &&
        (segment.x0 >= line.x1 - 1 || segment.x1 <= line.x0 + 1)
      );
    });
    if (near === undefined) {
      lines.push(segment);
      continue;
    }
    const [first, second] = near.x0 < segment.x0 ? [near, segment] : [segment, near];
    const order = isLeft(first) || isLeft(second) ? ([first, second] as const) : ([second, first] as const);
    lines[lines.indexOf(near)] = lineOf([...order[0].marks, gapBetween(first, second, edges), ...order[1].marks]);
  }
  return lines
    .map((line) => {
      const marks = withLeaders(line.marks);
      return marks.length === line.marks.length ? line : lineOf(marks);
    })
    .sort((a, b) => a.baseline - b.baseline);
}
