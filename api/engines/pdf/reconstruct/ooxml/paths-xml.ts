import type { Box, PathStep, Shape } from '../model/page-model.ts';
import { element, emus } from './xml.ts';

const hundredPercent = 100_000;

/** A shape's steps in EMUs from the corner of its box. */
function stepXml({ type, points }: PathStep, x0: number, y0: number): string {
  if (type === 'close') return element('a:close');
  const written: string[] = [];
  for (let index = 0; index + 1 < points.length; index += 2) {
    const [x, y] = [points[index] as number, points[index + 1] as number];
    written.push(element('a:pt', { x: emus(x - x0), y: emus(y - y0) }));
  }
  const names = { move: 'a:moveTo', line: 'a:lnTo', curve: 'a:cubicBezTo' } as const;
  return element(names[type], {}, ...written);
}

const solid = (colour: string) => element('a:solidFill', {}, element('a:srgbClr', { val: colour }));

/** Paths of one look in DrawingML: the box around them, and their geometry, fill and line. */
export function pathsXml(shapes: readonly Shape[]): {
  readonly box: Box;
  /** EMUs. */
  readonly cx: number;
  readonly cy: number;
  readonly xml: string;
} {
  const [{ fill, stroke, width }] = shapes as readonly [Shape, ...Shape[]];
  const box = {
    x0: Math.min(...shapes.map(({ x0 }) => x0)),
    y0: Math.min(...shapes.map(({ y0 }) => y0)),
    x1: Math.max(...shapes.map(({ x1 }) => x1)),
    y1: Math.max(...shapes.map(({ y1 }) => y1)),
  };
  const cx = Math.max(1, emus(box.x1 - box.x0));
  const cy = Math.max(1, emus(box.y1 - box.y0));
  const path = element(
    'a:path',
    { w: cx, h: cy, fill: fill === null ? 'none' : undefined },
    ...shapes.flatMap(({ steps }) => steps.map((step) => stepXml(step, box.x0, box.y0))),
  );
  const geometry = element(
    'a:custGeom',
    {},
    element('a:avLst'),
    element('a:gdLst'),
    element('a:ahLst'),
    element('a:cxnLst'),
    element('a:rect', { l: 0, t: 0, r: 'r', b: 'b' }),
    element('a:pathLst', {}, path),
  );
  const look = [
    fill === null ? element('a:noFill') : solid(fill),
    stroke === null
      ? element('a:ln', {}, element('a:noFill'))
      : element(
          'a:ln',
          { w: Math.max(1, emus(width)) },
          solid(stroke),
          element('a:miter', { lim: 8 * hundredPercent }),
        ),
  ];
  return { box, cx, cy, xml: [geometry, ...look].join('') };
}
