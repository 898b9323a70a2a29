import { isOn } from '../../../../../formats/xml/on-off.ts';
import { localName, readXml } from '../../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../../formats/xml/xml-names.ts';
import { readStylesPart } from '../styles/styles-part.ts';

type Attributes = Readonly<Record<string, string>>;

/** What the rows of a table have besides their text, in twentieths of a point; undefined where it is not stated. */
export interface TableRoom {
  /** Width of the border above the first row. */
  readonly above?: number;
  /** Width of borders between rows. */
  readonly between?: number;
  /** Space above the text of cells. */
  readonly top?: number;
  /** Space below the text of cells. */
  readonly bottom?: number;
}

/** The room of a style of tables, with what it inherits; that of the default style where none is stated. */
export type RoomOfTableStyle = (style: string | undefined) => TableRoom;

/** Twentieths of a point in an eighth of one, in which widths of borders are given (ECMA-376 part 1, §17.3.4). */
const twipsPerEighth = 2.5;
/** How many times the width of a border's lines it takes with the space between them. */
const multiples: Readonly<Record<string, number>> = { none: 0, nil: 0, double: 3, triple: 5 };
/** The width of a border that states none, in eighths of a point. */
const usualEighths = 4;
/** Chains of styles that are longer go round in a circle. */
const maxAncestors = 50;

/** The width of a border in twentieths of a point. */
export function borderWidth(attributes: Attributes): number {
  const eighths = Number(attributeOf(attributes, 'sz') ?? usualEighths);
  const multiple = multiples[attributeOf(attributes, 'val') ?? ''] ?? 1;
  return Number.isFinite(eighths) ? eighths * multiple * twipsPerEighth : 0;
}

/** A space in cells in twentieths of a point. */
export function cellSpace(attributes: Attributes): number {
  const width = Number(attributeOf(attributes, 'w') ?? 0);
  return Number.isFinite(width) && attributeOf(attributes, 'type') !== 'nil' ? Math.max(0, width) : 0;
}

/** What an element among a table's borders (`tblBorders`) or cell margins (`tblCellMar`) says about its rows. */
export function roomStated(parent: string | undefined, local: string, attributes: Attributes): TableRoom {
  if (parent === 'tblBorders' && local === 'top') return { above: borderWidth(attributes) };
  if (parent === 'tblBorders' && local === 'insideH') return { between: borderWidth(attributes) };
  if (parent === 'tblCellMar' && (local === 'top' || local === 'bottom')) return { [local]: cellSpace(attributes) };
  return {};
}

interface Style {
  basedOn: string | undefined;
  room: TableRoom;
}

/** Reads what styles of tables say about rows. Throws as `openPackage` and `readXml` do. */
export async function readTableRooms(path: string, signal: AbortSignal): Promise<RoomOfTableStyle> {
  const styles = new Map<string, Style>();
  let usual: string | undefined;
  let current: Style | undefined;
  const names: string[] = [];
  const open = (name: string, attributes: Attributes) => {
    const local = localName(name);
    if (local === 'style' && attributeOf(attributes, 'type') === 'table') {
      const id = attributeOf(attributes, 'styleId') ?? '';
      current = { basedOn: undefined, room: {} };
      styles.set(id, current);
      if (isOn(attributeOf(attributes, 'default') ?? '')) usual = id;
    }
    if (current && local === 'basedOn') current.basedOn = attributeOf(attributes, 'val');
    // Not in what the style says about single rows and columns.
    if (current && names.at(-2) === 'tblPr' && names.at(-3) === 'style') {
      current.room = { ...current.room, ...roomStated(names.at(-1), local, attributes) };
    }
    names.push(local);
  };
  const close = (name: string) => {
    names.pop();
    if (localName(name) === 'style') current = undefined;
  };
  await readStylesPart(path, (part) => readXml(part, { open, close }, { signal }));
  return (id) => {
    const chain: TableRoom[] = [];
    for (let style = styles.get(id ?? usual ?? ''); style && chain.length < maxAncestors; ) {
      chain.unshift(style.room);
      style = styles.get(style.basedOn ?? '');
    }
    return Object.assign({}, ...chain);
  };
}
