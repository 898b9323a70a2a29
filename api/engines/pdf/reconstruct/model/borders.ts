export interface Border {
  /** Points. */
  readonly width: number;
  /** RRGGBB. */
  readonly colour: string;
}

export type Side = 'top' | 'left' | 'bottom' | 'right';

/** A border around paragraphs, one around all that follow each other with the same border and indents. */
export interface ParagraphBorder extends Border {
  /** Whole points between the text and each side. */
  readonly spaces: Readonly<Record<Side, number>>;
}
