import type { Box, Page, Picture, Rule, Shape } from '../model/page-model.ts';
import { pathsXml } from '../ooxml/paths-xml.ts';
import type { Media, Relationships } from '../ooxml/relationships.ts';
import { element, emus, xmlFile } from '../ooxml/xml.ts';
import type { SlideContent } from './slide-content.ts';
import { slideTableXml } from './slide-table-xml.ts';
import { type SlideParagraph, slideParagraphsXml } from './slide-text-xml.ts';

/** Namespaces of PresentationML parts (ECMA-376, transitional). */
export const slideNamespaces = {
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:p': 'http://schemas.openxmlformats.org/presentationml/2006/main',
} as const;

/** The group that holds the shapes of a slide, a layout or a master. */
export const shapeTree = (...shapes: readonly string[]) =>
  element(
    'p:cSld',
    {},
    element(
      'p:spTree',
      {},
      element('p:nvGrpSpPr', {}, element('p:cNvPr', { id: 1, name: '' }), element('p:cNvGrpSpPr'), element('p:nvPr')),
      element('p:grpSpPr'),
      ...shapes,
    ),
  );

const place = ({ x0, y0, x1, y1 }: Box) =>
  element(
    'a:xfrm',
    {},
    element('a:off', { x: emus(x0), y: emus(y0) }),
    element('a:ext', { cx: Math.max(0, emus(x1 - x0)), cy: Math.max(0, emus(y1 - y0)) }),
  );
const rectangle = element('a:prstGeom', { prst: 'rect' }, element('a:avLst'));

function textBox(box: Box, paragraph: SlideParagraph, id: number): string {
  return element(
    'p:sp',
    {},
    element(
      'p:nvSpPr',
      {},
      element('p:cNvPr', { id, name: `Text ${id}` }),
      element('p:cNvSpPr', { txBox: 1 }),
      element('p:nvPr'),
    ),
    element('p:spPr', {}, place(box), rectangle, element('a:noFill')),
    element(
      'p:txBody',
      {},
      element(
        'a:bodyPr',
        {
          wrap: paragraph.isLine && paragraph.tabs.length === 0 ? 'none' : 'square',
          lIns: 0,
          tIns: 0,
          rIns: 0,
          bIns: 0,
          anchor: 't',
        },
        element('a:noAutofit'),
      ),
      element('a:lstStyle'),
      slideParagraphsXml([paragraph]),
    ),
  );
}

const area = (box: Box, colour: string, id: number) =>
  element(
    'p:sp',
    {},
    element('p:nvSpPr', {}, element('p:cNvPr', { id, name: `Shape ${id}` }), element('p:cNvSpPr'), element('p:nvPr')),
    element(
      'p:spPr',
      {},
      place(box),
      rectangle,
      element('a:solidFill', {}, element('a:srgbClr', { val: colour })),
      element('a:ln', {}, element('a:noFill')),
    ),
  );

/** A path as a shape that can be edited. */
function shapeXml(shape: Shape, id: number): string {
  const { box, cx, cy, xml } = pathsXml([shape]);
  const at = element('a:off', { x: emus(box.x0), y: emus(box.y0) });
  return element(
    'p:sp',
    {},
    element('p:nvSpPr', {}, element('p:cNvPr', { id, name: `Shape ${id}` }), element('p:cNvSpPr'), element('p:nvPr')),
    element('p:spPr', {}, element('a:xfrm', {}, at, element('a:ext', { cx, cy })), xml),
  );
}

function pictureXml(picture: Picture, link: string, id: number): string {
  return element(
    'p:pic',
    {},
    element(
      'p:nvPicPr',
      {},
      element('p:cNvPr', { id, name: `Picture ${id}` }),
      element('p:cNvPicPr', {}, element('a:picLocks', { noChangeAspect: 1 })),
      element('p:nvPr'),
    ),
    element('p:blipFill', {}, element('a:blip', { 'r:embed': link }), element('a:stretch', {}, element('a:fillRect'))),
    element('p:spPr', {}, place(picture), rectangle),
  );
}

/** A line as the thin rectangle that it covers. */
const areaOf = ({ isHorizontal, x0, x1, y0, y1, thickness }: Rule): Box => {
  const half = Math.max(0.25, thickness / 2);
  return isHorizontal ? { x0, x1, y0: y0 - half, y1: y1 + half } : { x0: x0 - half, x1: x1 + half, y0, y1 };
};

/** What is drawn on a page: areas, lines and other shapes. */
export type SlideDrawings = Pick<Page, 'fills' | 'rules' | 'shapes'>;

/** A slide with what is drawn on a page behind its pictures, tables and texts. */
export function slideXml(
  content: SlideContent,
  { fills, rules, shapes: paths }: SlideDrawings,
  relationships: Relationships,
  media: Media,
): string {
  let id = 1;
  const next = () => ++id;
  const shapes = [
    ...fills.map((fill) => area(fill, fill.colour, next())),
    ...rules.map((rule) => area(areaOf(rule), rule.colour, next())),
    ...paths.map((path) => shapeXml(path, next())),
    ...content.pictures.map((picture) =>
      pictureXml(picture, relationships.part('image', `../${media.nameOf(picture)}`), next()),
    ),
    ...content.tables.map((table) => slideTableXml(table, next(), content.paragraphOf)),
    ...content.texts.map((text) => textBox(text, text.paragraph, next())),
  ];
  return xmlFile(
    element('p:sld', slideNamespaces, shapeTree(...shapes), element('p:clrMapOvr', {}, element('a:masterClrMapping'))),
  );
}
