/** Everything on a page is measured in points from its upper left corner as it is shown: y grows downwards. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** How letters look; one object is shared by all letters of a text object, so that `===` says "same look" cheaply. */
export interface Look {
  /** PostScript name without the subset's prefix. */
  readonly font: string;
  /** Points, in half steps. */
  readonly size: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** RRGGBB. */
  readonly colour: string;
  readonly isSerif: boolean;
  readonly isFixedPitch: boolean;
  /** Height of a line of this font by its own metrics, as a multiple of the size; 0 where the file does not tell. */
  readonly lineHeight: number;
  /** Percent of their usual width; not set where they have it. */
  readonly stretch?: number;
}

/** A cell of a table in the file's structure; rows and columns count from 0. */
export interface TagCell {
  /** Tells the tables of a page apart. */
  readonly table: number;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
  readonly isHeader: boolean;
}

/** What a tagged file says about letters; those of the same text share one paragraph, which has a number on its page. */
export interface Tag {
  readonly block: number;
  /** The rank of the heading that they are. */
  readonly heading: number | null;
  /** Whether they are the label or the first paragraph of a list's item. */
  readonly isItem: boolean;
  readonly cell: TagCell | null;
}

/** One character where it stands. */
export interface Glyph extends Box {
  text: string;
  readonly baseline: number;
  readonly look: Look;
  /** A space before it: written in the file, or guessed by PDFium from the room between the letters. */
  readonly space: 'written' | 'guessed' | null;
  /** How many spaces the file has before it. */
  readonly spaces: number;
  /** Whether no line may end between the space before it and itself. */
  readonly isKept?: boolean;
  /** A hyphen at a line's end that the word does not have elsewhere. */
  readonly isSoftHyphen: boolean;
  /** In tagged files; a letter without one on a page that has them is no part of the text, as running heads. */
  tag?: Tag;
  /** Address of the link that covers it, or `#name` of a bookmark. */
  link?: string;
  isUnderlined?: boolean;
  isStruck?: boolean;
  /** RRGGBB of the fill behind it. */
  highlight?: string;
  /** The form's field that it was entered in. */
  field?: FormField;
}

/** A horizontal or vertical line: a stroke, a thin fill, or a rectangle's side. */
export interface Rule extends Box {
  readonly isHorizontal: boolean;
  readonly thickness: number;
  /** RRGGBB. */
  readonly colour: string;
}

/** A filled rectangle. */
export interface Fill extends Box {
  /** RRGGBB. */
  readonly colour: string;
}

/** One step of a path: its end, for a curve after its two control points. x and y take turns. */
export interface PathStep {
  readonly type: 'move' | 'line' | 'curve' | 'close';
  readonly points: readonly number[];
}

/** Something drawn that is neither a line across or down nor a rectangle. */
export interface Shape extends Box {
  readonly steps: readonly PathStep[];
  /** RRGGBB. */
  readonly fill: string | null;
  readonly stroke: string | null;
  /** Of the stroke. */
  readonly width: number;
}

/** A picture with its file's bytes. */
export interface Picture extends Box {
  readonly bytes: Uint8Array;
  readonly format: 'jpeg' | 'png';
}

/** A part of the page that opens an address or another place of the document. */
export interface Link extends Box {
  readonly target: string;
}

/** A form's field, and what was typed or chosen in it. */
export interface FormField extends Box {
  readonly type: 'text' | 'checkbox' | 'choice';
  /** What people know it by; empty where the file does not say. */
  readonly name: string;
  readonly value: string;
  readonly isChecked: boolean;
  /** What can be chosen. */
  readonly options: readonly string[];
  /** Whether its text may have several lines. */
  readonly isMultiline: boolean;
  /** Whether something that is no option can be typed. */
  readonly isFree: boolean;
}

/** A page as it was read. */
export interface Page {
  /** From 0. */
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyph[];
  /** Letters of lines that do not run to the right. */
  readonly turned: readonly Glyph[];
  readonly rules: readonly Rule[];
  readonly fills: readonly Fill[];
  readonly shapes: readonly Shape[];
  readonly pictures: readonly Picture[];
  readonly links: readonly Link[];
  readonly fields: readonly FormField[];
  /** Whether the letters have tags that can be relied on. */
  readonly isTagged: boolean;
}

/** An entry of the document's outline. */
export interface OutlineEntry {
  readonly title: string;
  /** From 0 for the first rank. */
  readonly level: number;
  /** Index of its page; -1 where it leads nowhere. */
  readonly page: number;
  /** From the page's top; null where the entry means the page. */
  readonly y: number | null;
}
