import type { Shape } from '../../model/page-model.ts';
import { pathsXml } from '../../ooxml/paths-xml.ts';
import { element } from '../../ooxml/xml.ts';
import type { WriteContext } from '../write-context.ts';
import { anchoredXml } from './anchored-xml.ts';

/**
 * Paths of one look as a shape that can be edited, at its place on the page behind the text. Word knows such shapes
 * since 2010 and wants them as an alternative.
 */
export function shapeXml(shapes: readonly Shape[], context: WriteContext): string {
  const { box, cx, cy, xml } = pathsXml(shapes);
  const id = context.nextId();
  const shape = element(
    'wps:wsp',
    {},
    element('wps:cNvSpPr'),
    element('wps:spPr', {}, element('a:xfrm', {}, element('a:off', { x: 0, y: 0 }), element('a:ext', { cx, cy })), xml),
    element('wps:bodyPr'),
  );
  const graphic = element(
    'a:graphic',
    {},
    element('a:graphicData', { uri: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape' }, shape),
  );
  const drawing = anchoredXml({ x: box.x0, y: box.y0, cx, cy, id, name: `Shape ${id}`, graphic });
  return element('mc:AlternateContent', {}, element('mc:Choice', { Requires: 'wps' }, drawing));
}
