import { countLetters } from './checks/count-texts.ts';
import type { LinedDocument, LinedPage, ReadDocument } from './lined-document.ts';
import { findSegments } from './lines/find-lines.ts';
import { storedPage } from './lines/packed/stored-page.ts';
import { partedLabels } from './lines/parted-labels.ts';
import { createBehindFinder, type PartedLetters } from './lines/turned/letters-behind.ts';
import { rotatedLines } from './lines/turned/rotated-lines.ts';
import { partTurned, type TurnedLine } from './lines/turned/turned-lines.ts';
import { markHighlights, markLinks } from './marks/decorate.ts';
import { withFieldGlyphs } from './marks/fields/field-glyphs.ts';
import { withoutFieldBoxes } from './marks/fields/without-field-boxes.ts';
import { findRepeatedPictures } from './marks/repeated-pictures.ts';
import { joinStackedFills } from './marks/stacked-fills.ts';
import { withRaisedDigits } from './marks/superscript-digits.ts';
import type { Glyph, Page, Picture } from './model/page-model.ts';
import { sortRules } from './tables/ruled/sort-rules.ts';

type Letters = Pick<Page, 'glyphs' | 'rotated'>;

const noLetters: Letters = { glyphs: [], rotated: [] };

/** The lines of labels on a picture, each at its place: all of those that run up, down or aslant, too. */
function placedLines({ glyphs, rotated }: Letters): readonly TurnedLine[] {
  const { turned, others } = partTurned(rotatedLines(rotated), 0, 1);
  const level = [...findSegments(glyphs).flatMap(partedLabels), ...others].map((line) => ({ line, turn: 0 }));
  return [...turned, ...level].map((line) => ({ ...line, isOnPicture: true }));
}

/** How letters of a page are parted from those that are read on. */
interface Parting {
  /** As in `partTurned`. */
  readonly mostTurned: number;
  readonly partBehind: (glyphs: readonly Glyph[]) => PartedLetters;
}

/** The lines of a page: those that are read on, and those that stand at their places. */
function linesOf(
  { glyphs, rotated, labels = noLetters, background, isVertical }: Page,
  mostTurned: number,
): Required<Pick<LinedPage, 'segments' | 'turned'>> {
  const own = { glyphs, rotated };
  const [flowing, onPictures] = background === undefined ? [own, [labels]] : [noLetters, [own, labels]];
  const most = isVertical === true ? 0 : mostTurned;
  const { turned, others } = partTurned(rotatedLines(flowing.rotated), flowing.glyphs.length, most);
  const segments = [...findSegments(flowing.glyphs), ...others];
  return { segments, turned: [...turned, ...onPictures.flatMap(placedLines)] };
}

/**
 * A page in lines, whose letters know their links, highlights, underlines and fields, and the list of its pictures,
 * from which some may be removed later: by then, its letters are packed, and copying the page would unpack them.
 */
function linedPage(
  read: Page,
  { mostTurned, partBehind }: Parting,
): { readonly lined: LinedPage; readonly pictures: Picture[] } {
  const { index, width, height } = read;
  const letters = countLetters(read);
  const drawn = withoutFieldBoxes(read);
  markLinks(drawn.glyphs, drawn.links);
  const plain = { ...drawn, glyphs: withRaisedDigits(drawn.glyphs) };
  markHighlights(
    plain.glyphs,
    joinStackedFills(plain.fills, () => plain.glyphs),
  );
  const rules = sortRules(plain);
  const filled = withFieldGlyphs(plain);
  const hasBehind = mostTurned > 0 && filled.isVertical !== true;
  const { behind, others } = hasBehind ? partBehind(filled.glyphs) : { behind: [], others: filled.glyphs };
  const { segments, turned } = linesOf({ ...filled, glyphs: others }, mostTurned);
  const lines = { segments, turned: [...findSegments(behind).map((line) => ({ line, turn: 0 })), ...turned] };
  const { labels: _, ...rest } = filled;
  const pictures = [...plain.pictures];
  const page = storedPage({ ...rest, glyphs: others, pictures });
  return { lined: { ...rules, page, index, width, height, letters, ...lines }, pictures };
}

/**
 * Marks → lines, one page after the other, so that the letters of few are at hand. Rules are sorted by their purpose:
 * underlines, grids of tables, or drawings.
 * @param pages Is emptied: what lines are found of needs no memory any more.
 * @param open Gives a page whose letters may be changed.
 * @param mostTurned As in `partTurned`.
 */
export function linedPages(
  pages: Page[],
  open: (page: Page) => Page,
  mostTurned: number,
): Pick<LinedDocument, 'pages' | 'repeatedPictures'> {
  const drawn: Pick<Page, 'index' | 'pictures'>[] = [];
  const found: ReturnType<typeof linedPage>[] = [];
  const parting = { mostTurned, partBehind: createBehindFinder() };
  pages.reverse();
  for (let next = pages.pop(); next !== undefined; next = pages.pop()) {
    const read = open(next);
    drawn.push({ index: read.index, pictures: read.pictures });
    found.push(linedPage(read, parting));
  }
  const { repeated, isRepeated } = findRepeatedPictures(drawn);
  for (const { pictures } of found)
    pictures.splice(0, pictures.length, ...pictures.filter((picture) => !isRepeated(picture)));
  return { pages: found.map(({ lined }) => lined), repeatedPictures: repeated };
}

/** Marks → lines of a document that stays as it is. */
export function findLines({ pages, ...facts }: ReadDocument): LinedDocument {
  return { ...linedPages([...pages], (page) => ({ ...page }), 0), ...facts };
}
