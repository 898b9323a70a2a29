import type { Dash } from './drawings/dash.ts';

/** A line around a paragraph, a cell or a page. */
export interface Border {
  /** Points. */
  readonly width: number;
  /** How it is interrupted. */
  readonly dash?: Dash;
  /** RRGGBB. */
  readonly colour: string;
}

/** The sides that may have a border. */
export type Side = 'top' | 'left' | 'bottom' | 'right';

/** The borders of a cell without any. */
export const noBorders: Readonly<Record<Side, null>> = { top: null, left: null, bottom: null, right: null };

/** A border around paragraphs, one around all that follow each other with the same border and indents. */
export interface ParagraphBorder extends Border {
  /** Whole points between the text and each side. */
  readonly spaces: Readonly<Record<Side, number>>;
}
