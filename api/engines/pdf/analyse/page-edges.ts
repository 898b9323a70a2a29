import type { Box } from '../model/page-model.ts';
import type { Edges } from './passage.ts';

interface Part {
  readonly width: number;
  readonly height: number;
  readonly body: readonly Box[];
  readonly tables: readonly Box[];
}

const sameSize = 2;
/** Points of a page's edge that no text is expected in. */
const leastMargin = 14;

/** The edges of the text on a page, by all pages of its size: a single page's lines may be short. */
export function pageEdges(page: Part, pages: readonly Part[]): Edges {
  const alike = pages.filter(
    ({ width, height }) => Math.abs(width - page.width) < sameSize && Math.abs(height - page.height) < sameSize,
  );
  const lines = alike.flatMap(({ body }) => body);
  const boxes = lines.length > 0 ? lines : alike.flatMap(({ tables }) => tables);
  if (boxes.length === 0) return { x0: 72, x1: Math.max(144, page.width - 72) };
  const lefts = boxes
    .map(({ x0 }) => x0)
    .filter((x) => x > leastMargin)
    .sort((a, b) => a - b);
  const rights = boxes
    .map(({ x1 }) => x1)
    .filter((x) => x < page.width - leastMargin / 2)
    .sort((a, b) => b - a);
  const x0 = lefts[0] ?? leastMargin;
  const x1 = justifiedEdge(rights) ?? rights[0] ?? page.width - leastMargin;
  return { x0, x1: Math.max(x0 + 36, x1) };
}

/** Where many lines end, with hardly any beyond; null where text is ragged. */
function justifiedEdge(rights: readonly number[]): number | null {
  const few = Math.max(1, 0.02 * rights.length);
  for (let index = 0; index < rights.length && index <= few; index++) {
    const x = rights[index] as number;
    const near = rights.filter((right) => Math.abs(right - x) < 1.5).length;
    if (near >= Math.max(3, few)) return x;
  }
  return null;
}
