import type { FormField, Look, Picture, Shape } from './page-model.ts';

/** What a person would have typed to make the pages: sections of blocks that flow. All measures are points. */
export interface DocModel {
  readonly sections: readonly Section[];
  /** A reference names the index of its note. */
  readonly notes: readonly Note[];
  readonly lists: readonly List[];
  /** The look most letters have. */
  readonly body: Look;
  /** The look of each heading level that is used, from 1. */
  readonly headings: ReadonlyMap<number | 'title', Look>;
  readonly title: string;
  /** Whether single lines of its paragraphs may stand at the foot or the head of a page. */
  readonly hasWidows: boolean;
}

export interface Note {
  readonly kind: 'footnote' | 'endnote';
  readonly paragraphs: readonly Paragraph[];
}

export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
  /** From the page's edges to the header and the footer. */
  readonly header: number;
  readonly footer: number;
}

/** Pages, or a part of one, with the same size, margins and columns. */
export interface Section {
  readonly width: number;
  readonly height: number;
  readonly margins: Margins;
  readonly start: 'nextPage' | 'continuous';
  readonly columns: readonly Column[];
  readonly header: RunningText;
  readonly footer: RunningText;
  /** The number of its first page where it does not go on from the page before. */
  readonly firstPageNumber: number | null;
  readonly blocks: readonly Block[];
}

/** What stands at the top or the bottom of pages; null where there is none. */
export interface RunningText {
  readonly usual: readonly Block[] | null;
  readonly first: readonly Block[] | null;
  readonly even: readonly Block[] | null;
}

export interface Column {
  readonly width: number;
  /** Room before the next column. */
  readonly space: number;
}

export type Block = Paragraph | Table;

export interface Paragraph {
  readonly type: 'paragraph';
  readonly inlines: readonly Inline[];
  /** 1 for the first rank, `title` for the document's name; null for text that is no heading. */
  readonly heading: number | 'title' | null;
  readonly list: ListPlace | null;
  readonly alignment: 'left' | 'center' | 'right' | 'justified';
  /** From the left edge of the column or cell; that of a list's paragraphs is their body's. */
  readonly left: number;
  readonly right: number;
  /** Of the first line against the others; negative where it hangs out. */
  readonly firstLine: number;
  readonly before: number;
  readonly after: number;
  readonly line: LinePitch;
  readonly tabs: readonly TabStop[];
  readonly isRightToLeft: boolean;
  /** What it begins, wherever the text before it ends. */
  readonly starts: 'page' | 'column' | null;
  readonly bookmarks: readonly string[];
  /** Its place in a table of contents; null where it is in none. */
  readonly contents: ContentsEntry | null;
  /** RRGGBB behind the whole paragraph. */
  readonly shading: string | null;
  readonly border: Border | null;
}

/** An entry of a table of contents. */
export interface ContentsEntry {
  /** From 1. */
  readonly level: number;
  readonly begins: boolean;
  readonly ends: boolean;
}

/** Exact points, or multiples of the font's own line height. */
export interface LinePitch {
  readonly rule: 'exact' | 'multiple';
  readonly value: number;
}

export interface TabStop {
  readonly at: number;
  readonly alignment: 'left' | 'right' | 'center';
  readonly leader: 'none' | 'dot';
}

export interface ListPlace {
  /** Index in the document's lists. */
  readonly list: number;
  readonly level: number;
}

/** A sequence of numbers or bullets. */
export interface List {
  readonly levels: readonly ListLevel[];
}

export interface ListLevel {
  readonly format: 'bullet' | 'decimal' | 'lowerLetter' | 'upperLetter' | 'lowerRoman' | 'upperRoman';
  /** The label with `%1` to `%9` for the numbers of the levels. */
  readonly text: string;
  readonly start: number;
  readonly left: number;
  readonly hanging: number;
  readonly look: Look;
}

export type Inline =
  | Text
  | Drawing
  | DrawnShapes
  | NoteReference
  | PageNumber
  | { readonly type: 'tab' }
  | { readonly type: 'break' };

export interface Text {
  readonly type: 'text';
  readonly text: string;
  readonly look: Look;
  /** Points between its letters beyond what they have by themselves; not set where there are none. */
  readonly tracking?: number;
  readonly raised: 'super' | 'sub' | null;
  readonly isUnderlined: boolean;
  readonly isStruck: boolean;
  readonly highlight: string | null;
  readonly isRightToLeft: boolean;
  /** Address, or `#name` of a bookmark. */
  readonly link: string | null;
  /** The form's field whose content it is. */
  readonly field?: FormField | undefined;
}

/** A picture in the line, or at a place of the page. */
export interface Drawing {
  readonly type: 'drawing';
  readonly picture: Picture;
  readonly place: 'line' | 'page';
  readonly description: string;
}

/** Paths of one look at their place of the page. */
export interface DrawnShapes {
  readonly type: 'shapes';
  readonly shapes: readonly Shape[];
}

export interface NoteReference {
  readonly type: 'note';
  /** Index in the document's notes. */
  readonly note: number;
  readonly look: Look;
}

/** The number of the page it is shown on. */
export interface PageNumber {
  readonly type: 'page-number';
  readonly of: 'page' | 'pages';
  readonly shown: string;
  readonly look: Look;
}

export interface Table {
  readonly type: 'table';
  /** Whether its first column is the rightmost. */
  readonly isRightToLeft: boolean;
  /** From the column's edge on the side of the first column. */
  readonly left: number;
  readonly columns: readonly number[];
  readonly rows: readonly TableRow[];
  /** Room between the edges of the cells and their text. */
  readonly padding: { readonly left: number; readonly right: number };
  /** Rows at the top that are repeated on every page. */
  readonly headerRows: number;
}

export interface TableRow {
  /** Null where it is as high as what it holds. */
  readonly height: number | null;
  readonly cells: readonly TableCell[];
}

/** A cell, or its continuation where one from above reaches down into the row. */
export interface TableCell {
  readonly columns: number;
  readonly rows: number;
  readonly isContinued: boolean;
  readonly blocks: readonly Block[];
  readonly fill: string | null;
  readonly borders: Readonly<Record<Side, Border | null>>;
  readonly vertical: 'top' | 'center' | 'bottom';
}

export type Side = 'top' | 'left' | 'bottom' | 'right';

export interface Border {
  /** Points. */
  readonly width: number;
  /** RRGGBB. */
  readonly colour: string;
}
