import { boxAroundAll } from '../../../model/box.ts';
import type { Box } from '../../../model/page-model.ts';
import { type DrawnText, keyOf, sizesAround } from './drawn-paragraphs.ts';
import { rowAreas } from './row-areas.ts';
import { runsWithin, type TextWithin } from './runs-within.ts';

/** Whether areas are those of several rows of cells, and no columns of running text. */
function haveRows(areas: readonly Box[]): boolean {
  const counts = new Map<number, number>();
  for (const { y0 } of areas) counts.set(y0, (counts.get(y0) ?? 0) + 1);
  return [...counts.values()].filter((cells) => cells > 1).length > 1;
}

/** Where a text is on the page: one of spaces only is as high as the letters around it, of a size in points. */
function heightOf({ letters, baseline }: DrawnText, size: number): Pick<Box, 'y0' | 'y1'> {
  return letters.length > 0 ? boxAroundAll(letters) : { y0: baseline - size, y1: baseline };
}

/** The areas of texts that follow one another in columns: as wide as their column, and as high as the texts themselves. */
function areasIn(texts: readonly TextWithin[]): readonly Box[] {
  const sizes = sizesAround(texts);
  const areas: Box[] = [];
  for (const [index, text] of texts.entries()) {
    const { y0, y1 } = heightOf(text, sizes[index] as number);
    const [before, last] = [texts[index - 1], areas.at(-1)];
    const goesOn = before !== undefined && last !== undefined && keyOf(before.area) === keyOf(text.area);
    if (goesOn) areas.splice(-1, 1, { ...last, y0: Math.min(last.y0, y0), y1: Math.max(last.y1, y1) });
    else areas.push({ ...text.area, y0, y1 });
  }
  return areas;
}

/**
 * Makes the areas of cells from texts that are clipped to columns: up to 2008, Word for Mac clipped cells to their columns,
 * all over the page.
 * @param texts In the order in which they are drawn.
 * @param isColumn Whether an area is that of a column.
 * @returns The areas of each table that has several rows.
 */
export function columnAreas(
  texts: readonly DrawnText[],
  isColumn: (area: Box) => boolean,
): readonly (readonly Box[])[] {
  const runs = runsWithin(texts, isColumn).filter((run) => run.some(({ letters }) => letters.length > 0));
  return runs.flatMap((run) => rowAreas(areasIn(run))).filter(haveRows);
}
