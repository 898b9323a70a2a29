import type { Edges } from '../columns/edges.ts';
import type { Box, Picture } from '../model/page-model.ts';
import type { Passage } from '../paragraphs/passage.ts';
import type { Grid, GridCell } from './grid.ts';

/** A picture that stands alone in the flow. */
export interface PlacedPicture extends Box {
  readonly type: 'picture';
  readonly picture: Picture;
}

export interface FilledCell {
  readonly cell: GridCell;
  readonly items: readonly FlowItem[];
  /** Between which its text flows. */
  readonly edges: Edges;
  readonly fill: string | null;
}

/** A table with what its cells hold. */
export interface FilledTable extends Box {
  readonly type: 'table';
  readonly grid: Grid;
  readonly cells: readonly FilledCell[];
  /** Rows at its top that are repeated on every page. */
  readonly headerRows?: number;
  /** Rows that a page's end divides. */
  readonly dividedRows?: readonly number[];
  /** Room between the cells' edges and their text. */
  readonly padding: { readonly left: number; readonly right: number };
  /** Whether it is a frame around paragraphs, which are no cell's. */
  readonly isFrame?: boolean;
}

export type FlowItem = Passage | PlacedPicture | FilledTable;
