import { sum } from '../../../../../sum.ts';
import { isRightToLeft, isRightToLeftBase } from '../../../writing-systems/scripts.ts';
import { glyphWith } from '../../model/new-glyph.ts';
import type { Glyph, Look, Page } from '../../model/page-model.ts';
import { withMarks } from './attached-marks.ts';
import { thresholds } from './thresholds.ts';

const { maxHeight, maxEms, maxRiseEms, sameBox, maxLetters, lookBack, letterEms, fits, maxPairs } =
  thresholds.spelledCluster;

const isBase = ({ text }: Glyph) => isRightToLeftBase(text);
const heightOf = ({ y0, y1 }: Glyph) => y1 - y0;
const widthOf = ({ x0, x1 }: Glyph) => x1 - x0;
type Sides = Pick<Glyph, 'x0' | 'x1'>;
const middleOf = ({ x0, x1 }: Sides) => (x0 + x1) / 2;

/** Letters that the file spells, in reading order: each with its marks, and where they are drawn, roughly. */
interface Cluster {
  readonly letters: readonly Glyph[];
  readonly text: string;
  /** How many letters of the page it is. */
  readonly length: number;
  readonly x0: number;
  readonly x1: number;
  readonly baseline: number;
  readonly height: number;
  readonly look: Look;
}

/** The letters of right-to-left scripts that are as high as their font, and how wide each is on average. */
interface Plain {
  readonly letters: readonly Glyph[];
  readonly isPlain: (glyph: Glyph) => boolean;
  readonly widthOf: (glyph: Glyph) => number;
}

function plainLettersOf(bases: readonly Glyph[]): Plain {
  const heights = new Map<Look, number>();
  for (const glyph of bases) heights.set(glyph.look, Math.max(heights.get(glyph.look) ?? 0, heightOf(glyph)));
  const isPlain = (glyph: Glyph) =>
    heightOf(glyph) > Math.min(maxHeight * (heights.get(glyph.look) ?? 0), maxEms * glyph.look.size);
  const letters = bases.filter(isPlain);
  const widths = new Map<string, { sum: number; count: number }>();
  for (const glyph of letters) {
    const known = widths.get(glyph.text) ?? { sum: 0, count: 0 };
    known.sum += widthOf(glyph) / glyph.look.size;
    known.count++;
    widths.set(glyph.text, known);
  }
  const emsOf = ({ text }: Glyph) => {
    const known = widths.get(text);
    return known === undefined || known.sum <= 0 ? letterEms : known.sum / known.count;
  };
  return { letters, isPlain, widthOf: (glyph) => emsOf(glyph) * glyph.look.size };
}

const isBeside = (one: Sides, other: Sides) =>
  Math.min(Math.abs(one.x0 - other.x1), Math.abs(one.x1 - other.x0)) < sameBox;

/** Whether two letters are parts of one box, into which PDFium divides what it was told. */
const isOneBox = (one: Glyph, other: Glyph) =>
  one.y0 === other.y0 &&
  one.y1 === other.y1 &&
  one.baseline === other.baseline &&
  Math.abs(widthOf(one) - widthOf(other)) < sameBox;

/** Letters from a place on that are parts of one box. */
function boxAt(glyphs: readonly Glyph[], start: number): readonly Glyph[] {
  const first = glyphs[start] as Glyph;
  let { x0, x1 } = first;
  let end = start + 1;
  for (let next = glyphs[end]; next !== undefined && isOneBox(first, next); next = glyphs[++end]) {
    if (!isBeside({ x0, x1 }, next)) break;
    x0 = Math.min(x0, next.x0);
    x1 = Math.max(x1, next.x1);
  }
  return glyphs.slice(start, end);
}

/** The cluster that begins at a place of the page's letters; null for none. */
function clusterAt(glyphs: readonly Glyph[], start: number, plain: Plain): Cluster | null {
  const first = glyphs[start] as Glyph;
  if (!isRightToLeft(first.text)) return null;
  const found = boxAt(glyphs, start);
  if (found.length > maxLetters || !found.some((glyph) => isBase(glyph) && !plain.isPlain(glyph))) return null;
  const letters: { readonly base: Glyph; readonly marks: string[] }[] = [];
  for (const glyph of found.toReversed()) {
    if (isBase(glyph)) letters.push({ base: glyph, marks: [] });
    else letters.at(-1)?.marks.push(glyph.text);
  }
  const spelled = letters.map(({ base, marks }, index) => {
    // PDFium has spaces within words, too, where it does not know how wide the letters are.
    const before = { space: index > 0 || first.space === null ? null : ('guessed' as const), spaces: 0 };
    return glyphWith(base, { text: withMarks(base.text, marks), ...before });
  });
  return {
    letters: spelled,
    text: spelled.map(({ text }) => text).join(''),
    length: found.length,
    x0: Math.min(...found.map(({ x0 }) => x0)),
    x1: Math.max(...found.map(({ x1 }) => x1)),
    baseline: first.baseline,
    height: heightOf(first),
    look: first.look,
  };
}

