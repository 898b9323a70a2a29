import type { Paper } from '../../../../formats/paper.ts';
import { ProblemError } from '../../../../problem.ts';
import { sum } from '../../../../sum.ts';
import { type CellRange, maxRows, reachesEnd, type SheetEnd } from '../read/cell-reference.ts';
import type { SheetFacts } from '../read/read-sheet.ts';
import { chooseLayout, type Layout, type Orientation } from './choose-layout.ts';
import { fitText, type TextFit } from './fit-text.ts';
import { type PageRooms, pageRooms, paperCodes } from './page.ts';
import { pagesOf, sheetHeightPx } from './page-count.ts';
import { occupiedRanges, type PrintedRange, reachOf, withAnchors } from './printed-range.ts';
import { type FontFace, isKnownFont } from './text-width.ts';
import { thresholds } from './thresholds.ts';

/** What is changed on a sheet before it is printed. */
export interface SheetPlan {
  readonly text: TextFit;
  readonly layout: Layout;
  /** `paperSize` to write; undefined where the sheet names its paper. */
  readonly paperCode: number | undefined;
  /** Where merged cells end that reach the end of the sheet; undefined where none do. */
  readonly mergeEnd?: SheetEnd | undefined;
  /** Ranges to print of a sheet whose content is scattered. */
  readonly printArea?: readonly CellRange[];
}

/** What planning a sheet needs to know besides its cells. */
export interface SheetContext {
  readonly paper: Paper;
  /** Whether cells may get line wrapping, which adds formats. */
  readonly canWrap: boolean;
  readonly defaultFont: FontFace;
  readonly anchors: readonly CellRange[];
  readonly hasPrintArea: boolean;
  /** Columns printed on every page. */
  readonly repeated: readonly [number, number] | undefined;
}

const limits = thresholds.page;

type Attributes = Readonly<Record<string, string>>;

/** Whether the author chose a print layout: Excel writes other `pageSetup` attributes once it has seen a printer. */
function hasOwnScale({ settings }: SheetFacts, { hasPrintArea }: SheetContext): boolean {
  const scale = Number(settings.pageSetup?.scale ?? 100);
  return settings.fitToPage || settings.columnBreaks || hasPrintArea || (scale !== 100 && scale >= 10);
}

const ownOrientation = (pageSetup: Attributes | undefined): Orientation | undefined =>
  pageSetup?.orientation === 'landscape' ? 'landscape' : undefined;

/**
 * Decides how a sheet is printed; undefined for an empty one. Throws `too-complex` where it would fill thousands of
 * pages.
 */
export function planSheet(facts: SheetFacts, context: SheetContext): SheetPlan | undefined {
  const ranges = withAnchors(occupiedRanges(facts.blocks), context.anchors, facts.settings.defaultRowPx);
  if (ranges.length === 0) return undefined;
  const { pageSetup, margins } = facts.settings;
  const named = Number(pageSetup?.paperSize ?? (pageSetup === undefined ? 0 : paperCodes.Letter));
  const paperCode = named === 0 ? paperCodes[context.paper] : undefined;
  const rooms = pageRooms(paperCode ?? named, margins);
  const lastColumn = ranges.reduce((last, range) => Math.max(last, range.lastColumn), 0);
  const mergeEnd = mergeEndOf(facts, ranges);
  const stated = { paperCode, mergeEnd };
  if (hasOwnScale(facts, context)) return { ...keepLayout(facts, context, { rooms, lastColumn }), ...stated };

  const orientation = ownOrientation(pageSetup);
  const page = { rooms, orientation, lastColumn };
  const heightPx = sheetHeightPx(facts, ranges);
  const extent = { firstRow: 1, lastRow: maxRows, firstColumn: 1, lastColumn, heightPx };
  const whole = layOut(facts, context, page, extent);
  const pages = pagesOf([extent], whole, rooms);
  if (pages <= limits.many) return { ...whole, ...stated };

  const islands = ranges.length > limits.maxParts ? [extent] : ranges.map((range) => reachOf(range, facts));
  const widest = islands.reduce((a, b) => (b.lastColumn - b.firstColumn > a.lastColumn - a.firstColumn ? b : a));
  const apart = layOut(facts, context, page, widest);
  const pagesApart = pagesOf(islands, apart, rooms);
  if (Math.min(pages, pagesApart) > limits.max) refuse(Math.min(pages, pagesApart));
  return pagesApart * limits.minSaving < pages ? { ...apart, ...stated, printArea: islands } : { ...whole, ...stated };
}

