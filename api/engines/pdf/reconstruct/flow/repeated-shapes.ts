import type { RepeatedDrawing } from '../model/drawings/repeated-drawing.ts';
import type { Shape } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const keyOf = ({ x0, x1, y0, y1, fill, stroke, sheer }: Shape) =>
  `${[x0, y0, x1, y1].map((value) => Math.round(value / thresholds.repeated.samePlace)).join('/')}/${fill}/${stroke}/${sheer?.opacity}`;

const isArea = ({ x0, x1, y0, y1, fill }: Shape) =>
  fill !== null && Math.min(x1 - x0, y1 - y0) > thresholds.repeated.minArea;

/**
 * Separates the shapes at the same position on most pages from each page's own. Areas must be on all but the first: in a
 * header, they would hide more of the other pages than a line does.
 */
export function splitRepeated(pages: readonly (readonly Shape[])[]): {
  readonly repeated: readonly RepeatedDrawing<Shape>[];
  readonly own: readonly (readonly Shape[])[];
} {
  if (pages.length < 2) return { repeated: [], own: pages };
  const found = new Map<string, { readonly drawn: Shape; readonly on: Set<number> }>();
  for (const [index, shapes] of pages.entries()) {
    for (const shape of shapes) {
      const known = found.get(keyOf(shape)) ?? { drawn: shape, on: new Set<number>() };
      found.set(keyOf(shape), known);
      known.on.add(index);
    }
  }
  const isRepeated = ({ drawn, on }: RepeatedDrawing<Shape>) =>
    on.size >= Math.max(2, thresholds.repeated.minShare * pages.length) &&
    (!isArea(drawn) || pages.every((_, index) => index === 0 || on.has(index)));
  const repeated = new Map([...found].filter(([, shape]) => isRepeated(shape)));
  return {
    repeated: [...repeated.values()],
    own: pages.map((shapes) => shapes.filter((shape) => !repeated.has(keyOf(shape)))),
  };
}
