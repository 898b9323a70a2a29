import type { AnalysedPage, Repeated } from '../../flow/analysed-page.ts';
import type { Block, RunningText } from '../../model/doc-model.ts';
import type { RepeatedDrawing } from '../../model/drawings/repeated-drawing.ts';
import type { Picture } from '../../model/page-model.ts';
import type { HeadRun } from '../heads/head-runs.ts';
import { placedOnPage, withFloats } from './page-drawings.ts';
import { thresholds } from './thresholds.ts';

/**
 * Adds repeated drawings to the headers of a run of pages. A separate first header only gets those on the first page.
 */
export function withRepeated(
  text: RunningText,
  { from, to, hasOwnFirst }: HeadRun,
  { pictures, shapes }: Repeated,
): RunningText {
  const add = (blocks: readonly Block[] | null, pages: readonly number[]) => {
    const here = <T>(all: readonly RepeatedDrawing<T>[]) =>
      all.filter(({ on }) => pages.some((page) => on.has(page))).map(({ drawn }) => drawn);
    const drawings = placedOnPage(here(pictures), here(shapes));
    return drawings.length === 0 ? blocks : withFloats(blocks ?? [], drawings, null);
  };
  if (pictures.length + shapes.length === 0) return text;
  const later = Array.from({ length: to - from }, (_, index) => from + index).slice(Number(hasOwnFirst));
  return {
    usual: add(text.usual, text.even === null ? later : later.filter((page) => page % 2 === 0)),
    first: text.first && add(text.first, [from]),
    even:
      text.even &&
      add(
        text.even,
        later.filter((page) => page % 2 === 1),
      ),
  };
}

/** Whether a page is the first one and, like many title pages, lacks everything that other pages repeat. */
export function isBare({ index }: AnalysedPage, { pictures, shapes }: Repeated): boolean {
  const shared = [...pictures, ...shapes].filter(({ on }) => on.size > 1);
  return index === 0 && shared.length > 0 && ![...pictures, ...shapes].some(({ on }) => on.has(0));
}

/** Whether every second page has a drawing, and no other page: it belongs to the heads of odd or of even pages. */
function alternates(on: ReadonlySet<number>): boolean {
  const pages = [...on].sort((a, b) => a - b);
  return pages.length > 1 && pages.every((page, index) => page === (pages[0] as number) + 2 * index);
}

const sides = ['x0', 'x1', 'y0', 'y1'] as const;

/** Whether a picture of heads stands where other pages have another one. */
const isInstead = ({ drawn, on }: RepeatedDrawing<Picture>, pictures: Repeated['pictures']): boolean =>
  pictures.some(
    (other) =>
      other.drawn !== drawn &&
      sides.every((side) => Math.abs(other.drawn[side] - drawn[side]) < thresholds.samePlace) &&
      ![...on].some((page) => other.on.has(page)),
  );

/**
 * Which pictures of running heads a page has alone, instead of those of other pages, or with every second page, as text: its heads
 * are its own.
 */
export const ownHeadPictures = ({ index }: AnalysedPage, { pictures }: Repeated): string =>
  pictures
    .flatMap((picture, at) => {
      const { drawn, on } = picture;
      const isOwn = drawn.isOfHead && (on.size === 1 || isInstead(picture, pictures));
      return on.has(index) && (isOwn || alternates(on)) ? [at] : [];
    })
    .join('/');
