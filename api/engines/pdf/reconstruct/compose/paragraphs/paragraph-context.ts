import type { Line } from '../../lines/line.ts';
import type { Mark } from '../../lines/mark.ts';
import type { Inline } from '../../model/inline.ts';
import type { ListPlace } from '../../model/list.ts';
import type { Label } from '../../paragraphs/labels.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import type { HeadingLevel } from '../headings/placed-passage.ts';
import type { ListItem } from '../lists/open-list.ts';
import type { Words } from './lines/join-lines.ts';
import type { LineWidths } from './lines/squeezed-lines.ts';

/** What composing a paragraph needs to know about the whole document. */
export interface ParagraphContext {
  /** Points from baseline to baseline. */
  readonly pitchOf: (passage: Passage) => number;
  readonly headingOf: (passage: Passage) => HeadingLevel | null;
  readonly words: Words;
  /** Whether paragraphs may leave single lines at the end or start of a page. */
  readonly hasWidows: boolean;
  /** How wide readers will set a line. */
  readonly widths: LineWidths;
  /**
   * Gives the marks of a line letter spacing from the first that is text, in place of what makes it fit. `below` is the
   * next line of a justified paragraph, for which readers widen spaces.
   */
  readonly fitLine?: (line: Line, place: { readonly from: number; readonly below: Line | null }) => readonly Mark[];
  /** Whether a paragraph's lines end where they do on the page, in whatever font readers set them. */
  readonly keepsLines?: boolean;
  /** The label of a list item; null for other paragraphs. */
  readonly itemLabelOf: (passage: Passage) => Label | null;
  readonly placeInList: (item: ListItem) => ListPlace;
  /** Whether paragraphs may begin and end beyond the margins, as running heads do. */
  readonly mayOverhang?: boolean;
  /** Points that readers take from the width of its lines: LibreOffice, those of a cell's borders. */
  readonly taken?: number;
  /** How many leading marks are not part of the text, such as the number of a note. */
  readonly skip?: number;
  /** Replaces the marks of note references. */
  readonly withNotes?: (
    marks: readonly Mark[],
    inlinesOf: (marks: readonly Mark[]) => readonly Inline[],
  ) => readonly Inline[];
  readonly bookmarksOf: (passage: Passage) => readonly string[];
}
