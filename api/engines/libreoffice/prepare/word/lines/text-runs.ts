import type { XmlElement } from '../../edit/xml-tree.ts';

/**
 * Replaces runs wherever they stand in an element, but for those within other runs.
 * @param prefix That of the paragraph, which elements of formulas and drawings do not have.
 */
export function replaceRuns(
  element: XmlElement,
  prefix: string,
  replaced: (run: XmlElement) => readonly XmlElement[],
): void {
  const children = element.children.flatMap((child): readonly (XmlElement | string)[] => {
    if (typeof child === 'string' || child.name === `${prefix}pPr`) return [child];
    if (child.name === `${prefix}r`) return replaced(child);
    replaceRuns(child, prefix, replaced);
    return [child];
  });
  element.children.splice(0, element.children.length, ...children);
}
