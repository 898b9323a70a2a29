import type { Edges } from '../columns/edges.ts';
import type { Line } from '../lines/line.ts';
import type { Paragraph } from '../model/doc-model.ts';
import type { Box, Fill } from '../model/page-model.ts';
import type { Label } from './labels.ts';

/** A paragraph as laid out on the page. */
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
  /** Points from baseline to baseline; 0 for a single line. */
  readonly pitch: number;
  /** The area behind it, as wide as its column. */
  readonly shading?: Fill;
  /** Whether it is known to be an entry in a table of contents by those around it. */
  readonly isEntry?: boolean;
  /** Whether its last tab is known to lead to where its line ends, as other pages with the same running head show. */
  readonly endsTogether?: boolean;
}
