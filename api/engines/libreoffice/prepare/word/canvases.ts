import { localName } from '../../../../formats/xml/xml.ts';
import { prefixOf } from '../../../../formats/xml/xml-names.ts';
import type { XmlEditor } from '../xml-editor.ts';
import { childOf, elementsOf, rewriteElements, type XmlElement } from '../xml-tree.ts';

/** Matches parts with drawing canvases (MS-DOCX §2.4, `wpc`). */
export const canvasHint = /[<:]wpc[\s>]/;

/** Elements and texts of a canvas with its picture for older programs; one that holds more stays as it is. */
const maxNodes = 20_000;

const namespaces = {
  group: 'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup',
  shape: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
};
/** Children of a canvas that are no shapes on it. */
const aspects = ['bg', 'whole', 'extLst'];

const element = (name: string, attributes: XmlElement['attributes'], ...children: XmlElement[]): XmlElement => ({
  name,
  attributes,
  children,
});

/** The size of a drawing in EMU, and how its elements are named. */
interface Frame {
  readonly size: XmlElement['attributes'];
  /** The prefix of DrawingML. */
  readonly prefix: string;
}

/** Where a drawing, or a shape as large as it, has its place. */
const placeOf = ({ size, prefix: a }: Frame, ...more: XmlElement[]) => {
  const origin = { x: '0', y: '0' };
  return element(`${a}xfrm`, {}, element(`${a}off`, origin), element(`${a}ext`, size), ...more);
};

/** The ground of a canvas as a shape; undefined where it has neither a fill nor an outline. */
function groundOf(canvas: XmlElement, frame: Frame): XmlElement | undefined {
  const { prefix: a } = frame;
  const looks = ['bg', 'whole'].flatMap((name) => elementsOf(childOf(canvas, name)));
  if (looks.every((look) => localName(look.name) === 'noFill' || childOf(look, 'noFill') !== undefined))
    return undefined;
  const form = element(`${a}prstGeom`, { prst: 'rect' }, element(`${a}avLst`, {}));
  const properties = element('wps:spPr', {}, placeOf(frame), form, ...looks);
  return element(
    'wps:wsp',
    { 'xmlns:wps': namespaces.shape },
    element('wps:cNvSpPr', {}),
    properties,
    element('wps:bodyPr', {}),
  );
}

/** A group of the shapes on a canvas. */
function groupOf(canvas: XmlElement, frame: Frame): XmlElement {
  const { size, prefix: a } = frame;
  const inner = [element(`${a}chOff`, { x: '0', y: '0' }), element(`${a}chExt`, size)];
  const ground = groundOf(canvas, frame);
  const shapes = elementsOf(canvas).filter(({ name }) => !aspects.includes(localName(name)));
  return element(
    'wpg:wgp',
    { 'xmlns:wpg': namespaces.group },
    element('wpg:cNvGrpSpPr', {}),
    element('wpg:grpSpPr', {}, placeOf(frame, ...inner)),
    ...(ground === undefined ? [] : [ground]),
    // A group within a group has another name.
    ...shapes.map((shape) =>
      localName(shape.name) === 'wgp' ? { ...shape, name: `${prefixOf(shape.name)}grpSp` } : shape,
    ),
  );
}

/** The choice of a canvas as that of a group; undefined where it is none. */
function groupedChoice(choice: XmlElement): XmlElement | undefined {
  const drawing = childOf(choice, 'drawing');
  const frame = childOf(drawing, 'inline') ?? childOf(drawing, 'anchor');
  const size = childOf(frame, 'extent')?.attributes;
  const graphic = childOf(frame, 'graphic');
  const data = childOf(graphic, 'graphicData');
  const canvas = childOf(data, 'wpc');
  if (drawing === undefined || frame === undefined || graphic === undefined) return undefined;
  if (size === undefined || data === undefined || canvas === undefined) return undefined;
  const within = (outer: XmlElement, child: XmlElement, other: XmlElement): XmlElement => ({
    ...outer,
    children: outer.children.map((one) => (one === child ? other : one)),
  });
  const group = groupOf(canvas, { size, prefix: prefixOf(graphic.name) });
  const grouped = { ...within(data, canvas, group), attributes: { ...data.attributes, uri: namespaces.group } };
  const drawn = within(drawing, frame, within(frame, graphic, within(graphic, data, grouped)));
  return { ...within(choice, drawing, drawn), attributes: { ...choice.attributes, Requires: 'wpg' } };
}

const isOfCanvas = (choice: XmlElement) =>
  localName(choice.name) === 'Choice' && choice.attributes.Requires?.trim() === 'wpc';

/**
 * Makes drawing canvases groups of their shapes: LibreOffice before 24.2 draws what older programs are to show instead,
 * where shapes lack their form and fill, and text its font and colour.
 */
export const groupCanvases = (editor: XmlEditor): XmlEditor =>
  rewriteElements(editor, {
    takes: (name) => localName(name) === 'AlternateContent',
    keeps: (alternatives) => elementsOf(alternatives).every(isOfCanvas),
    rewrite: (alternatives) => {
      const choice = elementsOf(alternatives).find(isOfCanvas);
      const grouped = choice && groupedChoice(choice);
      return grouped && [{ ...alternatives, children: [grouped] }];
    },
    maxNodes,
  });
