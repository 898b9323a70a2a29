import type { Line } from '../lines/line.ts';
import type { Paragraph } from '../model/doc-model.ts';
import type { Box, Picture } from '../model/page-model.ts';
import type { Grid, GridCell } from '../tables/grid.ts';
import type { Label } from './labels.ts';

/** The left and right edges between which text flows. */
export interface Edges {
  readonly x0: number;
  readonly x1: number;
  /** How far right lines were seen to go before they are broken; the right edge where this is not set. */
  readonly reach?: number;
}

/** A paragraph as it stands on the page. */
export interface Passage extends Box {
  readonly type: 'passage';
  readonly lines: readonly Line[];
  readonly label: Label | null;
  readonly edges: Edges;
  readonly alignment: Paragraph['alignment'];
  readonly isRightToLeft: boolean;
  readonly isBold: boolean;
  readonly text: string;
  readonly size: number;
  /** Points from baseline to baseline; 0 where it has one line. */
  readonly pitch: number;
  /** RRGGBB behind it, as wide as its column. */
  readonly shading?: string;
}

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
