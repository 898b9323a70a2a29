import { type OfficePackage, openPackage } from '../../../../formats/zip/zip-package.ts';
import type { FontSubstitutes } from '../../fonts/word-substitutes.ts';
import { findHints } from '../prepare-package.ts';
import type { ShapeColours } from './drawings/shape-colours.ts';
import { officeArabic } from './fonts/arabic-fonts.ts';
import { documentHints, settingHints, styleHints } from './layout-hints.ts';
import type { JustifiedText } from './lines/justified-lines.ts';
import type { LeaderDots } from './lines/leader-dots.ts';
import type { SpacesOfStyle } from './lines/script-spaces.ts';
import { type LegalNumbers, legalHint } from './lists/legal-numbers.ts';
import type { CustomMarks } from './notes/custom-marks.ts';
import type { Endnotes } from './notes/endnotes.ts';
import { type AlignmentTabs, tabHint } from './pages/alignment-tabs.ts';
import type { CentredPages } from './pages/centred-pages.ts';
import type { MovedSections } from './pages/moved-sections.ts';
import type { StyleSpacing } from './styles/paragraph-styles.ts';
import type { TextStyles } from './styles/text-styles.ts';
import type { Toggles } from './styles/toggles.ts';
import type { RoomOfTableStyle } from './tables/table-rooms.ts';

/** What a document requests for the layout of its lines. */
export interface WordLayout {
  /** Whether it shows pages of bookmarks. */
  readonly hasPageReferences: boolean;
  /** Whether it has formulas. */
  readonly hasFormulas: boolean;
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
  /** Null where there are no formulas. */
  readonly formulaStyles: TextStyles | null;
  /** Null where nothing depends on it: no page begins by a break, there are no headers, and no styles close tables. */
  readonly spacing: StyleSpacing | null;
}

const headerPart = /^word\/header[^/]*\.xml$/;
const headPart = /^word\/((?:header|footer)[^/]*)\.xml$/;
/** Headers and footers in which tabs are looked for; a section has six at most. */
const maxHeads = 600;
/** What was found of hints in a part, by their names, as by `findHints`. */
type Found<Name extends string> = Readonly<Record<Name, Hit>>;
type Hit = Awaited<ReturnType<typeof findHints>>[number];

/** Looks for hints in a part of a document. */
async function find<Name extends string>(
  { entries, read }: OfficePackage,
  part: string,
  hints: Readonly<Record<Name, RegExp>>,
): Promise<Found<Name>> {
  const entry = entries.find(({ name }) => name === `word/${part}.xml`);
  const hits = entry === undefined ? [] : await findHints(await read(entry), Object.values(hints));
  const names = Object.keys(hints) as Name[];
  return Object.fromEntries(names.map((name, place) => [name, hits[place] ?? null])) as Found<Name>;
}

/** Whether there are tabs to the middle or the edge in headers or footers. */
async function hasTabsInHeads(opened: OfficePackage): Promise<boolean> {
  const heads = opened.entries.flatMap(({ name }) => headPart.exec(name)?.[1] ?? []).slice(0, maxHeads);
  const found = await Promise.all(heads.map((head) => find(opened, head, { tabs: tabHint })));
  return found.some(({ tabs }) => isFound(tabs));
}

const isFound = (hit: Hit): boolean => hit !== null;

/** Reads a document's layout from the parts where Word keeps it. Throws as `openPackage` does. */
export async function readWordLayout(path: string): Promise<WordLayout> {
  const opened = await openPackage(path);
  try {
    const { newest, gridInTables } = await find(opened, 'settings', settingHints);
    const styles = await find(opened, 'styles', styleHints);
    const { legal } = await find(opened, 'numbering', { legal: legalHint });
    const text = await find(opened, 'document', documentHints);
    const hasAlignmentTabs = isFound(text.tabs) || (await hasTabsInHeads(opened));
    const isArabic = isFound(text.arabic);
    const { office } = isArabic ? await find(opened, 'theme/theme1', { office: officeArabic }) : { office: null };
    const isNewest = isFound(newest) && newest !== 'wide';
    const { grid } = text;
    return {
      hasPageReferences: isFound(text.pageReferences),
      hasFormulas: isFound(text.formulas),
      hasEndnotes: isFound(text.endnotes),
      hasSidedSections: isFound(text.sidedSections),
      hasFloatingTables: isFound(text.floatingTables),
      hasFootnotes: isFound(text.footnotes),
      hasCustomMarks: isFound(text.customMarks),
      hasToggles: isFound(styles.toggles) && isFound(text.characterStyles),
      hasCloseScripts: isFound(text.eastAsian) && (isFound(styles.closeScripts) || isFound(text.closeScripts)),
      hasCentredPages: isFound(text.centred),
      hasShapeFonts: isFound(text.shapeFonts),
      hasLineNumbers: isFound(text.lineNumbers),
      hasRowHeights: isFound(text.rowHeights),
      hasAlignmentTabs,
      hasLegalNumbers: isFound(legal),
      hasNoBreakSpaces: isFound(text.noBreakSpaces),
      hasLeaderDots: isFound(styles.leaders) || isFound(text.leaders),
      isJustified: isNewest && (isFound(styles.justified) || isFound(text.justified)),
      gridPitch: grid === null || grid === 'wide' ? null : Number(grid[1]),
      gridReachesTables: isFound(gridInTables),
      isSpaced:
        [styles.pageBreaks, styles.closed, text.pageBreaks].some(isFound) ||
        opened.entries.some(({ name }) => headerPart.test(name)),
      sectionsBeginPages: !isFound(text.continuous),
      isArabic: isArabic && !isFound(text.hebrew),
      hasOfficeArabic: isFound(office),
    };
  } finally {
    opened.close();
  }
}
