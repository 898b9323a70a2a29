import type { Edges } from '../columns/edges.ts';
import { type Line, lineWith } from '../lines/line.ts';
import type { Wrapped } from '../model/drawings/wrapped.ts';
import { largest, smallest } from '../model/extremes.ts';
import type { Picture } from '../model/page-model.ts';
import type { Passage } from '../paragraphs/passage.ts';
import type { FlowItem } from '../tables/filled-table.ts';
import type { AnalysedPage, Flow } from './analysed-page.ts';
import { gapOf, isLevel, isNear, middleOf, sideOf } from './beside-pictures.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.wrapped;

/** How text flows around a picture, between which edges, and which lines are there. */
interface Wrapping {
  readonly wrapped: Wrapped;
  readonly edges: Edges;
  readonly lines: ReadonlySet<Line>;
}

/** Text to the right of a picture. Lines right above and below those at its height may be set beside it, too. */
function rightOf(level: readonly Line[], passages: readonly Passage[], picture: Picture, edges: Edges): Wrapping {
  const { x1, y0, y1 } = picture;
  const begin = smallest(level.map((line) => line.x0));
  const own = new Set(level);
  // The first line of the next paragraph may only be indented.
  const turning = passages.filter(({ lines }) => lines.some((line) => own.has(line)));
  const near = turning
    .flatMap(({ lines }) => lines)
    .filter((line) => line.x0 > begin - limits.overlap && isNear(line, picture));
  const lines = new Set([...level, ...near]);
  const middles = [...lines].map(middleOf);
  const gap = gapOf(begin - x1);
  const [above, below] = [Math.max(0, y0 - smallest(middles)), Math.max(0, largest(middles) - y1)];
  return { wrapped: { side: 'right', gap, above, below }, edges: { ...edges, x0: x1 + gap }, lines };
}

/** Text to the left of a picture. Where lines end does not show whether those above and below it are beside it. */
function leftOf(level: readonly Line[], { x0 }: Picture, edges: Edges): Wrapping {
  const gap = gapOf(x0 - largest(level.map((line) => line.x1)));
  return {
    wrapped: { side: 'left', gap, above: 0, below: 0 },
    edges: { ...edges, x1: x0 - gap },
    lines: new Set(level),
  };
}

/**
 * How text flows around a picture at an edge of its column.
 * @param level The lines at its height, of those of all paragraphs in the column.
 * @returns Null if they do not all stand on its other side.
 */
function wrappingOf(
  level: readonly Line[],
  passages: readonly Passage[],
  picture: Picture,
  edges: Edges,
): Wrapping | null {
  const side = sideOf(level, picture, edges);
  if (side === 'right') return rightOf(level, passages, picture, edges);
  return side === 'left' && edges.x1 - picture.x1 < limits.maxIndent ? leftOf(level, picture, edges) : null;
}

/** Whether a paragraph shows that text flows around a picture: lines of it are beside the picture, and others in its width. */
function turnsAround({ lines }: Passage, { wrapped, lines: own }: Wrapping, { x0, x1 }: Picture): boolean {
  const isInto = (line: Line) =>
    wrapped.side === 'right' ? line.x0 < x1 - limits.minInto : line.x1 > x0 + limits.minInto;
  return lines.some((line) => own.has(line)) && lines.some((line) => !own.has(line) && isInto(line));
}

/** How the text of a column flows around a picture; null if no paragraph shows it, or anything else stands beside it. */
function findWrapping({ items, edges }: Flow, picture: Picture): Wrapping | null {
  if (picture.isInFront === true) return null;
  const passages = items.filter((item) => item.type === 'passage');
  const lines = passages.flatMap((passage) => passage.lines.filter((line) => isLevel(line, picture)));
  const isOther = ({ type, y0, y1 }: FlowItem) => type !== 'passage' && y0 < picture.y1 && y1 > picture.y0;
  const isPlain = lines.every(({ isRightToLeft, beside }) => !isRightToLeft && beside === undefined);
  if (lines.length === 0 || !isPlain || items.some(isOther)) return null;
  const wrapping = wrappingOf(lines, passages, picture, edges);
  return wrapping !== null && passages.some((passage) => turnsAround(passage, wrapping, picture)) ? wrapping : null;
}

/** A column whose lines beside a picture are set between edges of their own. */
const wrappedFlow = (flow: Flow, { lines, edges }: Wrapping): Flow => ({
  ...flow,
  items: flow.items.map((item) =>
    item.type === 'passage' && item.lines.some((line) => lines.has(line))
      ? { ...item, lines: item.lines.map((line) => (lines.has(line) ? lineWith(line, { beside: edges }) : line)) }
      : item,
  ),
});

/**
 * Lets text flow around the pictures next to it where a paragraph does so in part: readers would set all its lines beside
 * the picture otherwise, or none. Paragraphs that end where the picture does keep their places by indents.
 */
export function wrapText(
  regions: AnalysedPage['regions'],
  floats: readonly Picture[],
): Pick<AnalysedPage, 'regions' | 'floats'> {
  let wrapped = regions;
  const pictures = floats.map((picture) => {
    for (const region of wrapped)
      for (const flow of region.columns) {
        const wrapping = findWrapping(flow, picture);
        if (wrapping === null) continue;
        const columns = region.columns.map((each) => (each === flow ? wrappedFlow(flow, wrapping) : each));
        wrapped = wrapped.map((each) => (each === region ? { columns } : each));
        return { ...picture, wrapped: wrapping.wrapped };
      }
    return picture;
  });
  return { regions: wrapped, floats: pictures };
}
