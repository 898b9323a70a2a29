import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeKey, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { childOf, elementsOf, type XmlElement } from '../../edit/xml-tree.ts';

/** Elements of which a paragraph's own properties consist that come before its spacing (ECMA-376 part 1, §17.3.1.26). */
const beforeSpacing = new Set([
  ...['pStyle', 'keepNext', 'keepLines', 'pageBreakBefore', 'framePr', 'widowControl', 'numPr', 'suppressLineNumbers'],
  ...['pBdr', 'shd', 'tabs', 'suppressAutoHyphens', 'kinsoku', 'wordWrap', 'overflowPunct', 'topLinePunct'],
  ...['autoSpaceDE', 'autoSpaceDN', 'bidi', 'adjustRightInd', 'snapToGrid'],
]);

/**
 * Gives a paragraph spacing of its own, by the attributes of `w:spacing`, over that which it states.
 * @param isClose Whether there is to be none between it and paragraphs of its style.
 */
export function withSpacing(
  paragraph: XmlElement,
  spacing: Readonly<Record<string, number | string>>,
  isClose = false,
): XmlElement {
  const prefix = prefixOf(paragraph.name);
  const properties = childOf(paragraph, 'pPr') ?? { name: `${prefix}pPr`, attributes: {}, children: [] };
  const stated = childOf(properties, 'spacing');
  const attributes: Record<string, string> = { ...stated?.attributes };
  for (const [name, value] of Object.entries(spacing)) {
    attributes[attributeKey(attributes, name) ?? `${prefix}${name}`] = String(value);
  }
  const own: XmlElement = { name: `${prefix}spacing`, attributes, children: [] };
  const others = elementsOf(properties).filter((child) => child !== stated);
  const follows = others.findLastIndex(({ name }) => beforeSpacing.has(localName(name))) + 1;
  const [before, behind] = [others.slice(0, follows), others.slice(follows)];
  if (isClose && childOf(properties, 'contextualSpacing') === undefined) {
    const indents = behind.findIndex(({ name }) => localName(name) === 'ind') + 1;
    behind.splice(indents, 0, { name: `${prefix}contextualSpacing`, attributes: {}, children: [] });
  }
  const changed = { ...properties, children: [...before, own, ...behind] };
  return { ...paragraph, children: [changed, ...paragraph.children.filter((child) => child !== properties)] };
}
