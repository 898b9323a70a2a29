import { pageShare } from './checks/page-share.ts';
import { thresholds } from './checks/thresholds.ts';
import type { Edges } from './columns/edges.ts';
import { edgesOfPages } from './columns/page-edges.ts';
import type { AnalysedDocument, AnalysedPage } from './flow/analysed-page.ts';
import { flowPages } from './flow/flow-page.ts';
import { partHeadPictures } from './heads/head-pictures.ts';
import { separateHeads } from './heads/separate-heads.ts';
import type { LinedDocument, LinedPage } from './lined-document.ts';
import { splitRepeated } from './marks/repeated-shapes.ts';
import type { RepeatedDrawing } from './model/drawings/repeated-drawing.ts';
import type { Picture } from './model/page-model.ts';
import type { Reading } from './model/reading.ts';
import { separateNotes } from './notes/find-notes.ts';
import { areSameParts } from './same-parts.ts';
import { extractTables } from './tables/extract-tables.ts';

function separated(pages: readonly LinedPage[], readingOf: (index: number) => Reading) {
  const headed = partHeadPictures(separateHeads(pages.map((page, index) => ({ ...page, reading: readingOf(index) }))));
  return { noted: separateNotes(headed.pages), headPictures: headed.pictures };
}

type NotedPage = ReturnType<typeof separated>['noted'][number];
type TabledPage = ReturnType<typeof extractTables<NotedPage>>;

/** What was found on the pages of a document in one reading of each. */
interface Attempt {
  readonly noted: readonly NotedPage[];
  readonly headPictures: readonly RepeatedDrawing<Picture>[];
  readonly tabled: readonly TabledPage[];
  readonly edges: readonly Edges[];
  readonly flowing: readonly AnalysedPage[];
}

/** Lines → heads → notes → tables → flow, of which a page keeps what an earlier attempt found if nothing else precedes. */
function attempt(
  { pages, drawPage }: LinedDocument,
  readingOf: (index: number) => Reading,
  earlier: Attempt | null,
): Attempt {
  const { noted, headPictures } = separated(pages, readingOf);
  const tabled = noted.map((page, index) => {
    const before = earlier?.noted[index];
    const found = earlier?.tabled[index];
    return before !== undefined && found !== undefined && areSameParts(before, page) ? found : extractTables(page);
  });
  const edges = edgesOfPages(tabled);
  const draw: Parameters<typeof flowPages>[2] = (index, leaveOut) => drawPage?.(index, leaveOut) ?? null;
  const flowing = flowPages(tabled, edges, draw, earlier ?? undefined);
  return { noted, headPictures, tabled, edges, flowing };
}

function analysed(
  { repeatedPictures, outline, title, proved }: LinedDocument,
  { headPictures, edges, flowing }: Attempt,
): AnalysedDocument {
  const drawn = splitRepeated(flowing.map(({ drawings }) => drawings));
  return {
    pages: flowing.map((page, index) => ({ ...page, drawings: drawn.own[index] ?? [] })),
    outline,
    title,
    repeated: { pictures: [...repeatedPictures, ...headPictures], shapes: drawn.repeated },
    edgesOf: ({ index }) => edges[index] as Edges,
    ...(proved !== undefined && { proved }),
  };
}

/** Lines → heads → notes → tables → flow. */
export const analysePages = (lined: LinedDocument, readingOf: (index: number) => Reading): AnalysedDocument =>
  analysed(lined, attempt(lined, readingOf, null));

/**
 * Analyses pages, each in the reading that keeps more of its text. Text that was lost in a table or a running head is
 * recovered by reading the page as plain text. Heads and edges depend on all pages, so each attempt finds those of all.
 */
export function analysePagesSafely(lined: LinedDocument): AnalysedDocument {
  const structured = attempt(lined, () => 'structured', null);
  const sharesOf = ({ flowing }: Attempt) =>
    flowing.map((page, index) => pageShare((lined.pages[index] as LinedPage).letters, page));
  const shares = sharesOf(structured);
  const isPoor = shares.map((share) => share < thresholds.minKeptShare);
  if (!isPoor.includes(true)) return analysed(lined, structured);
  const retried = attempt(lined, (index) => (isPoor[index] ? 'plain' : 'structured'), structured);
  const isBetter = sharesOf(retried).map((share, index) => isPoor[index] === true && share > (shares[index] ?? 0));
  if (!isBetter.includes(true)) return analysed(lined, structured);
  if (isBetter.every((better, index) => better === isPoor[index])) return analysed(lined, retried);
  return analysed(
    lined,
    attempt(lined, (index) => (isBetter[index] ? 'plain' : 'structured'), retried),
  );
}
