import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../../formats/xml/xml-names.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, rewriteElements, type XmlElement } from '../../edit/xml-tree.ts';

/** Matches parts with pictures that let through what is behind them (ECMA-376 part 1, §20.1.8.4). */
export const fadedHint = /[<:]alphaModFix\s/;

/** Elements and texts of a picture: one with effects and extensions has some fifty. */
const maxNodes = 1000;
/** `amt` of a picture that lets nothing through, in thousandths of a per cent. */
const opaque = 100_000;

const main = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const shapes = 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape';

const isFaded = (blip: XmlElement | undefined) => {
  const alpha = childOf(blip, 'alphaModFix');
  return alpha !== undefined && Number(attributeOf(alpha.attributes, 'amt') ?? opaque) < opaque;
};
const isCropped = (fill: XmlElement) =>
  Object.values(childOf(fill, 'srcRect')?.attributes ?? {}).some((share) => Number(share) !== 0);

/** A shape filled with the picture of a drawing, if the picture lets something through. */
function filledShape(graphic: XmlElement): readonly XmlElement[] | undefined {
  const picture = childOf(childOf(graphic, 'graphicData'), 'pic');
  const [fill, properties] = [childOf(picture, 'blipFill'), childOf(picture, 'spPr')];
  if (fill === undefined || properties === undefined || !isFaded(childOf(fill, 'blip')) || isCropped(fill))
    return undefined;
  const own = (names: readonly string[]) =>
    properties.children.filter((child) => typeof child !== 'string' && names.includes(localName(child.name)));
  const noLine = { name: 'a:ln', attributes: {}, children: [{ name: 'a:noFill', attributes: {}, children: [] }] };
  const line = childOf(properties, 'ln') ?? noLine;
  const shape: XmlElement = {
    name: 'wps:wsp',
    attributes: { 'xmlns:wps': shapes, 'xmlns:a': main },
    children: [
      { name: 'wps:cNvSpPr', attributes: {}, children: [] },
      {
        name: 'wps:spPr',
        attributes: {},
        children: [...own(['xfrm']), ...own(['prstGeom', 'custGeom']), { ...fill, name: 'a:blipFill' }, line],
      },
      { name: 'wps:bodyPr', attributes: {}, children: [] },
    ],
  };
  const data = { name: 'a:graphicData', attributes: { 'xmlns:a': main, uri: shapes }, children: [shape] };
  return [{ ...graphic, children: [data] }];
}

/**
 * Keeps pictures as faint as Word shows them: LibreOffice forgets how much of what is behind them they let through, so that a
 * picture behind text hid it. As fillings of shapes they keep it, unless they are cropped.
 */
export const keepPicturesFaded = (editor: XmlEditor): XmlEditor =>
  rewriteElements(editor, { takes: (name) => localName(name) === 'graphic', rewrite: filledShape, maxNodes });
