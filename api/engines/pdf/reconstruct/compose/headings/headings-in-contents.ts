import { addTo } from '../../../../../groups.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { isEntry } from '../contents/is-entry.ts';
import { thresholds as contentsLimits } from '../contents/thresholds.ts';
import { couldBeHeading } from './could-be-heading.ts';
import { numberOf } from './heading-numbers.ts';
import type { PlacedPassage } from './placed-passage.ts';
import { plain, titlesOfPassage } from './plain-title.ts';
import { thresholds as limits } from './thresholds.ts';

/** The dots and the number of a page at the end of an entry. */
const pageAtEnd = /[\s.\u2026\u00b7_]*(?:\d{1,4}|[ivxlc]{1,7})?\s*$/i;
/** What names a table or a figure rather than a part: `Figure 3: …`. */
const isCaption = (text: string) => /^\p{L}+\.?\s\d+(?:[.-]\d+)*\s*[.:\u2013\u2014-]/u.test(text);

const indentOf = ({ x0, x1, isRightToLeft }: Passage) =>
  Math.round((isRightToLeft ? -x1 : x0) / contentsLimits.indentStep);

/**
 * How deep entries of contents are: by their indents or, where numbers of several depths stand, by these and the indents of
 * such. Null for entries at other indents.
 */
function depthsOfEntries(entries: readonly Passage[]): ReadonlyMap<Passage, number | null> {
  const byIndent = new Map<number, number>();
  for (const entry of entries.toReversed()) {
    const number = numberOf(entry);
    if (number !== null) byIndent.set(indentOf(entry), number.split('.').length);
  }
  if (new Set(byIndent.values()).size > 1)
    return new Map(
      entries.map((entry) => [entry, numberOf(entry)?.split('.').length ?? byIndent.get(indentOf(entry)) ?? null]),
    );
  const indents = [...new Set(entries.map(indentOf))].sort((a, b) => a - b);
  return new Map(entries.map((entry) => [entry, indents.indexOf(indentOf(entry)) + 1]));
}

/** The longest run of entries, apart from heads of pages and the like between them. */
function longestRun(placed: readonly PlacedPassage[]): readonly number[] {
  let run: number[] = [];
  let longest: readonly number[] = run;
  placed.forEach(({ passage, isInTable }, place) => {
    if (isInTable || !isEntry(passage)) return;
    if (place - (run.at(-1) ?? place) > limits.maxBetweenEntries) run = [];
    run.push(place);
    if (run.length > longest.length) longest = run;
  });
  return longest;
}

/** Where passages stand that could be headings with a title. */
function placesByTitle(placed: readonly PlacedPassage[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  placed.forEach(({ passage, isInTable }, place) => {
    if (isInTable || !couldBeHeading(passage)) return;
    for (const title of titlesOfPassage(passage)) addTo(places, title, place);
  });
  return places;
}

/**
 * The headings that a printed table of contents names, with their depths from 1, or null if these are not clear: for
 * each entry, the next passage after it with its text, with or without a number. Captions of figures and tables are not
 * headings.
 * @param placed All passages, in the order of the document.
 */
export function headingsInContents(placed: readonly PlacedPassage[]): ReadonlyMap<Passage, number | null> {
  const run = longestRun(placed);
  const entries = run.map((place) => (placed[place] as PlacedPassage).passage);
  const found = new Map<Passage, number | null>();
  if (entries.length < limits.minInContents) return found;
  const depths = depthsOfEntries(entries);
  const places = placesByTitle(placed);
  let after = run.at(-1) as number;
  for (const entry of entries) {
    const text = entry.text.replace(pageAtEnd, '');
    if (isCaption(text)) continue;
    const titles = new Set([plain(text), plain(text.replace(/^[\d.]+\s+/, ''))]);
    const matches = [...titles].flatMap((title) => (title === '' ? [] : (places.get(title) ?? [])));
    const place = matches.find((each) => each > after);
    if (place === undefined) continue;
    found.set((placed[place] as PlacedPassage).passage, depths.get(entry) ?? null);
    after = place;
  }
  return found.size >= Math.max(limits.minInContents, limits.minShareInContents * entries.length) ? found : new Map();
}
