import type { PagesSettings } from '../preparation-settings.ts';
import { readShapeColours } from './drawings/shape-colours.ts';
import { readBookmarks } from './fields/bookmarks.ts';
import { readScriptSpaces } from './lines/script-spaces.ts';
import { readTabStops } from './lines/tab-stops.ts';
import { readLegalNumbers } from './lists/legal-numbers.ts';
import { readCustomMarks } from './notes/custom-marks.ts';
import { readEndnotes } from './notes/endnotes.ts';
import { readFootnoteRoom } from './notes/footnote-room.ts';
import { readAlignmentTabs } from './pages/alignment-tabs.ts';
import { readCentredPages } from './pages/centred-pages.ts';
import { readNumberedSections } from './pages/line-numbers.ts';
import { readSectionShifts } from './pages/section-margins.ts';
import { readStyleSpacing } from './styles/paragraph-styles.ts';
import { readTextStyles } from './styles/text-styles.ts';
import { readToggles } from './styles/toggles.ts';
import { readTableRooms } from './tables/table-rooms.ts';
import type { WordLayout, WordPrint } from './word-layout.ts';

/** What the text of a document looks like by its styles, where anything depends on it. */
async function readTexts(path: string, layout: WordLayout, settings: PagesSettings) {
  const { hasLeaderDots, hasNoBreakSpaces, isJustified, hasFloatingTables, hasFormulas, gridPitch } = layout;
  const { workspace, signal } = settings;
  const needsWidths = isJustified || hasLeaderDots || hasNoBreakSpaces;
  const lacksRoom = layout.hasFootnotes && !settings.leavesFootnoteRoom;
  const shifts = layout.sectionsBeginPages ? null : await readSectionShifts(path);
  const needsStyles =
    shifts !== null || needsWidths || gridPitch !== null || lacksRoom || hasFloatingTables || hasFormulas;
  const styles = needsStyles ? await readTextStyles(path, signal) : null;
  const footnoteRoom = lacksRoom && styles !== null ? await readFootnoteRoom(path, styles, signal) : null;
  const widthsOf = needsWidths && styles !== null ? await settings.faceWidths({ workspace, signal }) : null;
  const stopsOf = hasLeaderDots || shifts !== null ? await readTabStops(path, signal) : null;
  return { shifts, styles, footnoteRoom, widthsOf, stopsOf };
}

/** What depends on the looks of a document's text. */
async function readTextPrint(path: string, layout: WordLayout, settings: PagesSettings) {
  const { shifts, styles, footnoteRoom, widthsOf, stopsOf } = await readTexts(path, layout, settings);
  const measuring = widthsOf !== null && styles !== null ? { styles, widthsOf } : null;
  const placing = styles !== null && stopsOf !== null ? { styles, stopsOf } : null;
  const { hasLeaderDots, hasNoBreakSpaces, isJustified, hasFloatingTables, gridPitch } = layout;
  const { cutsWidths } = settings;
  return {
    footnoteRoom,
    floatingTableRooms: hasFloatingTables && styles !== null ? styles.sectionWidths : [],
    justified: isJustified ? measuring : null,
    spacedText: hasNoBreakSpaces ? measuring : null,
    leaderDots:
      hasLeaderDots && measuring !== null && placing !== null ? { ...measuring, ...placing, cutsWidths } : null,
    movedSections: shifts !== null && placing !== null ? { shifts, ...placing } : null,
    gridStyles: gridPitch === null ? null : styles,
    formulaStyles: layout.hasFormulas ? styles : null,
  };
}

/** Reads what a document needs to be laid out as in Word. Throws as `openPackage` and the signal do. */
export async function readWordPrint(path: string, layout: WordLayout, settings: PagesSettings): Promise<WordPrint> {
  const { substitutes, addsRowBorders, assumesOldLayout, endsEmptyHeaders, shrinksSpaces, signal } = settings;
  const hasLegalNumbers = layout.hasLegalNumbers && !settings.showsLegalNumbers;
  return {
    ...layout,
    ...{ substitutes, addsRowBorders, assumesOldLayout, endsEmptyHeaders, shrinksSpaces },
    spacing: layout.isSpaced ? await readStyleSpacing(path, signal) : null,
    bookmarks: layout.hasPageReferences ? await readBookmarks(path, signal) : null,
    endnotes: layout.hasEndnotes ? await readEndnotes(path, signal) : null,
    customMarks: layout.hasCustomMarks ? await readCustomMarks(path, signal) : null,
    numberedSections: layout.hasLineNumbers ? await readNumberedSections(path) : null,
    alignmentTabs: layout.hasAlignmentTabs ? await readAlignmentTabs(path, signal) : null,
    ...(await readTextPrint(path, layout, settings)),
    centredPages: layout.hasCentredPages ? await readCentredPages(path, signal) : null,
    scriptSpaces: layout.hasCloseScripts ? await readScriptSpaces(path, signal) : null,
    rowRooms: layout.hasRowHeights ? await readTableRooms(path, signal) : null,
    legalNumbers: hasLegalNumbers ? await readLegalNumbers(path, signal) : null,
    toggles: layout.hasToggles ? await readToggles(path, signal) : null,
    shapeColours: layout.hasShapeFonts ? await readShapeColours(path, signal) : null,
  };
}
