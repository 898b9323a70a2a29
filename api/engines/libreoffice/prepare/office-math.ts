import { localName } from '../../../formats/xml/xml.ts';
import { childOf, elementsOf, stringOf, type XmlElement } from './edit/xml-tree.ts';

/** Matches parts with formulas (ECMA-376 part 1, §22.1.2.77). */
export const formulaHint = /[<:]oMath[\s>]/;

/** A property of a structure of a formula, by its name without prefix; undefined where it is not stated. */
export const mathProperty = (structure: XmlElement, name: string): XmlElement | undefined =>
  childOf(
    elementsOf(structure).find((child) => localName(child.name).endsWith('Pr')),
    name,
  );

/** The sign that a structure's property names, which may be none; the usual one where it is not stated. */
export function signOf(structure: XmlElement, name: string, usual: string): string {
  const property = mathProperty(structure, name);
  return property === undefined ? usual : (stringOf(property) ?? '');
}
