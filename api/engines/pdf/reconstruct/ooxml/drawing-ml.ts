import { boxAroundAll } from '../model/box.ts';
import type { Dash } from '../model/drawings/dash.ts';
import type { Sheer } from '../model/drawings/sheer.ts';
import type { Box, Crop, PathStep, Picture, Shape } from '../model/page-model.ts';
import { element, emus } from './xml.ts';

/** The miter limit, in thousandths of a per cent: eight times the line's width. Sharper corners are cut off. */
const miterLimit = 800_000;

/** A share in thousandths of a per cent. */
const shareOf = (value: number) => Math.round(value * 100_000);

/**
 * A solid fill. `colour` is RRGGBB.
 * @param sheer How it is painted if what is behind it shines through.
 */
export const solidFill = (colour: string, sheer?: Sheer) => {
  const alpha = sheer === undefined ? [] : [element('a:alpha', { val: shareOf(sheer.opacity) })];
  return element('a:solidFill', {}, element('a:srgbClr', { val: sheer?.colour ?? colour }, ...alpha));
};

/** Degrees in 60,000ths, of a full turn. */
const angleOf = (degrees: number) => Math.round((((degrees % 360) + 360) % 360) * 60_000);

/** The position and size of a drawing, in EMUs, before it is turned around its middle by degrees clockwise. */
export const transform = (x: number, y: number, cx: number, cy: number, turn = 0) =>
  element('a:xfrm', { rot: angleOf(turn) || undefined }, element('a:off', { x, y }), element('a:ext', { cx, cy }));

/** The geometry of a rectangle. */
export const rectangle = element('a:prstGeom', { prst: 'rect' }, element('a:avLst'));

const cropXml = ({ left, top, right, bottom }: Crop) =>
  element('a:srcRect', { l: shareOf(left), t: shareOf(top), r: shareOf(right), b: shareOf(bottom) });

/**
 * The content of a picture's fill (ECMA-376 part 1, section 20.1.8.14): what is shown of it, stretched over its frame.
 * @param link The relationship to its file.
 */
export const pictureFill = ({ crop }: Pick<Picture, 'crop'>, link: string) =>
  element('a:blip', { 'r:embed': link }) +
  (crop === undefined ? '' : cropXml(crop)) +
  element('a:stretch', {}, element('a:fillRect'));

const stepNames = { move: 'a:moveTo', line: 'a:lnTo', curve: 'a:cubicBezTo' } as const;

/** A step of a path, measured from the corner of the shape's box. */
function stepXml({ type, points }: PathStep, x0: number, y0: number): string {
  if (type === 'close') return element('a:close');
  const written: string[] = [];
  for (let index = 0; index + 1 < points.length; index += 2) {
    const [x, y] = [points[index] as number, points[index + 1] as number];
    written.push(element('a:pt', { x: emus(x - x0), y: emus(y - y0) }));
  }
  return element(stepNames[type], {}, ...written);
}

const presetDashes = { dotted: 'sysDot', dashSmallGap: 'sysDash', dashed: 'dash' } as const;

/** Writes how a line is interrupted (ECMA-376 part 1, section 20.1.8.48); nothing for a whole one. */
export const dashXml = (dash: Dash | undefined) =>
  dash === undefined ? '' : element('a:prstDash', { val: presetDashes[dash] });

/**
 * Writes the geometry, fill and outline of paths of one look, as content of a shape's properties (ECMA-376 part 1,
 * section 20.1.9.8).
 *
 * @param shapes At least one; the first determines the colours and the outline's width.
 * @returns The markup, with the box around the paths in points and its size in EMUs.
 */
export function pathsXml(shapes: readonly Shape[]): {
  readonly box: Box;
  readonly cx: number;
  readonly cy: number;
  readonly xml: string;
} {
  const [{ fill, stroke, width, dash, sheer }] = shapes as readonly [Shape, ...Shape[]];
  const box = boxAroundAll(shapes);
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
  const outline =
    stroke === null
      ? element('a:ln', {}, element('a:noFill'))
      : element(
          'a:ln',
          { w: Math.max(1, emus(width)) },
          solidFill(stroke),
          dashXml(dash),
          element('a:miter', { lim: miterLimit }),
        );
  return { box, cx, cy, xml: `${geometry}${fill === null ? element('a:noFill') : solidFill(fill, sheer)}${outline}` };
}
