import type { Wrapped } from '../../model/drawings/wrapped.ts';
import type { Origin } from '../../model/inline.ts';
import { element, emus } from '../../ooxml/xml.ts';

/** A drawing and its position. */
export interface Anchored {
  /** Points from the left and top edges of the page. */
  readonly x: number;
  readonly y: number;
  /** The upper left corner of the paragraph's cell, if its position is measured from there; from those of the page otherwise. */
  readonly origin?: Origin | undefined;
  /** EMUs. */
  readonly cx: number;
  readonly cy: number;
  readonly id: number;
  readonly name: string;
  readonly description?: string | undefined;
  /** Whether it is in front of the text rather than behind it. */
  readonly isInFront?: boolean | undefined;
  /** On which side of it text flows around it; not set where text goes on as if it was not there. */
  readonly wrapped?: Wrapped | undefined;
  /** Its `a:graphic`. */
  readonly graphic: string;
}

/**
 * A drawing that floats behind or in front of the text at its position on the page (`wp:anchor`, ECMA-376 part 1, section
 * 20.4.2.3). In a cell, word processors do not agree on where the page begins.
 */
export function anchoredXml(anchored: Anchored): string {
  const { x, y, origin, cx, cy, id, name, description, isInFront = false, wrapped, graphic } = anchored;
  const [across, down] = origin === undefined ? [x, y] : [x - origin.x, y - origin.y];
  const from = origin === undefined ? { x: 'page', y: 'page' } : { x: 'column', y: 'paragraph' };
  const offset = (points: number) => element('wp:posOffset', {}, `${emus(points)}`);
  const distance = (side: 'left' | 'right') => (wrapped?.side === side ? emus(wrapped.gap) : 0);
  const anchor = {
    distT: emus(wrapped?.above ?? 0),
    distB: emus(wrapped?.below ?? 0),
    distL: distance('left'),
    distR: distance('right'),
    simplePos: 0,
    relativeHeight: id,
    behindDoc: isInFront || wrapped !== undefined ? 0 : 1,
    locked: 0,
    layoutInCell: 1,
    allowOverlap: 1,
  };
  return element(
    'w:drawing',
    {},
    element(
      'wp:anchor',
      anchor,
      element('wp:simplePos', { x: 0, y: 0 }),
      element('wp:positionH', { relativeFrom: from.x }, offset(across)),
      element('wp:positionV', { relativeFrom: from.y }, offset(down)),
      element('wp:extent', { cx, cy }),
      element('wp:effectExtent', { l: 0, t: 0, r: 0, b: 0 }),
      wrapped === undefined ? element('wp:wrapNone') : element('wp:wrapSquare', { wrapText: wrapped.side }),
      element('wp:docPr', { id, name, descr: description }),
      element('wp:cNvGraphicFramePr'),
      graphic,
    ),
  );
}