const isOnLine = (baseline: number, cluster: Cluster) =>
  Math.abs(baseline - cluster.baseline) < maxRiseEms * cluster.look.size;

/** Whether PDFium gives one cluster again, for the next part of its drawing. */
const isAgain = (one: Cluster, other: Cluster) =>
  one.text === other.text &&
  isOnLine(one.baseline, other) &&
  Math.abs(middleOf(one) - middleOf(other)) < other.look.size;

/** How wide the letters of a cluster are elsewhere. */
const widthsOf = ({ letters }: Cluster, plain: Plain): readonly number[] =>
  letters.map((letter) => plain.widthOf({ ...letter, text: [...letter.text][0] ?? '' }));

/** Where a cluster may be: up to the letters beside it, and half the way to other clusters. */
function roomOf(cluster: Cluster, line: readonly Glyph[], clusters: readonly Cluster[]): Sides {
  const middle = middleOf(cluster);
  let [x0, x1] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const glyph of line) {
    if (middleOf(glyph) < middle) x0 = Math.max(x0, glyph.x1);
    else x1 = Math.min(x1, glyph.x0);
  }
  for (const other of clusters) {
    if (other === cluster || !isOnLine(other.baseline, cluster)) continue;
    const between = (middleOf(other) + middle) / 2;
    if (between < middle) x0 = Math.max(x0, between);
    else x1 = Math.min(x1, between);
  }
  return { x0, x1 };
}

/** The letters of a cluster on the line of those beside them, from right to left, as wide as they are elsewhere. */
function placed(cluster: Cluster, plain: Plain, clusters: readonly Cluster[]): readonly Glyph[] {
  const line = plain.letters.filter(({ baseline }) => isOnLine(baseline, cluster));
  const middle = middleOf(cluster);
  const room = roomOf(cluster, line, clusters);
  const widths = widthsOf(cluster, plain);
  const [free, wanted] = [room.x1 - room.x0, sum(widths)];
  // An alef that leans on its lam is drawn within the lam's place.
  const isWithin = free <= 0;
  const width = isWithin ? cluster.x1 - cluster.x0 : free < fits * wanted ? free : wanted;
  let x1 = isWithin ? cluster.x1 : Math.min(room.x1, Math.max(middle + width / 2, room.x0 + width));
  const near = line.reduce<Glyph | undefined>((best, glyph) => {
    const isNearer = best === undefined || Math.abs(middleOf(glyph) - middle) < Math.abs(middleOf(best) - middle);
    return isNearer ? glyph : best;
  }, undefined);
  const { baseline, y0, y1 } = near ?? (cluster.letters[0] as Glyph);
  return cluster.letters.map((letter, index) => {
    const x0 = x1 - (width * (widths[index] ?? 0)) / wanted;
    const glyph = glyphWith(letter, { x0, x1, y0, y1, baseline });
    x1 = x0;
    return glyph;
  });
}

/**
 * Puts letters of Arabic and related scripts where they are drawn that the file spells for a part of its drawing, such as a
 * ligature with a vowel (/ActualText, ISO 32000-2, 14.9.4). PDFium divides the first thing drawn there among them, often
 * a mark, in any order, and sometimes the next as well.
 */
export function withSpelledClusters(page: Page): Page {
  const bases = page.glyphs.filter(isBase);
  if (bases.length === 0) return page;
  const plain = plainLettersOf(bases);
  if (plain.letters.length === bases.length) return page;
  const parts: (Cluster | Glyph)[] = [];
  for (let index = 0; index < page.glyphs.length; ) {
    const cluster = clusterAt(page.glyphs, index, plain);
    if (cluster === null) {
      parts.push(page.glyphs[index++] as Glyph);
      continue;
    }
    index += cluster.length;
    const recent = parts.slice(-lookBack).findIndex((part) => 'letters' in part && isAgain(part, cluster));
    const at = recent < 0 ? -1 : Math.max(0, parts.length - lookBack) + recent;
    const again = parts[at] as Cluster | undefined;
    if (again === undefined) parts.push(cluster);
    else if (cluster.height > again.height) parts[at] = cluster;
  }
  const clusters = parts.filter((part) => 'letters' in part);
  if (clusters.length * bases.length > maxPairs) return page;
  return { ...page, glyphs: parts.flatMap((part) => ('letters' in part ? placed(part, plain, clusters) : [part])) };
}