/** LibreOffice prints all pages over which cells are merged that a picture lies on, and so does not come to an end. */
function mergeEndOf({ merges }: SheetFacts, ranges: readonly CellRange[]): SheetEnd | undefined {
  if (!merges.some(reachesEnd)) return undefined;
  return {
    lastRow: ranges.reduce((last, range) => Math.max(last, range.lastRow), 0),
    lastColumn: ranges.reduce((last, range) => Math.max(last, range.lastColumn), 0),
  };
}

function refuse(pages: number): never {
  throw new ProblemError(
    'too-complex',
    `A sheet of this workbook would fill about ${Math.round(pages).toLocaleString('en')} pages. Set a print area around what you need, save the workbook, and send it again.`,
  );
}

interface Page {
  readonly rooms: PageRooms;
  readonly orientation?: Orientation | undefined;
  readonly lastColumn: number;
}

/** Keeps the author's layout, widening columns only for numbers and wrapped text, and only where the page has room. */
function keepLayout(facts: SheetFacts, context: SheetContext, { rooms, lastColumn }: Page) {
  const { settings, columnPx } = facts;
  const tight = facts.tight.filter(({ kind }) => kind === 'number' || kind === 'wrapped');
  const orientation = ownOrientation(settings.pageSetup) ?? 'portrait';
  const pagePx = rooms[orientation].widthPx / ((Number(settings.pageSetup?.scale) || 100) / 100);
  const text = fitText({ ...facts, tight }, lastColumn, { pagePx, shrunkPx: pagePx, canWrap: context.canWrap });
  const before = Array.from({ length: lastColumn }, (_, index) => columnPx(index + 1));
  const fits = settings.fitToPage || sum(text.widthsPx) <= Math.max(pagePx, sum(before));
  return { text: fits ? text : { ...text, widthsPx: before }, layout: { mode: 'whole' } as const };
}

/** Lays out the columns of a range: the whole sheet, or the widest of its parts. */
function layOut(
  facts: SheetFacts,
  context: SheetContext,
  { rooms, orientation, lastColumn }: Page,
  range: PrintedRange,
) {
  const pagePx = rooms[orientation ?? 'portrait'].widthPx;
  const beforePx = sum(Array.from({ length: lastColumn }, (_, index) => facts.columnPx(index + 1)));
  const turnedPx = rooms.landscape.widthPx;
  const { factor, pages } = thresholds.widening;
  // Widening must not turn a sheet of one page into one of two.
  const roomierPx = beforePx <= turnedPx * pages ? Math.min(beforePx * factor, turnedPx * pages) : beforePx * factor;
  const shrunkPx = Math.max(turnedPx / thresholds.scale.widened, roomierPx);
  const text = fitText(facts, lastColumn, { pagePx, shrunkPx, canWrap: context.canWrap });
  const columnsPx = text.widthsPx.slice(range.firstColumn - 1, range.lastColumn);
  const [from, to] = context.repeated ?? [1, 0];
  const repeatedPx = sum(text.widthsPx.slice(from - 1, to));
  const extentPx = columnsPx.length === lastColumn ? text.extentPx : sum(columnsPx);
  const slack = isKnownFont(context.defaultFont) ? thresholds.slack.knownFont : thresholds.slack.otherFont;
  const layout = chooseLayout({ columnsPx, extentPx, repeatedPx }, rooms, orientation, slack);
  if (layout.mode !== 'bands')
    return { text, layout: facts.blocks.length === 0 ? onOnePage(layout, rooms, range) : layout };
  return { text, layout: { ...layout, breaks: layout.breaks.map((column) => column + range.firstColumn - 1) } };
}

/** Fits a sheet of pictures and charts alone onto one page, where page breaks would cut them. */
function onOnePage(layout: Exclude<Layout, { mode: 'bands' }>, rooms: PageRooms, { heightPx }: PrintedRange): Layout {
  const { scale, orientation } = layout.mode === 'whole' ? { scale: 1, orientation: 'portrait' as const } : layout;
  const fitting = Math.min(scale, rooms[orientation].heightPx / heightPx);
  return fitting < thresholds.scale.minOnePage
    ? layout
    : { mode: 'fitted', orientation, scale: fitting, onePage: true };
}
