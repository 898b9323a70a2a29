/** A table cell in the structure of the file. Rows and columns count from 0. */
export interface TagCell {
  /** A number that is unique among the tables of the page. */
  readonly table: number;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
  readonly isHeader: boolean;
  /** The cell that contains its table; null for none. */
  readonly within: TagCell | null;
}

/** What the end of a page may divide. */
export type Divisible = 'paragraph' | 'cell' | 'table';

/** What the structure tree says about a letter. */
export interface Tag {
  readonly block: number;
  /** The rank of the heading that it is part of; null for other text. */
  readonly heading: number | null;
  /** Whether it is in the label or the first paragraph of a list item. */
  readonly isItem: boolean;
  /** Whether it is in the label of a list item. Word tags only the first part of a label such as `1-1`. */
  readonly isLabel?: boolean;
  readonly cell: TagCell | null;
  /** What of that around it began on an earlier page; not set for nothing. */
  readonly begunBefore?: ReadonlySet<Divisible>;
  /** What of that around it ends on a later page; not set for nothing. */
  readonly endsLater?: ReadonlySet<Divisible>;
}

/** A paragraph that a word processor drew, as far as it is on one page. Its letters share the object. */
export interface DrawnParagraph {
  /** Whether its end is drawn: otherwise, it continues elsewhere. */
  readonly isEnded: boolean;
  /** What a space drawn apart parts from the rest of its first line, as the label of a list item; not set for none. */
  readonly lead?: string;
  /** The running head that it is painted with; not set for the text of the page, or if that is not known. */
  readonly head?: 'header' | 'footer';
  /** Whether its first word is drawn together with the next one. */
  readonly runsOn?: true;
  /** Whether it is a row of a list box, which the next one never continues. */
  readonly isRow?: true;
}
