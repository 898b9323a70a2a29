import { isHangul, isIdeographic, isRightToLeft } from '../../writing-systems/scripts.ts';
import { glyphWith } from '../model/new-glyph.ts';
import { median } from '../model/numbers/median.ts';
import type { Glyph } from '../model/page-model.ts';
import { isDot, isLeader } from './leader-dots.ts';
import type { Mark } from './mark.ts';
import type { DrawnOrder } from './overprinted/split-overdrawn.ts';
import { thresholds } from './thresholds.ts';

/** Signs of symbol fonts, as bullets are. */
const symbol = /^[\uf021-\uf0ff\ue000-\ue01f]$/;
const numberLabel = /^\(?\d{1,3}(?:\.\d{1,3})*[.)]$/;

/** Gives the one of two neighbours that tells of the space between them; null where the one at the right does. */
export type TellsSpace = (before: Glyph | undefined, after: Glyph) => Glyph | null;

const isOtherLetter = ({ text }: Glyph) => /\p{L}/u.test(text) && !isRightToLeft(text);

/**
 * For each mark of a number, or of other text that the file has from left to right: the first of it, which tells of the space
 * before all of it.
 */
function startsOfRuns(row: readonly Glyph[], order: DrawnOrder): ReadonlyMap<Glyph, Glyph> {
  const starts = new Map<Glyph, Glyph>();
  for (const [index, glyph] of row.entries()) {
    const before = row[index - 1];
    const isNext =
      before !== undefined &&
      order.get(glyph) === (order.get(before) ?? Number.NaN) + 1 &&
      glyph.space !== 'written' &&
      !isRightToLeft(`${before.text}${glyph.text}`);
    starts.set(glyph, (isNext ? starts.get(before) : undefined) ?? glyph);
  }
  return starts;
}

/**
 * Finds the letters that tell of the spaces of a row: of two that are read from right to left, it is the one that is later
 * in the file, whether the file has them as they are read or as they stand. In a row of right-to-left text, that holds for
 * numbers and punctuation, too, unless the file has them apart.
 */
export function tellsSpaces(row: readonly Glyph[], order: DrawnOrder): TellsSpace {
  const toLeft = row.filter(({ text }) => isRightToLeft(text)).length;
  if (toLeft === 0) return () => null;
  const isOfText =
    toLeft >= row.filter(isOtherLetter).length ? isOtherLetter : ({ text }: Glyph) => !isRightToLeft(text);
  const starts = startsOfRuns(row, order);
  return (before, after) => {
    if (before === undefined || isOfText(before) || isOfText(after)) return null;
    const ahead = (order.get(after) ?? Number.NaN) - (order.get(before) ?? Number.NaN);
    const isNumber = !isRightToLeft(before.text) || !isRightToLeft(after.text);
    const most = isNumber ? thresholds.space.maxNumber : thresholds.overdrawn.sameWord;
    if (!(Math.abs(ahead) <= most)) return null;
    return ahead > 0 ? after : (starts.get(before) ?? before);
  };
}

/** How wide all letters of the font are; 0 for a font whose letters differ. */
const pitchOf = ({ look, x0, x1 }: Glyph) => (look.isFixedPitch ? x1 - x0 : 0);

/** Whether a gap in type of one pitch is as wide as some of its letters, which it is not in justified lines. */
function isInPitch(before: Mark, gap: number, after: Glyph): boolean {
  const pitch = pitchOf(after);
  if (pitch === 0 || pitchOf(before) === 0) return false;
  const times = gap / pitch;
  return Math.abs(times - Math.round(times)) < thresholds.space.samePitch;
}

/**
 * The width of a space between two letters, in points; 0 if it is not known. A font of one pitch tells it, unless its lines are
 * justified; where fonts meet, the space may have the wider one.
 */
function spaceWidth(before: Mark, gap: number, after: Glyph, usual: number): number {
  const [first, second] = [pitchOf(before), pitchOf(after)];
  if (first === 0 || second === 0) return usual > 0 ? Math.max(first, second, usual) : 0;
  return isInPitch(before, gap, after) ? second : usual;
}

/**
 * As many spaces as were probably typed, judging by the gap: PDF writers merge runs of spaces. TeX writes none at all; there,
 * type of one pitch alone tells how many.
 */
