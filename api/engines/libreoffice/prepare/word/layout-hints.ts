import { formulaHint } from '../office-math.ts';
import { fontReferenceHint } from './drawings/shape-colours.ts';
import { pageReferenceHint } from './fields/bookmarks.ts';
import { arabicLetters, hebrewLetters } from './fonts/arabic-fonts.ts';
import { eastAsianLetters } from './lines/close-scripts.ts';
import { justifiedHint } from './lines/justified-lines.ts';
import { leaderHint } from './lines/leader-dots.ts';
import { noBreakSpacesHint } from './lines/no-break-spaces.ts';
import { closeScriptsHint } from './lines/script-spaces.ts';
import { customMarkHint } from './notes/custom-marks.ts';
import { endnoteHint } from './notes/endnotes.ts';
import { footnoteReferenceHint } from './notes/footnote-room.ts';
import { tabHint } from './pages/alignment-tabs.ts';
import { sidedSectionHint } from './pages/blank-pages.ts';
import { centredHint } from './pages/centred-pages.ts';
import { lineNumberHint } from './pages/line-numbers.ts';
import { continuousHint, pageBreakHint } from './pages/page-tops.ts';
import { characterStyleHint, togglingStyleHint } from './styles/toggles.ts';
import { floatingTableHint } from './tables/floating-tables.ts';
import { rowHeightHint } from './tables/row-heights.ts';

/** Styles of tables that have no space between paragraphs, among others. */
const closeHint = /type="table"[\s\S]{0,240}contextualSpacing/;
/** The layout of Word 2013 and later (MS-DOCX, compatibilityMode). */
const newestLayout = /compatibilityMode"[^>]{0,200}val="15"/;
/** Asks for the grid in tables, too, as Word's East Asian documents do (ECMA-376 part 1, §17.15.3.1). */
const gridInTablesHint = /[<:]adjustLineHeightInTable(?![^>]{0,80}val="(?:0|false|off)")[\s/>]/;
/** A grid that lines keep to (ECMA-376 part 1, §17.6.5). */
export const lineGrid = /docGrid\s[^>]{0,80}type="lines(?:AndChars)?"[^>]{0,80}linePitch="([1-9]\d{1,3})"/;

/** What is looked for in the main part of a document. */
export const documentHints = {
  grid: lineGrid,
  pageBreaks: pageBreakHint,
  continuous: continuousHint,
  arabic: arabicLetters,
  hebrew: hebrewLetters,
  justified: justifiedHint,
  formulas: formulaHint,
  endnotes: endnoteHint,
  pageReferences: pageReferenceHint,
  sidedSections: sidedSectionHint,
  floatingTables: floatingTableHint,
  footnotes: footnoteReferenceHint,
  customMarks: customMarkHint,
  lineNumbers: lineNumberHint,
  tabs: tabHint,
  characterStyles: characterStyleHint,
  centred: centredHint,
  closeScripts: closeScriptsHint,
  eastAsian: eastAsianLetters,
  rowHeights: rowHeightHint,
  leaders: leaderHint,
  noBreakSpaces: noBreakSpacesHint,
  shapeFonts: fontReferenceHint,
};

/** What is looked for in its styles. */
export const styleHints = {
  justified: justifiedHint,
  pageBreaks: pageBreakHint,
  closed: closeHint,
  toggles: togglingStyleHint,
  closeScripts: closeScriptsHint,
  leaders: leaderHint,
};

/** What is looked for in its settings. */
export const settingHints = { newest: newestLayout, gridInTables: gridInTablesHint };
