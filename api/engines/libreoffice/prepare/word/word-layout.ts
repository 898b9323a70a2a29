import { openPackage } from '../../../../formats/zip/zip-package.ts';
import type { FontSubstitutes } from '../../fonts/word-substitutes.ts';
import { findHints } from '../prepare-package.ts';
import { fontReferenceHint, type ShapeColours } from './drawings/shape-colours.ts';
import { pageReferenceHint } from './fields/bookmarks.ts';
import { arabicLetters, hebrewLetters, officeArabic } from './fonts/arabic-fonts.ts';
import { eastAsianLetters } from './lines/close-scripts.ts';
import { type JustifiedText, justifiedHint } from './lines/justified-lines.ts';
import { type LeaderDots, leaderHint } from './lines/leader-dots.ts';
import { noBreakSpacesHint } from './lines/no-break-spaces.ts';
import { closeScriptsHint, type SpacesOfStyle } from './lines/script-spaces.ts';
import { type LegalNumbers, legalHint } from './lists/legal-numbers.ts';
import { type CustomMarks, customMarkHint } from './notes/custom-marks.ts';
import { type Endnotes, endnoteHint } from './notes/endnotes.ts';
import { footnoteReferenceHint } from './notes/footnote-room.ts';
import { type AlignmentTabs, tabHint } from './pages/alignment-tabs.ts';
import { sidedSectionHint } from './pages/blank-pages.ts';
import { type CentredPages, centredHint } from './pages/centred-pages.ts';
import { lineNumberHint } from './pages/line-numbers.ts';
import type { MovedSections } from './pages/moved-sections.ts';
import { continuousHint, pageBreakHint } from './pages/page-tops.ts';
import type { StyleSpacing } from './styles/paragraph-styles.ts';
import type { TextStyles } from './styles/text-styles.ts';
import { characterStyleHint, type Toggles, togglingStyleHint } from './styles/toggles.ts';
import { floatingTableHint } from './tables/floating-tables.ts';
import { rowHeightHint } from './tables/row-heights.ts';
import type { RoomOfTableStyle } from './tables/table-rooms.ts';

/** What a document requests for the layout of its lines. */
export interface WordLayout {
  /** Whether it shows pages of bookmarks. */
  readonly hasPageReferences: boolean;
  /** Whether it refers to endnotes. */
  readonly hasEndnotes: boolean;
  /** Whether sections begin on odd or even pages. */
  readonly hasSidedSections: boolean;
  /** Whether text flows around tables in it. */
  readonly hasFloatingTables: boolean;
  /** Whether it refers to footnotes. */
  readonly hasFootnotes: boolean;
  /** Whether it refers to footnotes by marks of their own. */
  readonly hasCustomMarks: boolean;
  /** Whether pages of a section are centred, or end at their bottom. */
  readonly hasCentredPages: boolean;
  /** Whether it has shapes whose style has a font. */
  readonly hasShapeFonts: boolean;
  /** Whether lines of a section are numbered. */
  readonly hasLineNumbers: boolean;
  /** Whether rows of tables have a height. */
  readonly hasRowHeights: boolean;
  /** Whether it has text in styles of characters that switch properties such as bold. */
  readonly hasToggles: boolean;
  /** Whether its text, or the head or foot of a page, has tabs to the middle or the edge. */
  readonly hasAlignmentTabs: boolean;
  /** Whether it has several no-break spaces in a row. */
  readonly hasNoBreakSpaces: boolean;
  /** Whether levels of lists show the numbers above them in digits. */
  readonly hasLegalNumbers: boolean;
  /** Whether it has tab stops to which dots lead. */
  readonly hasLeaderDots: boolean;
  /** Whether it has East Asian letters, and paragraphs or styles without space between them and others. */
  readonly hasCloseScripts: boolean;
  /** Whether it has justified text whose lines break as those of Word 2013 and later. */
  readonly isJustified: boolean;
  /** The height of the lines of its grid, in twentieths of a point; null where lines keep to no grid. */
  readonly gridPitch: number | null;
  /** Whether lines in tables keep to its grid, too. */
  readonly gridReachesTables: boolean;
  /** Whether the space around its paragraphs matters: it has page breaks, headers, or styles without space between paragraphs. */
  readonly isSpaced: boolean;
  /** Whether all its sections begin a page. */
  readonly sectionsBeginPages: boolean;
  /** Whether its text is Arabic, without any Hebrew, which is set in the same fonts. */
  readonly isArabic: boolean;
  /** Whether Arabic text in the theme's fonts is in those that Office's own themes name. */
  readonly hasOfficeArabic: boolean;
}

