import type { PathStep, Shape } from '../model/page-model.ts';
import { anchoredXml } from './anchored-xml.ts';
import type { WriteContext } from './write-context.ts';
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

/**
 * Paths of one look as a shape that can be edited, at its place on the page behind the text. Word knows such shapes
 * since 2010 and wants them as an alternative.
 */
export function shapeXml(shapes: readonly Shape[], context: WriteContext): string {
  const [{ fill, stroke, width }] = shapes as readonly [Shape, ...Shape[]];
  const x0 = Math.min(...shapes.map((shape) => shape.x0));
  const y0 = Math.min(...shapes.map((shape) => shape.y0));
  const cx = Math.max(1, emus(Math.max(...shapes.map(({ x1 }) => x1)) - x0));
  const cy = Math.max(1, emus(Math.max(...shapes.map(({ y1 }) => y1)) - y0));
  const id = context.nextId();
  const path = element(
    'a:path',
    { w: cx, h: cy, fill: fill === null ? 'none' : undefined },
    ...shapes.flatMap(({ steps }) => steps.map((step) => stepXml(step, x0, y0))),
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
  const shape = element(
    'wps:wsp',
    {},
    element('wps:cNvSpPr'),
    element(
      'wps:spPr',
      {},
      element('a:xfrm', {}, element('a:off', { x: 0, y: 0 }), element('a:ext', { cx, cy })),
      geometry,
      ...look,
    ),
    element('wps:bodyPr'),
  );
  const graphic = element(
    'a:graphic',
    {},
    element('a:graphicData', { uri: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape' }, shape),
  );
  const drawing = anchoredXml({ x: x0, y: y0, cx, cy, id, name: `Shape ${id}`, graphic });
  return element('mc:AlternateContent', {}, element('mc:Choice', { Requires: 'wps' }, drawing));
}
