import type { Edges } from '../columns/edges.ts';
import type { Line } from '../lines/line.ts';
import type { Label } from './labels.ts';

/** A paragraph while its lines are found. */
export interface Draft {
  readonly lines: Line[];
  readonly label: Label | null;
  /** Points from the first line to the second; 0 for one line. */
  pitch: number;
  /** Points from the line before it. */
  readonly gap: number;
}

/** What the lines of a flow have in common. */
export interface Column {
  readonly edges: Edges;
  /** Between which edges a line is set: others than those of the column where text flows around a picture. */
  readonly edgesOf: (line: Line) => Edges;
  /** The usual pitch, in ems. */
  readonly usual: number;
  readonly continued: ReadonlySet<Line>;
  readonly afterEnds: ReadonlySet<Line>;
}

/** A paragraph so far, and the line that may continue it. */
export interface Junction {
  readonly current: Draft;
  /** Its last line. */
  readonly before: Line;
  readonly line: Line;
  readonly label: Label | null;
  /** The line after it. */
  readonly next: Line | undefined;
  /** Points between the baselines of the two lines. */
  readonly distance: number;
  /** Whether the paragraph is read from right to left. */
  readonly isRightToLeft: boolean;
}

/** The room at the end of the line before. */
export interface Room {
  /** In points. */
  readonly slack: number;
  /** The strongest sign of a new paragraph: the next word would have fitted there. */
  readonly hadFitted: boolean;
}
