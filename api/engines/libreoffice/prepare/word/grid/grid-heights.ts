import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeKey, attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, rewriteElements, type XmlElement } from '../../edit/xml-tree.ts';
import { withSpacing } from '../lines/paragraph-spacing.ts';
import type { LineGrid } from '../pages/section-widths.ts';
import type { ParagraphLook, TextLook, TextStyles } from '../styles/text-styles.ts';
import { usualHeight } from './line-heights.ts';

/** `w:line` of single spacing (ECMA-376 part 1, §17.3.1.33). */
const single = 240;
/** What a line may be higher than the grid's and still be one of it, in parts of one. */
const tolerance = 0.01;
/** Elements and texts of a paragraph; one that holds more stays as it is. */
const maxNodes = 20_000;

/** How lines keep to the grid of their section. */
export interface GridSettings {
  readonly styles: TextStyles;
  /** Whether lines in tables keep to it, too. */
  readonly reachesTables: boolean;
}

/** How far letters stand lower in their lines than on the grid, in twentieths of a point, by how many letters do. */
type Lowered = Map<number, number>;

/** The look of a paragraph, and that of its text, by its style and by itself. */
function lookOf(paragraph: XmlElement, styles: TextStyles): { look: ParagraphLook; text: TextLook } {
  const properties = childOf(paragraph, 'pPr');
  const style = childOf(properties, 'pStyle');
  const named = styles.styleOf(style === undefined ? undefined : attributeOf(style.attributes, 'val'));
  return { look: { ...named.paragraph, ...styles.lookOfParagraph(properties) }, text: named.text };
}

/** A paragraph with the heights of its lines; the grid centres what LibreOffice sets at the bottom of a line. */
function heightened(paragraph: XmlElement, grid: LineGrid, styles: TextStyles, lowered: Lowered): XmlElement {
  const { pitch, height } = grid;
  const { look, text } = lookOf(paragraph, styles);
  if (look.snapsToGrid === false || (look.lineRule ?? 'auto') !== 'auto') return paragraph;
  const { natural, letters, isPicture } = usualHeight(paragraph, text, styles);
  const lines = Math.max(1, Math.ceil(natural / pitch - tolerance), (look.line ?? single) / single);
  const room = Math.max(0, lines * pitch - natural);
  if (!(natural + room < height)) return paragraph;
  // What is below a picture may stand in the margin.
  if (isPicture) {
    return withSpacing(paragraph, {
      after: Math.round((look.after ?? 0) + room / 2),
      line: Math.round(natural + room / 2),
      lineRule: 'atLeast',
    });
  }
  const below = Math.round(room / 2);
  lowered.set(below, (lowered.get(below) ?? 0) + letters);
  return withSpacing(paragraph, { line: Math.round(lines * pitch), lineRule: 'atLeast' });
}

/** One of a page's margins after a move, as an attribute; none where it is not stated. */
function movedMargin({ attributes }: XmlElement, name: string, by: number): Readonly<Record<string, string>> {
  const key = attributeKey(attributes, name);
  const margin = Number(key === undefined ? Number.NaN : attributes[key]);
  // Margins below zero are exact, whatever the height of headers.
  return key === undefined || !(margin + by > 0) || margin < 0 ? {} : { [key]: String(margin + by) };
}

/** The properties of a section without its grid: its text begins as much higher as most of its letters stand lower. */
function withoutGrid(section: XmlElement, lowered: Lowered): XmlElement {
  const [most] = [...lowered].sort(([, one], [, other]) => other - one);
  const below = most?.[0] ?? 0;
  const children = section.children.map((child) => {
    if (typeof child === 'string') return child;
    const { attributes } = child;
    if (localName(child.name) === 'docGrid') {
      return { ...child, attributes: { ...attributes, [attributeKey(attributes, 'type') ?? 'type']: 'default' } };
    }
    if (localName(child.name) !== 'pgMar') return child;
    const moved = { ...movedMargin(child, 'top', -below), ...movedMargin(child, 'bottom', below) };
    return { ...child, attributes: { ...attributes, ...moved } };
  });
  return { ...section, children };
}

/**
 * Gives lines the heights that they have on a grid (ECMA-376 part 1, §17.6.5), and takes the grid away. Word only rounds
 * the heights of lines to whole ones of the grid and fills its pages to the margin; LibreOffice has room for whole lines
 * of the grid alone, so that pages with headings or pictures hold a line less.
 */
export function keepGridHeights(editor: XmlEditor, { styles, reachesTables }: GridSettings): XmlEditor {
  let prefix = '';
  let depth = 0;
  let tables = 0;
  let sections = 0;
  let lowered: Lowered = new Map();

  /** Changes the paragraphs of boxes within an element. */
  const changeWithin = (element: XmlElement, grid: LineGrid): void => {
    for (const [place, child] of element.children.entries()) {
      if (typeof child === 'string') continue;
      changeWithin(child, grid);
      if (child.name === `${prefix}p`) element.children[place] = heightened(child, grid, styles, lowered);
    }
  };

  const endSection = (section: XmlElement): XmlElement => {
    const ended = withoutGrid(section, lowered);
    lowered = new Map();
    return ended;
  };

  const rewrite = (element: XmlElement) => {
    const grid = styles.sectionGrids[sections];
    if (element.name === `${prefix}sectPr`) {
      sections += 1;
      return grid === undefined ? undefined : [endSection(element)];
    }
    const section = childOf(childOf(element, 'pPr'), 'sectPr');
    if (section !== undefined) sections += 1;
    if (grid === undefined || (tables > 0 && !reachesTables)) return undefined;
    changeWithin(element, grid);
    const changed = heightened(element, grid, styles, lowered);
    const properties = childOf(changed, 'pPr');
    if (section === undefined || properties === undefined) return [changed];
    properties.children.splice(properties.children.indexOf(section), 1, endSection(section));
    return [changed];
  };

  const takes = (name: string) => name === `${prefix}p` || name === `${prefix}sectPr`;
  const inner = rewriteElements(editor, { takes, rewrite, maxNodes });
  return layerOver(inner, () => false, {
    open(name, attributes, source) {
      if (depth === 0) prefix = prefixOf(name);
      depth += 1;
      if (name === `${prefix}tbl`) tables += 1;
      inner.open(name, attributes, source);
    },
    close(name) {
      depth -= 1;
      if (name === `${prefix}tbl`) tables -= 1;
      inner.close(name);
    },
  });
}
