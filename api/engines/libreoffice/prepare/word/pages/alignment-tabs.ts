import { localName } from '../../../../../formats/xml/xml.ts';
import { prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { relationshipsOf, resolveTarget } from '../../../../../formats/zip/part-name.ts';
import { openPackage } from '../../../../../formats/zip/zip-package.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, elementsOf, readElements, rewriteElements, stringOf, type XmlElement } from '../../edit/xml-tree.ts';
import { collectStops } from '../lines/tab-stops.ts';
import { pageWidthOf, readSections } from './section-widths.ts';

/** Matches parts with tabs that go to the middle or the edge of the text, wherever that is. */
export const tabHint = /[<:]ptab\s/;

/** Elements and texts of a paragraph or a style; one that holds more stays as it is, or is not read. */
const maxNodes = 20_000;
/** The part with a document's text. */
export const mainPart = 'word/document.xml';

/** What such tabs depend on. */
export interface AlignmentTabs {
  /** The width of the text that a part stands above, below or in, in twentieths of a point; undefined where it differs. */
  readonly widthOf: (part: string) => number | undefined;
  /** The tab stops of a style, the usual one where none is stated, as written. */
  readonly stopsOf: (style: string | undefined) => readonly string[];
}

interface Section {
  readonly width: number | undefined;
  /** Identifiers of the relationships to its headers and footers. */
  readonly heads: readonly string[];
}

const headReference = /<(?:\w{1,20}:)?(?:header|footer)Reference\s[^<>]*?\bid\s*=\s*["']([^"'<>]{1,200})["']/g;
const sectionOf = (properties: string): Section => ({
  width: pageWidthOf(properties),
  heads: [...properties.matchAll(headReference)].map(([, id = '']) => id),
});

/** The width of each header and footer, which is that of the first section that has it. */
function headWidths(sections: readonly Section[], relationships: readonly XmlElement[]): Map<string, number> {
  const parts = new Map(
    relationships.map(({ attributes }) => [attributes.Id ?? '', resolveTarget(attributes.Target ?? '', 'word')]),
  );
  const widths = new Map<string, number>();
  for (const { width, heads } of sections) {
    for (const part of heads.flatMap((id) => parts.get(id) ?? [])) {
      if (width !== undefined && !widths.has(part)) widths.set(part, width);
    }
  }
  return widths;
}

/** Reads what tabs to the middle or the edge of the text depend on. Throws as `openPackage` and `readXml` do. */
export async function readAlignmentTabs(path: string, signal: AbortSignal): Promise<AlignmentTabs> {
  const opened = await openPackage(path);
  const find = (name: string) => opened.entries.find((entry) => entry.name === name);
  const read = async (name: string, names: readonly string[]) => {
    const part = find(name);
    return part === undefined ? [] : readElements(await opened.read(part), names, { maxNodes, signal });
  };
  try {
    const main = find(mainPart);
    const none: Section = { width: undefined, heads: [] };
    const sections = main === undefined ? [] : await readSections(await opened.read(main), sectionOf, none);
    const heads = headWidths(sections, await read(relationshipsOf(mainPart), ['Relationship']));
    const [width, ...others] = new Set(sections.map((section) => section.width));
    const inText = others.length === 0 ? width : undefined;
    const stopsOf = collectStops(await read('word/styles.xml', ['style']));
    return {
      widthOf: (part) => heads.get(part) ?? inText,
      stopsOf: (style) => [...stopsOf(style).keys()].map(String),
    };
  } finally {
    opened.close();
  }
}

/** The alignment tabs of a paragraph, without those of paragraphs within it; null where it has common tabs as well. */
function tabsOf(element: XmlElement): readonly XmlElement[] | null {
  const found: XmlElement[] = [];
  for (const child of elementsOf(element)) {
    const name = localName(child.name);
    if (name === 'ptab') found.push(child);
    if (name === 'tab') return null;
    if (name === 'pPr' || name === 'p' || name === 'ptab') continue;
    const inner = tabsOf(child);
    if (inner === null) return null;
    found.push(...inner);
  }
  return found;
}

/** Sets stops where alignment tabs lead. Returns whether there are any. */
function setStops(paragraph: XmlElement, width: number, { stopsOf }: AlignmentTabs): boolean {
  const tabs = tabsOf(paragraph);
  if (tabs === null || tabs.length === 0) return false;
  const prefix = prefixOf(paragraph.name);
  const properties = childOf(paragraph, 'pPr');
  const stop = (attributes: Record<string, string>): XmlElement => ({
    name: `${prefix}tab`,
    attributes: Object.fromEntries(Object.entries(attributes).map(([name, value]) => [prefix + name, value])),
    children: [],
  });
  const places: Readonly<Record<string, number>> = { center: Math.round(width / 2), right: width };
  const stops = new Map<string, XmlElement>();
  for (const pos of stopsOf(stringOf(childOf(properties, 'pStyle')))) stops.set(pos, stop({ val: 'clear', pos }));
  for (const tab of tabs) {
    const alignment = stringOf(tab, 'alignment') ?? '';
    const place = places[alignment];
    const leader = stringOf(tab, 'leader') ?? 'none';
    if (place !== undefined) stops.set(`${place}`, stop({ val: alignment, leader, pos: `${place}` }));
  }
  const written: XmlElement = { name: `${prefix}tabs`, attributes: {}, children: [...stops.values()] };
  if (properties === undefined) {
    paragraph.children.unshift({ name: `${prefix}pPr`, attributes: {}, children: [written] });
    return true;
  }
  const own = childOf(properties, 'tabs');
  const others = properties.children.filter((child) => child !== own);
  const style = childOf(properties, 'pStyle');
  properties.children.splice(0, Infinity, ...(style ? [style] : []), written, ...others.filter((one) => one !== style));
  return true;
}

/**
 * Sets tab stops where Word's alignment tabs lead (`w:ptab`, ECMA-376 part 1, §17.3.3.23), which the headers and footers
 * that Word offers have: LibreOffice takes them for common tabs, which stop where the style says.
 * @param part The name of the part.
 */
export function setAlignmentTabs(editor: XmlEditor, part: string, tabs: AlignmentTabs): XmlEditor {
  const width = tabs.widthOf(part);
  if (width === undefined || width <= 0) return editor;
  return rewriteElements(editor, {
    takes: (name) => localName(name) === 'p',
    rewrite: (paragraph) => (setStops(paragraph, width, tabs) ? [paragraph] : undefined),
    maxNodes,
  });
}
