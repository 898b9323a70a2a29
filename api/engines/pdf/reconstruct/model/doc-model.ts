import type { Border, ParagraphBorder, Side } from './borders.ts';
import type { Inline } from './inline.ts';
import type { List, ListPlace } from './list.ts';
import type { NumeralFormat } from './numbers/numerals.ts';
import type { Look } from './page-model.ts';

/** A document as its author would have typed it: sections of flowing blocks. All lengths are points. */
export interface DocModel {
  readonly sections: readonly Section[];
  /** References contain the index of their note. */
  readonly notes: readonly Note[];
  readonly lists: readonly List[];
  /** The look of most letters. */
  readonly body: Look;
  /** The look of each heading level that is used, from 1. */
  readonly headings: ReadonlyMap<number | 'title', Look>;
  readonly title: string;
  /** Whether its paragraphs may leave single lines at the end or start of a page. */
  readonly hasWidows: boolean;
  /** Whether there is no space between East Asian letters and others. */
  readonly isTightBetweenScripts: boolean;
  /** How its lines are numbered; null or not set if they are not. */
  readonly lineNumbers?: LineNumbers | null;
}

/** Numbers that a word processor sets beside the lines of the text. */
export interface LineNumbers {
  /** Each how many lines have a number. */
  readonly step: number;
  /** From the numbers to the text, in points. */
  readonly distance: number;
  readonly restart: 'continuous' | 'newPage';
}

/** A footnote or an endnote. */
export interface Note {
  readonly kind: 'footnote' | 'endnote';
  readonly label: NoteLabel;
  readonly paragraphs: readonly Paragraph[];
}

/** How the mark before the text of a note is set. */
export interface NoteLabel {
  /** Of a raised mark, in the size of the text that it is raised from. */
  readonly look: Look;
  readonly isRaised: boolean;
  /** What is between it and the text. */
  readonly gap: 'none' | 'space' | 'tab';
}

/** What is free around the text of a page. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
  /** From the page's edges to the header and the footer. */
  readonly header: number;
  readonly footer: number;
}

/** How the pages of a section are numbered. */
export interface PageNumbering {
  /** How much their numbers exceed the positions of the pages in the file, from 1. */
  readonly offset: number;
  readonly format: NumeralFormat;
}

/** Pages, or a part of one, with the same size, margins, columns and running heads. */
export interface Section {
  /** Whether its lines run as columns from right to left. Then its sides are those of the rotated page. */
  readonly isVertical?: boolean;
  readonly width: number;
  readonly height: number;
  readonly margins: Margins;
  readonly start: 'nextPage' | 'continuous';
  readonly columns: readonly Column[];
  readonly header: RunningText;
  readonly footer: RunningText;
  /** The number of its first page; null to continue from the previous page. */
  readonly firstPageNumber: number | null;
  /** How the numbers of its pages are written; in digits if not given. */
  readonly numberFormat?: NumeralFormat;
  readonly blocks: readonly Block[];
}

/** The headers or the footers of a section: the usual one, and those of the first and of even pages. Null for none. */
export interface RunningText {
  readonly usual: readonly Block[] | null;
  readonly first: readonly Block[] | null;
  readonly even: readonly Block[] | null;
}

/** A column of text on the pages of a section. */
export interface Column {
  readonly width: number;
  /** Space before the next column. */
  readonly space: number;
}

/** What follows one another in a section, a cell or a running head. */
export type Block = Paragraph | Table;

/** A paragraph, of text or of anything else in its lines. */
export interface Paragraph {
  readonly type: 'paragraph';
  readonly inlines: readonly Inline[];
  /** The rank from 1, or the title of the document; null for other text. */
  readonly heading: number | 'title' | null;
  readonly list: ListPlace | null;
  readonly alignment: 'left' | 'center' | 'right' | 'justified';
  /** Indents from the edges of the column or cell; for list items, of their text. */
  readonly left: number;
  readonly right: number;
  /** Indent of the first line relative to the others; negative for a hanging indent. */
  readonly firstLine: number;
  readonly before: number;
  readonly after: number;
  readonly line: LinePitch;
  readonly tabs: readonly TabStop[];
  readonly isRightToLeft: boolean;
  /** What it starts, regardless of the space left before it. */
  readonly starts: 'page' | 'column' | null;
  /** For a heading: what follows it may begin on another page as far as the document says. */
  readonly mayEndPage?: boolean;
  readonly bookmarks: readonly string[];
  /** Its entry in a table of contents; null for other paragraphs. */
  readonly contents: ContentsEntry | null;
  /** RRGGBB behind the whole paragraph. */
  readonly shading: string | null;
  readonly border: ParagraphBorder | null;
}

/** An entry of a table of contents. */
export interface ContentsEntry {
  /** From 1. */
  readonly level: number;
  readonly begins: boolean;
  readonly ends: boolean;
}

/** Points, of all lines or of those without anything higher, or a multiple of the font's own line height. */
export interface LinePitch {
  readonly rule: 'exact' | 'atLeast' | 'multiple';
  readonly value: number;
}

/** A tab stop, at a distance from the edge of the column or cell. */
export interface TabStop {
  readonly at: number;
  readonly alignment: 'left' | 'right' | 'center';
  readonly leader: 'none' | 'dot';
}

/** A table in the flow of the text. */
export interface Table {
  readonly type: 'table';
  /** Whether its first column is the rightmost. */
  readonly isRightToLeft: boolean;
  /** From the edge of the text column, on the side of the first column. */
  readonly left: number;
  readonly columns: readonly number[];
  readonly rows: readonly TableRow[];
  /** Space between the edges of cells and their text. */
  readonly padding: { readonly left: number; readonly right: number };
  /** How many rows at the top are repeated on every page. */
  readonly headerRows: number;
  /** The text of header rows on later pages that the repetition stands for. */
  readonly repeatedText?: string;
}

/** A row of a table, with its cells in the order of its columns. */
export interface TableRow {
  /** Null for the height of its content. */
  readonly height: number | null;
  readonly cells: readonly TableCell[];
}

/** A cell, or the continuation of one above that spans several rows. */
export interface TableCell {
  readonly columns: number;
  readonly rows: number;
  readonly isContinued: boolean;
  readonly blocks: readonly Block[];
  readonly fill: string | null;
  readonly borders: Readonly<Record<Side, Border | null>>;
  readonly vertical: 'top' | 'center' | 'bottom';
}
