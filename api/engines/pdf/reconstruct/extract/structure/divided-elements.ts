import type { Divisible, Tag, TagCell } from '../../model/tag.ts';
import type { OpenTable } from './open-table.ts';
import { isCell, isParagraph, type Place } from './place-elements.ts';

/** Which parts of an element are on the page, and whether others come before or after them on other pages. */
export interface Parts {
  readonly isHere: boolean;
  readonly isBegun: boolean;
  readonly goesOn: boolean;
}

/** What is on the page as a whole. */
export const allHere: Parts = { isHere: true, isBegun: false, goesOn: false };
/** What PDFium leaves out of a page: content of others. */
export const notHere: Parts = { isHere: false, isBegun: true, goesOn: true };

/** Structure types that refer to objects, such as links, which PDFium tells no more of than of content of other pages. */
const withObjects: ReadonlySet<string> = new Set(['Link', 'Annot', 'Form']);

/** The parts of an element, from those of its children in their order. */
export function partsOf(type: string, children: readonly Parts[]): Parts {
  const known = withObjects.has(type) ? children.filter(({ isHere }) => isHere) : children;
  const isHere = known.some((child) => child.isHere);
  return { isHere, isBegun: known[0]?.isBegun ?? false, goesOn: known.at(-1)?.goesOn ?? false };
}

/** Of which paragraphs, cells and tables other pages have a part. */
interface Divided {
  readonly blocks: Set<number>;
  readonly cells: Set<TagCell>;
  readonly tables: Set<number>;
}

const divisibleIn = ({ blocks, cells, tables }: Divided, { block, cell }: Tag): ReadonlySet<Divisible> => {
  const found = new Set<Divisible>();
  if (blocks.has(block)) found.add('paragraph');
  if (cell !== null && cells.has(cell)) found.add('cell');
  if (cell !== null && tables.has(cell.table)) found.add('table');
  return found;
};

const none = (): Divided => ({ blocks: new Set(), cells: new Set(), tables: new Set() });

/** An element of which something is on the page. */
interface PlacedType {
  readonly type: string;
  /** Where its content is. */
  readonly place: Place;
  /** The table that it is, or is in. */
  readonly table: OpenTable | null;
}

/**
 * Creates a collector of the paragraphs, cells and tables that the ends of a page divide, which marks what they hold.
 */
export function createDivided() {
  const [before, after] = [none(), none()];
  const addTo = ({ blocks, cells, tables }: Divided, { type, place: { block, cell }, table }: PlacedType): void => {
    if (isParagraph(type)) blocks.add(block);
    if (isCell(type) && cell !== null) cells.add(cell);
    if (type === 'Table' && table !== null) tables.add(table.table);
  };
  return {
    add(element: PlacedType, { isBegun, goesOn }: Parts): void {
      if (isBegun) addTo(before, element);
      if (goesOn) addTo(after, element);
    },
    marked: (tags: ReadonlyMap<number, Tag>): ReadonlyMap<number, Tag> =>
      new Map(
        [...tags].map(([id, tag]): [number, Tag] => {
          const [begunBefore, endsLater] = [divisibleIn(before, tag), divisibleIn(after, tag)];
          if (begunBefore.size === 0 && endsLater.size === 0) return [id, tag];
          const facts = { ...(begunBefore.size > 0 && { begunBefore }), ...(endsLater.size > 0 && { endsLater }) };
          return [id, { ...tag, ...facts }];
        }),
      ),
  };
}
