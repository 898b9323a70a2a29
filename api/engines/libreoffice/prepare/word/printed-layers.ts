import { formulaHint } from '../office-math.ts';
import type { Layer } from '../prepare-package.ts';
import { substitutedHint, substituteFonts } from '../substituted-fonts.ts';
import { fadedHint, keepPicturesFaded } from './drawings/faded-pictures.ts';
import { fontReferenceHint } from './drawings/shape-colours.ts';
import { stateShapeColours } from './drawings/shape-texts.ts';
import { chooseUsualEntries, usualEntryHint } from './fields/list-choices.ts';
import { arabicFontHint, setArabicInOneFont } from './fonts/arabic-fonts.ts';
import { replaceSymbolFonts } from './fonts/symbol-fonts.ts';
import { writeFormulasReadably } from './formulas/readable-formulas.ts';
import { keepGridHeights } from './grid/grid-heights.ts';
import { fitLinesToGrid } from './grid/grid-lines.ts';
import { fitMarginsToGrid } from './grid/grid-margins.ts';
import { lineGrid } from './layout-hints.ts';
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
import { sidedSectionHint } from './pages/blank-pages.ts';
import { centrePages } from './pages/centred-pages.ts';
import { dropSpaceAtHeaderEnds, headerHint } from './pages/header-ends.ts';
import { leaveLinesUncounted, mainPartHint } from './pages/line-numbers.ts';
import { moveSections } from './pages/moved-sections.ts';
import { pageTopBorderHint, tightenPageTopBorders } from './pages/page-top-borders.ts';
import { dropSpaceAtPageTops, pageTopHint } from './pages/page-tops.ts';
import { beginOnNumberedSide } from './pages/sided-sections.ts';
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
import type { WordPrint } from './word-layout.ts';

const symbolFonts = /[<:](?:rFonts|sym)\s[^>]{0,200}(?:Symbol|Wingdings|Webdings)/;
const multipleSpacing = /[<:]spacing\s[^>]{0,200}line="/;

/** The layers for what a document has; none where it has none of it. */
const where = <Found>(found: Found | null, layers: (found: Found) => readonly Layer[]): readonly Layer[] =>
  found === null ? [] : layers(found);

/** Changes of every document. */
const usualLayers = ({ floatingTableRooms, formulaStyles }: WordPrint): readonly Layer[] => [
  { hint: symbolFonts, wrap: replaceSymbolFonts },
  { hint: shareHint, wrap: keepWideTables },
  { hint: fadedHint, wrap: keepPicturesFaded },
  {
    hint: floatingTableHint,
    wrap: (editor, part) => settleFloatingTables(editor, part === mainPart ? floatingTableRooms : []),
  },
  { hint: fittedCellHint, wrap: fitColumns },
  { hint: loneRuleHint, wrap: dropLoneLineRules },
  { hint: usualEntryHint, wrap: chooseUsualEntries },
  { hint: barHint, wrap: dropBarTabs },
  { hint: noBetweenHint, wrap: dropNoBetween },
  { hint: blankLineHint, wrap: keepBlankLines },
  { hint: positionHint, wrap: setSignsOnLine },
  { hint: sidedSectionHint, wrap: beginOnNumberedSide },
  { hint: formulaHint, wrap: (editor) => writeFormulasReadably(editor, formulaStyles) },
  { hint: hyphenationHint, wrap: stateHyphenationZone },
  { hint: tableLookHint, wrap: stateTableLooks },
  { hint: stylesHint, wrap: (editor) => orderStyles(completeStyles(stateTableStyles(editor))) },
];

/** Changes of where text stands on pages, and of the space between scripts: the other layers see the document as it is. */
const innermostLayers = ({ centredPages, movedSections, scriptSpaces }: WordPrint): readonly Layer[] => [
  ...where(centredPages, (found) => [{ hint: mainPartHint, wrap: (editor) => centrePages(editor, found) }]),
  ...where(movedSections, (found) => [{ hint: mainPartHint, wrap: (editor) => moveSections(editor, found) }]),
  ...where(scriptSpaces, (found) => [{ hint: eastAsianLetters, wrap: (editor) => closeScripts(editor, found) }]),
];

/** Changes by the version of Word that a document is laid out for. */
function versionLayers({ sectionsBeginPages, assumesOldLayout, rowRooms, addsRowBorders }: WordPrint): Layer[] {
  const layers: Layer[] = [];
  if (!sectionsBeginPages) layers.push({ hint: pageTopBorderHint, wrap: tightenPageTopBorders });
  if (!assumesOldLayout) layers.push({ hint: settingsHint, wrap: stateOldLayout });
  if (rowRooms !== null) {
    layers.push({ hint: rowHeightHint, wrap: (editor) => keepRowHeights(editor, rowRooms, addsRowBorders) });
  }
  return layers;
}

