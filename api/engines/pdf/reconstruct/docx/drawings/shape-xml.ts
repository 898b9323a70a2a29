import type { DrawnShapes } from '../../model/inline.ts';
import { pathsXml, transform } from '../../ooxml/drawing-ml.ts';
import { element } from '../../ooxml/xml.ts';
import { wordNamespaces } from '../namespaces.ts';
import type { WriteContext } from '../write-context.ts';
import { anchoredXml } from './anchored-xml.ts';

/**
 * Writes paths of the same look as one editable shape at its position on the page, behind the text unless it is on a picture.
 * Word accepts shapes of its 2010 namespace only within `mc:AlternateContent`.
 */
export function shapeXml({ shapes, origin }: DrawnShapes, context: WriteContext): string {
  const { box, cx, cy, xml } = pathsXml(shapes);
  const id = context.nextId();
  const shape = element(
    'wps:wsp',
    {},
    element('wps:cNvSpPr'),
    element('wps:spPr', {}, transform(0, 0, cx, cy), xml),
    element('wps:bodyPr'),
  );
  const graphic = element('a:graphic', {}, element('a:graphicData', { uri: wordNamespaces['xmlns:wps'] }, shape));
  const isInFront = shapes[0]?.onPicture === 'in-front';
  const drawing = anchoredXml({ x: box.x0, y: box.y0, origin, cx, cy, id, name: `Shape ${id}`, isInFront, graphic });
  return element('mc:AlternateContent', {}, element('mc:Choice', { Requires: 'wps' }, drawing));
}
