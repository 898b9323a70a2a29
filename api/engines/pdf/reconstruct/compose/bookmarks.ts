import { addTo } from '../../../../groups.ts';
import { kindsOf } from '../lines/line.ts';
import type { OutlineEntry } from '../model/outline.ts';
import type { Passage } from '../paragraphs/passage.ts';
import type { PlacedPassage } from './headings/placed-passage.ts';
import { thresholds } from './thresholds.ts';

/** The target of a link within the document: page index and points from its top. */
export const placeTarget = /^#(place_(\d+)_(\d+))$/;

/**
 * Creates a function that finds the paragraph at a position: the highest one that ends below it, otherwise the nearest,
 * so that every link has a target.
 */
function createPassageAt(passages: readonly PlacedPassage[]): (page: number, y: number) => Passage | null {
  const pages = new Map<number, PlacedPassage[]>();
  for (const placed of passages) addTo(pages, placed.page, placed);
  return (page, y) => {
    const onPage = pages.get(page) ?? [];
    const below = onPage.filter(({ passage }) => passage.y1 > y + thresholds.placeToleranceEms * passage.size);
    const nearest = below.reduce<PlacedPassage | null>(
      (best, placed) => (best === null || placed.passage.y0 < best.passage.y0 ? placed : best),
      null,
    );
    const found = nearest ?? onPage.at(-1) ?? passages.find((placed) => placed.page > page) ?? passages.at(-1);
    return found?.passage ?? null;
  };
}

/**
 * Names the bookmarks of each paragraph, for the targets of links and the entries of the outline. Headings need no
 * bookmark for the outline: word processors build it from them.
 */
export function placeBookmarks(
  passages: readonly PlacedPassage[],
  outline: readonly OutlineEntry[],
  isHeading: (passage: Passage) => boolean,
): ReadonlyMap<Passage, readonly string[]> {
  const targets = new Map<string, { readonly page: number; readonly y: number }>();
  for (const { passage } of passages) {
    for (const { link } of passage.lines.flatMap(kindsOf)) {
      const [, name, page, y] = (link === undefined ? null : placeTarget.exec(link)) ?? [];
      if (name !== undefined) targets.set(name, { page: Number(page), y: Number(y) });
    }
  }
  const passageAt = createPassageAt(passages);
  const names = new Map<Passage, string[]>();
  const add = (name: string, page: number, y: number, unless: (passage: Passage) => boolean) => {
    const passage = passageAt(page, y);
    if (passage !== null && !unless(passage)) addTo(names, passage, name);
  };
  for (const [name, { page, y }] of targets) add(name, page, y, () => false);
  outline.forEach(({ page, y }, index) => {
    if (page >= 0) add(`outline_${index + 1}`, page, y ?? 0, isHeading);
  });
  return names;
}
