import type { Edges } from '../columns/edges.ts';
import type { Inline } from '../model/inline.ts';
import type { Box, Picture } from '../model/page-model.ts';
import type { Passage } from '../paragraphs/passage.ts';
import type { Grid, GridCell } from './grid.ts';

/** A picture that is a separate item in the flow. */
export interface PlacedPicture extends Box {
  readonly type: 'picture';
  readonly picture: Picture;
}

/** A cell with its content. */
export interface FilledCell {
  readonly cell: GridCell;
  readonly items: readonly FlowItem[];
  /** The left and right edges of its text. */
  readonly edges: Edges;
  readonly fill: string | null;
  /**
   * What floats on a page that has nothing but the rest of its table, anchored in the first or the last paragraph of this cell;
   * not set for nothing.
   */
  readonly floats?: readonly Inline[];
  readonly lastFloats?: readonly Inline[];
}

/** A table with the content of its cells. */
export interface FilledTable extends Box {
  readonly type: 'table';
  readonly grid: Grid;
  readonly cells: readonly FilledCell[];
  /** Number of rows at its top that are repeated on every page. */
  readonly headerRows?: number;
  /** The text of header rows that it had again on later pages, and that its own header rows stand for now. */
  readonly repeatedText?: string;
  /** Indexes of the rows that are divided by the end of a page. */
  readonly dividedRows?: readonly number[];
  /** Points between the cells' edges and their text. */
  readonly padding: { readonly left: number; readonly right: number };
  /** Whether it is a frame around paragraphs rather than a table. */
  readonly isFrame?: boolean;
  /** Whether it only puts what stands side by side on a page at its places. */
  readonly isLayout?: boolean;
  /** The place of its first letter among those of the page, in the order in which they are drawn; not set for none. */
  readonly drawn?: number | undefined;
}

/** What a page's text consists of. */
export type FlowItem = Passage | PlacedPicture | FilledTable;

/** Tables, and those nested in their cells. */
export const withNestedTables = (tables: readonly FilledTable[]): readonly FilledTable[] =>
  tables.flatMap((table) => [
    table,
    ...withNestedTables(table.cells.flatMap(({ items }) => items.filter((item) => item.type === 'table'))),
  ]);
