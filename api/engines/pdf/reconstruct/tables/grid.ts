import type { Border, Side } from '../model/borders.ts';
import type { Box, Rule } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

/** A cell of a table, with its position in the grid and on the page. */
export interface GridCell extends Box {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
  readonly borders: Readonly<Record<Side, Border | null>>;
  /** The tables within it. */
  readonly nested?: readonly Grid[];
}

/** The rows and columns of a table, before its cells are filled. */
export interface Grid extends Box {
  readonly type: 'grid';
  /** Edges of the columns and rows in ascending order. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly cells: readonly GridCell[];
  /** Whether tags, the areas within which their text is drawn, or the order of its borders define its cells. */
  readonly isTagged?: boolean;
}

/** Makes a grid from its cells and the positions of its column and row edges, in ascending order and in points. */
export const gridOf = (xs: readonly number[], ys: readonly number[], cells: readonly GridCell[]): Grid => ({
  type: 'grid',
  xs,
  ys,
  cells,
  x0: xs[0] ?? 0,
  x1: xs.at(-1) ?? 0,
  y0: ys[0] ?? 0,
  y1: ys.at(-1) ?? 0,
});

/** Converts a rule to a cell border, 0.25 to 6 pt wide; null for none, and for rules that are not drawn. */
export const borderOf = (rule: Rule | undefined): Border | null =>
  rule === undefined || rule.thickness === 0
    ? null
    : {
        width: Math.max(thresholds.border.min, Math.min(thresholds.border.max, rule.thickness)),
        colour: rule.colour,
        ...(rule.dash && { dash: rule.dash }),
      };
