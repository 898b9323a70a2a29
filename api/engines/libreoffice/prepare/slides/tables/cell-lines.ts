import { localName } from '../../../../../formats/xml/xml.ts';
import { prefixOf } from '../../../../../formats/xml/xml-names.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, elementsOf, rewriteElements, withChanged, type XmlElement } from '../../edit/xml-tree.ts';
import { percentOf, singleLine } from '../text/line-heights.ts';
import { inheritedOf, levelOf, levelsOf, type TextLevels, usualSize } from '../text/text-levels.ts';

/** Matches slides with tables. */
export const tableHint = /[<:]tbl[\s>]/;

/** Elements and texts of a cell; one that holds more keeps LibreOffice's lines. */
const maxNodes = 20_000;
/** Elements of a paragraph that stand in its lines. */
const inLines = ['r', 'br', 'fld'];

/** The one size of a paragraph's text, in hundredths of a point; undefined where it has several. */
function sizeOf(paragraph: XmlElement, inheritedSize: number): number | undefined {
  const runs = elementsOf(paragraph).filter(({ name }) => inLines.includes(localName(name)));
  const looks = runs.length === 0 ? [childOf(paragraph, 'endParaRPr')] : runs.map((run) => childOf(run, 'rPr'));
  const sizes = new Set(looks.map((look) => Number(look?.attributes.sz ?? inheritedSize)));
  const [size] = sizes;
  return sizes.size === 1 ? size : undefined;
}

/** A paragraph with the height of its lines in points; itself where that is so already or sizes are mixed. */
function withLineHeight(paragraph: XmlElement, chain: readonly TextLevels[]): XmlElement {
  const properties = childOf(paragraph, 'pPr');
  const level = Number(properties?.attributes.lvl ?? 0);
  const own = levelOf(properties).lines;
  const lines = own ?? inheritedOf(chain, level, 'lines');
  const share = lines === undefined ? 1 : percentOf(childOf(lines, 'spcPct')?.attributes.val, 0);
  const size = sizeOf(paragraph, inheritedOf(chain, level, 'size') ?? usualSize);
  if (share === 0 || size === undefined || !Number.isFinite(size)) return paragraph;
  const prefix = prefixOf(paragraph.name);
  const height = { val: `${Math.round(size * singleLine * share)}` };
  const spacing: XmlElement = {
    name: `${prefix}lnSpc`,
    attributes: {},
    children: [{ name: `${prefix}spcPts`, attributes: height, children: [] }],
  };
  const written: XmlElement = {
    name: properties?.name ?? `${prefix}pPr`,
    attributes: properties?.attributes ?? {},
    children: [spacing, ...(properties?.children.filter((child) => child !== own) ?? [])],
  };
  return { ...paragraph, children: [written, ...paragraph.children.filter((child) => child !== properties)] };
}

/** A cell with the height of its lines in points. */
function spacedCell(cell: XmlElement, usual: TextLevels): readonly XmlElement[] | undefined {
  const changed = withChanged(cell, 'txBody', (body) => {
    const chain = [levelsOf(childOf(body, 'lstStyle')), usual];
    return withChanged(body, 'p', (paragraph) => withLineHeight(paragraph, chain));
  });
  return changed === cell ? undefined : [changed];
}

/**
 * Writes out the height of lines in the cells of tables: there LibreOffice takes the font's, which in shapes it sets as
 * PowerPoint does.
 *
 * @param usual What the presentation says about text to which nothing else gives a look.
 */
export const spaceCellLines = (editor: XmlEditor, usual: TextLevels): XmlEditor =>
  rewriteElements(editor, {
    takes: (name) => localName(name) === 'tc',
    rewrite: (cell) => spacedCell(cell, usual),
    maxNodes,
  });
