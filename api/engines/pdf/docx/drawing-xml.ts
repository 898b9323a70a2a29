import type { Drawing } from '../model/doc-model.ts';
import type { WriteContext } from './write-context.ts';
import { element, emus } from './xml.ts';

/** A picture in the line, or anchored at its place on the page behind the text. */
export function drawingXml({ picture, place, description }: Drawing, maxWidth: number, context: WriteContext): string {
  const id = context.nextId();
  const link = context.relationships.part('image', context.media.nameOf(picture));
  const [fullWidth, fullHeight] = [picture.x1 - picture.x0, picture.y1 - picture.y0];
  const scale = place === 'line' ? Math.min(1, maxWidth / fullWidth) : 1;
  const [cx, cy] = [Math.max(1, emus(fullWidth * scale)), Math.max(1, emus(fullHeight * scale))];
  const name = `Picture ${id}`;
  const graphic = element(
    'a:graphic',
    {},
    element(
      'a:graphicData',
      { uri: 'http://schemas.openxmlformats.org/drawingml/2006/picture' },
      element(
        'pic:pic',
        {},
        element(
          'pic:nvPicPr',
          {},
          element('pic:cNvPr', { id, name, descr: description || undefined }),
          element('pic:cNvPicPr'),
        ),
        element(
          'pic:blipFill',
          {},
          element('a:blip', { 'r:embed': link }),
          element('a:stretch', {}, element('a:fillRect')),
        ),
        element(
          'pic:spPr',
          {},
          element('a:xfrm', {}, element('a:off', { x: 0, y: 0 }), element('a:ext', { cx, cy })),
          element('a:prstGeom', { prst: 'rect' }, element('a:avLst')),
        ),
      ),
    ),
  );
  const extent = element('wp:extent', { cx, cy });
  const properties = element('wp:docPr', { id, name, descr: description || undefined });
  const frame = element('wp:cNvGraphicFramePr');
  if (place === 'line') {
    return element(
      'w:drawing',
      {},
      element('wp:inline', { distT: 0, distB: 0, distL: 0, distR: 0 }, extent, properties, frame, graphic),
    );
  }
  const offset = (points: number) => element('wp:posOffset', {}, `${emus(points)}`);
  const anchor = {
    distT: 0,
    distB: 0,
    distL: 0,
    distR: 0,
    simplePos: 0,
    relativeHeight: id,
    behindDoc: 1,
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
      element('wp:positionH', { relativeFrom: 'page' }, offset(picture.x0)),
      element('wp:positionV', { relativeFrom: 'page' }, offset(picture.y0)),
      extent,
      element('wp:effectExtent', { l: 0, t: 0, r: 0, b: 0 }),
      element('wp:wrapNone'),
      properties,
      frame,
      graphic,
    ),
  );
}
