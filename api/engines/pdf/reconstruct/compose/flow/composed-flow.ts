import type { Edges } from '../../columns/edges.ts';
import type { Block, Paragraph } from '../../model/doc-model.ts';
import type { FlowItem } from '../../tables/filled-table.ts';

/** Where items are composed. */
export interface FlowPlace {
  readonly edges: Edges;
  /** The highest position of the first block, in points from the top of the page; infinite for no space before it. */
  readonly top: number;
  /** What the first block starts. */
  readonly starts: Paragraph['starts'];
}

/** Blocks below one another, and where the last one ends, in points from the top of the page. */
export interface ComposedFlow {
  readonly blocks: readonly Block[];
  readonly bottom: number;
}

/** `composeFlow`, handed to what it calls for items that have items of their own. */
export type ComposeItems = (items: readonly FlowItem[], place: FlowPlace) => ComposedFlow;
