import { unknownSign } from '../../model/characters/unknown-letters.ts';
import type { Drawing } from '../../model/inline.ts';
import { pictureFill, rectangle, transform } from '../../ooxml/drawing-ml.ts';
import { drawingMl } from '../../ooxml/namespaces.ts';
import { element, emus } from '../../ooxml/xml.ts';
import type { WriteContext } from '../write-context.ts';
import { anchoredXml } from './anchored-xml.ts';

/**
 * What a picture is described as: the words of which every letter is known, as it shows the others itself. That of a letter
 * is its sign.
 */
const readable = (description: string): string =>
  description === unknownSign
    ? description
    : description
        .split(' ')
        .filter((word) => !word.includes(unknownSign))
        .join(' ');

/**
 * Writes a picture: inline, no wider than the column, or floating behind the text at its position on the page.
 * @param maxWidth Points.
 */
export function drawingXml(
  { picture, place, description, origin }: Drawing,
  maxWidth: number,
  context: WriteContext,
): string {
  const id = context.nextId();
  const link = context.relationships.part('image', context.media.nameOf(picture));
  const [fullWidth, fullHeight] = [picture.x1 - picture.x0, picture.y1 - picture.y0];
  const scale = place === 'line' ? Math.min(1, maxWidth / fullWidth) : 1;
  const [cx, cy] = [Math.max(1, emus(fullWidth * scale)), Math.max(1, emus(fullHeight * scale))];
  const name = `Picture ${id}`;
  const about = { id, name, descr: readable(description) || undefined };
  const graphic = element(
    'a:graphic',
    {},
    element(
      'a:graphicData',
      { uri: `${drawingMl}/picture` },
      element(
        'pic:pic',
        {},
        element('pic:nvPicPr', {}, element('pic:cNvPr', about), element('pic:cNvPicPr')),
        element('pic:blipFill', {}, pictureFill(picture, link)),
        element('pic:spPr', {}, transform(0, 0, cx, cy), rectangle),
      ),
    ),
  );
  if (place === 'page') {
    const { isInFront, wrapped } = picture;
    return anchoredXml({
      x: picture.x0,
      y: picture.y0,
      origin,
      cx,
      cy,
      id,
      name,
      description: about.descr,
      isInFront,
      wrapped,
      graphic,
    });
  }
  return element(
    'w:drawing',
    {},
    element(
      'wp:inline',
      { distT: 0, distB: 0, distL: 0, distR: 0 },
      element('wp:extent', { cx, cy }),
      element('wp:docPr', about),
      element('wp:cNvGraphicFramePr'),
      graphic,
    ),
  );
}
