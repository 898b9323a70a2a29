import { isRightToLeftBase, isRightToLeftMark } from '../../../writing-systems/scripts.ts';
import { glyphWith } from '../../model/new-glyph.ts';
import type { Glyph, Page } from '../../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const { maxRiseEms, reachEms, maxPlaces, otherEms, maxPairs } = thresholds.attachedMark;

/** A letter that marks may stand above or below, at its own part of what it is drawn in: ligatures are several letters. */
interface Base {
  readonly glyph: Glyph;
  /** Its place in the file, among letters and marks. */
  readonly place: number;
  readonly x0: number;
  readonly x1: number;
  readonly marks: string[];
}

const isSamePlace = (one: Glyph, other: Glyph) =>
  one.x0 === other.x0 && one.x1 === other.x1 && one.baseline === other.baseline;

/** Letters that follow each other in the file, from left to right, at one place: the letters of a ligature share it. */
function basesOf(glyphs: readonly Glyph[], places: ReadonlyMap<Glyph, number>): readonly Base[] {
  const bases: Base[] = [];
  for (let start = 0; start < glyphs.length; ) {
    const first = glyphs[start] as Glyph;
    let end = start + 1;
    while (end < glyphs.length && isSamePlace(first, glyphs[end] as Glyph)) end++;
    const width = (first.x1 - first.x0) / (end - start);
    for (let at = start; at < end; at++) {
      const x0 = first.x0 + (at - start) * width;
      const glyph = glyphs[at] as Glyph;
      bases.push({ glyph, place: places.get(glyph) ?? 0, x0, x1: x0 + width, marks: [] });
    }
    start = end;
  }
  return bases;
}

/**
 * How far a mark is from the middle of a letter, in ems; infinite if it is not above or below it. Of two letters, the one
 * beside it in the file is nearer: marks are between letters as often as above them.
 */
function distance({ glyph, place, x0, x1 }: Base, mark: Glyph, markPlace: number): number {
  const { size } = glyph.look;
  const middle = (mark.x0 + mark.x1) / 2;
  const rise = Math.abs(glyph.baseline - mark.baseline) / size;
  const isBeside = middle < x0 - reachEms * size || middle > x1 + reachEms * size;
  if (isBeside || rise > maxRiseEms) return Number.POSITIVE_INFINITY;
  const afar = Math.abs(place - markPlace) > maxPlaces ? otherEms : 0;
  return rise + afar + Math.abs(middle - (x0 + x1) / 2) / size;
}

function nearest(bases: readonly Base[], mark: Glyph, place: number): Base | undefined {
  let best: Base | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const base of bases) {
    const apart = distance(base, mark, place);
    if (apart >= least) continue;
    best = base;
    least = apart;
  }
  return best;
}

/** A letter with its marks, in Unicode's canonical order: they are found in any. */
export const withMarks = (letter: string, marks: readonly string[]): string =>
  `${letter}${marks.join('')}`.normalize('NFC');

/**
 * Makes one letter of each letter of Arabic, Hebrew or a related script and the marks above and below it. Programs place
 * every mark by itself, off the line and in any order, so that they would come between other letters or on lines of their
 * own. Marks that belong to no letter stay.
 */
export function withAttachedMarks(page: Page): Page {
  const marks = page.glyphs.filter(({ text }) => isRightToLeftMark(text));
  if (marks.length === 0) return page;
  const letters = page.glyphs.filter(({ text }) => isRightToLeftBase(text));
  if (letters.length * marks.length > maxPairs) return page;
  const places = new Map(page.glyphs.map((glyph, place) => [glyph, place]));
  const bases = basesOf(letters, places);
  const attached = new Map<Glyph, Base>();
  for (const mark of marks) {
    const base = nearest(bases, mark, places.get(mark) ?? 0);
    base?.marks.push(mark.text);
    if (base !== undefined) attached.set(mark, base);
  }
  const marked = new Map(bases.map((base) => [base.glyph, base]));
  const glyphs: Glyph[] = [];
  let isAfterSpace = false;
  for (const glyph of page.glyphs) {
    if (attached.has(glyph)) {
      isAfterSpace ||= glyph.space === 'written';
      continue;
    }
    const own = marked.get(glyph)?.marks ?? [];
    const isSpaceLost = isAfterSpace && glyph.space !== 'written';
    isAfterSpace = false;
    if (own.length === 0 && !isSpaceLost) glyphs.push(glyph);
    else {
      const before = isSpaceLost ? ({ space: 'written', spaces: 1 } as const) : glyph;
      glyphs.push(glyphWith(glyph, { text: withMarks(glyph.text, own), space: before.space, spaces: before.spaces }));
    }
  }
  return { ...page, glyphs };
}
