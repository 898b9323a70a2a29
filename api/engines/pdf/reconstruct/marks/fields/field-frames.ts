import { polyline } from '../../model/drawings/path-steps.ts';
import type { FormField, Shape } from '../../model/page-model.ts';
import { paper } from '../../model/paper.ts';

/**
 * The frames and backgrounds of a page's form fields, as shapes. Boxes to tick have none: they are written as signs that
 * have their own.
 */
export const fieldFrames = (fields: readonly FormField[]): readonly Shape[] =>
  fields.flatMap(({ type, frame, x0, x1, y0, y1 }): readonly Shape[] => {
    if (frame === undefined || type === 'checkbox') return [];
    const { stroke, isUnderline, width } = frame;
    const fill = frame.fill === paper && stroke === null ? null : frame.fill;
    if (fill === null && stroke === null) return [];
    const inset = stroke === null ? 0 : width / 2;
    const box = { x0: x0 + inset, x1: x1 - inset, y0: y0 + inset, y1: y1 - inset };
    const corners = [[box.x0, box.y0] as const, [box.x1, box.y0] as const, [box.x1, box.y1] as const];
    const around = polyline([...corners, [box.x0, box.y1]]);
    const area: Shape = { ...box, steps: [...around, { type: 'close', points: [] }], fill, stroke, width };
    if (!isUnderline || stroke === null) return [area];
    const under = polyline([
      [x0, box.y1],
      [x1, box.y1],
    ]);
    const line: Shape = { x0, x1, y0: box.y1, y1: box.y1, steps: under, fill: null, stroke, width };
    return fill === null ? [line] : [{ ...area, stroke: null }, line];
  });
