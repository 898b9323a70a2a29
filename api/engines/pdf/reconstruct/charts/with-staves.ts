import { isInside, isWithin } from '../model/box.ts';
import { largest, smallest } from '../model/extremes.ts';
import type { Box, Glyph, Page, Rule } from '../model/page-model.ts';
import { levelsByEnds } from '../model/rule-ends.ts';
import { clustersOf } from './clusters.ts';
import { thresholds } from './thresholds.ts';
import type { DrawsArea } from './with-charts.ts';
import { withPictures } from './with-pictures.ts';

const limits = thresholds.staff;

/** The lines that notes are written on, and the points from one line to the next. */
interface Staff extends Box {
  readonly gap: number;
}

/** Finds staves: five or six lines of one length, equally far apart, and closer together than lines of text. */
export function findStaves({ rules }: Pick<Page, 'rules'>): readonly Staff[] {
  if (rules.length > thresholds.maxRules) return [];
  const long = rules.filter(({ x0, x1 }) => x1 - x0 > limits.minLength);
  return levelsByEnds(long).flatMap((lines) => {
    const staves: Staff[] = [];
    for (let from = 0; from < lines.length; ) {
      const [first, second] = [lines[from] as Rule, lines[from + 1]];
      const gap = second === undefined ? 0 : second.y0 - first.y0;
      const isNext = (line: Rule, at: number) => {
        const step = line.y0 - (lines[from + at] as Rule).y0;
        return Math.abs(step - gap) < limits.sameGapShare * gap;
      };
      const end = lines.slice(from + 1).findIndex((line, at) => !isNext(line, at));
      const count = end < 0 ? lines.length - from : end + 1;
      const last = lines[from + count - 1] as Rule;
      const isStaff = gap > limits.minGap && gap < limits.maxGap && limits.counts.includes(count);
      if (isStaff) staves.push({ x0: first.x0, x1: first.x1, y0: first.y0, y1: last.y0, gap });
      from += count;
    }
    return staves;
  });
}

const middleOfLetter = ({ x0, x1 }: Glyph) => (x0 + x1) / 2;

/**
 * Whether a letter is a musical sign: it is on the lines, or as large as the staff is high, which may show only in its
 * box.
 */
function isSign(glyph: Glyph, { x0, x1, y0, y1, gap }: Staff): boolean {
  const isOnLines = isWithin({ x0, x1, y0, y1 }, middleOfLetter(glyph), glyph.baseline);
  return isOnLines || glyph.look.size > limits.minSignGaps * gap || glyph.y1 - glyph.y0 > limits.minSignBoxGaps * gap;
}

/** A staff with the notes above and below it, up to the text there. */
function withNotes(staff: Staff, glyphs: readonly Glyph[]): Box {
  const { x0, x1, y0, y1, gap } = staff;
  const reach = limits.reachGaps * gap;
  const near = { x0, x1, y0: y0 - reach, y1: y1 + reach };
  const text = glyphs.filter((glyph) => !isSign(glyph, staff) && isWithin(near, middleOfLetter(glyph), glyph.baseline));
  return {
    ...{ x0: x0 - gap, x1: x1 + gap },
    y0: Math.min(y0, largest([near.y0, ...text.filter(({ baseline }) => baseline < y0).map((glyph) => glyph.y1)])),
    y1: Math.max(y1, smallest([near.y1, ...text.filter(({ baseline }) => baseline > y1).map((glyph) => glyph.y0)])),
  };
}

/**
 * Replaces written music by pictures of it: its notes are letters of fonts whose codes say nothing, as large as a staff is
 * high.
 */
export function withStaves(page: Page, draws: DrawsArea): Page {
  const staves = findStaves(page);
  if (staves.length === 0 || staves.length > limits.maxStaves) return page;
  const areas = clustersOf(
    staves.map((staff) => withNotes(staff, page.glyphs)),
    0,
  ).map(({ box }) => box);
  const drawn = areas.flatMap((area) => draws.area(area, 'beyond') ?? []);
  if (drawn.length < areas.length) return page;
  const isFree = (box: Box) => !areas.some((area) => isInside(box, area, thresholds.overhang));
  const placed = staves.flatMap((staff) =>
    areas.filter((area) => isInside(staff, area, 0)).map((area) => ({ staff, area })),
  );
  const isText = (glyph: Glyph) =>
    !placed.some(({ staff, area }) => isWithin(area, middleOfLetter(glyph), glyph.baseline) && isSign(glyph, staff));
  // Words among the notes stay text.
  return { ...withPictures(page, drawn, isFree), glyphs: page.glyphs.filter(isText) };
}
