import type { Passage } from '../../paragraphs/passage.ts';
import type { FilledTable } from '../../tables/filled-table.ts';

/** Heading styles that word processors show by default. */
export const maxLevel = 6;

/** The rank of a heading from 1, or the title of the document. */
export type HeadingLevel = number | 'title';

/** A paragraph and its surroundings. */
export interface PlacedPassage {
  readonly passage: Passage;
  readonly page: number;
  readonly isInTable: boolean;
  /** The table in whose first row it stands out as headings do; not set for others. */
  readonly headOf?: FilledTable;
  /** Whether it is directly below a table or a picture, as captions are. */
  readonly isBelowFigure?: boolean;
  /** The paragraph after it, in the same cell if it is in a table; null if it is followed by something else. */
  readonly next: Passage | null;
}
