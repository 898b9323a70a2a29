import { openPackage } from '../../../../formats/zip/zip-package.ts';
import type { FontSubstitutes } from '../../fonts/word-substitutes.ts';
import { findHints } from '../prepare-package.ts';
import { arabicLetters, hebrewLetters, officeArabic } from './arabic-fonts.ts';
import { pageReferenceHint } from './bookmarks.ts';
import { type Endnotes, endnoteHint } from './endnotes.ts';
import { type JustifiedText, justifiedHint } from './justified-lines.ts';
import { continuousHint, pageBreakHint } from './page-tops.ts';
import type { StyleSpacing } from './paragraph-styles.ts';
import type { TextStyles } from './text-styles.ts';

/** What a document requests for the layout of its lines. */
export interface WordLayout {
  /** Whether it shows pages of bookmarks. */
  readonly hasPageReferences: boolean;
  /** Whether it refers to endnotes. */
  readonly hasEndnotes: boolean;
  /** Whether it has justified text whose lines break as those of Word 2013 and later. */
  readonly isJustified: boolean;
  /** The height of the lines of its grid, in twentieths of a point; null where lines keep to no grid. */
  readonly gridPitch: number | null;
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
  extends Pick<WordLayout, 'gridPitch' | 'sectionsBeginPages' | 'isArabic' | 'hasOfficeArabic'> {
  readonly substitutes: FontSubstitutes;
  /** Names of its bookmarks; null where it shows no pages of them, or has too many. */
  readonly bookmarks: ReadonlySet<string> | null;
  /** Null where there are none that stand behind the text. */
  readonly endnotes: Endnotes | null;
  /** Null where no justified lines are to be changed. */
  readonly justified: JustifiedText | null;
  /** Null where lines keep to no grid. */
  readonly gridStyles: TextStyles | null;
  /** Null where nothing depends on it: no page begins by a break, there are no headers, and no styles close tables. */
  readonly spacing: StyleSpacing | null;
}

/** Styles of tables that have no space between paragraphs, among others. */
const closeHint = /type="table"[\s\S]{0,240}contextualSpacing/;
const headerPart = /^word\/header[^/]*\.xml$/;
/** The layout of Word 2013 and later (MS-DOCX, compatibilityMode). */
const newestLayout = /compatibilityMode"[^>]{0,200}val="15"/;
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
    const [newest = null] = await find('settings', [newestLayout]);
    const [justified = null, broken = null, closed = null] = await find('styles', [
      justifiedHint,
      pageBreakHint,
      closeHint,
    ]);
    const found = await find('document', [
      lineGrid,
      pageBreakHint,
      continuousHint,
      arabicLetters,
      hebrewLetters,
      justifiedHint,
      endnoteHint,
      pageReferenceHint,
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
    ] = found;
    const [themed = null] = arabic === null ? [] : await find('theme/theme1', [officeArabic]);
    const isNewest = newest !== null && newest !== 'wide';
    return {
      hasPageReferences: pages !== null,
      hasEndnotes: notes !== null,
      isJustified: isNewest && (justified ?? both) !== null,
      gridPitch: grid === null || grid === 'wide' ? null : Number(grid[1]),
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
