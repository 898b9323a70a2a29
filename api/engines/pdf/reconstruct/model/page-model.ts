import type { Border } from './borders.ts';
import type { Dash } from './drawings/dash.ts';
import type { Sheer } from './drawings/sheer.ts';
import type { SoftInk, TextEffect } from './drawings/soft-ink.ts';
import type { Wrapped } from './drawings/wrapped.ts';
import type { MathRow } from './formulas/formula.ts';
import type { DrawnParagraph, Tag, TagCell } from './tag.ts';

/** A box on a page, in points from the top left corner of the displayed page: y grows downwards. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A word processor whose way of drawing is known. */
export type Producer = 'word' | 'google-docs' | 'libreoffice';

/** How letters look. Equal looks of a document are the same object, so that `===` compares them. */
export interface Look {
  /** PostScript name without the prefix of a subset. */
  readonly font: string;
  /** Points, in half steps. */
  readonly size: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** RRGGBB. */
  readonly colour: string;
  readonly isSerif: boolean;
  readonly isFixedPitch: boolean;
  /** Line height according to the font's metrics, in ems; 0 if unknown. */
  readonly lineHeight: number;
  /** Whether the file only numbers its fonts, as printers do, whose pages may be smaller than they were laid out. */
  readonly isNumbered?: true;
  /** Whether its letters were recognised in a picture: gaps between words do not show how many spaces they are. */
  readonly isRecognised?: true;
  /** Per cent of the usual width; not set for 100. */
  readonly stretch?: number;
  /** Letter spacing in ems that makes letters of the substitute font as wide as the original's; not set for 0. */
  readonly fit?: number;
  /** The line around letters of which nothing else is drawn: `colour` is as light as they look. Not set for others. */
  readonly outline?: Border;
  /** What is drawn behind it as a picture; not set for none. */
  readonly effect?: TextEffect;
  /** How the document embeds its font; not set if it does not. */
  readonly embedded?: EmbeddedLook;
}

/** The family and style in which a document embeds a font. */
export interface EmbeddedLook {
  readonly family: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** How wide readers set a character, in ems; null if the font does not show it. */
  readonly advanceOf: (character: string) => number | null;
}

/** A formula as people would enter it. */
export interface Formula {
  readonly row: MathRow;
  /** The look of its letters that are neither raised nor lowered. */
  readonly look: Look;
}

/** A character and its position on the page. */
export interface Glyph extends Box {
  /** Letters as read from the file have it, and become parts of lines without being copied. */
  readonly type?: 'letter' | 'space' | 'tab' | 'break' | undefined;
  text: string;
  readonly baseline: number;
  look: Look;
  /** A space before it: written in the file, or inferred by PDFium from the gap. */
  readonly space: 'written' | 'guessed' | null;
  /** Whether the page draws it, such as a bullet: the font of its look may lack it. */
  readonly isDrawn?: true | undefined;
  /** Whether the file has a space after it. */
  isBeforeSpace?: boolean | undefined;
  /** How many spaces the file has before it. */
  readonly spaces: number;
  /** Whether the space before it is a no-break space. */
  readonly isAfterNoBreakSpace?: boolean | undefined;
  /** The look of that space, if it is in another font than the letters on both sides. */
  spaceLook?: Look | undefined;
  /** Whether it is a hyphen that only divides a word at a line end. */
  readonly isSoftHyphen: boolean;
  /** In tagged files. On a tagged page, letters without a tag are not part of the text but, say, of a running head. */
  tag?: Tag | undefined;
  /** The paragraph that it is drawn in, on an untagged page of a word processor that draws the ends of paragraphs. */
  paragraph?: DrawnParagraph | undefined;
  /** Whether a tagged file marks it as an artifact, such as part of a running head. */
  readonly isArtifact?: boolean | undefined;
  /** Address of the link over it, or `#name` of a bookmark. */
  link?: string | undefined;
  isUnderlined?: boolean | undefined;
  isStruck?: boolean | undefined;
  /** RRGGBB of the fill behind it. */
  highlight?: string | undefined;
  /** RRGGBB of the frame around its word. */
  frame?: string | undefined;
  /** The form field whose content it is. */
  field?: FormField | undefined;
  /** Top and bottom of its ink, while formulas are looked for, if its font is for formulas. */
  readonly ink?: readonly [top: number, bottom: number] | undefined;
  /** The formula that it stands for. Then its text is the formula's. */
  readonly formula?: Formula | undefined;
  /** What it looks like, if it cannot be identified. Its text is then the sign for unknown letters. */
  readonly picture?: Picture | undefined;
}

/** What is painted on a page. */
export interface Painted extends Box {
  /** How many objects of the page are painted before it, where that is known. */
  readonly paintedAfter?: number;
  /** Whether what is painted over a picture, such as a callout, is behind the text on it, or in front as none is. */
  readonly onPicture?: 'behind-text' | 'in-front';
  /** Of an area that is not opaque; its colour is the one that it has on paper. */
  readonly sheer?: Sheer;
}

