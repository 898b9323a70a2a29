import { join } from 'node:path';
import type { FormatId } from '../../../../catalog/formats.ts';
import type { InputFile } from '../../../engine.ts';
import type { FaceWidths } from '../fonts/letter-widths.ts';
import type { FontSubstitutes } from '../fonts/word-substitutes.ts';
import { prepareBook } from './books/prepare-book.ts';
import { workbookPreparation } from './books/workbook-preparation.ts';
import { labelDataTables } from './data-tables.ts';
import { openDocumentPreparation } from './open-document/open-document-preparation.ts';
import { type Preparation, preparePackage } from './prepare-package.ts';
import { prepareRtf } from './rtf/prepare-rtf.ts';
import { slidesPreparation } from './slides/slides-preparation.ts';
import { readSlideTexts } from './slides/text/slide-texts.ts';
import { readShapeColours } from './word/drawings/shape-colours.ts';
import { readBookmarks } from './word/fields/bookmarks.ts';
import { readScriptSpaces } from './word/lines/script-spaces.ts';
import { readTabStops } from './word/lines/tab-stops.ts';
import { readLegalNumbers } from './word/lists/legal-numbers.ts';
import { readCustomMarks } from './word/notes/custom-marks.ts';
import { readEndnotes } from './word/notes/endnotes.ts';
import { readFootnoteRoom } from './word/notes/footnote-room.ts';
import { readAlignmentTabs } from './word/pages/alignment-tabs.ts';
import { hasBlankPages } from './word/pages/blank-pages.ts';
import { readCentredPages } from './word/pages/centred-pages.ts';
import { readNumberedSections } from './word/pages/line-numbers.ts';
import { readSectionShifts } from './word/pages/section-margins.ts';
import { readStyleSpacing } from './word/styles/paragraph-styles.ts';
import { readTextStyles } from './word/styles/text-styles.ts';
import { readToggles } from './word/styles/toggles.ts';
import { readTableRooms } from './word/tables/table-rooms.ts';
import { readWordLayout } from './word/word-layout.ts';
import { wordPreparation } from './word/word-preparation.ts';

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

/** A document for LibreOffice. */
export interface PreparedDocument {
  /** Of a copy in the workspace, or the given path where nothing changes, as in most binary documents. */
  readonly path: string;
  /** Whether the blank pages that LibreOffice adds to it are to be shown. */
  readonly showsBlankPages: boolean;
}

/** What a document is prepared for. */
export interface PreparationSettings extends LayoutAbilities {
  /** Families to substitute for missing ones. */
  readonly substitutes: FontSubstitutes;
  readonly faceWidths: FaceWidths;
}

const preparations: Partial<Record<FormatId, (fileName: string, target: FormatId) => Preparation>> = {
  xlsx: workbookPreparation,
  odt: (_, target) => openDocumentPreparation(true, target === 'docx'),
  odp: (_, target) => openDocumentPreparation(target !== 'pptx', false),
};

/** A preparation of what becomes pages, with what all kinds of documents need. */
function forPages(preparation: Preparation, { showsDataTables }: LayoutAbilities): Preparation {
  return showsDataTables ? preparation : { ...preparation, layers: [...(preparation.layers ?? []), labelDataTables] };
}

interface PagesSettings extends PreparationSettings {
  readonly workspace: string;
  readonly signal: AbortSignal;
}

