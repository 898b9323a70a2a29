import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../../formats/xml/xml-names.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, elementsOf, rewriteElements, type XmlElement } from '../../edit/xml-tree.ts';

/** Elements and texts of a table style; Word's own have 150 at most. */
const maxNodes = 2000;
/** Elements that all of a document's table styles together are compared with, or take over. */
const maxCompared = 100_000;

/** What table styles have, in the order of the schema (ECMA-376 part 1, §17.7.4.17 and §17.7.6.6). */
const parts = ['pPr', 'rPr', 'tblPr', 'trPr', 'tcPr', 'tblStylePr'];
/** What of it LibreOffice does not take from the style that a table style is based on. */
const forgotten = new Set(['pPr', 'rPr', 'tcPr', 'tblStylePr']);
/** Elements whose children each state a property of their own. */
const groups = new Set([...parts, 'tcBorders', 'pBdr']);
/** Elements whose attributes each state a property of their own. */
const attributeGroups = new Set(['spacing', 'ind']);

const isTableStyle = ({ name, attributes }: XmlElement) =>
  localName(name) === 'style' && attributeOf(attributes, 'type') === 'table';

/** What an element states: formats for parts of a table, such as its first row, stand beside each other. */
function subjectOf({ name, attributes }: XmlElement): string {
  const local = localName(name);
  return local === 'tblStylePr' ? `${local} ${attributeOf(attributes, 'type') ?? ''}` : local;
}

const countOf = (element: XmlElement): number =>
  elementsOf(element).reduce((count, child) => count + countOf(child), 1);

const placeOf = (child: XmlElement | string) => (typeof child === 'string' ? -1 : parts.indexOf(localName(child.name)));

/**
 * Has table styles state what they inherit of paragraphs, letters, cells and parts of tables, such as the first row:
 * LibreOffice takes only borders and margins from the style that one is based on, so that rows would become higher, and
 * lose the look of heads and bands. Styles must come after those that they are based on.
 */
export function stateTableStyles(editor: XmlEditor): XmlEditor {
  /** What of each table style so far others inherit, by its id. */
  const inheritable = new Map<string, XmlElement>();
  let compared = 0;

  /** An element with what another one of its kind states besides. */
  const completed = (own: XmlElement, base: XmlElement): XmlElement => {
    const local = localName(own.name);
    if (attributeGroups.has(local)) return { ...own, attributes: { ...base.attributes, ...own.attributes } };
    if (!groups.has(local) && local !== 'style') return own;
    const inherited = new Map(elementsOf(base).map((child) => [subjectOf(child), child]));
    compared += base.children.length;
    const children = own.children.map((child) => {
      const same = typeof child === 'string' ? undefined : inherited.get(subjectOf(child));
      if (same === undefined || typeof child === 'string') return child;
      inherited.delete(subjectOf(child));
      return completed(child, same);
    });
    const taken = [...inherited.values()];
    for (const one of taken) compared += countOf(one);
    const all = [...taken, ...children];
    // Elsewhere the order is of no importance to LibreOffice.
    const hasParts = local === 'style' || local === 'tblStylePr';
    return { ...own, children: hasParts ? all.toSorted((a, b) => placeOf(a) - placeOf(b)) : all };
  };

  return rewriteElements(editor, {
    maxNodes,
    takes: (name) => localName(name) === 'style',
    rewrite(style) {
      if (!isTableStyle(style)) return undefined;
      const base = inheritable.get(attributeOf(childOf(style, 'basedOn')?.attributes ?? {}, 'val') ?? '');
      const isKept = base === undefined || base.children.length === 0 || compared > maxCompared;
      const stated = isKept ? style : completed(style, base);
      const passedOn = elementsOf(stated).filter(({ name }) => forgotten.has(localName(name)));
      inheritable.set(attributeOf(style.attributes, 'styleId') ?? '', { ...stated, children: passedOn });
      return isKept ? undefined : [stated];
    },
  });
}