/** A horizontal or vertical line, in RRGGBB: a stroke, a thin fill, or a rectangle's side. */
export interface Rule extends Painted {
  readonly isHorizontal: boolean;
  readonly thickness: number;
  readonly dash?: Dash;
  readonly colour: string;
}

/** A filled rectangle, in RRGGBB. */
export interface Fill extends Painted {
  readonly colour: string;
}

/** One step of a path. Points alternate x and y: the end point, preceded by the two control points of a curve. */
export interface PathStep {
  readonly type: 'move' | 'line' | 'curve' | 'close';
  readonly points: readonly number[];
}

/** A path that is neither a horizontal or vertical line nor a rectangle. */
export interface Shape extends Painted {
  readonly steps: readonly PathStep[];
  /** RRGGBB. */
  readonly fill: string | null;
  readonly stroke: string | null;
  /** Of the stroke. */
  readonly width: number;
  readonly dash?: Dash;
}

/** A figure drawn with paths. */
export interface DrawnFigure extends Box {
  /** The text in it, or what it shows, for those who do not see it. */
  readonly description?: string;
  /** The table cell that the tags of a tagged page put it in. */
  readonly cell?: TagCell;
  /** Whether a tagged file marks it as part of a running head, or of what lies behind the text of pages. */
  readonly isOfHead?: boolean;
}

/** What is not shown of a picture at its sides, as shares of its width and height. */
export type Crop = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/** A picture as a file. */
export interface Picture extends DrawnFigure {
  readonly bytes: Uint8Array;
  /** Metafiles are written, not read. */
  readonly format: 'jpeg' | 'png' | 'emf';
  /** Not set for pictures that are shown as a whole. The box is that of what is shown. */
  readonly crop?: Crop;
  /** Not set for pictures that hide anything, or cover most of their area. */
  readonly softInk?: SoftInk;
  /** Whether it hides the text behind it, as the picture of a scan hides its text layer. */
  readonly isInFront?: true;
  /** Whether it was cut out of a scan. */
  readonly isOfScan?: true;
  /** As for `Painted`. */
  readonly paintedAfter?: number;
  /** How text flows around it; not set where it does not. */
  readonly wrapped?: Wrapped;
}

/** An area of the page that links to an address, or to a position in the document. */
export interface Link extends Box {
  readonly target: string;
}

/** A form field, and what was entered in it. */
export interface FormField extends Box {
  readonly type: 'text' | 'checkbox' | 'choice';
  /** The name that people see; empty if there is none. */
  readonly name: string;
  readonly value: string;
  readonly isChecked: boolean;
  /** The options of a choice. */
  readonly options: readonly string[];
  /** Whether its text may have several lines. */
  readonly isMultiline: boolean;
  /** Whether anything other than an option can be typed. */
  readonly isFree: boolean;
  /** The options that a list box shows, from top to bottom. */
  readonly rows?: readonly { readonly text: string; readonly isChosen: boolean }[];
  /** What is drawn behind it: its outline is within its box, or only a line at its foot. */
  readonly frame?: Pick<Shape, 'fill' | 'stroke' | 'width'> & { readonly isUnderline: boolean };
  /** Where its text stands if that is not at the left. */
  readonly alignment?: 'center' | 'right';
  /** The size of what is typed into it in points, and its colour (RRGGBB), where the file says so. */
  readonly size?: number;
  readonly colour?: string;
}

/** A page as read from the file. */
export interface Page {
  /** From 0. */
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyph[];
  /** Letters of vertical and slanted lines. */
  readonly rotated: readonly Glyph[];
  /** How many of its letters no code identifies: they have signs of their own (`isUnknownLetter`), or U+FFFD. */
  readonly unread: number;
  /** Whether its letters are the text layer of a scan that shows other words, or shows them elsewhere. */
  readonly isMisread?: true;
  readonly rules: readonly Rule[];
  readonly fills: readonly Fill[];
  readonly shapes: readonly Shape[];
  /** Where graphics are that cannot be shapes: gradients, and paths of thousands of steps. Only pictures show them. */
  readonly unshaped?: readonly Box[];
  readonly pictures: readonly Picture[];
  /** On a page that is a drawing, such as a map: all that is drawn on it. Each line of its text stands at its place. */
  readonly background?: Picture;
  /** The letters of labels on pictures of plots and diagrams, which stand at their places. */
  readonly labels?: Pick<Page, 'glyphs' | 'rotated'>;
  /** What the structure of a tagged file calls figures, as far as paths draw them. Their paths are among the page's. */
  readonly figures?: readonly DrawnFigure[];
  readonly links: readonly Link[];
  readonly fields: readonly FormField[];
  /** Whether the letters have reliable tags. */
  readonly isTagged: boolean;
  /** On an untagged page: the areas that texts are drawn within, such as cells; each list is of texts one after the other. */
  readonly textAreas?: readonly (readonly Box[])[];
  /** The word processor that wrote it; not set if unknown. */
  readonly producer?: Producer;
  /** Whether the paragraphs of its letters show which are its running heads. */
  readonly areHeadsDrawn?: true;
  /** Whether the page was written in columns from right to left, and has been rotated so that they are rows. */
  readonly isVertical?: boolean;
}
