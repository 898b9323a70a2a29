import { sum } from '../../../../sum.ts';
import type { SheetFacts } from '../read/read-sheet.ts';
import type { Layout } from './choose-layout.ts';
import type { TextFit } from './fit-text.ts';
import type { PageRooms } from './page.ts';
import type { PrintedRange } from './printed-range.ts';
import { thresholds } from './thresholds.ts';

/** Height from the first row of the sheet to the last of the ranges, gaps included, in pixels. */
export function sheetHeightPx({ blocks, settings }: SheetFacts, ranges: readonly PrintedRange[]): number {
  const lastRow = ranges.reduce((last, range) => Math.max(last, range.lastRow), 0);
  const rows = sum(blocks.map((block) => block.lastRow - block.firstRow + 1));
  const gapPx = settings.defaultRowHidden ? 0 : settings.defaultRowPx;
  return sum(blocks.map((block) => block.heightPx)) + Math.max(0, lastRow - rows) * gapPx;
}

/** Estimates how many pages ranges fill. */
export function pagesOf(
  ranges: readonly PrintedRange[],
  { text, layout }: { readonly text: TextFit; readonly layout: Layout },
  rooms: PageRooms,
): number {
  const { scale, orientation } = layout.mode === 'whole' ? { scale: 1, orientation: 'portrait' as const } : layout;
  const { widthPx, heightPx } = rooms[orientation];
  const count = (px: number, roomPx: number) => Math.max(1, Math.ceil((px * scale) / roomPx - thresholds.page.overrun));
  return sum(
    ranges.map(({ firstColumn, lastColumn, heightPx: rangePx }) => {
      const across = count(sum(text.widthsPx.slice(firstColumn - 1, lastColumn)), widthPx);
      return across * count(rangePx, heightPx);
    }),
  );
}
