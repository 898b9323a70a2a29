import { drawingsByKey, type RepeatedDrawing } from '../model/drawings/repeated-drawing.ts';
import type { Page, Shape } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const keyOf = ({ x0, x1, y0, y1, fill, stroke, sheer }: Shape) =>
  `${[x0, y0, x1, y1].map((value) => Math.round(value / thresholds.repeated.samePlace.shapes)).join('/')}/${fill}/${stroke}/${sheer?.opacity}`;

const isArea = ({ x0, x1, y0, y1, fill }: Shape) =>
  fill !== null && Math.min(x1 - x0, y1 - y0) > thresholds.repeated.minArea;

const isOnMost = (on: ReadonlySet<number>, pages: number) =>
  on.size >= Math.max(2, thresholds.repeated.minShare * pages);

/**
 * Separates the shapes at the same position on most pages from each page's own. Areas must be on all but the first: in a
 * header, they would hide more of the other pages than a line does.
 */
export function splitRepeated(pages: readonly (readonly Shape[])[]): {
  readonly repeated: readonly RepeatedDrawing<Shape>[];
  readonly own: readonly (readonly Shape[])[];
} {
  if (pages.length < 2) return { repeated: [], own: pages };
  const isRepeated = ({ drawn, on }: RepeatedDrawing<Shape>) =>
    isOnMost(on, pages.length) && (!isArea(drawn) || pages.every((_, index) => index === 0 || on.has(index)));
  const repeated = new Map([...drawingsByKey(pages, keyOf)].filter(([, shape]) => isRepeated(shape)));
  return {
    repeated: [...repeated.values()],
    own: pages.map((shapes) => shapes.filter((shape) => !repeated.has(keyOf(shape)))),
  };
}

/** Whether a shape is one that most pages have. */
export type IsRepeated = (shape: Shape) => boolean;

/** Finds the areas without an outline at the same position on most pages, as the letters of a watermark are. */
export function findRepeatedAreas(pages: readonly Pick<Page, 'shapes'>[]): IsRepeated {
  const isPlainArea = (shape: Shape) => shape.stroke === null && isArea(shape);
  const found = drawingsByKey(
    pages.map(({ shapes }) => shapes.filter(isPlainArea)),
    keyOf,
  );
  return (shape) => isPlainArea(shape) && isOnMost(found.get(keyOf(shape))?.on ?? new Set(), pages.length);
}
