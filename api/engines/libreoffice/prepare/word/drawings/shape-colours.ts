import { localName } from '../../../../../formats/xml/xml.ts';
import { openPackage } from '../../../../../formats/zip/zip-package.ts';
import { childOf, elementsOf, readElements, stringOf, type XmlElement } from '../../edit/xml-tree.ts';

/** Matches parts with shapes whose style has a font (ECMA-376 part 1, §20.1.4.1.17). */
export const fontReferenceHint = /[<:]fontRef\s/;

/** What the colours of text in shapes depend on. */
export interface ShapeColours {
  /** Colours of the theme as six hexadecimal digits, by their names. */
  readonly theme: ReadonlyMap<string, string>;
  /** Identifiers of styles that state a colour of text, or inherit one; an empty one stands for the usual style. */
  readonly colouredStyles: ReadonlySet<string>;
}

/** Elements of a style or of a theme's colours; what holds more is not read. */
const maxNodes = 2000;
/** Chains of styles that are longer go round in a circle. */
const maxAncestors = 50;
/** Other names of colours of themes, as Word maps them unless a document says otherwise. */
const otherNames: Readonly<Record<string, string>> = { tx1: 'dk1', bg1: 'lt1', tx2: 'dk2', bg2: 'lt2' };

/** Names the colours of a theme. */
function collectThemeColours(scheme: XmlElement | undefined): ReadonlyMap<string, string> {
  const colours = new Map<string, string>();
  for (const named of elementsOf(scheme)) {
    const [colour] = elementsOf(named);
    const value = stringOf(colour, 'lastClr') ?? stringOf(colour) ?? '';
    if (/^[\da-f]{6}$/i.test(value)) colours.set(localName(named.name), value.toUpperCase());
  }
  for (const [other, name] of Object.entries(otherNames)) {
    const colour = colours.get(name);
    if (colour !== undefined) colours.set(other, colour);
  }
  return colours;
}

/** Finds the styles that state a colour of text, or inherit one. */
function collectColouredStyles(styles: readonly XmlElement[]): ReadonlySet<string> {
  const byId = new Map(styles.map((style) => [stringOf(style, 'styleId') ?? '', style]));
  const isColoured = (style: XmlElement | undefined, depth = 0): boolean => {
    if (style === undefined || depth > maxAncestors) return false;
    if (childOf(childOf(style, 'rPr'), 'color') !== undefined) return true;
    return isColoured(byId.get(stringOf(childOf(style, 'basedOn')) ?? ''), depth + 1);
  };
  const coloured = new Set([...byId].filter(([, style]) => isColoured(style)).map(([id]) => id));
  const usual = styles.find((style) => stringOf(style, 'type') === 'paragraph' && stringOf(style, 'default') === '1');
  return coloured.has(stringOf(usual, 'styleId') ?? '') ? coloured.add('') : coloured;
}

/** Reads what the colours of text in shapes depend on. Throws as `openPackage` and `readXml` do. */
export async function readShapeColours(path: string, signal: AbortSignal): Promise<ShapeColours> {
  const opened = await openPackage(path);
  const read = async (name: string, names: readonly string[]) => {
    const part = opened.entries.find((entry) => entry.name === name);
    return part === undefined ? [] : readElements(await opened.read(part), names, { maxNodes, signal });
  };
  try {
    const [scheme] = await read('word/theme/theme1.xml', ['clrScheme']);
    const styles = await read('word/styles.xml', ['style']);
    return { theme: collectThemeColours(scheme), colouredStyles: collectColouredStyles(styles) };
  } finally {
    opened.close();
  }
}
