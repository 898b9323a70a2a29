import { isOff } from '../../../../../formats/xml/on-off.ts';
import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeKey, attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { openPackage } from '../../../../../formats/zip/zip-package.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, childrenOf, elementsOf, readElements, stringOf, type XmlElement } from '../../edit/xml-tree.ts';
import { alter, firstOf, overSpans } from '../held-spans.ts';

/** Matches lists with levels that show the numbers above them in digits (ECMA-376 part 1, §17.9.4). */
export const legalHint = /[<:]isLgl[\s/>]/;
/** Matches parts with numbered paragraphs or styles. */
export const numberingHint = /[<:]numPr[\s>]/;

/** Elements and texts of a list; one that holds more is not read. */
const maxNodes = 20_000;
/** Numbers that are digits, or none. */
const inDigits = new Set(['decimal', 'decimalZero', 'none', 'bullet']);

/** A list that counts as another one, in digits. */
interface LegalList {
  readonly id: string;
  /** The levels that are to be of it. */
  readonly levels: ReadonlySet<number>;
  /** The levels of styles that state none. */
  readonly levelOfStyle: ReadonlyMap<string, number>;
}

/** What shows numbers in digits, by the lists that it belongs to. */
export interface LegalNumbers {
  readonly lists: ReadonlyMap<string, LegalList>;
  /** The lists to be added to a document's. */
  readonly added: readonly XmlElement[];
}

const formatOf = (level: XmlElement | undefined) => stringOf(childOf(level, 'numFmt')) ?? 'decimal';
const numberOf = (level: XmlElement) => Number(stringOf(level, 'ilvl') ?? Number.NaN);

/** The levels of a list that show numbers in digits which LibreOffice would show otherwise. */
function legalLevels(levels: readonly XmlElement[]): ReadonlySet<number> {
  const byNumber = new Map(levels.map((level) => [numberOf(level), level]));
  const isLegal = (level: XmlElement) => {
    const legal = childOf(level, 'isLgl');
    if (legal === undefined || isOff(stringOf(legal))) return false;
    const shown = [...(stringOf(childOf(level, 'lvlText')) ?? '').matchAll(/%([1-9])/g)].map(
      ([, place]) => Number(place) - 1,
    );
    return shown.some((place) => !inDigits.has(formatOf(byNumber.get(place))));
  };
  return new Set(levels.filter(isLegal).map(numberOf));
}

/** A level that counts in digits. */
function inDecimals(level: XmlElement): XmlElement {
  const children = elementsOf(level).flatMap((child): readonly XmlElement[] => {
    const local = localName(child.name);
    // The list that is counted as is linked to the style.
    if (local === 'isLgl' || local === 'pStyle') return [];
    if (local !== 'numFmt' || inDigits.has(stringOf(child) ?? '')) return [child];
    return [
      { ...child, attributes: { ...child.attributes, [attributeKey(child.attributes, 'val') ?? 'val']: 'decimal' } },
    ];
  });
  return { ...level, children };
}

/** A list that goes by another one's levels, in digits. */
function legalNum(num: XmlElement, id: string, levels: readonly XmlElement[]): XmlElement {
  const w = prefixOf(num.name);
  const overrides = levels.map((level) => ({
    name: `${w}lvlOverride`,
    attributes: { [`${w}ilvl`]: String(numberOf(level)) },
    children: [inDecimals(level)],
  }));
  const abstract = childOf(num, 'abstractNumId');
  return {
    name: num.name,
    attributes: { [`${w}numId`]: id },
    children: [...(abstract ? [abstract] : []), ...overrides],
  };
}

/** Reads which levels of lists are to be shown in digits; null where there are none. Throws as `openPackage` and `readXml` do. */
export async function readLegalNumbers(path: string, signal: AbortSignal): Promise<LegalNumbers | null> {
  const opened = await openPackage(path);
  try {
    const part = opened.entries.find(({ name }) => name === 'word/numbering.xml');
    if (part === undefined) return null;
    const found = await readElements(await opened.read(part), ['abstractNum', 'num'], { maxNodes, signal });
    const nums = found.filter(({ name }) => localName(name) === 'num');
    const abstracts = new Map(
      found
        .filter(({ name }) => localName(name) === 'abstractNum')
        .map((abstract) => [stringOf(abstract, 'abstractNumId') ?? '', childrenOf(abstract, 'lvl')]),
    );
    let last = Math.max(0, ...nums.map((num) => Number(stringOf(num, 'numId')) || 0));
    const lists = new Map<string, LegalList>();
    const added: XmlElement[] = [];
    for (const num of nums) {
      const levels = abstracts.get(stringOf(childOf(num, 'abstractNumId')) ?? '') ?? [];
      const legal = legalLevels(levels);
      // Lists with levels of their own count by themselves.
      if (legal.size === 0 || childOf(num, 'lvlOverride') !== undefined) continue;
      last += 1;
      const styled = levels.flatMap((level) => {
        const style = stringOf(childOf(level, 'pStyle'));
        return style === undefined ? [] : [[style, numberOf(level)] as const];
      });
      lists.set(stringOf(num, 'numId') ?? '', { id: String(last), levels: legal, levelOfStyle: new Map(styled) });
      added.push(legalNum(num, String(last), levels));
    }
    return lists.size === 0 ? null : { lists, added };
  } finally {
    opened.close();
  }
}

/** Adds lists to a document's. */
export function addLists(editor: XmlEditor, { added }: LegalNumbers): XmlEditor {
  let changed = false;
  const write = (element: XmlElement) => {
    editor.open(element.name, element.attributes);
    for (const child of elementsOf(element)) write(child);
    editor.close(element.name);
  };
  return layerOver(editor, () => changed, {
    close(name) {
      if (localName(name) === 'numbering') {
        changed = true;
        for (const list of added) write(list);
      }
      editor.close(name);
    },
  });
}

/**
 * Shows numbers of levels that ask for it in digits, as in `Article II` and `Section 2.1`: LibreOffice 7.4 shows each number
 * as its level does, 25.2 does not. Such levels are those of a list in digits that counts together with theirs.
 */
export function showLegalNumbers(editor: XmlEditor, { lists }: LegalNumbers): XmlEditor {
  let style: string | undefined;
  const spans = overSpans(editor, {
    from: 'numPr',
    to: 'numPr',
    settle(elements) {
      const id = firstOf(elements, 'numId');
      const key = id === undefined ? undefined : attributeKey(id.attributes, 'val');
      const list = key === undefined ? undefined : lists.get(id?.attributes[key] ?? '');
      if (id === undefined || key === undefined || list === undefined) return false;
      const stated = attributeOf(firstOf(elements, 'ilvl')?.attributes ?? {}, 'val');
      const level = stated === undefined ? (list.levelOfStyle.get(style ?? '') ?? 0) : Number(stated);
      if (!list.levels.has(level)) return false;
      alter(id, { ...id.attributes, [key]: list.id });
      return true;
    },
  });
  return layerOver(spans, spans.changed, {
    open(name, attributes, source) {
      if (localName(name) === 'style') style = attributeOf(attributes, 'styleId');
      spans.open(name, attributes, source);
    },
    close(name) {
      if (localName(name) === 'style') style = undefined;
      spans.close(name);
    },
  });
}
