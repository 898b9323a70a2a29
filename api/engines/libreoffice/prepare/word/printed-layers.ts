import type { Layer } from '../prepare-package.ts';
import { substitutedHint, substituteFonts } from '../substituted-fonts.ts';
import { fadedHint, keepPicturesFaded } from './drawings/faded-pictures.ts';
import { fontReferenceHint } from './drawings/shape-colours.ts';
import { stateShapeColours } from './drawings/shape-texts.ts';
import { chooseUsualEntries, usualEntryHint } from './fields/list-choices.ts';
import { arabicFontHint, setArabicInOneFont } from './fonts/arabic-fonts.ts';
import { replaceSymbolFonts } from './fonts/symbol-fonts.ts';
import { keepGridHeights } from './grid/grid-heights.ts';
import { fitLinesToGrid } from './grid/grid-lines.ts';
import { fitMarginsToGrid } from './grid/grid-margins.ts';
import { barHint, dropBarTabs } from './lines/bar-tabs.ts';
import { dropNoBetween, noBetweenHint } from './lines/between-borders.ts';
import { blankLineHint, keepBlankLines } from './lines/blank-lines.ts';
import { closeScripts, eastAsianLetters } from './lines/close-scripts.ts';
import { hyphenationHint, stateHyphenationZone } from './lines/hyphenation-zone.ts';
import { keepWordsOffLines, paragraphHint, tightenJustifiedLines } from './lines/justified-lines.ts';
import { placeLeaderDots } from './lines/leader-dots.ts';
import { dropLoneLineRules, loneRuleHint } from './lines/line-rules.ts';
import { noBreakSpacesHint, relaxNoBreakSpaces } from './lines/no-break-spaces.ts';
import { addLists, legalHint, numberingHint, showLegalNumbers } from './lists/legal-numbers.ts';
import { positionHint, setSignsOnLine } from './lists/list-positions.ts';
import { dropRepeatedMarks, footnoteHint } from './notes/custom-marks.ts';
import { endnoteHint, showEndnotes } from './notes/endnotes.ts';
import { leaveFootnoteRoom } from './notes/footnote-room.ts';
import { mainPart, setAlignmentTabs, tabHint } from './pages/alignment-tabs.ts';
import { centrePages } from './pages/centred-pages.ts';
import { dropSpaceAtHeaderEnds, headerHint } from './pages/header-ends.ts';
import { leaveLinesUncounted, mainPartHint } from './pages/line-numbers.ts';
import { moveSections } from './pages/moved-sections.ts';
import { pageTopBorderHint, tightenPageTopBorders } from './pages/page-top-borders.ts';
import { dropSpaceAtPageTops, pageTopHint } from './pages/page-tops.ts';
import { completeStyles, stylesHint } from './styles/complete-styles.ts';
import { settingsHint, stateOldLayout } from './styles/old-layout.ts';
import { orderStyles } from './styles/order-styles.ts';
import { characterStyleHint, combineToggles } from './styles/toggles.ts';
import { fitColumns, fittedCellHint } from './tables/fitted-columns.ts';
import { floatingTableHint, settleFloatingTables } from './tables/floating-tables.ts';
import { keepRowHeights, rowHeightHint } from './tables/row-heights.ts';
import { stateTableLooks, tableLookHint } from './tables/table-looks.ts';
import { dropSpaceInTables, styledTableHint } from './tables/table-spacing.ts';
import { stateTableStyles } from './tables/table-styles.ts';
import { keepWideTables, shareHint } from './tables/wide-tables.ts';
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
    leaderDots,
    legalNumbers,
    spacedText,
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
    endsEmptyHeaders,
    shrinksSpaces,
    movedSections,
    shapeColours,
  } = print;
  const layers: Layer[] = [
    { hint: symbolFonts, wrap: replaceSymbolFonts },
    { hint: shareHint, wrap: keepWideTables },
    { hint: fadedHint, wrap: keepPicturesFaded },
    {
      hint: floatingTableHint,
      wrap: (editor, part) => settleFloatingTables(editor, part === mainPart ? print.floatingTableRooms : []),
    },
    { hint: fittedCellHint, wrap: fitColumns },
    { hint: loneRuleHint, wrap: dropLoneLineRules },
    { hint: usualEntryHint, wrap: chooseUsualEntries },
    { hint: barHint, wrap: dropBarTabs },
    { hint: noBetweenHint, wrap: dropNoBetween },
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
  if (movedSections !== null) {
    layers.unshift({ hint: mainPartHint, wrap: (editor) => moveSections(editor, movedSections) });
  }
  if (centredPages !== null) {
    layers.unshift({ hint: mainPartHint, wrap: (editor) => centrePages(editor, centredPages) });
  }
  if (spacing !== null) {
    const { spaceOf, closeTables } = spacing;
    layers.push({
      hint: pageTopHint,
      wrap: (editor) => dropSpaceAtPageTops(editor, spaceOf, sectionsBeginPages ? 'all' : 'some'),
    });
    layers.push({ hint: headerHint, wrap: (editor) => dropSpaceAtHeaderEnds(editor, spaceOf, endsEmptyHeaders) });
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
    const change = shrinksSpaces ? keepWordsOffLines : tightenJustifiedLines;
    layers.push({ hint: paragraphHint, wrap: (editor) => change(editor, justified) });
  }
  if (legalNumbers !== null) {
    layers.push({ hint: legalHint, wrap: (editor) => addLists(editor, legalNumbers) });
    layers.push({ hint: numberingHint, wrap: (editor) => showLegalNumbers(editor, legalNumbers) });
  }
  if (leaderDots !== null) {
    layers.push({ hint: mainPartHint, wrap: (editor) => placeLeaderDots(editor, leaderDots) });
  }
  if (spacedText !== null) {
    layers.push({ hint: noBreakSpacesHint, wrap: (editor) => relaxNoBreakSpaces(editor, spacedText) });
  }
  if (gridPitch !== null) {
    layers.push({ hint: multipleSpacing, wrap: (editor) => fitLinesToGrid(editor, gridPitch) });
    layers.push({ hint: lineGrid, wrap: fitMarginsToGrid });
  }
  if (gridStyles !== null) {
    layers.push({ hint: lineGrid, wrap: (editor) => keepGridHeights(editor, gridStyles, gridReachesTables) });
  }
  if (shapeColours !== null) {
    layers.push({ hint: fontReferenceHint, wrap: (editor) => stateShapeColours(editor, shapeColours) });
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
