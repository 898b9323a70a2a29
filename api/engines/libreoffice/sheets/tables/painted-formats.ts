import { spliceXml } from '../../../../formats/xml/splice-xml.ts';
import { prefixOfTag, withAttributes } from '../../../../formats/xml/start-tag.ts';
import type { PartEdit } from '../../../../formats/zip/zip-package.ts';
import { attributesXml } from '../edit/column-xml.ts';
import type { Item, WrittenFormats } from './read-formats.ts';
import type { Colour, Look } from './table-style.ts';

/** Formats of cells in tables: their own, and what their table's style gives them besides. */
export interface PaintedFormats {
  /** The number of a format with a look; the given one where nothing changes, and where there are too many. */
  readonly format: (own: number, look: Look) => number;
  /** How many formats there are, with those added. */
  readonly count: () => number;
  /** Adds the formats that were asked for to the styles' part; undefined for none. */
  readonly edit: () => PartEdit | undefined;
}

const sides = ['left', 'right', 'top', 'bottom'] as const;
const isStyled = ({ attributes }: Item) => (attributes.style ?? 'none') !== 'none';
const plain: Item = { name: '', attributes: {}, children: [] };

/** A list of the styles' part, to which items are added once each. */
interface GrowingList {
  readonly added: readonly string[];
  /** The number of an item as XML with `p:` for the namespace's prefix. */
  readonly add: (xml: string) => number;
}

function growingList(written: readonly Item[]): GrowingList {
  const numbers = new Map<string, number>();
  const added: string[] = [];
  return {
    added,
    add(xml: string): number {
      const known = numbers.get(xml);
      if (known !== undefined) return known;
      const number = written.length + added.length;
      numbers.set(xml, number);
      added.push(xml);
      return number;
    },
  };
}

/** An item as XML; elements of other namespaces, which have no name here, are left out. */
const itemXml = ({ name, attributes, children }: Item): string =>
  name === '' ? '' : `<p:${name}${attributesXml(attributes)}>${children.map(itemXml).join('')}</p:${name}>`;
const colourXml = (colour: Colour, name = 'color') => `<p:${name}${attributesXml(colour)}/>`;

const colourOf = (font: Item) => JSON.stringify(font.children.find(({ name }) => name === 'color')?.attributes ?? {});

/** A cell's font in the look of its table; undefined where it stays as it is. */
function fontXml(font: Item = plain, { bold, colour }: Look, usualColour: string): string | undefined {
  const isBold = font.children.some(({ name }) => name === 'b');
  const newColour = colourOf(font) === usualColour ? colour : undefined;
  if ((!bold || isBold) && newColour === undefined) return undefined;
  const kept = font.children.filter(({ name }) => name !== 'b' && (name !== 'color' || newColour === undefined));
  const weight = bold || isBold ? '<p:b/>' : '';
  const painted = newColour === undefined ? '' : colourXml(newColour);
  return `<p:font>${weight}${kept.map(itemXml).join('')}${painted}</p:font>`;
}

/** A cell's fill in the look of its table; undefined where it stays as it is. */
function fillXml(written: Item | undefined, { fill }: Look): string | undefined {
  const [own] = written?.children ?? [];
  const isPlain =
    own === undefined || (own.name === 'patternFill' && (own.attributes.patternType ?? 'none') === 'none');
  if (fill === undefined || !isPlain) return undefined;
  const [front, back] = [colourXml(fill, 'fgColor'), colourXml(fill, 'bgColor')];
  return `<p:fill><p:patternFill patternType="solid">${front}${back}</p:patternFill></p:fill>`;
}

/** A cell's borders in the look of its table; undefined where they stay as they are. */
function borderXml(border: Item = plain, look: Look): string | undefined {
  const own = (side: string) => border.children.find(({ name }) => name === side);
  const isFree = (side: string) => !own(side) || !isStyled(own(side) as Item);
  if (!sides.some((side) => look[side] !== undefined && isFree(side))) return undefined;
  const drawn = sides.map((side) => {
    const line = look[side];
    if (line === undefined || !isFree(side)) return own(side) === undefined ? '' : itemXml(own(side) as Item);
    return `<p:${side}${attributesXml({ style: line.style })}>${colourXml(line.colour)}</p:${side}>`;
  });
  const diagonal = own('diagonal');
  const rest = diagonal === undefined ? '' : itemXml(diagonal);
  return `<p:border${attributesXml(border.attributes)}>${drawn.join('')}${rest}</p:border>`;
}

/** The number of an item that may have become another one. */
const numberIn = (list: GrowingList, own: number, changed: string | undefined) =>
  changed === undefined ? own : list.add(changed);

/**
 * Prepares the formats of tables' cells. What a cell's own format says wins: its fill, its borders, and the colour of its
 * letters where it is not that of most cells.
 *
 * @param maxFormats How many formats there may be.
 */
export function createPaintedFormats(written: WrittenFormats, maxFormats: number): PaintedFormats {
  const fonts = growingList(written.fonts);
  const fills = growingList(written.fills);
  const borders = growingList(written.borders);
  const formats = growingList(written.formats);
  const usualColour = colourOf(written.fonts[0] ?? plain);

  return {
    format(own, look) {
      const base = written.formats[own];
      if (base === undefined || written.formats.length + formats.added.length >= maxFormats) return own;
      const id = (name: string) => Number(base.attributes[name] ?? 0);
      const font = numberIn(fonts, id('fontId'), fontXml(written.fonts[id('fontId')], look, usualColour));
      const fill = numberIn(fills, id('fillId'), fillXml(written.fills[id('fillId')], look));
      const border = numberIn(borders, id('borderId'), borderXml(written.borders[id('borderId')], look));
      if (font === id('fontId') && fill === id('fillId') && border === id('borderId')) return own;
      const applied = { applyFont: '1', applyFill: '1', applyBorder: '1' };
      const numbers = { fontId: String(font), fillId: String(fill), borderId: String(border) };
      return formats.add(itemXml({ ...base, attributes: { ...base.attributes, ...numbers, ...applied } }));
    },
    count: () => written.formats.length + formats.added.length,
    edit() {
      if (formats.added.length === 0) return undefined;
      return addItems({
        fonts: fonts.added,
        fills: fills.added,
        borders: borders.added,
        cellXfs: formats.added,
      });
    },
  };
}

const isSelfClosing = (tag: string) => tag.endsWith('/>');
const withoutCount = (tag: string) => withAttributes(tag, { count: null });

/** Appends items to lists of the styles' part. */
function addItems(lists: Readonly<Record<string, readonly string[]>>): PartEdit {
  return (source) => {
    let prefix = '';
    return spliceXml(source, {
      open({ name, depth }, edit) {
        if (depth === 0) prefix = prefixOfTag(edit().text);
        else if (depth === 1 && lists[name]?.length) {
          const { text, replace } = edit();
          if (!isSelfClosing(text)) replace(withoutCount(text));
        }
      },
      close(name, depth, edit) {
        const items = depth === 1 ? (lists[name] ?? []) : [];
        if (items.length === 0) return;
        const { text, before, replace } = edit();
        const xml = items.join('').replace(/(<\/?)p:/g, `$1${prefix}`);
        if (isSelfClosing(text)) replace(`${withoutCount(text).replace(/\s*\/>$/, '>')}${xml}</${prefix}${name}>`);
        else before(xml);
      },
    });
  };
}
