import { childOf, childrenOf, readElements, stringOf, type XmlElement } from '../../edit/xml-tree.ts';
import { readStylesPart } from '../styles/styles-part.ts';

/** Where a tab of a paragraph leads (ECMA-376 part 1, §17.3.1.37). */
export interface TabStop {
  /** How text stands there, as `w:val` states it. */
  readonly kind: string;
  /** What fills the gap, as `w:leader` states it. */
  readonly leader: string;
}

/** Tab stops by their places, in twentieths of a point from the margin. */
export type TabStops = ReadonlyMap<number, TabStop>;

/** The tab stops of a style with those that it inherits; those of the usual style where none is stated. */
export type StopsOfStyle = (style: string | undefined) => TabStops;

/** Elements of a style; one that holds more is not read. */
const maxNodes = 20_000;
/** Chains of styles that are longer go round in a circle. */
const maxAncestors = 50;

/** Tab stops with those that properties of a paragraph set, and without those that they clear. */
export function withOwnStops(inherited: TabStops, properties: XmlElement | undefined): TabStops {
  const own = childrenOf(childOf(properties, 'tabs'), 'tab');
  if (own.length === 0) return inherited;
  const stops = new Map(inherited);
  for (const stop of own) {
    const place = Number(stringOf(stop, 'pos') ?? Number.NaN);
    const kind = stringOf(stop) ?? 'left';
    if (!Number.isFinite(place)) continue;
    if (kind === 'clear') stops.delete(place);
    else stops.set(place, { kind, leader: stringOf(stop, 'leader') ?? 'none' });
  }
  return stops;
}

/** Finds the tab stops of styles. */
export function collectStops(styles: readonly XmlElement[]): StopsOfStyle {
  const byId = new Map(styles.map((style) => [stringOf(style, 'styleId'), style]));
  const usual = styles.find((style) => stringOf(style, 'type') === 'paragraph' && stringOf(style, 'default') === '1');
  const known = new Map<XmlElement, TabStops>();
  const none: TabStops = new Map();
  const resolve = (style: XmlElement, depth: number): TabStops => {
    const parent = depth < maxAncestors ? byId.get(stringOf(childOf(style, 'basedOn'))) : undefined;
    return withOwnStops(parent === undefined ? none : resolve(parent, depth + 1), childOf(style, 'pPr'));
  };
  return (id) => {
    const style = (id === undefined ? undefined : byId.get(id)) ?? usual;
    if (style === undefined) return none;
    const stops = known.get(style) ?? resolve(style, 0);
    known.set(style, stops);
    return stops;
  };
}

/** Reads the tab stops of a Word document's styles. Throws as `openPackage` and `readXml` do. */
export async function readTabStops(path: string, signal: AbortSignal): Promise<StopsOfStyle> {
  return collectStops(
    (await readStylesPart(path, (part) => readElements(part, ['style'], { maxNodes, signal }))) ?? [],
  );
}
