import { type Shift, shifted } from '../model/box.ts';
import { orderOf, orderOnPicture, pictureOrders } from '../model/drawings/painting-order.ts';
import type { Sheer } from '../model/drawings/sheer.ts';
import type { Box, Fill, Page, Painted, Picture, Rule, Shape } from '../model/page-model.ts';
import { pathsXml, pictureFill, rectangle, solidFill, transform } from '../ooxml/drawing-ml.ts';
import type { Media } from '../ooxml/media.ts';
import type { Relationships } from '../ooxml/relationships.ts';
import { element, emus, xmlFile } from '../ooxml/xml.ts';
import type { SlideContent } from './slide-content.ts';
import { shapeTree, slideNamespaces } from './slide-ml.ts';
import { slideTableXml } from './tables/slide-table-xml.ts';
import { type Leader, leaderLine } from './text/leaders.ts';
import type { SlideText } from './text/placed-text.ts';
import { boxLinkXml } from './text/slide-link.ts';
import { slideParagraphsXml } from './text/slide-text-xml.ts';
import { thresholds } from './thresholds.ts';

/** The geometry of a straight line. */
const straight = element('a:prstGeom', { prst: 'line' }, element('a:avLst'));

const place = ({ x0, y0, x1, y1 }: Box, turn = 0) =>
  transform(emus(x0), emus(y0), Math.max(0, emus(x1 - x0)), Math.max(0, emus(y1 - y0)), turn);

/** The non-visual properties of a shape, which come before the visual ones. */
const nonVisual = (id: number, name: string, properties: Readonly<Record<string, number>> = {}, link = '') =>
  element(
    'p:nvSpPr',
    {},
    element('p:cNvPr', { id, name: `${name} ${id}` }, link),
    element('p:cNvSpPr', properties),
    element('p:nvPr'),
  );

function textBox(
  { paragraphs, turn, isVertical, ...box }: SlideText,
  id: number,
  relationships: Relationships,
): string {
  const inlines = paragraphs.flatMap((paragraph) => paragraph.inlines);
  const [first, ...others] = paragraphs;
  const isLine = first?.isLine === true && first.tabs.length === 0 && others.length === 0;
  return element(
    'p:sp',
    {},
    nonVisual(id, 'Text', { txBox: 1 }, boxLinkXml(inlines, relationships)),
    element('p:spPr', {}, place(box, turn), rectangle, element('a:noFill')),
    element(
      'p:txBody',
      {},
      element(
        'a:bodyPr',
        {
          vert: isVertical ? 'eaVert' : undefined,
          wrap: isLine ? 'none' : 'square',
          lIns: 0,
          tIns: 0,
          rIns: 0,
          bIns: 0,
          anchor: 't',
        },
        element('a:noAutofit'),
      ),
      element('a:lstStyle'),
      slideParagraphsXml(paragraphs, relationships),
    ),
  );
}

/** A filled rectangle without an outline. */
const filledArea = (box: Box, colour: string, id: number, sheer?: Sheer) =>
  element(
    'p:sp',
    {},
    nonVisual(id, 'Shape'),
    element('p:spPr', {}, place(box), rectangle, solidFill(colour, sheer), element('a:ln', {}, element('a:noFill'))),
  );

/** Dots along a line. */
const leaderXml = (leader: Leader, id: number) =>
  element(
    'p:cxnSp',
    {},
    element(
      'p:nvCxnSpPr',
      {},
      element('p:cNvPr', { id, name: `Leader ${id}` }),
      element('p:cNvCxnSpPr'),
      element('p:nvPr'),
    ),
    element('p:spPr', {}, place(leader), straight, leaderLine(leader)),
  );

/** A path as an editable shape. */
function shapeXml(shape: Shape, id: number, shift: Shift): string {
  const { box, cx, cy, xml } = pathsXml([shape]);
  const { x0, y0 } = shifted(box, shift);
  return element('p:sp', {}, nonVisual(id, 'Shape'), element('p:spPr', {}, transform(emus(x0), emus(y0), cx, cy), xml));
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
    element('p:blipFill', {}, pictureFill(picture, link)),
    element('p:spPr', {}, place(picture), rectangle),
  );
}

