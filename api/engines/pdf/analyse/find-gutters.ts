import type { Box, Glyph } from '../model/page-model.ts';

interface Row {
  readonly y0: number;
  readonly y1: number;
  readonly glyphs: readonly Glyph[];
}

/** Points that remain free in all rows, and what counts as a gap within one. */
const leastGutter = 4;
const leastGap = 5;
const leastColumn = 80;
/** Rows with text on both sides that a gutter must part: gaps between words do not align over so many. */
const leastRows = 8;
/** Heights of a row that may lie between rows. */
const maxRowGap = 2.5;

interface Gap {
  readonly x0: number;
  readonly x1: number;
}

function gapsOf({ glyphs }: Row): readonly Gap[] {
  const sorted = [...glyphs].sort((a, b) => a.x0 - b.x0);
  const gaps: Gap[] = [];
  let right = sorted[0]?.x1 ?? 0;
  for (const { x0, x1 } of sorted.slice(1)) {
    if (x0 - right >= leastGap) gaps.push({ x0: right, x1: x0 });
    right = Math.max(right, x1);
  }
  return gaps;
}

const meet = (a: Gap, b: Gap): Gap => ({ x0: Math.max(a.x0, b.x0), x1: Math.min(a.x1, b.x1) });
const isWide = ({ x0, x1 }: Gap) => x1 - x0 >= leastGutter;

/** Whether there is text of a column's width on both sides: labels of a list are narrower. */
const isBetweenColumns = ({ glyphs }: Row, { x0, x1 }: Gap) =>
  x0 - Math.min(...glyphs.map((glyph) => glyph.x0)) > leastColumn &&
  Math.max(...glyphs.map((glyph) => glyph.x1)) - x1 > leastColumn;

/** Stretches between columns that are too narrow to part a line by themselves: rows below one another leave them free. */
export function findGutters(rows: readonly Row[]): readonly Box[] {
  const gaps = rows.map(gapsOf);
  const gutters: Box[] = [];
  const isKnown = (x: number, y: number) =>
    gutters.some((gutter) => x > gutter.x0 - 1 && x < gutter.x1 + 1 && y >= gutter.y0 && y <= gutter.y1);
  rows.forEach((row, start) => {
    for (const gap of gaps[start] ?? []) {
      if (isKnown((gap.x0 + gap.x1) / 2, row.y0)) continue;
      let free = gap;
      let parted = isBetweenColumns(row, gap) ? 1 : 0;
      let last = row;
      for (let index = start + 1; index < rows.length; index++) {
        const next = rows[index] as Row;
        if (next.y0 - last.y1 > maxRowGap * (next.y1 - next.y0)) break;
        const narrowed = (gaps[index] ?? []).map((other) => meet(free, other)).find(isWide);
        const isBeside = next.glyphs.every(({ x0, x1 }) => x1 <= free.x0 + 1 || x0 >= free.x1 - 1);
        if (narrowed === undefined && !isBeside) break;
        if (narrowed !== undefined) {
          free = narrowed;
          if (isBetweenColumns(next, free)) parted++;
        }
        last = next;
      }
      if (parted >= leastRows) gutters.push({ ...free, y0: row.y0, y1: last.y1 });
    }
  });
  return gutters;
}
