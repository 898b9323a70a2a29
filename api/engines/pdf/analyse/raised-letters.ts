import type { Glyph } from '../model/page-model.ts';
import type { Row } from './part-overprinted.ts';

/** Ems of the line between its baseline and that of raised letters. */
const raisedTolerance = 0.55;
/** Ems of the line between raised letters and those beside them. */
const raisedGap = 0.6;
/** Rows above and below in which letters of one line are looked for. */
const rowsBack = 6;

/** Letters of a row without a gap between them. */
function clustersOf({ glyphs }: Row): readonly (readonly Glyph[])[] {
  const clusters: Glyph[][] = [];
  for (const glyph of [...glyphs].sort((a, b) => a.x0 - b.x0)) {
    const before = clusters.at(-1)?.at(-1);
    if (before !== undefined && glyph.x0 - before.x1 < glyph.look.size) clusters.at(-1)?.push(glyph);
    else clusters.push([glyph]);
  }
  return clusters;
}

/** Whether small letters are raised or lowered ones of a row: they overlap it, and stand beside its letters. */
function areRaised(cluster: readonly Glyph[], row: Row): boolean {
  const [first, last] = [cluster[0] as Glyph, cluster.at(-1) as Glyph];
  const largest = Math.max(...cluster.map(({ look }) => look.size));
  if (largest >= row.size) return false;
  const overlap = Math.min(row.y1, first.y1) - Math.max(row.y0, first.y0);
  const isNear = Math.abs(row.baseline - first.baseline) < raisedTolerance * row.size;
  const room = raisedGap * row.size;
  return (
    isNear &&
    overlap > 0.6 * Math.min(first.y1 - first.y0, row.y1 - row.y0) &&
    row.glyphs.some(({ look, x0, x1 }) => look.size > largest && x0 < last.x1 + room && x1 > first.x0 - room)
  );
}

/** Rows of a page from top to bottom, with raised and lowered letters in the rows that they belong to. */
export function withRaised(rows: readonly Row[]): readonly Row[] {
  const added = new Map<Row, Glyph[]>();
  return rows
    .map((row, index) => {
      const near = rows
        .slice(Math.max(0, index - rowsBack), index + rowsBack + 1)
        .filter(({ size }) => size > row.size);
      if (near.length === 0) return row;
      const left = clustersOf(row).filter((cluster) => {
        const home = near.find((other) => areRaised(cluster, other));
        if (home !== undefined) added.set(home, [...(added.get(home) ?? []), ...cluster]);
        return home === undefined;
      });
      return { ...row, glyphs: left.flat(), whole: row };
    })
    .map((row) => {
      const raised = added.get('whole' in row ? row.whole : row) ?? [];
      const glyphs = [...row.glyphs, ...raised];
      const [y0, y1] = [
        Math.min(row.y0, ...raised.map((each) => each.y0)),
        Math.max(row.y1, ...raised.map((each) => each.y1)),
      ];
      return { baseline: row.baseline, size: row.size, glyphs, y0, y1 };
    })
    .filter(({ glyphs }) => glyphs.length > 0);
}
