import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeKey, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { childOf, insertedBefore, stringOf, withChanged, type XmlElement } from '../../edit/xml-tree.ts';
import { type StopsOfStyle, withOwnStops } from '../lines/tab-stops.ts';
import type { TextStyles } from '../styles/text-styles.ts';
import { emuPerTwip } from '../units.ts';
import type { SectionShift } from './section-margins.ts';
import { usualColumnSpace } from './section-widths.ts';

/** What the texts of moved sections look like by their styles. */
export interface MovedTexts {
  readonly styles: TextStyles;
  readonly stopsOf: StopsOfStyle;
}

/** What stands behind indents in the properties of a paragraph (ECMA-376 part 1, §17.3.1.26). */
const behindIndents = [
  ...['contextualSpacing', 'mirrorIndents', 'suppressOverlap', 'jc', 'textDirection', 'textAlignment'],
  ...['textboxTightWrap', 'outlineLvl', 'divId', 'cnfStyle', 'rPr', 'sectPr', 'pPrChange'],
];
/** What stands behind tab stops there. */
const behindTabs = [
  ...[
    'suppressAutoHyphens',
    'kinsoku',
    'wordWrap',
    'overflowPunct',
    'topLinePunct',
    'autoSpaceDE',
    'autoSpaceDN',
    'bidi',
  ],
  ...['adjustRightInd', 'snapToGrid', 'spacing', 'ind', ...behindIndents],
];
/** What stands behind the indent of a table in its properties (§17.4.59). */
const behindTableIndent = ['tblBorders', 'shd', 'tblLayout', 'tblCellMar', 'tblLook', 'tblCaption', 'tblPrChange'];

/** An element with other values of some of its attributes, which are added where it has none. */
function withValues(element: XmlElement, values: Readonly<Record<string, number | string>>): XmlElement {
  const attributes = { ...element.attributes };
  for (const [name, value] of Object.entries(values)) {
    attributes[attributeKey(attributes, name) ?? prefixOf(element.name) + name] = String(value);
  }
  return { ...element, attributes };
}

/** Adds to numbers among the attributes of an element. */
function withAdded(element: XmlElement, added: Readonly<Record<string, number>>): XmlElement {
  const sums = Object.entries(added).flatMap(([name, more]) => {
    const value = Number(stringOf(element, name) ?? Number.NaN);
    return Number.isFinite(value) ? [[name, Math.round(value + more)] as const] : [];
  });
  return withValues(element, Object.fromEntries(sums));
}

/** Sets a child in place of those of its name. */
const withChild = (element: XmlElement, child: XmlElement, behind: readonly string[]): XmlElement => ({
  ...element,
  children: insertedBefore(
    element.children.filter((other) => typeof other === 'string' || other.name !== child.name),
    child,
    behind,
  ),
});

/** The properties of a section with the margins of its pages, and columns that are as wide as before within its indents. */
function moveSection(section: XmlElement, { left, right, pageLeft, pageRight }: SectionShift): XmlElement {
  const both = left + right;
  const moveColumns = (columns: XmlElement): XmlElement => {
    const isMany = Number(stringOf(columns, 'num') ?? 1) > 1;
    if (!isMany) return columns;
    const spaced = withValues(columns, { space: stringOf(columns, 'space') ?? usualColumnSpace });
    return withChanged(withAdded(spaced, { space: -both }), 'col', (column) =>
      withAdded(column, { w: both, space: -both }),
    );
  };
  const paged = withChanged(section, 'pgMar', (margins) => withValues(margins, { left: pageLeft, right: pageRight }));
  return withChanged(paged, 'cols', moveColumns);
}

/** The properties of a table, moved; one that is centred or floats stays. */
function moveTable(table: XmlElement, { left, right, width }: SectionShift): XmlElement {
  const prefix = prefixOf(table.name);
  const alignment = stringOf(childOf(table, 'jc')) ?? 'left';
  const scaled = withChanged(table, 'tblW', (own) => {
    const share = Number(stringOf(own, 'w') ?? Number.NaN);
    if (stringOf(own, 'type') !== 'pct' || !Number.isFinite(share)) return own;
    return withValues(own, { w: Math.round((share * width) / (width + left + right)) });
  });
  if (!['left', 'start'].includes(alignment) || childOf(table, 'tblpPr') !== undefined) return scaled;
  const indent = childOf(table, 'tblInd');
  const stated = stringOf(indent, 'type') === 'dxa' ? Number(stringOf(indent, 'w') ?? 0) || 0 : 0;
  const moved: XmlElement = {
    name: `${prefix}tblInd`,
    attributes: { [`${prefix}w`]: String(Math.round(stated + left)), [`${prefix}type`]: 'dxa' },
    children: [],
  };
  return withChild(scaled, moved, behindTableIndent);
}

/** A position of a drawing, moved where it is counted from the margin or the column. */
function movePosition(position: XmlElement, { left }: SectionShift): XmlElement {
  if (!['margin', 'column'].includes(stringOf(position, 'relativeFrom') ?? '')) return position;
  return withChanged(position, 'posOffset', (offset) => {
    const place = Number(offset.children.join(''));
    return Number.isFinite(place) ? { ...offset, children: [String(Math.round(place + left * emuPerTwip))] } : offset;
  });
}

/** The properties of a paragraph, with its indents and tab stops moved. */
function moveParagraph(properties: XmlElement, shift: SectionShift, { styles, stopsOf }: MovedTexts): XmlElement {
  const prefix = prefixOf(properties.name);
  const style = stringOf(childOf(properties, 'pStyle'));
  const look = { ...styles.styleOf(style).paragraph, ...styles.lookOfParagraph(properties) };
  const isTurned = childOf(properties, 'bidi') !== undefined;
  const first = look.first ?? 0;
  const indent = {
    left: (look.left ?? 0) + (isTurned ? shift.right : shift.left),
    right: (look.right ?? 0) + (isTurned ? shift.left : shift.right),
    ...(first < 0 ? { hanging: -first } : { firstLine: first }),
  };
  const own = (name: string, values: Readonly<Record<string, number | string>>): XmlElement =>
    withValues({ name: prefix + name, attributes: {}, children: [] }, values);
  const stops = withOwnStops(stopsOf(style), properties);
  const written = new Map<number, XmlElement>();
  for (const pos of stopsOf(style).keys()) written.set(pos, own('tab', { val: 'clear', pos }));
  for (const [place, { kind, leader }] of stops) {
    const pos = place + shift.left;
    written.set(pos, own('tab', { val: kind, leader, pos }));
  }
  const tabs = own('tabs', {});
  tabs.children.push(...written.values());
  const indented = withChild(properties, own('ind', indent), behindIndents);
  const moved = written.size === 0 ? indented : withChild(indented, tabs, behindTabs);
  return withChanged(moved, 'sectPr', (ending) => moveSection(ending, shift));
}

/** An element that is taken from a section whose text is moved: properties, or the position of a drawing. */
export function movedElement(element: XmlElement, shift: SectionShift, texts: MovedTexts): XmlElement {
  switch (localName(element.name)) {
    case 'pPr':
      return moveParagraph(element, shift, texts);
    case 'tblPr':
      return moveTable(element, shift);
    case 'sectPr':
      return moveSection(element, shift);
    default:
      return movePosition(element, shift);
  }
}
