import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeKey, attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, elementsOf, rewriteElements, type XmlElement } from '../../edit/xml-tree.ts';
import type { SpaceOfStyle } from '../styles/paragraph-styles.ts';

/** Matches headers of pages. */
export const headerHint = /[<:]hdr[\s>]/;

/** Elements and texts of a header; a longer one stays as it is. */
const maxNodes = 20_000;

/** The paragraph that ends a header; undefined where something else does. */
function lastParagraph(element: XmlElement | undefined): XmlElement | undefined {
  const last = elementsOf(element).at(-1);
  if (last === undefined) return undefined;
  const local = localName(last.name);
  if (local === 'p') return last;
  return local === 'sdt' ? lastParagraph(childOf(last, 'sdtContent')) : undefined;
}

const replaced = (element: XmlElement, child: XmlElement | undefined, other: XmlElement): readonly XmlElement[] =>
  child === undefined
    ? [...elementsOf(element), other]
    : elementsOf(element).map((one) => (one === child ? other : one));

/** Drops the space below a paragraph. Returns whether it had any. */
function dropSpaceBelow(paragraph: XmlElement, spaceOf: SpaceOfStyle): boolean {
  const prefix = prefixOf(paragraph.name);
  const properties = childOf(paragraph, 'pPr');
  const stated = childOf(properties, 'spacing');
  const own = stated?.attributes ?? {};
  const { before, after, afterAutospacing } = spaceOf(
    attributeOf(childOf(properties, 'pStyle')?.attributes ?? {}, 'val'),
  );
  const below = attributeOf(own, 'after') ?? after;
  const isAutomatic = attributeOf(own, 'afterAutospacing') ?? afterAutospacing ?? '0';
  if (below === '0' && isAutomatic === '0') return false;
  const attributes = {
    // LibreOffice takes another space above than the style's where only the one below is stated.
    [`${prefix}before`]: before,
    ...own,
    [attributeKey(own, 'after') ?? `${prefix}after`]: '0',
    [attributeKey(own, 'afterAutospacing') ?? `${prefix}afterAutospacing`]: '0',
  };
  const spacing: XmlElement = { name: `${prefix}spacing`, attributes, children: [] };
  if (properties) properties.children.splice(0, Infinity, ...replaced(properties, stated, spacing));
  else paragraph.children.unshift({ name: `${prefix}pPr`, attributes: {}, children: [spacing] });
  return true;
}

const isEmpty = (paragraph: XmlElement) => elementsOf(paragraph).every(({ name }) => localName(name) === 'pPr');

/**
 * Drops the space below the last paragraph of headers, as Word does: LibreOffice has the text of a page begin that much
 * lower where its header reaches into it.
 * @param endsEmpty Whether LibreOffice drops it itself where that paragraph is empty.
 */
export const dropSpaceAtHeaderEnds = (editor: XmlEditor, spaceOf: SpaceOfStyle, endsEmpty: boolean): XmlEditor =>
  rewriteElements(editor, {
    takes: (name) => localName(name) === 'hdr',
    rewrite: (header) => {
      const last = lastParagraph(header);
      if (last === undefined || (endsEmpty && isEmpty(last))) return undefined;
      return dropSpaceBelow(last, spaceOf) ? [header] : undefined;
    },
    maxNodes,
  });
