import type { Drawing } from './drawing.ts';
import { thresholds } from './thresholds.ts';

const { minRun, minAxis, minCrooked, minCrookedLength } = thresholds.plot;

/** Visits the runs of lines of a drawing along its rows or its columns: from a cell on, so many steps from one to the next. */
function eachRun(
  { lines, columns, rows }: Drawing,
  along: 'rows' | 'columns',
  visit: (from: number, step: number, length: number) => void,
): void {
  const [count, length, step] = along === 'rows' ? [rows, columns, 1] : [columns, rows, columns];
  for (let index = 0; index < count; index++) {
    const start = along === 'rows' ? index * columns : index;
    let run = 0;
    // A drawing ends with a cell without lines.
    for (let place = 0; place < length; place++) {
      if (lines[start + place * step] === 1) run++;
      else {
        if (run > 0) visit(start + (place - run) * step, step, run);
        run = 0;
      }
    }
  }
}

/**
 * Whether a drawing has both axes, and much of it goes neither across nor down, as the curves of a plot do.
 * @param isWord Whether a cell of the drawing is part of a word that touches it.
 */
export function isPlot(drawing: Drawing, isWord: (cell: number) => boolean): boolean {
  const { lines, perPoint } = drawing;
  const crooked = lines.map((line, cell) => (isWord(cell) ? 0 : line));
  for (const along of ['rows', 'columns'] as const) {
    let longest = 0;
    eachRun(drawing, along, (from, step, length) => {
      longest = Math.max(longest, length);
      if (length >= minRun * perPoint) for (let at = 0; at < length; at++) crooked[from + at * step] = 0;
    });
    if (longest < minAxis * perPoint) return false;
  }
  const count = (cells: Uint8Array) => cells.reduce((sum, cell) => sum + cell, 0);
  const length = count(crooked);
  return length >= minCrookedLength * perPoint && length >= minCrooked * count(lines);
}
