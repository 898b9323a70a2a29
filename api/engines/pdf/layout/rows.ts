import { centreOf, type Line } from './page-layout.ts';

/**
 * Groups lines into rows, from top to bottom.
 * @param isLevel Whether a line is in the row of another, which is the highest of that.
 */
export function rowsOf(lines: readonly Line[], isLevel: (line: Line, first: Line) => boolean): readonly Line[][] {
  const rows: Line[][] = [];
  for (const line of [...lines].sort((a, b) => centreOf(a) - centreOf(b))) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (first !== undefined && isLevel(line, first)) row?.push(line);
    else rows.push([line]);
  }
  return rows;
}
