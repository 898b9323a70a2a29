import type { AnalysedPage, Repeated } from '../../flow/analysed-page.ts';
import type { Block, RunningText } from '../../model/doc-model.ts';
import type { RepeatedDrawing } from '../../model/drawings/repeated-drawing.ts';
import type { HeadRun } from '../heads/head-runs.ts';
import { placedOnPage, withFloats } from './page-drawings.ts';

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
export const isBare = ({ index }: AnalysedPage, { pictures, shapes }: Repeated) =>
  index === 0 && pictures.length + shapes.length > 0 && ![...pictures, ...shapes].some(({ on }) => on.has(0));

/** Whether every second page has a drawing, and no other page: it belongs to the heads of odd or of even pages. */
function alternates(on: ReadonlySet<number>): boolean {
  const pages = [...on].sort((a, b) => a - b);
  return pages.length > 1 && pages.every((page, index) => page === (pages[0] as number) + 2 * index);
}

/** Which pictures of running heads a page has alone, or has with every second page, as text: its heads are its own. */
export const ownHeadPictures = ({ index }: AnalysedPage, { pictures }: Repeated): string =>
  pictures
    .flatMap(({ drawn, on }, at) =>
      on.has(index) && ((drawn.isOfHead && on.size === 1) || alternates(on)) ? [at] : [],
    )
    .join('/');