/** What else a document needs to be laid out as in Word. */
export interface WordPrint
  extends Pick<WordLayout, 'gridPitch' | 'gridReachesTables' | 'sectionsBeginPages' | 'isArabic' | 'hasOfficeArabic'> {
  readonly substitutes: FontSubstitutes;
  /** Whether LibreOffice takes a layout that is not stated for that of Word 2007. */
  readonly assumesOldLayout: boolean;
  /** What styles say about space between scripts; null where that makes no difference. */
  readonly scriptSpaces: SpacesOfStyle | null;
  /** Names of its bookmarks; null where it shows no pages of them, or has too many. */
  readonly bookmarks: ReadonlySet<string> | null;
  /** Null where no numbers are to be shown in digits that are something else. */
  readonly legalNumbers: LegalNumbers | null;
  /** Null where there are none that stand behind the text. */
  readonly endnotes: Endnotes | null;
  /** Widths of the text of its sections, in order, in twentieths of a point; none where no tables float. */
  readonly floatingTableRooms: readonly (number | undefined)[];
  /** What is missing above the footnotes of a page, in twentieths of a point; null where nothing is. */
  readonly footnoteRoom: number | null;
  /** Null where no footnotes have marks of their own. */
  readonly customMarks: CustomMarks | null;
  /** Whether the lines of each section are numbered; null where it makes no difference. */
  readonly numberedSections: readonly boolean[] | null;
  /** Whether LibreOffice adds borders to the heights of rows. */
  readonly addsRowBorders: boolean;
  /** Whether LibreOffice drops the space below empty paragraphs that end headers. */
  readonly endsEmptyHeaders: boolean;
  /** What rows of tables are higher than they say; null where that makes no difference. */
  readonly rowRooms: RoomOfTableStyle | null;
  /** Null where all pages begin at their top. */
  readonly centredPages: CentredPages | null;
  /** Null where no text depends on them. */
  readonly toggles: Toggles | null;
  /** Null where there are no such tabs. */
  readonly alignmentTabs: AlignmentTabs | null;
  /** Null where there are no rows of no-break spaces. */
  readonly spacedText: JustifiedText | null;
  /** Null where no dots lead to tab stops. */
  readonly leaderDots: LeaderDots | null;
  /** Null where there are no justified lines. */
  readonly justified: JustifiedText | null;
  /** Whether LibreOffice shrinks the spaces of justified lines, by itself and more often than Word. */
  readonly shrinksSpaces: boolean;
  /** Null where no shapes have a font by their style. */
  readonly shapeColours: ShapeColours | null;
  /** Null where sections stand between the margins of their pages. */
  readonly movedSections: MovedSections | null;
  /** Null where lines keep to no grid. */
  readonly gridStyles: TextStyles | null;
  /** Null where nothing depends on it: no page begins by a break, there are no headers, and no styles close tables. */
  readonly spacing: StyleSpacing | null;
}

/** Styles of tables that have no space between paragraphs, among others. */
const closeHint = /type="table"[\s\S]{0,240}contextualSpacing/;
const headerPart = /^word\/header[^/]*\.xml$/;
const headPart = /^word\/((?:header|footer)[^/]*)\.xml$/;
/** Headers and footers in which tabs are looked for; a section has six at most. */
const maxHeads = 600;
/** The layout of Word 2013 and later (MS-DOCX, compatibilityMode). */
const newestLayout = /compatibilityMode"[^>]{0,200}val="15"/;
/** Asks for the grid in tables, too, as Word's East Asian documents do (ECMA-376 part 1, §17.15.3.1). */
const gridInTablesHint = /[<:]adjustLineHeightInTable(?![^>]{0,80}val="(?:0|false|off)")[\s/>]/;
/** A grid that lines keep to (ECMA-376 part 1, §17.6.5). */
export const lineGrid = /docGrid\s[^>]{0,80}type="lines(?:AndChars)?"[^>]{0,80}linePitch="([1-9]\d{1,3})"/;

