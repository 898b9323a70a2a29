import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../../formats/xml/xml-names.ts';
import { childOf, elementsOf, type XmlElement } from '../../edit/xml-tree.ts';

/** What a level of a list style says about its paragraphs; what it omits is inherited. */
export interface TextLevel {
  /** Of its text, in hundredths of a point. */
  readonly size?: number;
  /** `a:lnSpc`, `a:spcBef` and `a:spcAft`, as they are written. */
  readonly lines?: XmlElement;
  readonly before?: XmlElement;
  readonly after?: XmlElement;
}

/** Levels from 0 to 8; and those of a shape that is a placeholder. */
export type TextLevels = readonly (TextLevel | undefined)[];

/** How a placeholder is known on slides, layouts and masters (ECMA-376 part 1, §19.3.1.36). */
export interface Placeholder {
  readonly type: string;
  readonly index: string;
}

/** Of text that nothing gives a size, in hundredths of a point (ECMA-376 part 1, §21.1.2.3.9). */
export const usualSize = 1800;

const levelName = /^lvl([1-9])pPr$/;

/** What paragraph properties, of a paragraph or of a level, say themselves. */
export function levelOf(properties: XmlElement | undefined): TextLevel {
  const size = Number(attributeOf(childOf(properties, 'defRPr')?.attributes ?? {}, 'sz') ?? Number.NaN);
  const [lines, before, after] = ['lnSpc', 'spcBef', 'spcAft'].map((name) => childOf(properties, name));
  return {
    ...(Number.isFinite(size) && { size }),
    ...(lines && { lines }),
    ...(before && { before }),
    ...(after && { after }),
  };
}

/** The levels of a list style: `a:lstStyle`, `p:titleStyle` and the like. */
export function levelsOf(style: XmlElement | undefined): TextLevels {
  const levels: (TextLevel | undefined)[] = [];
  for (const element of elementsOf(style)) {
    const [, level] = levelName.exec(localName(element.name)) ?? [];
    if (level !== undefined) levels[Number(level) - 1] = levelOf(element);
  }
  return levels;
}

/** Which placeholder a shape is; undefined for other shapes. */
export function placeholderOf(shape: XmlElement): Placeholder | undefined {
  const place = childOf(childOf(childOf(shape, 'nvSpPr'), 'nvPr'), 'ph');
  if (place === undefined) return undefined;
  return { type: place.attributes.type ?? 'obj', index: place.attributes.idx ?? '0' };
}

/** The levels of a shape's own list style. */
export const ownLevels = (shape: XmlElement): TextLevels => levelsOf(childOf(childOf(shape, 'txBody'), 'lstStyle'));

/** Returns the list styles that a shape on a slide inherits from, nearest first. */
export type InheritedLevels = (place: Placeholder | undefined) => readonly TextLevels[];

/** The first that a chain of list styles says about a level. */
export function inheritedOf<K extends keyof TextLevel>(chain: readonly TextLevels[], level: number, key: K) {
  for (const levels of chain) {
    const found = levels[level]?.[key];
    if (found !== undefined) return found;
  }
  return undefined;
}