function spacesFor(before: Mark, right: number, after: Glyph, told: Glyph, usual: number): string {
  const gap = after.x0 - right;
  if (told.space !== 'written' && !isInPitch(before, gap, after)) return ' ';
  if (isIdeographic(before.text) && isIdeographic(after.text)) {
    const wide = Math.round(gap / after.look.size);
    return wide > 0 ? '\u3000'.repeat(Math.min(wide, thresholds.space.maxIdeographicRun)) : ' ';
  }
  const width = spaceWidth(before, gap, after, usual);
  const mayBeSeveral = width > 0 && after.look.isRecognised !== true;
  const times = mayBeSeveral && gap > thresholds.space.severalFrom * width ? Math.round(gap / width) : 1;
  return (told.isAfterNoBreakSpace ? '\u00a0' : ' ').repeat(Math.max(1, Math.min(times, thresholds.space.maxRun)));
}

/** Whether a gap is beside dots that lead to a page number: their room is what the words leave. */
const isBesideLeader = (glyphs: readonly Glyph[], index: number) =>
  isDot(glyphs[index]) || (isDot(glyphs[index - 1]) && isDot(glyphs[index - 2]));

/** The width of a space in a line, in points; 0 if the line has too few of them and no dots that lead to a page number. */
function usualSpace(glyphs: readonly Glyph[], tells: TellsSpace): number {
  const gaps: number[] = [];
  let besideLeader = 0;
  for (let index = 0; index < glyphs.length; index++) {
    const glyph = glyphs[index] as Glyph;
    const before = glyphs[index - 1];
    if (isLeader(glyphs, index)) besideLeader = glyph.look.isFixedPitch ? 0 : glyph.look.size;
    if (before === undefined || (tells(before, glyph) ?? glyph).space !== 'written') continue;
    // The space before a right-to-left letter is to its right: at its left, another letter of its word may follow.
    const gap = glyph.x0 - before.x1;
    if (gap <= thresholds.space.written * glyph.look.size) continue;
    if (isBesideLeader(glyphs, index)) besideLeader = glyph.look.isFixedPitch ? 0 : glyph.look.size;
    else gaps.push(gap);
  }
  if (gaps.length >= thresholds.space.minSamples) return median(gaps);
  return thresholds.space.usualEms * besideLeader;
}

/** What is known about the spaces of a line. */
export interface Spacing {
  readonly hasWritten: boolean;
  /** Ems between its letters, and the width of its spaces in points. */
  readonly tracking: number;
  readonly usual: number;
}

/**
 * The ems from which a gap is a space that nothing suggests. A line with written spaces has them all, as a rule; but groff
 * writes none where it has moved a letter of the word before, and PDFium infers none there: such gaps are as wide as those
 * that are written.
 */
function leastUnmarked({ hasWritten, usual }: Spacing, size: number): number {
  const { unmarked, unmarkedAmongWritten, likeWritten } = thresholds.space;
  if (!hasWritten) return unmarked;
  return usual > 0
    ? Math.min(unmarkedAmongWritten, Math.max(unmarked, (likeWritten * usual) / size))
    : unmarkedAmongWritten;
}

/**
 * The space between two letters, of which the first ends at `right`; null if they are of one word.
 * @param later The one that tells of it (`TellsSpace`).
 */
