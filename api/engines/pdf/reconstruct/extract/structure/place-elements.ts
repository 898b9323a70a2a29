import type { TagCell } from '../../model/tag.ts';
import { type OpenTable, takeCell } from './open-table.ts';

/** Structure types whose content is one paragraph (ISO 32000-2, section 14.8.4). */
const paragraphTypes: ReadonlySet<string> = new Set([
  'P',
  'Caption',
  'TOCI',
  'BlockQuote',
  'Note',
  'FENote',
  'Title',
  'Code',
]);
const heading = /^H([1-6])?$/;

/** Whether the content of a structure type is one paragraph. */
export const isParagraph = (type: string) => paragraphTypes.has(type) || heading.test(type);
/** Whether a structure type is a cell of a table. */
export const isCell = (type: string) => type === 'TD' || type === 'TH';

/** An element that the structure calls a figure. */
export interface Figure {
  /** Its alternative text; empty if it has none. */
  readonly description: string;
}

/** What the content of an element is, by the elements around it. */
export interface Place {
  readonly block: number;
  readonly heading: number | null;
  /** Whether the heading around it has content of its own: paragraphs within are those of frames that are anchored there. */
  readonly hasTitle: boolean;
  readonly isItem: boolean;
  readonly isLabel: boolean;
  readonly cell: TagCell | null;
  readonly figure: Figure | null;
  /** The list item around it, until its first paragraph has been seen. */
  readonly item: { readonly block: number; isTaken: boolean } | null;
}

/** The place of what is in no block. */
export const nowhere: Place = {
  block: 0,
  heading: null,
  hasTitle: false,
  isItem: false,
  isLabel: false,
  cell: null,
  figure: null,
  item: null,
};

/** An element of the structure, and what is asked of it if its type makes it matter. */
export interface PlacedElement {
  readonly type: string;
  /** Whether it has content beside other elements. */
  readonly hasContent: () => boolean;
  readonly description: () => string;
  readonly spanOf: (name: 'ColSpan' | 'RowSpan') => number;
}

/**
 * Gives elements their place within what holds them.
 * @param table The table that the element is in.
 * @param nextBlock Gives the number of another block.
 */
export function placeWithin(
  at: Place,
  element: PlacedElement,
  table: OpenTable | null,
  nextBlock: () => number,
): Place {
  const { type } = element;
  const level = heading.exec(type);
  if (level !== null) return headingIn(at, Number(level[1] ?? 1), element.hasContent(), nextBlock());
  if (type === 'LI') return itemIn(at, nextBlock());
  if (type === 'Figure') return { ...at, figure: { description: element.description() } };
  if (type === 'Lbl' && at.isItem) return { ...at, isLabel: true };
  if (paragraphTypes.has(type)) return paragraphIn(at, nextBlock);
  if (isCell(type) && table !== null) {
    const spans = { columns: element.spanOf('ColSpan'), rows: element.spanOf('RowSpan') };
    const cell = takeCell(table, { ...spans, isHeader: type === 'TH' });
    return { ...nowhere, block: nextBlock(), cell };
  }
  return at;
}

const headingIn = (at: Place, level: number, hasTitle: boolean, block: number): Place => ({
  ...at,
  block,
  heading: level,
  hasTitle,
  isItem: false,
  isLabel: false,
  item: null,
});

const itemIn = (at: Place, block: number): Place => ({
  ...at,
  block,
  isItem: true,
  isLabel: false,
  item: { block, isTaken: false },
});

/** The first paragraph of an item shares the block of its label. */
function paragraphIn(at: Place, nextBlock: () => number): Place {
  const isFirst = at.item !== null && !at.item.isTaken;
  if (at.item !== null) at.item.isTaken = true;
  const heading = at.hasTitle ? null : at.heading;
  return isFirst ? { ...at, item: null } : { ...at, block: nextBlock(), heading, isItem: false, item: null };
}
