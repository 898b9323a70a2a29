import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeKey, attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { eastAsianLine } from '../../../stand-ins/stand-in-of.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, elementsOf, ownTextOf, rewriteElements, type XmlElement } from '../../edit/xml-tree.ts';
import { withSpacing } from '../lines/paragraph-spacing.ts';
import type { LineGrid } from '../pages/section-widths.ts';
import type { ParagraphLook, TextLook, TextStyles } from '../styles/text-styles.ts';

/** Twentieths of a point in half a point, in which sizes are given. */
const twipsPerHalfPoint = 10;
/** The units of drawings (EMU) in a twentieth of a point. */
const emuPerTwip = 635;
/** `w:line` of single spacing (ECMA-376 part 1, §17.3.1.33). */
const single = 240;
/** Height of a line in ems, in fonts of which it is not known: of most East Asian ones, with what Word adds, and of others. */
const usualLineEms = { eastAsian: 1.3, other: 1.17 };
/** What is below the line of pictures, in ems of the letters beside them. */
const descentEms = 0.18;
/** What a line may be higher than the grid's and still be one of it, in parts of one. */
const tolerance = 0.01;
/** Elements and texts of a paragraph; one that holds more stays as it is. */
const maxNodes = 20_000;

const eastAsian = /[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uffef]/;
/** Letters, or a picture among them: how high their line is without a grid, in twentieths of a point. */
interface Height {
  readonly natural: number;
  readonly letters: number;
  readonly isPicture: boolean;
}

/** The height of a line of text. */
function heightOf({ family, eastAsian: asian, halfPoints = 0 }: TextLook, text: string): number {
  const isAsian = eastAsian.test(text);
  const own = isAsian ? (asian ?? family) : family;
  const line = own === undefined ? undefined : eastAsianLine(own);
  const usual = isAsian ? usualLineEms.eastAsian : usualLineEms.other;
  return halfPoints * twipsPerHalfPoint * (line === undefined ? usual : line.ascent + line.descent);
}

/** The height of a picture in a line, in twentieths of a point; zero where there is none. */
function pictureHeight(element: XmlElement): number {
  if (localName(element.name) !== 'drawing') return 0;
  const extent = childOf(childOf(element, 'inline'), 'extent');
  return Number(extent === undefined ? 0 : (attributeOf(extent.attributes, 'cy') ?? 0)) / emuPerTwip || 0;
}

/** What stands in a paragraph's lines, but for what is in boxes. */
function heightsIn(element: XmlElement, base: TextLook, styles: TextStyles, heights: Height[]): void {
  for (const child of elementsOf(element)) {
    const local = localName(child.name);
    if (local !== 'r') {
      if (local !== 'pPr' && local !== 'p') heightsIn(child, base, styles, heights);
      continue;
    }
    const properties = childOf(child, 'rPr');
    const style = childOf(properties, 'rStyle');
    const named = style === undefined ? {} : styles.characterStyleOf(attributeOf(style.attributes, 'val') ?? '');
    const look: TextLook = { ...base, ...named, ...styles.lookOfRun(properties) };
    for (const shown of elementsOf(child)) {
      const picture = pictureHeight(shown);
      const below = (look.halfPoints ?? 0) * twipsPerHalfPoint * descentEms;
      if (picture > 0) heights.push({ natural: picture + below, letters: 0, isPicture: true });
      if (localName(shown.name) !== 't') continue;
      const text = ownTextOf(shown);
      heights.push({ natural: heightOf(look, text), letters: text.length, isPicture: false });
    }
  }
}

/** Of the lines' heights, that of a picture, or else that of most letters. */
function usualHeight(heights: readonly Height[]): Height | undefined {
  const pictures = heights.filter(({ isPicture }) => isPicture);
  if (pictures.length > 0) return pictures.reduce((one, other) => (other.natural > one.natural ? other : one));
  const letters = new Map<number, number>();
  for (const height of heights) letters.set(height.natural, (letters.get(height.natural) ?? 0) + height.letters);
  const [most] = [...letters].sort(([, one], [, other]) => other - one);
  return most === undefined ? undefined : { natural: most[0], letters: most[1], isPicture: false };
}

/**
 * Gives lines the heights that they have on a grid (ECMA-376 part 1, §17.6.5), and takes the grid away. Word only rounds
 * the heights of lines to whole ones of the grid and fills its pages to the margin; LibreOffice has room for whole lines
 * of the grid alone, so that pages with headings or pictures hold a line less.
 * @param reachesTables Whether lines in tables keep to the grid, too.
 */
export function keepGridHeights(editor: XmlEditor, styles: TextStyles, reachesTables: boolean): XmlEditor {
  let prefix = '';
  let depth = 0;
  let tables = 0;
  let sections = 0;
  /** How far letters stand lower in their lines than on the grid, by how many letters do. */
  let lowered = new Map<number, number>();

  const lookOf = (paragraph: XmlElement): { look: ParagraphLook; text: TextLook } => {
    const properties = childOf(paragraph, 'pPr');
    const style = childOf(properties, 'pStyle');
    const named = styles.styleOf(style === undefined ? undefined : attributeOf(style.attributes, 'val'));
    return { look: { ...named.paragraph, ...styles.lookOfParagraph(properties) }, text: named.text };
  };

  /** The paragraph with the heights of its lines; the grid centres what LibreOffice sets at the bottom of a line. */
  const heightened = (paragraph: XmlElement, { pitch, height }: LineGrid): XmlElement => {
    const { look, text } = lookOf(paragraph);
    if (look.snapsToGrid === false || (look.lineRule ?? 'auto') !== 'auto') return paragraph;
    const heights: Height[] = [];
    heightsIn(paragraph, text, styles, heights);
    const mark = { ...text, ...styles.lookOfRun(childOf(childOf(paragraph, 'pPr'), 'rPr')) };
    const { natural, letters, isPicture } = usualHeight(heights) ?? {
      natural: heightOf(mark, '\u3000'),
      letters: 0,
      isPicture: false,
    };
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
  };

  /** Changes the paragraphs of boxes within an element. */
  const changeWithin = (element: XmlElement, grid: LineGrid): void => {
    for (const [place, child] of element.children.entries()) {
      if (typeof child === 'string') continue;
      changeWithin(child, grid);
      if (child.name === `${prefix}p`) element.children[place] = heightened(child, grid);
    }
  };

  /** Ends a section: its grid goes, and its text begins as much higher as most of its letters stand lower. */
  const endSection = (section: XmlElement): XmlElement => {
    const [most] = [...lowered].sort(([, one], [, other]) => other - one);
    const below = most?.[0] ?? 0;
    lowered = new Map();
    const moved = (margins: XmlElement, name: string, by: number) => {
      const key = attributeKey(margins.attributes, name);
      const margin = Number(key === undefined ? Number.NaN : margins.attributes[key]);
      // Margins below zero are exact, whatever the height of headers.
      return key === undefined || !(margin + by > 0) || margin < 0 ? {} : { [key]: String(margin + by) };
    };
    const children = section.children.map((child) => {
      if (typeof child === 'string') return child;
      const { attributes } = child;
      if (localName(child.name) === 'docGrid') {
        return { ...child, attributes: { ...attributes, [attributeKey(attributes, 'type') ?? 'type']: 'default' } };
      }
      if (localName(child.name) !== 'pgMar') return child;
      return {
        ...child,
        attributes: { ...attributes, ...moved(child, 'top', -below), ...moved(child, 'bottom', below) },
      };
    });
    return { ...section, children };
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
    const changed = heightened(element, grid);
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
