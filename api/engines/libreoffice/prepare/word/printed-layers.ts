import type { Layer } from '../prepare-package.ts';
import { substitutedHint, substituteFonts } from '../substituted-fonts.ts';
import { mainPart, setAlignmentTabs, tabHint } from './alignment-tabs.ts';
import { arabicFontHint, setArabicInOneFont } from './arabic-fonts.ts';
import { barHint, dropBarTabs } from './bar-tabs.ts';
import { blankLineHint, keepBlankLines } from './blank-lines.ts';
import { centrePages } from './centred-pages.ts';
import { closeScripts, eastAsianLetters } from './close-scripts.ts';
import { completeStyles, stylesHint } from './complete-styles.ts';
import { dropRepeatedMarks, footnoteHint } from './custom-marks.ts';
import { endnoteHint, showEndnotes } from './endnotes.ts';
import { fitColumns, fittedCellHint } from './fitted-columns.ts';
import { floatingTableHint, settleFloatingTables } from './floating-tables.ts';
import { leaveFootnoteRoom } from './footnote-room.ts';
import { keepGridHeights } from './grid-heights.ts';
import { fitLinesToGrid } from './grid-lines.ts';
import { fitMarginsToGrid } from './grid-margins.ts';
import { dropSpaceAtHeaderEnds, headerHint } from './header-ends.ts';
import { hyphenationHint, stateHyphenationZone } from './hyphenation-zone.ts';
import { paragraphHint, tightenJustifiedLines } from './justified-lines.ts';
import { leaveLinesUncounted, mainPartHint } from './line-numbers.ts';
import { dropLoneLineRules, loneRuleHint } from './line-rules.ts';
import { chooseUsualEntries, usualEntryHint } from './list-choices.ts';
import { positionHint, setSignsOnLine } from './list-positions.ts';
import { settingsHint, stateOldLayout } from './old-layout.ts';
import { orderStyles } from './order-styles.ts';
import { pageTopBorderHint, tightenPageTopBorders } from './page-top-borders.ts';
import { dropSpaceAtPageTops, pageTopHint } from './page-tops.ts';
import { keepRowHeights, rowHeightHint } from './row-heights.ts';
import { replaceSymbolFonts } from './symbol-fonts.ts';
import { stateTableLooks, tableLookHint } from './table-looks.ts';
import { dropSpaceInTables, styledTableHint } from './table-spacing.ts';
import { stateTableStyles } from './table-styles.ts';
import { characterStyleHint, combineToggles } from './toggles.ts';
import { keepWideTables, shareHint } from './wide-tables.ts';
import { lineGrid, type WordPrint } from './word-layout.ts';

const symbolFonts = /[<:](?:rFonts|sym)\s[^>]{0,200}(?:Symbol|Wingdings|Webdings)/;
const multipleSpacing = /[<:]spacing\s[^>]{0,200}line="/;

/** The changes that have LibreOffice lay out a Word document as Word does, the innermost first. */
export function printedLayers(print: WordPrint): readonly Layer[] {
  const {
    alignmentTabs,
    centredPages,
    customMarks,
    footnoteRoom,
    toggles,
    numberedSections,
    endnotes,
    justified,
    gridPitch,
    gridStyles,
    gridReachesTables,
    substitutes,
    spacing,
    sectionsBeginPages,
    isArabic,
    hasOfficeArabic,
    scriptSpaces,
    rowRooms,
    addsRowBorders,
    assumesOldLayout,
  } = print;
  const layers: Layer[] = [
    { hint: symbolFonts, wrap: replaceSymbolFonts },
    { hint: shareHint, wrap: keepWideTables },
    {
      hint: floatingTableHint,
      wrap: (editor, part) => settleFloatingTables(editor, part === mainPart ? print.floatingTableRooms : []),
    },
    { hint: fittedCellHint, wrap: fitColumns },
    { hint: loneRuleHint, wrap: dropLoneLineRules },
    { hint: usualEntryHint, wrap: chooseUsualEntries },
    { hint: barHint, wrap: dropBarTabs },
    { hint: blankLineHint, wrap: keepBlankLines },
    { hint: positionHint, wrap: setSignsOnLine },
    { hint: hyphenationHint, wrap: stateHyphenationZone },
    { hint: tableLookHint, wrap: stateTableLooks },
    { hint: stylesHint, wrap: (editor) => orderStyles(completeStyles(stateTableStyles(editor))) },
  ];
  if (!sectionsBeginPages) layers.push({ hint: pageTopBorderHint, wrap: tightenPageTopBorders });
  if (!assumesOldLayout) layers.push({ hint: settingsHint, wrap: stateOldLayout });
  if (rowRooms !== null)
    layers.push({ hint: rowHeightHint, wrap: (editor) => keepRowHeights(editor, rowRooms, addsRowBorders) });
  // The others are to see the document as it is.
  if (scriptSpaces !== null) {
    layers.unshift({ hint: eastAsianLetters, wrap: (editor) => closeScripts(editor, scriptSpaces) });
  }
  if (centredPages !== null) {
    layers.unshift({ hint: mainPartHint, wrap: (editor) => centrePages(editor, centredPages) });
  }
  if (spacing !== null) {
    const { spaceOf, closeTables } = spacing;
    layers.push({
      hint: pageTopHint,
      wrap: (editor) => dropSpaceAtPageTops(editor, spaceOf, sectionsBeginPages),
    });
    layers.push({ hint: headerHint, wrap: (editor) => dropSpaceAtHeaderEnds(editor, spaceOf) });
    if (closeTables.size > 0) {
      layers.push({ hint: styledTableHint, wrap: (editor) => dropSpaceInTables(editor, closeTables, spaceOf) });
    }
  }
  if (substitutes.size > 0) {
    layers.push({ hint: substitutedHint(substitutes), wrap: (editor) => substituteFonts(editor, substitutes) });
  }
  if (isArabic) {
    layers.push({ hint: arabicFontHint, wrap: (editor) => setArabicInOneFont(editor, hasOfficeArabic) });
  }
  if (justified !== null) {
    layers.push({ hint: paragraphHint, wrap: (editor) => tightenJustifiedLines(editor, justified) });
  }
  if (gridPitch !== null) {
    layers.push({ hint: multipleSpacing, wrap: (editor) => fitLinesToGrid(editor, gridPitch) });
    layers.push({ hint: lineGrid, wrap: fitMarginsToGrid });
  }
  if (gridStyles !== null) {
    layers.push({ hint: lineGrid, wrap: (editor) => keepGridHeights(editor, gridStyles, gridReachesTables) });
  }
  if (endnotes !== null) layers.push({ hint: endnoteHint, wrap: (editor) => showEndnotes(editor, endnotes) });
  if (alignmentTabs !== null) {
    layers.push({ hint: tabHint, wrap: (editor, part) => setAlignmentTabs(editor, part, alignmentTabs) });
  }
  if (footnoteRoom !== null) {
    layers.push({ hint: footnoteHint, wrap: (editor) => leaveFootnoteRoom(editor, footnoteRoom) });
  }
  if (customMarks !== null) {
    layers.push({ hint: footnoteHint, wrap: (editor) => dropRepeatedMarks(editor, customMarks) });
  }
  if (toggles !== null) layers.push({ hint: characterStyleHint, wrap: (editor) => combineToggles(editor, toggles) });
  if (numberedSections !== null) {
    layers.push({ hint: mainPartHint, wrap: (editor) => leaveLinesUncounted(editor, numberedSections) });
  }
  return layers;
}
