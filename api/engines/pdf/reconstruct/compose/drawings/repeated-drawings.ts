import type { AnalysedPage, Repeated } from '../../flow/analysed-page.ts';
import type { Block, RunningText } from '../../model/doc-model.ts';
import type { OnPages } from '../../model/on-pages.ts';
import type { HeadRun } from '../heads/head-runs.ts';
import { placedOnPage, withFloats } from './page-drawings.ts';

/** Headers that hold what stands at the same place on pages: those of a run's first page only what it has itself. */
export function withRepeated(
  text: RunningText,
  { from, to, hasOwnFirst }: HeadRun,
  { pictures, shapes }: Repeated,
): RunningText {
  const add = (blocks: readonly Block[] | null, pages: readonly number[]) => {
    const here = <T>(all: readonly OnPages<T>[]) =>
      all.filter(({ on }) => pages.some((page) => on.has(page))).map(({ drawn }) => drawn);
    const drawings = placedOnPage(here(pictures), here(shapes));
    return drawings.length === 0 ? blocks : withFloats(blocks ?? [], drawings, null);
  };
  if (pictures.length + shapes.length === 0) return text;
  const later = Array.from({ length: to - from }, (_, index) => from + index).slice(Number(hasOwnFirst));
  return {
    usual: add(text.usual, later),
    first: text.first && add(text.first, [from]),
    even:
      text.even &&
      add(
        text.even,
        later.filter((page) => page % 2 === 1),
      ),
  };
}

/** Whether the first page, as a title page does, has nothing of what stands at the same place on the others. */
export const isBare = ({ index }: AnalysedPage, { pictures, shapes }: Repeated) =>
  index === 0 && pictures.length + shapes.length > 0 && ![...pictures, ...shapes].some(({ on }) => on.has(0));
