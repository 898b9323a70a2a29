import type { Look } from './page-model.ts';

/** The list that a paragraph is an item of, and how deep. */
export interface ListPlace {
  /** Index in the document's lists. */
  readonly list: number;
  readonly level: number;
}

/** A sequence of numbers or bullets. */
export interface List {
  readonly levels: readonly ListLevel[];
}

/** How the items of a list's level are numbered, and where they stand. */
export interface ListLevel {
  readonly format:
    | 'bullet'
    | 'decimal'
    | 'lowerLetter'
    | 'upperLetter'
    | 'lowerRoman'
    | 'upperRoman'
    | 'chineseCounting';
  /** Whether the text follows at once, without a tab. */
  readonly isTight?: boolean;
  /** The label, with `%1` to `%9` for the numbers of levels. */
  readonly text: string;
  readonly start: number;
  readonly left: number;
  readonly hanging: number;
  readonly look: Look;
}
