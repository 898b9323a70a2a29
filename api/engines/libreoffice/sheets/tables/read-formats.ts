import { boundList, type StartTag, scanXml } from '../../../../formats/xml/scan-xml.ts';
import { limits } from '../../limits.ts';
import type { Colour, Line, PartLook, TableStyle } from './table-style.ts';

type Attributes = StartTag['attributes'];

/** An element as written: its name, its attributes, and elements within it. */
export interface Item {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: Item[];
}

/** The tables of a workbook's styles, as written, and the table styles that it defines itself. */
export interface WrittenFormats {
  readonly fonts: readonly Item[];
  readonly fills: readonly Item[];
  readonly borders: readonly Item[];
  readonly formats: readonly Item[];
  readonly styles: ReadonlyMap<string, TableStyle>;
}

const { maxStyles } = limits.sheets;
const kept = ['fonts', 'fills', 'borders', 'cellXfs', 'dxfs', 'tableStyles'] as const;

/** Reads the parts of xl/styles.xml that decide how cells look. Throws as `scanXml` does. */
export async function readFormats(source: AsyncIterable<Buffer>): Promise<WrittenFormats> {
  const lists = new Map<string, Item[]>(kept.map((name) => [name, []]));
  let list: Item[] | undefined;
  const open: Item[] = [];
  await scanXml(source, {
    open({ name, attributes, depth }) {
      if (depth === 1) list = lists.get(name);
      if (depth < 2 || list === undefined) return;
      open.length = depth - 2;
      const item: Item = { name, attributes, children: [] };
      (open.at(-1)?.children ?? list).push(item);
      open.push(item);
      boundList(list.length, maxStyles);
    },
  });
  const of = (name: (typeof kept)[number]) => lists.get(name) ?? [];
  const dxfs = of('dxfs').map(lookOf);
  return {
    fonts: of('fonts'),
    fills: of('fills'),
    borders: of('borders'),
    formats: of('cellXfs'),
    styles: new Map(of('tableStyles').map((style) => [style.attributes.name ?? '', styleOf(style, dxfs)])),
  };
}

function styleOf({ children }: Item, dxfs: readonly PartLook[]): TableStyle {
  const parts = new Map<string, PartLook>();
  const stripeSizes = new Map<string, number>();
  for (const { attributes } of children) {
    const { type = '', dxfId, size } = attributes;
    const look = dxfs[Number(dxfId ?? -1)];
    if (look !== undefined) parts.set(type, look);
    if (Number(size) > 1) stripeSizes.set(type, Number(size));
  }
  return { parts, stripeSizes };
}

const childOf = (item: Item | undefined, name: string) => item?.children.find((child) => child.name === name);

/** What a differential format (ECMA-376 part 1, §18.8.14) gives a cell. */
function lookOf(dxf: Item): PartLook {
  const [font, fill, border] = ['font', 'fill', 'border'].map((name) => childOf(dxf, name));
  const bold = childOf(font, 'b');
  const pattern = childOf(fill, 'patternFill');
  const shaded = childOf(pattern, 'bgColor') ?? childOf(pattern, 'fgColor');
  const lines = ['left', 'right', 'top', 'bottom', 'horizontal', 'vertical'].flatMap((side) => {
    const line = lineOf(childOf(border, side));
    return line === undefined ? [] : [[side, line] as const];
  });
  const colour: Colour | undefined = childOf(font, 'color')?.attributes;
  return {
    ...(bold !== undefined && (bold.attributes.val ?? '1') !== '0' && { bold: true }),
    ...(colour !== undefined && { colour }),
    ...(shaded !== undefined && pattern?.attributes.patternType !== 'none' && { fill: shaded.attributes }),
    ...Object.fromEntries(lines),
  };
}

function lineOf(side: Item | undefined): Line | undefined {
  const { style = 'none' } = side?.attributes ?? {};
  return style === 'none' ? undefined : { style, colour: childOf(side, 'color')?.attributes ?? { auto: '1' } };
}