/** The thin rectangle of a rule. */
const areaOf = ({ isHorizontal, x0, x1, y0, y1, thickness }: Rule): Box => {
  const half = Math.max(thresholds.minHalfThickness, thickness / 2);
  return isHorizontal ? { x0, x1, y0: y0 - half, y1: y1 + half } : { x0: x0 - half, x1: x1 + half, y0, y1 };
};

/** Areas and paths in the order in which they are painted. */
const inOrder = (fills: readonly Fill[], paths: readonly Shape[]): readonly (Fill | Shape)[] =>
  [...fills, ...paths].sort((one, other) => orderOf(one) - orderOf(other));

/** Whether something is not painted on a picture. */
const isBehind = ({ onPicture }: Painted) => onPicture === undefined;
const isFill = (painted: Fill | Shape): painted is Fill => 'colour' in painted;

/** Something that is drawn on a slide, and its place in the order of painting. */
interface Placed {
  readonly order: number;
  readonly xml: () => string;
}

/** What is painted on pictures. */
const placesOn = <T extends Painted>(painted: readonly T[], draw: (painted: T) => string): readonly Placed[] =>
  painted.filter((each) => !isBehind(each)).map((each) => ({ order: orderOnPicture(each), xml: () => draw(each) }));

/** The vector graphics of a page: filled areas, rules and other shapes. */
export type SlideDrawings = Pick<Page, 'fills' | 'rules' | 'shapes'>;

/**
 * Writes a slide (`p:sld`, ECMA-376 part 1, section 19.3.1.38). From back to front: vector graphics, pictures and what
 * is painted on them, tables, text. It is not known when other rules are painted: they are in front of the last area.
 * @param shift Where the page begins on its slide.
 */
export function slideXml(
  content: Omit<SlideContent, 'decorated'>,
  { fills, rules, shapes: paths }: SlideDrawings,
  relationships: Relationships,
  media: Media,
  shift: Shift = [0, 0],
): string {
  let id = 1;
  const next = () => ++id;
  const at = <T extends Box>(box: T): T => shifted(box, shift);
  const placed = (picture: Picture) =>
    pictureXml(at(picture), relationships.part('image', `../${media.nameOf(picture)}`), next());
  const drawn = (painted: Fill | Shape) =>
    isFill(painted) ? filledArea(at(painted), painted.colour, next(), painted.sheer) : shapeXml(painted, next(), shift);
  const painted = inOrder(fills, paths);
  const ruled = (rule: Rule) => filledArea(at(areaOf(rule)), rule.colour, next());
  const behind = painted.filter(isBehind);
  const orders = pictureOrders(content.pictures);
  const onPictures: readonly Placed[] = [
    ...content.pictures.map((picture, index) => ({ order: orders[index] ?? 0, xml: () => placed(picture) })),
    ...placesOn(painted, drawn),
    ...placesOn(rules, ruled),
  ].sort((one, other) => one.order - other.order);
  const lastFill = behind.findLastIndex(isFill) + 1;
  const shapes = [
    ...behind.slice(0, lastFill).map(drawn),
    ...rules.filter(isBehind).map(ruled),
    ...behind.slice(lastFill).map(drawn),
    ...onPictures.map(({ xml }) => xml()),
    ...content.tables.map((table) => slideTableXml(table, next(), relationships, shift)),
    ...content.inCells.map(placed),
    ...content.leaders.map((leader) => leaderXml(at(leader), next())),
    ...content.texts.map((text) => textBox(at(text), next(), relationships)),
  ];
  return xmlFile(
    element('p:sld', slideNamespaces, shapeTree(...shapes), element('p:clrMapOvr', {}, element('a:masterClrMapping'))),
  );
}
