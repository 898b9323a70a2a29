import type { Box, FormField, Formula, Look, Picture, Shape } from './page-model.ts';

/** What is in the lines of a paragraph, or floats at its place on the page. All lengths are points. */
export type Inline =
  | Text
  | Drawing
  | DrawnShapes
  | TextBox
  | SlantedText
  | NoteReference
  | PageNumber
  | MathInline
  | { readonly type: 'tab' }
  | { readonly type: 'break' };

/** Text in one format. */
export interface Text {
  readonly type: 'text';
  readonly text: string;
  readonly look: Look;
  /** Points added between letters; not set for none. */
  readonly tracking?: number;
  readonly raised: 'super' | 'sub' | null;
  /** Points by which it stands above its line in its own size; not set for none. */
  readonly rise?: number;
  readonly isUnderlined: boolean;
  readonly isStruck: boolean;
  readonly highlight: string | null;
  /** RRGGBB of the frame around it; not set for none. */
  readonly frame?: string;
  readonly isRightToLeft: boolean;
  /** Address, or `#name` of a bookmark. */
  readonly link: string | null;
  /** The form field whose content it is. */
  readonly field?: FormField | undefined;
}

/** What floats at its position on the page. */
interface Floating {
  /** The point of the page that the file measures its position from: the upper left corner of its cell. Not set for the page's own. */
  readonly origin?: Origin;
}

/** Points from the left and upper edges of the page. */
export interface Origin {
  readonly x: number;
  readonly y: number;
}

/** An inline picture, or one floating at its position on the page. */
export interface Drawing extends Floating {
  readonly type: 'drawing';
  readonly picture: Picture;
  readonly place: 'line' | 'page';
  /** Points by which it stands above its line; not set for none. */
  readonly rise?: number;
  readonly description: string;
}

/** Paths of the same look, at their position on the page. */
export interface DrawnShapes extends Floating {
  readonly type: 'shapes';
  readonly shapes: readonly Shape[];
}

/** A line of text at its position on the page. */
interface PlacedText {
  /** What it covers: before it is turned around its middle, if it runs aslant. */
  readonly box: Box;
  /** Whether it is in front of the text of the page and of pictures, rather than behind them. */
  readonly isInFront: boolean;
  readonly texts: readonly Text[];
}

/** Text in a box that is level, or that runs up or down the page. */
export interface TextBox extends PlacedText, Floating {
  readonly type: 'text-box';
  /** Degrees clockwise: -90 for one that is read from the foot of the page to its top. */
  readonly turn: -90 | 0 | 90;
  /** Points from one line to the next. */
  readonly pitch: number;
}

/** Text that runs aslant, such as a watermark: WordArt. */
export interface SlantedText extends PlacedText {
  readonly type: 'slanted-text';
  /** Degrees clockwise. */
  readonly turn: number;
}

/** The mark in the text that refers to a note. */
export interface NoteReference {
  readonly type: 'note';
  /** Index in the document's notes. */
  readonly note: number;
  /** That of its mark, in the size of the text that it is raised from. */
  readonly look: Look;
}

/** A formula. Its text is that of its letters, in the order in which they are read. */
export interface MathInline {
  readonly type: 'formula';
  readonly formula: Formula;
  readonly text: string;
}

/** A field with the number of the page that it is on, or of all pages. */
export interface PageNumber {
  readonly type: 'page-number';
  readonly of: 'page' | 'pages';
  readonly shown: string;
  readonly look: Look;
}