/** Reads a document's layout from the parts where Word keeps it. Throws as `openPackage` does. */
export async function readWordLayout(path: string): Promise<WordLayout> {
  const opened = await openPackage(path);
  const find = async (name: string, hints: readonly RegExp[]) => {
    const entry = opened.entries.find((candidate) => candidate.name === `word/${name}.xml`);
    return entry === undefined ? hints.map(() => null) : findHints(await opened.read(entry), hints);
  };
  try {
    const [newest = null, gridInTables = null] = await find('settings', [newestLayout, gridInTablesHint]);
    const [justified = null, broken = null, closed = null, toggling = null, stylesClose = null, stylesLead = null] =
      await find('styles', [justifiedHint, pageBreakHint, closeHint, togglingStyleHint, closeScriptsHint, leaderHint]);
    const [legal = null] = await find('numbering', [legalHint]);
    const found = await find('document', [
      lineGrid,
      pageBreakHint,
      continuousHint,
      arabicLetters,
      hebrewLetters,
      justifiedHint,
      endnoteHint,
      pageReferenceHint,
      sidedSectionHint,
      floatingTableHint,
      footnoteReferenceHint,
      customMarkHint,
      lineNumberHint,
      tabHint,
      characterStyleHint,
      centredHint,
      closeScriptsHint,
      eastAsianLetters,
      rowHeightHint,
      leaderHint,
      noBreakSpacesHint,
      fontReferenceHint,
    ]);
    const [
      grid = null,
      breaks = null,
      continuous = null,
      arabic = null,
      hebrew = null,
      both = null,
      notes = null,
      pages = null,
      sided = null,
      floating = null,
      footnotes = null,
      marks = null,
      numbers = null,
      tabs = null,
      styled = null,
      centred = null,
      textCloses = null,
      eastAsian = null,
      rowHeights = null,
      leads = null,
      spaces = null,
      shapeFonts = null,
    ] = found;
    const heads = opened.entries.flatMap(({ name }) => headPart.exec(name)?.[1] ?? []);
    const tabbed = await Promise.all(heads.slice(0, maxHeads).map((name) => find(name, [tabHint])));
    const [themed = null] = arabic === null ? [] : await find('theme/theme1', [officeArabic]);
    const isNewest = newest !== null && newest !== 'wide';
    return {
      hasPageReferences: pages !== null,
      hasEndnotes: notes !== null,
      hasSidedSections: sided !== null,
      hasFloatingTables: floating !== null,
      hasFootnotes: footnotes !== null,
      hasCustomMarks: marks !== null,
      hasToggles: (toggling && styled) !== null,
      hasCloseScripts: eastAsian !== null && (stylesClose ?? textCloses) !== null,
      hasCentredPages: centred !== null,
      hasShapeFonts: shapeFonts !== null,
      hasLineNumbers: numbers !== null,
      hasRowHeights: rowHeights !== null,
      hasAlignmentTabs: [tabs, ...tabbed.flat()].some((match) => match !== null),
      hasLegalNumbers: legal !== null,
      hasNoBreakSpaces: spaces !== null,
      hasLeaderDots: (stylesLead ?? leads) !== null,
      isJustified: isNewest && (justified ?? both) !== null,
      gridPitch: grid === null || grid === 'wide' ? null : Number(grid[1]),
      gridReachesTables: gridInTables !== null,
      isSpaced:
        [broken, closed, breaks].some((match) => match !== null) ||
        opened.entries.some(({ name }) => headerPart.test(name)),
      sectionsBeginPages: continuous === null,
      isArabic: arabic !== null && hebrew === null,
      hasOfficeArabic: themed !== null,
    };
  } finally {
    opened.close();
  }
}
