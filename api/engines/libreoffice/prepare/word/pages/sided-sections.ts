import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeKey } from '../../../../../formats/xml/xml-names.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, rewriteElements, stringOf, withChanged, type XmlElement } from '../../edit/xml-tree.ts';

/** Elements and texts of a section's properties; others stay as they are. */
const maxNodes = 2000;
/** Sides of pages by the kinds of sections that begin there, as remainders of their numbers by two. */
const sides: Readonly<Record<string, number>> = { oddPage: 1, evenPage: 0 };

/** The number of a section's first page, if the section says so; the first section begins with page 1. */
function firstPage(section: XmlElement, isFirst: boolean): number | undefined {
  const start = Number(stringOf(childOf(section, 'pgNumType'), 'start') ?? (isFirst ? 1 : Number.NaN));
  return Number.isInteger(start) ? start : undefined;
}

/**
 * Has sections whose first page has a number of the side that they are to begin on begin on the next page: LibreOffice adds
 * the blank page in front of them for the sake of that number. On the first page of a section that begins on an odd or an
 * even page (ECMA-376 part 1, §17.18.77) it has the text begin right below the header, whatever the margin.
 */
export function beginOnNumberedSide(editor: XmlEditor): XmlEditor {
  let sections = 0;
  return rewriteElements(editor, {
    takes: (name) => localName(name) === 'sectPr',
    rewrite(section) {
      sections += 1;
      const page = firstPage(section, sections === 1);
      const side = sides[stringOf(childOf(section, 'type')) ?? ''];
      if (page === undefined || side === undefined || Math.abs(page % 2) !== side) return undefined;
      const toNext = (type: XmlElement): XmlElement => ({
        ...type,
        attributes: { ...type.attributes, [attributeKey(type.attributes, 'val') ?? 'val']: 'nextPage' },
      });
      return [withChanged(section, 'type', toNext)];
    },
    maxNodes,
  });
}