export function spaceBetween(
  before: Mark,
  right: number,
  after: Glyph,
  spacing: Spacing,
  later: Glyph | null,
): Mark | null {
  const { tracking, usual } = spacing;
  const size = Math.max(after.look.size, thresholds.space.minSizePoints);
  const gap = (after.x0 - right) / size;
  // No kind of space is as narrow: most letters follow another of their word.
  if (gap <= thresholds.space.written) return null;
  // In right-to-left scripts, the next letter in the file is to the left, and so is the space after a letter; after
  // Latin letters that are to the left of a right-to-left word, it is to the right.
  const told = later ?? after;
  const isBehind = after.isBeforeSpace || (before.isBeforeSpace && !isRightToLeft(before.text));
  const behind = isRightToLeft(after.text) && isBehind ? 'written' : null;
  const beside = (isRightToLeft(`${before.text}${after.text}`) ? before.space : null) ?? behind;
  const mark = later === null ? (after.space ?? beside) : later.space;
  const least =
    mark === 'written'
      ? thresholds.space.written
      : (mark === 'guessed' ? thresholds.space.guessed : leastUnmarked(spacing, size)) + tracking;
  if (gap <= least) return null;
  const areKorean = isHangul(before.text) && isHangul(after.text);
  const ideographs = areKorean ? 0 : [before, after].filter(({ text }) => isIdeographic(text) || isHangul(text)).length;
  if (
    mark !== 'written' &&
    ideographs > 0 &&
    gap < (ideographs === 2 ? thresholds.space.betweenIdeographs : thresholds.space.besideIdeograph)
  )
    return null;
  return glyphWith(before, {
    type: 'space',
    look: (mark === told.space ? told.spaceLook : undefined) ?? before.look,
    text: spacesFor(before, right, after, told, usual),
    x0: right,
    x1: after.x0,
    space: null,
    isSoftHyphen: false,
  });
}

/**
 * A space for the tab after a number at the start of a line, or after a bullet of another font, if it is narrower than a
 * space; otherwise null.
 */
export function tabAfterLabel(marks: readonly Mark[], after: Glyph, { tracking }: Spacing): Mark | null {
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined) return null;
  const isApart = after.x0 - last.x1 > (thresholds.space.afterLabel + tracking) * after.look.size;
  // Most letters follow another of their word.
  if ((!isApart && first !== last) || !/\p{L}/u.test(after.text)) return null;
  const isNumber = isApart && numberLabel.test(marks.map(({ text }) => text).join(''));
  const isBullet = first === last && symbol.test(first.text) && first.look.font !== after.look.font;
  if (!isNumber && !isBullet) return null;
  return glyphWith(last, { type: 'space', text: ' ', x0: last.x1, x1: after.x0, space: null, isSoftHyphen: false });
}

/** Ems between the letters of a line before which `isCounted`, without those after a space that the file has. */
function gapsOf(glyphs: readonly Glyph[], isCounted: (glyph: Glyph, before: Glyph) => boolean): readonly number[] {
  const gaps: number[] = [];
  for (let index = 1; index < glyphs.length; index++) {
    const [before, glyph] = [glyphs[index - 1] as Glyph, glyphs[index] as Glyph];
    if (glyph.space !== 'written' && isCounted(glyph, before))
      gaps.push((glyph.x0 - before.x1) / Math.max(glyph.look.size, thresholds.space.minSizePoints));
  }
  return gaps;
}

const isLetter = ({ text }: Glyph) => /\p{L}/u.test(text) && !isIdeographic(text) && !isHangul(text);

/** Letter spacing so wide that each letter seems to be a word, in ems; null for a line that has none. */
function wideTrackingOf(glyphs: readonly Glyph[]): number | null {
  const { minSpacedOut, sameSpacedOutEms, evenSpacedOutShare, guessed } = thresholds.space;
  const between = gapsOf(glyphs, (glyph, before) => isLetter(glyph) && isLetter(before));
  const usual = median(between);
  const even = between.filter((gap) => Math.abs(gap - usual) < sameSpacedOutEms);
  return even.length >= Math.max(minSpacedOut, evenSpacedOutShare * between.length) && usual > guessed ? usual : null;
}

/** Letter spacing of a line, in ems. */
function trackingOf(glyphs: readonly Glyph[]): number {
  const gaps = gapsOf(glyphs, ({ space }) => space === null);
  const isSpacedOut = glyphs.length - gaps.length > gaps.length && glyphs.some(({ space }) => space === 'guessed');
  const spacing = isSpacedOut ? wideTrackingOf(glyphs) : null;
  if (spacing !== null) return spacing;
  return gaps.length < thresholds.space.minTrackingSamples ? 0 : Math.max(0, median(gaps));
}

/** What is known about the spaces of a line, given its letters from left to right. */
export const spacingOf = (sorted: readonly Glyph[], tells: TellsSpace): Spacing => ({
  hasWritten: sorted.some(({ space }) => space === 'written'),
  tracking: trackingOf(sorted),
  usual: usualSpace(sorted, tells),
});
