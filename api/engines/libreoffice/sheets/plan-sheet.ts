import { ProblemError } from '../../../problem.ts';
import type { CellRange } from './cell-reference.ts';
import { chooseLayout, type Layout, type Orientation } from './choose-layout.ts';
import { fitText, type TextFit } from './fit-text.ts';
import { type PageRooms, type Paper, pageRooms, paperCodes } from './page.ts';
import type { SheetFacts } from './read-sheet.ts';
import { type FontFace, isKnownFont } from './text-width.ts';
import { occupiedRanges } from './used-area.ts';

/** What is changed on a sheet before it is printed. */
export interface SheetPlan {
  readonly text: TextFit;
  readonly layout: Layout;
  /** Written where the sheet names no paper. */
  readonly paperCode: number | undefined;
  /** The parts to print of a sheet whose cells lie far apart. */
  readonly printArea?: readonly CellRange[];
}

export interface SheetContext {
  readonly paper: Paper;
  /** Whether formats may be added. */
  readonly canWrap: boolean;
  readonly defaultFont: FontFace;
  readonly anchors: readonly CellRange[];
  readonly hasPrintArea: boolean;
  /** Columns printed on every page. */
  readonly repeated: readonly [number, number] | undefined;
}

/** LibreOffice lays out about two hundred pages a second, and a reader turns none of them after some thousands. */
const maxPages = 5000;
/** From here on it is worth looking for empty stretches to leave out. */
const manyPages = 300;

type Attributes = Readonly<Record<string, string>>;

/** What an author chose for print; Excel writes the other attributes of `pageSetup` as soon as it has seen a printer. */
function hasOwnScale({ settings }: SheetFacts, { hasPrintArea }: SheetContext): boolean {
  const scale = Number(settings.pageSetup?.scale ?? 100);
  return settings.fitToPage || settings.columnBreaks || hasPrintArea || (scale !== 100 && scale >= 10);
}

const ownOrientation = (pageSetup: Attributes | undefined): Orientation | undefined =>
  pageSetup?.orientation === 'landscape' ? 'landscape' : undefined;

/** Areas of cells and of what lies above them. */
function rangesOf(facts: SheetFacts, anchors: readonly CellRange[]) {
  const cells = occupiedRanges(facts.blocks);
  const drawn = anchors.map((anchor) => ({
    ...anchor,
    heightPx: (anchor.lastRow - anchor.firstRow + 1) * facts.settings.defaultRowPx,
  }));
  return [...cells, ...drawn];
}

type Range = ReturnType<typeof rangesOf>[number];