/** Changes of the space between paragraphs. */
const spacingLayers = ({ spacing, sectionsBeginPages, endsEmptyHeaders }: WordPrint): readonly Layer[] =>
  where(spacing, ({ spaceOf, closeTables }) => [
    {
      hint: pageTopHint,
      wrap: (editor) => dropSpaceAtPageTops(editor, spaceOf, sectionsBeginPages ? 'all' : 'some'),
    },
    { hint: headerHint, wrap: (editor) => dropSpaceAtHeaderEnds(editor, spaceOf, endsEmptyHeaders) },
    ...where(closeTables.size > 0 ? closeTables : null, (tables): Layer[] => [
      { hint: styledTableHint, wrap: (editor) => dropSpaceInTables(editor, tables, spaceOf) },
    ]),
  ]);

/** Changes of the fonts that text is set in. */
function fontLayers({ substitutes, isArabic, hasOfficeArabic }: WordPrint): readonly Layer[] {
  const layers: Layer[] = [];
  if (substitutes.size > 0) {
    layers.push({ hint: substitutedHint(substitutes), wrap: (editor) => substituteFonts(editor, substitutes) });
  }
  if (isArabic) {
    layers.push({ hint: arabicFontHint, wrap: (editor) => setArabicInOneFont(editor, hasOfficeArabic) });
  }
  return layers;
}

/** Changes of where lines end, and of what they begin with and hold. */
const lineLayers = ({ justified, shrinksSpaces, ...print }: WordPrint): readonly Layer[] => [
  ...where(justified, (found) => {
    const change = shrinksSpaces ? keepWordsOffLines : tightenJustifiedLines;
    return [{ hint: paragraphHint, wrap: (editor) => change(editor, found) }];
  }),
  ...where(print.legalNumbers, (found) => [
    { hint: legalHint, wrap: (editor) => addLists(editor, found) },
    { hint: numberingHint, wrap: (editor) => showLegalNumbers(editor, found) },
  ]),
  ...where(print.leaderDots, (found) => [{ hint: mainPartHint, wrap: (editor) => placeLeaderDots(editor, found) }]),
  ...where(print.spacedText, (found) => [
    { hint: noBreakSpacesHint, wrap: (editor) => relaxNoBreakSpaces(editor, found) },
  ]),
];

/** Changes of lines on a grid. */
const gridLayers = ({ gridPitch, gridStyles, gridReachesTables }: WordPrint): readonly Layer[] => [
  ...where(gridPitch, (found) => [
    { hint: multipleSpacing, wrap: (editor) => fitLinesToGrid(editor, found) },
    { hint: lineGrid, wrap: fitMarginsToGrid },
  ]),
  ...where(gridStyles, (found) => [
    { hint: lineGrid, wrap: (editor) => keepGridHeights(editor, { styles: found, reachesTables: gridReachesTables }) },
  ]),
];

/** Changes of shapes, notes, tabs and character styles, of which few documents have any. */
const rareLayers = (print: WordPrint): readonly Layer[] => [
  ...where(print.shapeColours, (found) => [
    { hint: fontReferenceHint, wrap: (editor) => stateShapeColours(editor, found) },
  ]),
  ...where(print.endnotes, (found) => [{ hint: endnoteHint, wrap: (editor) => showEndnotes(editor, found) }]),
  ...where(print.alignmentTabs, (found) => [
    { hint: tabHint, wrap: (editor, part) => setAlignmentTabs(editor, part, found) },
  ]),
  ...where(print.footnoteRoom, (found) => [{ hint: footnoteHint, wrap: (editor) => leaveFootnoteRoom(editor, found) }]),
  ...where(print.customMarks, (found) => [{ hint: footnoteHint, wrap: (editor) => dropRepeatedMarks(editor, found) }]),
  ...where(print.toggles, (found) => [{ hint: characterStyleHint, wrap: (editor) => combineToggles(editor, found) }]),
  ...where(print.numberedSections, (found) => [
    { hint: mainPartHint, wrap: (editor) => leaveLinesUncounted(editor, found) },
  ]),
];

/** The changes that have LibreOffice lay out a Word document as Word does, the innermost first. */
export function printedLayers(print: WordPrint): readonly Layer[] {
  return [
    innermostLayers,
    usualLayers,
    versionLayers,
    spacingLayers,
    fontLayers,
    lineLayers,
    gridLayers,
    rareLayers,
  ].flatMap((layers) => layers(print));
}
