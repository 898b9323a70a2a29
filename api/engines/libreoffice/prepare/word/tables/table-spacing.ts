import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, childrenOf, rewriteElements, type XmlElement } from '../../edit/xml-tree.ts';
import type { SpaceOfStyle } from '../styles/paragraph-styles.ts';

/** Matches parts with tables that have a style. */
export const styledTableHint = /[<:]tblStyle\s/;

/** Elements and texts of a table; a larger one stays as it is. */
const maxNodes = 200_000;

const styleOf = (paragraph: XmlElement) =>
  attributeOf(childOf(childOf(paragraph, 'pPr'), 'pStyle')?.attributes ?? {}, 'val');

/** The paragraphs of a table's cells in their order, without those of tables within. */
function paragraphsOf(table: XmlElement): readonly XmlElement[] {
  const cells = childrenOf(table, 'tr').flatMap((row) => childrenOf(row, 'tc'));
  return cells.flatMap((cell) => childrenOf(cell, 'p'));
}

/** Drops the space above or below a paragraph. Returns whether it had any. */
function dropSpace(paragraph: XmlElement, isAbove: boolean, isBelow: boolean, spaceOf: SpaceOfStyle): boolean {
  const properties = childOf(paragraph, 'pPr');
  if (childOf(properties, 'contextualSpacing') !== undefined) return false;
  const stated = childOf(properties, 'spacing');
  const own = stated?.attributes ?? {};
  const style = spaceOf(styleOf(paragraph));
  const before = attributeOf(own, 'before') ?? style.before;
  const after = attributeOf(own, 'after') ?? style.after;
  if (!(isAbove && before !== '0') && !(isBelow && after !== '0')) return false;
  const prefix = prefixOf(paragraph.name);
  const spacing: XmlElement = {
    name: `${prefix}spacing`,
    attributes: {
      ...own,
      // LibreOffice takes another space than the style's where only one of both is stated.
      [`${prefix}before`]: isAbove ? '0' : before,
      [`${prefix}after`]: isBelow ? '0' : after,
    },
    children: [],
  };
  if (properties === undefined) {
    paragraph.children.unshift({ name: `${prefix}pPr`, attributes: {}, children: [spacing] });
  } else if (stated === undefined) properties.children.push(spacing);
  else properties.children.splice(properties.children.indexOf(stated), 1, spacing);
  return true;
}

/**
 * Drops the space between paragraphs of one style in tables whose style asks for it (`w:contextualSpacing`, ECMA-376
 * part 1, §17.3.1.9): LibreOffice takes no notice of it in styles of tables. Word compares a paragraph with the one before
 * and the one after it, in whichever cell they are.
 * @param tables The styles of tables that ask for it.
 */
export const dropSpaceInTables = (editor: XmlEditor, tables: ReadonlySet<string>, spaceOf: SpaceOfStyle): XmlEditor =>
  rewriteElements(editor, {
    takes: (name) => localName(name) === 'tbl',
    keeps: (table, child) =>
      ['tblPr', 'tblGrid', 'bookmarkStart', 'bookmarkEnd'].includes(localName(child)) || isClose(table, tables),
    rewrite: (table) => {
      if (!isClose(table, tables)) return undefined;
      const paragraphs = paragraphsOf(table);
      const styles = paragraphs.map(styleOf);
      const isLike = (place: number, other: number) => other in paragraphs && styles[place] === styles[other];
      const changes = paragraphs.map((paragraph, place) =>
        dropSpace(paragraph, isLike(place, place - 1), isLike(place, place + 1), spaceOf),
      );
      return changes.includes(true) ? [table] : undefined;
    },
    maxNodes,
  });

/** Whether a table has one of some styles. */
function isClose(table: XmlElement, tables: ReadonlySet<string>): boolean {
  const style = childOf(childOf(table, 'tblPr'), 'tblStyle');
  return tables.has(attributeOf(style?.attributes ?? {}, 'val') ?? '');
}
