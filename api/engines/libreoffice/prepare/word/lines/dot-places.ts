import { pointsPerInch, twipsPerInch } from '../../../../../formats/units.ts';
import { twipsPerHalfPoint } from '../units.ts';

/** Resolution at which Word sets dots, per inch: they stand at multiples of their width, in whole units (measured). */
const wordUnits = 600;
/** Twentieths of a point in one such unit. */
const twipsPerUnit = twipsPerInch / wordUnits;
const halfPointsPerInch = 2 * pointsPerInch;
/** The gap from which Word writes a space between text and dots, in twentieths of a point (measured). */
const leastGap = 2.6;
/** What measuring may err by before a tab misses its stop, or a number its line, in twentieths of a point. */
const margin = 7;
/** The width of the smallest space there is, in twentieths of a point. */
const spaceWidth = 5;
/** What LibreOffice 7.4 leaves free behind the last dot, in twentieths of a point; 25.2 nothing (measured). */
const freeBehind = 14;
/** What whole twentieths of a point make of the width of a room. */
const rounding = 3;
/** Fewer dots are left as they are. */
const minDots = 3;
/** How far from whole twentieths of a point a width may be for it to be sure how it is rounded. */
const certainty = { scaled: 0.3, own: 0.1 };
/** Scales in per cent between which the width of dots stays that of letters. */
const scales = { least: 80, largest: 120 };

/** What dots lead from and to, in twentieths of a point from the edge of the page. */
export interface Gap {
  readonly textEnd: number;
  /** Where Word's text ends. */
  readonly wordTextEnd: number;
  readonly numberStart: number;
}

/** Where dots stand, in twentieths of a point from the edge of the page. */
export interface DotPlaces {
  /** Where the first one begins; undefined where it is close behind the text. */
  readonly start: number | undefined;
  /** Where the rooms for them end, in order: one for all where LibreOffice fits them in. */
  readonly ends: readonly number[];
  /** The scale of a dot in per cent at which LibreOffice sets as many in that room as Word. */
  readonly scale: number;
  readonly hasSpaceBefore: boolean;
  readonly hasSpaceBehind: boolean;
}

/** How a dot looks. */
export interface DotLook {
  /** Its width in ems. */
  readonly ems: number;
  readonly halfPoints: number;
  /** What is added between letters, in twentieths of a point. */
  readonly spacing: number;
}

/** How far apart Word sets dots, in twentieths of a point. */
export function dotPitch({ ems, halfPoints, spacing }: DotLook): number {
  const pixels = Math.round((halfPoints * wordUnits) / halfPointsPerInch);
  return Math.round(ems * pixels) * twipsPerUnit + spacing;
}

/**
 * The largest scale in per cent at which LibreOffice takes a dot for no wider than that, and the whole twentieths of a
 * point that it takes it for: 7.4 rounds the width of scaled ones, and takes the next larger one of others; 25.2 cuts off
 * what is not whole (measured).
 * Undefined where scaled dots would look like others.
 */
function scaledDot(
  widest: number,
  natural: number,
  cutsWidths: boolean,
): { readonly scale: number; readonly width: number } | undefined {
  const cut = cutsWidths ? 0.5 : 0;
  const largest = Math.floor(((widest + cut + certainty.scaled) * 100) / natural);
  for (let scale = Math.min(largest, scales.largest); scale >= scales.least; scale -= 1) {
    const exact = (natural * scale) / 100 - cut;
    const width = Math.round(exact);
    const sure = scale === 100 && !cutsWidths ? certainty.own : certainty.scaled;
    if (width <= widest && Math.abs(exact - width) <= sure) return { scale, width };
  }
  return undefined;
}

/**
 * Where Word sets the dots that lead to a number: at multiples of their width from the edge of the page, so that those of
 * all lines stand below each other. LibreOffice begins at the end of the text and fills the room. Undefined where there is
 * room for a few only.
 * @param cutsWidths Whether LibreOffice cuts off what is not a whole twentieth of a point of a dot's width.
 */
export function placeDots(
  { textEnd, wordTextEnd, numberStart }: Gap,
  dotLook: DotLook,
  cutsWidths: boolean,
): DotPlaces | undefined {
  const { ems, halfPoints } = dotLook;
  const pitch = dotPitch(dotLook);
  if (!(pitch > 0)) return undefined;
  const first = Math.ceil(wordTextEnd / pitch) * pitch;
  const last = Math.floor(numberStart / pitch) * pitch;
  const count = Math.round((last - first) / pitch);
  if (count < minDots) return undefined;
  const hasSpaceBefore = first - wordTextEnd > leastGap;
  const hasSpaceBehind = numberStart - last > leastGap;
  const begins = textEnd + (hasSpaceBefore ? spaceWidth : 0);
  const start = first - begins > margin ? Math.round(first) : undefined;
  const from = start ?? begins;
  const behind = margin + (hasSpaceBehind ? spaceWidth : 0);
  const end = Math.min(last + (cutsWidths ? 0 : freeBehind), numberStart - behind);
  const each = (end - from) / count;
  const dot = scaledDot(each, ems * halfPoints * twipsPerHalfPoint, cutsWidths);
  if (dot === undefined) return undefined;
  const { scale, width } = dot;
  // In a longer room there would be one dot more.
  const longest = Math.max(1, Math.floor((width - rounding) / Math.max(each - width, 1 / count)));
  const rooms = Math.ceil(count / longest);
  const ends = Array.from({ length: rooms }, (_, room) =>
    Math.floor(from + each * Math.round((count * (room + 1)) / rooms)),
  );
  return { start, ends, scale, hasSpaceBefore, hasSpaceBehind };
}
