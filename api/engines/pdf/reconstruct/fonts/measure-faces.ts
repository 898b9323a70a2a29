import { weightedQuantile } from '../../../../weighted-quantile.ts';
import { smallest } from '../model/extremes.ts';
import type { Glyph, Look, Page } from '../model/page-model.ts';
import { type FaceStyle, letterWidths, measuredLetters, placeOfLetter } from './letter-widths.ts';
import { thresholds } from './thresholds.ts';

/** The letter widths of a face as measured in a document. */
export interface MeasuredFace {
  /** By letter index: how often a letter occurs, and the sum of its widths in ems. */
  readonly counts: Uint32Array;
  readonly sums: Float64Array;
  /** Letters that were measured, and all letters. */
  measured: number;
  all: number;
}

const emptyFace = (): MeasuredFace => ({
  counts: new Uint32Array(measuredLetters.length),
  sums: new Float64Array(measuredLetters.length),
  measured: 0,
  all: 0,
});

/** A look whose font may have no name. */
export interface UnnamedLook extends Look {
  /** A number that distinguishes fonts without a name, until their widths show what they are like. */
  readonly unnamed?: number;
}

/** The key of a face in all its sizes. */
export const faceKey = ({ font, unnamed, isBold, isItalic }: UnnamedLook) =>
  `${font}${unnamed ?? ''}/${isBold}/${isItalic}`;

/** The name of the font in the key of a face, or in one with a size. */
export const fontOfKey = (key: string): string => key.slice(0, Math.max(0, key.indexOf('/')));

/** The key of a face in the size and stretch of a look. */
export const sizeKey = (look: Look) => `${faceKey(look)}/${look.size}/${look.stretch ?? 100}`;

/**
 * Points between a letter and the next one that come from rounding its size: Word for the Mac writes 10.8 for 11 points,
 * with letters as far apart as in 11. Strokes of slanted letters reach over the next. 0 for more, which is letter spacing.
 */
function roundingAfter({ look, x1, baseline }: Glyph, next: Glyph | undefined): number {
  if (next === undefined || next.look !== look || next.space !== null || next.baseline !== baseline) return 0;
  const gap = next.x0 - x1;
  const { maxRoundingGap, maxStrokeOverlap } = thresholds;
  const most = look.isItalic ? maxStrokeOverlap : maxRoundingGap;
  return gap < maxRoundingGap * look.size && gap > -most * look.size ? gap : 0;
}

/** The faces of a document, by face and by face and size, and what adds the letters of a page to them. */
export function createMeasure(): {
  readonly faces: ReadonlyMap<string, MeasuredFace>;
  readonly add: (page: Page) => void;
} {
  const faces = new Map<string, MeasuredFace>();
  const ofLook = new Map<Look, readonly [MeasuredFace, MeasuredFace]>();
  const facesOf = (look: Look) => {
    const known = ofLook.get(look);
    if (known !== undefined) return known;
    const [face, sized] = [faceKey(look), sizeKey(look)].map((key) => {
      const found = faces.get(key) ?? emptyFace();
      faces.set(key, found);
      return found;
    }) as [MeasuredFace, MeasuredFace];
    const both = [face, sized] as const;
    ofLook.set(look, both);
    return both;
  };
  const add = ({ glyphs }: Page) => {
    let last: Look | undefined;
    let both: readonly MeasuredFace[] = [];
    for (const [at, glyph] of glyphs.entries()) {
      const { text, look, x0, x1 } = glyph;
      if (look !== last) both = facesOf(look);
      last = look;
      const width = x1 - x0 + roundingAfter(glyph, glyphs[at + 1]);
      const index = placeOfLetter.get(text);
      for (const face of both) {
        face.all++;
        if (index === undefined) continue;
        face.measured++;
        face.counts[index] = (face.counts[index] ?? 0) + 1;
        face.sums[index] = (face.sums[index] ?? 0) + width / look.size;
      }
    }
  };
  return { faces, add };
}

const parsed = new Map<string, readonly number[]>();

/** Widths of a family's letters, or of what else a table lists, in ems; null for families that are not in it. */
export function widthsOf(family: string, style: FaceStyle, table = letterWidths): readonly number[] | null {
  const styles = table[family];
  const written = styles?.[style] ?? styles?.[style === 'boldItalic' ? 'bold' : 'regular'] ?? styles?.regular;
  if (written === undefined) return null;
  const known = parsed.get(written) ?? written.split(' ').map((width) => Number(width) / 1000);
  parsed.set(written, known);
  return known;
}

/** The style under which a face's widths are listed. */
export const styleOf = ({ isBold, isItalic }: Pick<Look, 'isBold' | 'isItalic'>): FaceStyle =>
  isBold ? (isItalic ? 'boldItalic' : 'bold') : isItalic ? 'italic' : 'regular';

/**
 * Compares a face with listed widths. Returns the ratio of its total width to theirs, the average relative difference
 * of its letters at that ratio, and by how many ems a letter is wider: on average, and in the middle of all letters,
 * where the strokes of slanted letters that reach beyond their width do not count.
 */
export function compareWidths(face: MeasuredFace, widths: readonly number[]) {
  const { counts, sums } = face;
  const total = sums.reduce((sum, width) => sum + width, 0);
  const usual = widths.reduce((sum, width, index) => sum + width * (counts[index] ?? 0), 0);
  const ratio = usual === 0 ? 1 : total / usual;
  const off = widths.reduce(
    (sum, width, index) => sum + Math.abs((sums[index] ?? 0) - ratio * width * (counts[index] ?? 0)),
    0,
  );
  const letters = counts.reduce((sum, count) => sum + count, 0);
  const average = letters === 0 ? 0 : (total - usual) / letters;
  return { ratio, difference: total === 0 ? 1 : off / total, wider: { average, middle: middleOf(face, widths) } };
}

/** How often each letter of a face occurs, and its average width in ems, for those that do. */
const averagesOf = ({ counts, sums }: MeasuredFace) =>
  [...counts].flatMap((count, index) => (count === 0 ? [] : [{ index, count, width: (sums[index] ?? 0) / count }]));

/** The median over all letters of how many ems they are wider than listed. */
const middleOf = (face: MeasuredFace, widths: readonly number[]): number =>
  weightedQuantile(
    averagesOf(face).map(({ index, count, width }) => ({ value: width - (widths[index] ?? 0), weight: count })),
  ) ?? 0;

const areAlike = (width: number, usual: number) => Math.abs(width - usual) < thresholds.sameAdvance;

/** Whether the letters of a face are of one width, but for some whose strokes reach beyond it. */
export function isFixedPitch(face: MeasuredFace): boolean {
  const widths = averagesOf(face).map(({ width }) => width);
  const usual = widths.toSorted((a, b) => a - b)[widths.length >> 1] ?? 0;
  const same = widths.filter((width) => areAlike(width, usual));
  return widths.length >= thresholds.minDistinct && same.length >= thresholds.minSameShare * widths.length;
}

/**
 * Whether the letters of a face are slanted ones of one width: the strokes of many reach beyond it, and of the others, most of
 * its text, none is narrower. The bitmaps of TeX are such faces without a name.
 */
export function isSlantedPitch(face: MeasuredFace): boolean {
  const seen = averagesOf(face);
  const narrowest = smallest(seen.map(({ width }) => width));
  const total = (averages: typeof seen) => averages.reduce((sum, { count }) => sum + count, 0);
  const upright = total(seen.filter(({ width }) => areAlike(width, narrowest)));
  return seen.length >= thresholds.minDistinct && upright >= thresholds.minNarrowestShare * total(seen);
}