/** Decides how a sheet goes onto pages; an empty one is left out. Throws `too-complex` where it would fill thousands. */
export function planSheet(facts: SheetFacts, context: SheetContext): SheetPlan | undefined {
  const ranges = rangesOf(facts, context.anchors);
  if (ranges.length === 0) return undefined;
  const { pageSetup, margins } = facts.settings;
  const named = Number(pageSetup?.paperSize ?? (pageSetup === undefined ? 0 : paperCodes.Letter));
  const paperCode = named === 0 ? paperCodes[context.paper] : undefined;
  const rooms = pageRooms(paperCode ?? named, margins);
  const lastColumn = ranges.reduce((last, range) => Math.max(last, range.lastColumn), 0);
  if (hasOwnScale(facts, context)) return { ...keepLayout(facts, context, { rooms, lastColumn }), paperCode };

  const orientation = ownOrientation(pageSetup);
  const page = { rooms, orientation, lastColumn };
  const extent = { firstRow: 1, lastRow: 1, firstColumn: 1, lastColumn, heightPx: sheetHeightPx(facts, ranges) };
  const whole = layOut(facts, context, page, extent);
  const pages = pagesOf([extent], whole, rooms);
  if (pages <= manyPages) return { ...whole, paperCode };

  const widest = ranges.reduce((a, b) => (b.lastColumn - b.firstColumn > a.lastColumn - a.firstColumn ? b : a));
  const apart = layOut(facts, context, page, widest);
  const pagesApart = pagesOf(ranges, apart, rooms);
  if (Math.min(pages, pagesApart) > maxPages) refuse(Math.min(pages, pagesApart));
  return pagesApart * 4 < pages ? { ...apart, paperCode, printArea: ranges } : { ...whole, paperCode };
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

/** The author's layout stays; cells get only what they need to be drawn at all, where the page has the room. */
function keepLayout(facts: SheetFacts, context: SheetContext, { rooms, lastColumn }: Page) {
  const { settings, columnPx } = facts;
  const tight = facts.tight.filter(({ kind }) => kind === 'number' || kind === 'wrapped');
  const orientation = ownOrientation(settings.pageSetup) ?? 'portrait';
  const pagePx = rooms[orientation].widthPx / ((Number(settings.pageSetup?.scale) || 100) / 100);
  const text = fitText({ ...facts, tight }, lastColumn, { pagePx, shrunkPx: pagePx, canWrap: context.canWrap });
  const before = Array.from({ length: lastColumn }, (_, index) => columnPx(index + 1));
  const fits = settings.fitToPage || sumOf(text.widthsPx) <= Math.max(pagePx, sumOf(before));
  return { text: fits ? text : { ...text, widthsPx: before }, layout: { mode: 'whole' } as const };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Lays out the columns of a range, which is the sheet or the widest of its parts. */
function layOut(facts: SheetFacts, context: SheetContext, { rooms, orientation, lastColumn }: Page, range: Range) {
  const pagePx = rooms[orientation ?? 'portrait'].widthPx;
  const beforePx = sumOf(Array.from({ length: lastColumn }, (_, index) => facts.columnPx(index + 1)));
  const turnedPx = rooms.landscape.widthPx;
  // A quarter more for text that is cut, but not so much that a sheet of one page becomes one of two.
  const roomierPx = beforePx <= turnedPx * 2 ? Math.min(beforePx * 1.25, turnedPx * 2) : beforePx * 1.25;
  const shrunkPx = Math.max(turnedPx / 0.65, roomierPx);
  const text = fitText(facts, lastColumn, { pagePx, shrunkPx, canWrap: context.canWrap });
  const columnsPx = text.widthsPx.slice(range.firstColumn - 1, range.lastColumn);
  const [from, to] = context.repeated ?? [1, 0];
  const repeatedPx = sumOf(text.widthsPx.slice(from - 1, to));
  const extentPx = range.firstColumn === 1 ? text.extentPx : sumOf(columnsPx);
  const slack = isKnownFont(context.defaultFont) ? 1.01 : 1.12;
  const layout = chooseLayout({ columnsPx, extentPx, repeatedPx }, rooms, orientation, slack);
  if (layout.mode !== 'bands')
    return { text, layout: facts.blocks.length === 0 ? onOnePage(layout, rooms, range) : layout };
  return { text, layout: { ...layout, breaks: layout.breaks.map((column) => column + range.firstColumn - 1) } };
}

/** A sheet of nothing but pictures and charts: a page break would cut them. */
function onOnePage(layout: Exclude<Layout, { mode: 'bands' }>, rooms: PageRooms, { heightPx }: Range): Layout {
  const { scale, orientation } = layout.mode === 'whole' ? { scale: 1, orientation: 'portrait' as const } : layout;
  const fitting = Math.min(scale, rooms[orientation].heightPx / heightPx);
  return fitting < 0.4 ? layout : { mode: 'fitted', orientation, scale: fitting, onePage: true };
}

/** From the first row to the last, gaps included. */
function sheetHeightPx({ blocks, settings }: SheetFacts, ranges: readonly Range[]): number {
  const lastRow = ranges.reduce((last, range) => Math.max(last, range.lastRow), 0);
  const rows = sumOf(blocks.map((block) => block.lastRow - block.firstRow + 1));
  const gapPx = settings.defaultRowHidden ? 0 : settings.defaultRowPx;
  return sumOf(blocks.map((block) => block.heightPx)) + Math.max(0, lastRow - rows) * gapPx;
}

/** About how many pages areas fill. */
function pagesOf(
  ranges: readonly Range[],
  { text, layout }: Pick<SheetPlan, 'text' | 'layout'>,
  rooms: PageRooms,
): number {
  const { scale, orientation } = layout.mode === 'whole' ? { scale: 1, orientation: 'portrait' as const } : layout;
  const { widthPx, heightPx } = rooms[orientation];
  const count = (px: number, roomPx: number) => Math.max(1, Math.ceil((px * scale) / roomPx - 0.1));
  return sumOf(
    ranges.map(({ firstColumn, lastColumn, heightPx: rangePx }) => {
      const across = count(sumOf(text.widthsPx.slice(firstColumn - 1, lastColumn)), widthPx);
      return across * count(rangePx, heightPx);
    }),
  );
}
