import type { Paper } from '../../../formats/paper.ts';
import type { FaceWidths } from '../fonts/letter-widths.ts';
import type { FontSubstitutes } from '../fonts/word-substitutes.ts';

/** What the installed version of LibreOffice supports. */
export interface LayoutAbilities {
  /** It shrinks the spaces of justified lines, as Word 2013 does: LibreOffice 24.2 and later do, more often than Word. */
  readonly shrinksSpaces: boolean;
  /** It leaves as much room above footnotes as Word: LibreOffice 25.2 does, 7.4 does not. */
  readonly leavesFootnoteRoom: boolean;
  /** It adds borders to the least height of rows, as Word does: 25.2 does, 7.4 does not. */
  readonly addsRowBorders: boolean;
  /** It shows the tables below charts, as LibreOffice 7.5 and later do. */
  readonly showsDataTables: boolean;
  /** It takes documents that do not say whose layout they have for those of Word 2007: 7.4 does, 25.2 does not. */
  readonly assumesOldLayout: boolean;
  /** It cuts off what is not a whole twentieth of a point of a letter's width: 25.2 does, 7.4 rounds. */
  readonly cutsWidths: boolean;
  /** It drops the space below a header's last paragraph where that is empty: 25.2 does, 7.4 does not. */
  readonly endsEmptyHeaders: boolean;
  /** It shows the numbers of levels in digits that ask for it (`w:isLgl`): 25.2 does, 7.4 does not. */
  readonly showsLegalNumbers: boolean;
}

/** What a document is prepared for. */
export interface PreparationSettings extends LayoutAbilities {
  /** Families to substitute for missing ones. */
  readonly substitutes: FontSubstitutes;
  readonly faceWidths: FaceWidths;
  /** Of sheets that name none. */
  readonly paper: Paper;
}

/** What a document is prepared for that becomes pages, and the folder that its files are in. */
export interface PagesSettings extends PreparationSettings {
  readonly workspace: string;
  readonly signal: AbortSignal;
}
