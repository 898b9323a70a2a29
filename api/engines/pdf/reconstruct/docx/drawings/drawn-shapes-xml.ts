import { boxAroundAll } from '../../model/box.ts';
import type { DrawnShapes } from '../../model/inline.ts';
import type { Shape } from '../../model/page-model.ts';
import type { WriteContext } from '../write-context.ts';
import { drawingXml } from './drawing-xml.ts';
import { inkOf, metafileOf } from './metafile.ts';

/**
 * Writes paths of the same look as one picture at its position on the page, behind the text: LibreOffice forgets shapes in
 * RTF, but no pictures.
 */
export function drawnShapesXml({ shapes, origin }: DrawnShapes, context: WriteContext): string {
  const [first] = shapes as readonly [Shape, ...Shape[]];
  const box = inkOf(boxAroundAll(shapes), first);
  const picture = { ...box, bytes: metafileOf(shapes, box), format: 'emf' } as const;
  const drawing = { type: 'drawing', picture, place: 'page', description: '' } as const;
  return drawingXml({ ...drawing, ...(origin !== undefined && { origin }) }, 0, context);
}