/** Prepares a Word document that becomes pages, as `output`. Throws as `preparePackage` does. */
async function prepareWordPages(path: string, output: string, settings: PagesSettings): Promise<PreparedDocument> {
  const { shrinksSpaces, leavesFootnoteRoom, showsLegalNumbers, cutsWidths } = settings;
  const { addsRowBorders, assumesOldLayout, endsEmptyHeaders } = settings;
  const { substitutes, faceWidths, workspace, signal } = settings;
  const layout = await readWordLayout(path);
  const spacing = layout.isSpaced ? await readStyleSpacing(path, signal) : null;
  const bookmarks = layout.hasPageReferences ? await readBookmarks(path, signal) : null;
  const endnotes = layout.hasEndnotes ? await readEndnotes(path, signal) : null;
  const customMarks = layout.hasCustomMarks ? await readCustomMarks(path, signal) : null;
  const numberedSections = layout.hasLineNumbers ? await readNumberedSections(path) : null;
  const alignmentTabs = layout.hasAlignmentTabs ? await readAlignmentTabs(path, signal) : null;
  const lacksRoom = layout.hasFootnotes && !leavesFootnoteRoom;
  const { hasLeaderDots, hasNoBreakSpaces, isJustified } = layout;
  const needsWidths = isJustified || hasLeaderDots || hasNoBreakSpaces;
  const shifts = layout.sectionsBeginPages ? null : await readSectionShifts(path);
  const needsStyles =
    shifts !== null || needsWidths || layout.gridPitch !== null || lacksRoom || layout.hasFloatingTables;
  const styles = needsStyles ? await readTextStyles(path, signal) : null;
  const floatingTableRooms = layout.hasFloatingTables && styles !== null ? styles.sectionWidths : [];
  const footnoteRoom = lacksRoom && styles !== null ? await readFootnoteRoom(path, styles, signal) : null;
  const measuring =
    needsWidths && styles !== null ? { styles, widthsOf: await faceWidths({ workspace, signal }) } : null;
  const justified = isJustified ? measuring : null;
  const spacedText = hasNoBreakSpaces ? measuring : null;
  const stopsOf = hasLeaderDots || shifts !== null ? await readTabStops(path, signal) : null;
  const leaderDots =
    hasLeaderDots && measuring !== null && stopsOf !== null ? { ...measuring, stopsOf, cutsWidths } : null;
  const movedSections = shifts !== null && styles !== null && stopsOf !== null ? { shifts, styles, stopsOf } : null;
  const gridStyles = layout.gridPitch === null ? null : styles;
  const centredPages = layout.hasCentredPages ? await readCentredPages(path, signal) : null;
  const scriptSpaces = layout.hasCloseScripts ? await readScriptSpaces(path, signal) : null;
  const rowRooms = layout.hasRowHeights ? await readTableRooms(path, signal) : null;
  const legalNumbers = layout.hasLegalNumbers && !showsLegalNumbers ? await readLegalNumbers(path, signal) : null;
  const toggles = layout.hasToggles ? await readToggles(path, signal) : null;
  const shapeColours = layout.hasShapeFonts ? await readShapeColours(path, signal) : null;
  const found = {
    bookmarks,
    shapeColours,
    endnotes,
    footnoteRoom,
    floatingTableRooms,
    customMarks,
    numberedSections,
    alignmentTabs,
    toggles,
    centredPages,
    scriptSpaces,
    rowRooms,
    legalNumbers,
  };
  const print = {
    ...layout,
    ...found,
    justified,
    leaderDots,
    spacedText,
    movedSections,
    gridStyles,
    substitutes,
    spacing,
    addsRowBorders,
    assumesOldLayout,
    endsEmptyHeaders,
    shrinksSpaces,
  };
  const preparation = forPages(wordPreparation(print), settings);
  const showsBlankPages = layout.hasSidedSections && (await hasBlankPages(path));
  return { path: await preparePackage(path, output, preparation, signal), showsBlankPages };
}

/**
 * Prepares a document for LibreOffice: removes scripts and whatever would reveal paths on this server, and has the lines
 * of Word documents break where Word breaks them. Throws as `preparePackage` does.
 */
export async function prepareDocument(
  input: InputFile,
  target: FormatId,
  workspace: string,
  signal: AbortSignal,
  settings: PreparationSettings,
): Promise<PreparedDocument> {
  const { path, format, name } = input;
  const output = join(workspace, `prepared.${format}`);
  const shown = (prepared: string): PreparedDocument => ({ path: prepared, showsBlankPages: false });
  if (format === 'xls') return shown(await prepareBook(path, output));
  if (format === 'rtf') return shown(await prepareRtf(path, output, signal));
  if (format === 'docx' && target === 'pdf') return prepareWordPages(path, output, { ...settings, workspace, signal });
  if (format === 'docx') return shown(await preparePackage(path, output, wordPreparation(null), signal));
  if (format === 'pptx') {
    const print =
      target === 'pdf' ? { substitutes: settings.substitutes, ...(await readSlideTexts(path, signal)) } : null;
    const preparation = slidesPreparation(print);
    const whole = print === null ? preparation : forPages(preparation, settings);
    return shown(await preparePackage(path, output, whole, signal));
  }
  const preparation = preparations[format]?.(name, target);
  if (preparation === undefined) return shown(path);
  const whole = format === 'xlsx' ? forPages(preparation, settings) : preparation;
  return shown(await preparePackage(path, output, whole, signal));
}
