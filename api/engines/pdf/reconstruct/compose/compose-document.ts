import type { AnalysedDocument, AnalysedPage } from '../flow/analysed-page.ts';
import { setWidth } from '../fonts/set-width.ts';
import type { Line } from '../lines/line.ts';
import type { DocModel } from '../model/doc-model.ts';
import type { Look } from '../model/page-model.ts';
import { isStandIn } from '../ooxml/font-family.ts';
import type { Passage } from '../paragraphs/passage.ts';
import type { FlowItem } from '../tables/filled-table.ts';
import { passagesIn } from '../tables/passages-in.ts';
import { bodyLook, runningLook } from './body-look.ts';
import { placeBookmarks } from './bookmarks.ts';
import { heightShares } from './flow/height-shares.ts';
import { joinFlows } from './flow/join-flows.ts';
import { hasWidows } from './has-widows.ts';
import { headingLevels } from './headings/heading-levels.ts';
import { standOutHeads } from './headings/headings-in-heads.ts';
import type { HeadingLevel, PlacedPassage } from './headings/placed-passage.ts';
import { listItems } from './lists/list-items.ts';
import { createListRegistry } from './lists/list-registry.ts';
import { createNotes } from './notes/compose-notes.ts';
import { wordsOf } from './paragraphs/lines/join-lines.ts';
import { createPitchOf } from './paragraphs/lines/line-pitch.ts';
import { createSpaceOf } from './paragraphs/lines/squeezed-lines.ts';
import type { ParagraphContext } from './paragraphs/paragraph-context.ts';
import { isTightBetweenScripts } from './script-spacing.ts';
import { composeSections } from './sections/compose-sections.ts';
import { joinTables } from './tables/join-tables.ts';

/** The paragraphs of a column or a cell with what follows each, those in the cells of its tables included. */
function placedIn(items: readonly FlowItem[], page: number, holder: 'column' | 'cell'): readonly PlacedPassage[] {
  const isInTable = holder === 'cell';
  return items.flatMap((item, index): readonly PlacedPassage[] => {
    if (item.type === 'table') {
      const heads = new Set(standOutHeads(item));
      return item.cells
        .flatMap((cell) => placedIn(cell.items, page, 'cell'))
        .map((placed) => (heads.has(placed.passage) ? { ...placed, headOf: item } : placed));
    }
    if (item.type !== 'passage') return [];
    const [before, next] = [items[index - 1], items[index + 1]];
    const isBelowFigure = before !== undefined && before.type !== 'passage';
    return [{ passage: item, page, isInTable, isBelowFigure, next: next?.type === 'passage' ? next : null }];
  });
}

/** Moves some of a page's notes to the end of its text. */
function withNotesAsText(page: AnalysedPage, unused: ReadonlySet<Passage>): AnalysedPage {
  const moved = page.notes.filter((note) => unused.has(note));
  const [edges] = moved.map((note) => note.edges);
  if (edges === undefined) return page;
  const region = { columns: [{ edges, items: moved }] };
  return { ...page, notes: page.notes.filter((note) => !unused.has(note)), regions: [...page.regions, region] };
}

/** Composes a document from its analysed pages. Notes without a reference become ordinary text of their page. */
export function composeDocument(document: AnalysedDocument): DocModel {
  const { model, unused } = compose(document);
  if (unused.size === 0) return model;
  return compose({ ...document, pages: document.pages.map((page) => withNotesAsText(page, unused)) }).model;
}

function compose({ pages: analysed, outline, title, repeated, edgesOf, proved }: AnalysedDocument) {
  const joined = joinTables(analysed);
  const pages = joinFlows(joined);
  const flows = pages.map(({ regions }) => regions.flatMap(({ columns }) => columns.flatMap(({ items }) => items)));
  const passages = [...flows.flatMap(passagesIn), ...pages.flatMap(({ notes }) => notes)];
  const lines: readonly Line[] = passages.flatMap((passage) => passage.lines);
  const body = bodyLook(lines);
  const placed = flows.flatMap((items, page) => placedIn(items, page, 'column'));
  const levels = headingLevels(placed, outline, runningLook(placed, body));
  const bookmarks = placeBookmarks(placed, outline, (passage) => levels.has(passage));
  const words = wordsOf(lines);
  const items = listItems(passages, (passage) => levels.has(passage));
  const lists = createListRegistry();
  const base: ParagraphContext = {
    pitchOf: createPitchOf(passages),
    headingOf: (passage) => levels.get(passage) ?? null,
    words,
    hasWidows: hasWidows(joined),
    widths: { spaceOf: createSpaceOf(passages), setWidth },
    itemLabelOf: (passage) => items.get(passage) ?? null,
    placeInList: (item) => lists.place(item),
    bookmarksOf: (passage) => bookmarks.get(passage) ?? [],
  };
  const notes = createNotes(pages, base);
  const isProved = proved !== undefined && !isStandIn(body.font);
  const shares = isProved ? heightShares(pages, proved) : new Map<number, number>();
  const sections = composeSections(
    pages,
    { ...base, withNotes: notes.place },
    { edgesOf, repeated, shares, onPage: notes.enter },
  );
  const looks = new Map<HeadingLevel, Look>();
  for (const [passage, level] of levels)
    if (!looks.has(level) && passage.lines[0]) looks.set(level, passage.lines[0].look);
  const layout = { hasWidows: base.hasWidows, isTightBetweenScripts: isTightBetweenScripts(lines) };
  const facts = { body, headings: looks, title, ...layout };
  const model = { sections, notes: notes.all(), lists: lists.lists(), ...facts };
  return { model, unused: notes.unused() };
}
