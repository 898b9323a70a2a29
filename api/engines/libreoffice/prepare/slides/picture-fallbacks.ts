import { localName } from '../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../formats/xml/xml-names.ts';
import type { XmlEditor } from '../edit/xml-editor.ts';
import { childOf, elementsOf, rewriteElements, textOf, type XmlElement } from '../edit/xml-tree.ts';

/** Matches parts with alternatives (ECMA-376 part 3, §10.2). */
export const alternativeHint = /[<:]AlternateContent[\s>]/;

/** Elements and texts of an alternative: a shape with a page of text and formulas has some hundreds. */
const maxNodes = 20_000;

/**
 * What LibreOffice chooses to read and then leaves out or distorts: formulas, ink, and embedded objects whose picture only
 * the other alternative has.
 */
export const poorlyShown: ReadonlySet<string> = new Set(['oMath', 'contentPart', 'oleObj']);

/** The first element within another that fits. */
function find(element: XmlElement, fits: (one: XmlElement) => boolean): XmlElement | undefined {
  if (fits(element)) return element;
  for (const child of elementsOf(element)) {
    const found = find(child, fits);
    if (found !== undefined) return found;
  }
  return undefined;
}

const named = (name: string) => (element: XmlElement) => localName(element.name) === name;
const showsPicture = (element: XmlElement) =>
  named('blip')(element) && attributeOf(element.attributes, 'embed') !== undefined;

/** The same element, with the picture's description saying a text to those who cannot see it, unless it has one. */
function described(element: XmlElement, text: string): XmlElement {
  const properties = find(element, named('cNvPr'));
  if (properties === undefined || text === '' || attributeOf(properties.attributes, 'descr')) return element;
  const change = (one: XmlElement): XmlElement =>
    one === properties
      ? { ...one, attributes: { ...one.attributes, descr: text } }
      : { ...one, children: one.children.map((child) => (typeof child === 'string' ? child : change(child))) };
  return change(element);
}

/** What PowerPoint shows older programs in place of an element, if that is a picture. */
function pictureInPlace(alternatives: XmlElement): readonly XmlElement[] | undefined {
  const choice = childOf(alternatives, 'Choice');
  const fallback = childOf(alternatives, 'Fallback');
  if (choice === undefined || fallback === undefined) return undefined;
  if (!find(choice, ({ name }) => poorlyShown.has(localName(name))) || !find(fallback, showsPicture)) return undefined;
  if (find(choice, showsPicture)) return undefined;
  return elementsOf(described(fallback, textOf(choice).replace(/\s+/g, ' ').trim()));
}

/** Shows the pictures that a presentation has of its formulas, ink and embedded objects, which LibreOffice passes over. */
export const takePictureFallbacks = (editor: XmlEditor): XmlEditor =>
  rewriteElements(editor, {
    takes: (name) => localName(name) === 'AlternateContent',
    rewrite: pictureInPlace,
    maxNodes,
  });
