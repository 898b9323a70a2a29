import { symbolSigns } from '../../../../formats/fonts/symbol-signs.ts';
import { addTo } from '../../../../groups.ts';
import { largest, smallest } from '../model/extremes.ts';
import type { Glyph } from '../model/page-model.ts';
import { isRaisedMark } from './is-raised-mark.ts';
import type { Row } from './overprinted/split-overprinted.ts';
import { thresholds } from './thresholds.ts';

/** A mark that begins a note: a number or a sign. */
const mark = /^(?:\d{1,3}|[ivxlc]{1,5}|[a-z]|[*†‡§]{1,3})$/;

/** Bullets that other fonts than those of signs have. */
const bullet = /^[•▪■●◆▶►]$/;

/** Groups the letters of a row that no gap separates. */
function clustersOf({ glyphs }: Row): readonly (readonly Glyph[])[] {
  const clusters: Glyph[][] = [];
  for (const glyph of [...glyphs].sort((a, b) => a.x0 - b.x0)) {
    const before = clusters.at(-1)?.at(-1);
    if (before !== undefined && glyph.x0 - before.x1 < glyph.look.size) clusters.at(-1)?.push(glyph);
    else clusters.push([glyph]);
  }
  return clusters;
}

/** Whether letters are at the height of superscripts or subscripts of a row. */
function areLevel(cluster: readonly Glyph[], row: Row): boolean {
  const first = cluster[0] as Glyph;
  if (largest(cluster.map(({ look }) => look.size)) >= row.size) return false;
  const overlap = Math.min(row.y1, first.y1) - Math.max(row.y0, first.y0);
  const isNear = Math.abs(row.baseline - first.baseline) < thresholds.raised.maxShift * row.size;
  return isNear && overlap > thresholds.raised.minOverlap * Math.min(first.y1 - first.y0, row.y1 - row.y0);
}

/** Whether letters are next to larger ones of a row, and level with them: those of another column may be larger still. */
function areBeside(cluster: readonly Glyph[], row: Row): boolean {
  const [first, last] = [cluster[0] as Glyph, cluster.at(-1) as Glyph];
  const size = largest(cluster.map((glyph) => glyph.look.size));
  return row.glyphs.some(({ look, baseline, x0, x1 }) => {
    const [room, shift] = [thresholds.raised.maxGap * look.size, thresholds.raised.maxShift * look.size];
    const isNear = x0 < last.x1 + room && x1 > first.x0 - room;
    return look.size > size && isNear && Math.abs(baseline - first.baseline) < shift;
  });
}

/** Whether letters are raised before a larger one, as marks and small bullets are before their text. */
function areRaisedBefore(letters: readonly Glyph[], next: Glyph): boolean {
  const [first, last] = [letters[0], letters.at(-1)];
  if (first === undefined || last === undefined) return false;
  const { size } = next.look;
  const isNear = last.x1 <= next.x0 && next.x0 - last.x1 < thresholds.raised.maxMarkGap * size;
  return isNear && letters.every((letter) => isRaisedMark(letter, next));
}

/** Whether letters are the raised mark of a note whose text begins with the letter `next`. */
export const areMarkBefore = (letters: readonly Glyph[], next: Glyph): boolean =>
  mark.test(letters.map(({ text }) => text).join('')) && areRaisedBefore(letters, next);

/** Whether letters are one bullet, which LibreOffice raises if it is smaller than its text. */
const areBullet = ([sign, ...others]: readonly Glyph[]) =>
  sign !== undefined && others.length === 0 && (bullet.test(sign.text) || symbolSigns[sign.text] !== undefined);

/** Whether letters are the raised mark or the bullet of a text that is in a row. */
function areMarkOf(cluster: readonly Glyph[], { glyphs, size }: Row): boolean {
  const [first, last] = [cluster[0] as Glyph, cluster.at(-1) as Glyph];
  const [next] = glyphs.filter(({ x0 }) => x0 >= last.x1).sort((a, b) => a.x0 - b.x0);
  const isFree = glyphs.every(({ x0, x1 }) => x0 >= last.x1 || first.x0 - x1 > thresholds.raised.maxMarkGap * size);
  if (!isFree || next === undefined) return false;
  return areMarkBefore(cluster, next) || (areBullet(cluster) && areRaisedBefore(cluster, next));
}

/**
 * Moves superscripts and subscripts into the rows that they belong to. Rows are sorted from the top of the page down.
 */
export function withRaised(rows: readonly Row[]): readonly Row[] {
  const added = new Map<Row, Glyph[]>();
  return rows
    .map((row, index) => {
      const least = smallest(row.glyphs.map(({ look }) => look.size));
      const near = rows
        .slice(Math.max(0, index - thresholds.raised.lookAround), index + thresholds.raised.lookAround + 1)
        .filter((other) => other !== row && other.size > least);
      if (near.length === 0) return row;
      const left = clustersOf(row).filter((cluster) => {
        // A line of another column may be as high as the raised letters, which are then in its row.
        const isOfOwnSize = largest(cluster.map(({ look }) => look.size)) >= row.size;
        if (!isOfOwnSize && areBeside(cluster, row)) return true;
        const level = near.filter((other) => other.size > (isOfOwnSize ? row.size : least) && areLevel(cluster, other));
        const home =
          level.find((other) => areBeside(cluster, other)) ?? level.find((other) => areMarkOf(cluster, other));
        if (home !== undefined) for (const letter of cluster) addTo(added, home, letter);
        return home === undefined;
      });
      return { ...row, glyphs: left.flat(), whole: row };
    })
    .map((row) => {
      const { baseline, size } = row;
      const raised = added.get('whole' in row ? row.whole : row);
      if (raised === undefined) return { baseline, size, glyphs: row.glyphs, y0: row.y0, y1: row.y1 };
      const glyphs = [...row.glyphs, ...raised];
      const [y0, y1] = [
        smallest(
          raised.map((each) => each.y0),
          row.y0,
        ),
        largest(
          raised.map((each) => each.y1),
          row.y1,
        ),
      ];
      return { baseline, size, glyphs, y0, y1 };
    })
    .filter(({ glyphs }) => glyphs.length > 0);
}
