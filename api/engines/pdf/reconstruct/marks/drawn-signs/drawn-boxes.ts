import { areaOf, boxAroundAll, isInside } from '../../model/box.ts';
import type { Box, Fill, FormField, Glyph, Page, Picture, Rule } from '../../model/page-model.ts';
import { paper } from '../../model/paper.ts';
import { groupRules } from '../rule-groups.ts';
import { thresholds } from '../thresholds.ts';

/** Characters that tick a box; those of symbol fonts are private-use code points. */
const tick = /^[xX×\u2713-\u2718\u2022\u25cf\u25a0\uf000-\uf0ff]$/;

const near = (a: number, b: number) => Math.abs(a - b) <= thresholds.box.gap;
const middleOf = ({ isHorizontal, x0, x1, y0, y1 }: Rule) => (isHorizontal ? y0 + y1 : x0 + x1) / 2;

/** The squares above one another drawn by a group of rules; none if it draws anything else. */
function squaresOf(rules: readonly Rule[]): readonly Box[] {
  const { x0, x1, y0, y1 } = boxAroundAll(rules);
  const width = x1 - x0;
  if (
    width < thresholds.box.minSide ||
    width > thresholds.box.maxSide ||
    y1 - y0 > thresholds.box.maxStacked * (thresholds.box.maxSide + thresholds.box.gap)
  )
    return [];
  const across = rules.filter(({ isHorizontal }) => isHorizontal).sort((a, b) => middleOf(a) - middleOf(b));
  const down = rules.filter(({ isHorizontal }) => !isHorizontal);
  const isEven =
    across.every((rule) => near(rule.x0, x0) && near(rule.x1, x1)) &&
    down.every((rule) => near(middleOf(rule), x0) || near(middleOf(rule), x1));
  if (!isEven) return [];
  const squares = across.flatMap((rule, index): readonly Box[] => {
    const [top, bottom] = [middleOf(rule), middleOf(across[index + 1] ?? rule)];
    const isClosed = [x0, x1].every((x) =>
      down.some(
        (side) =>
          near(middleOf(side), x) && side.y0 < top + thresholds.box.gap && side.y1 > bottom - thresholds.box.gap,
      ),
    );
    const isSquare =
      bottom - top >= thresholds.box.minSide && Math.abs(bottom - top - width) <= thresholds.box.maxUnevenness;
    return isClosed && isSquare ? [{ x0, x1, y0: top, y1: bottom }] : [];
  });
  const height = squares.reduce((sum, square) => sum + square.y1 - square.y0, 0);
  return y1 - y0 - height < thresholds.box.gap * (squares.length + 1) ? squares : [];
}

/** Whether a rule extends a side of squares, which makes them cells of a table. */
function extendsSides(rule: Rule, squares: readonly Box[]): boolean {
  const meets = (from: number, to: number, start: number, end: number) =>
    from < end + thresholds.box.gap && to > start - thresholds.box.gap;
  return squares.some(({ x0, x1, y0, y1 }) =>
    rule.isHorizontal
      ? meets(rule.x0, rule.x1, x0, x1) && [y0, y1].some((y) => Math.abs(middleOf(rule) - y) < thresholds.box.sameRule)
      : meets(rule.y0, rule.y1, y0, y1) && [x0, x1].some((x) => Math.abs(middleOf(rule) - x) < thresholds.box.sameRule),
  );
}

const isWithin = ({ x0, x1, y0, y1 }: Box, box: Box) => {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1;
};

const isBeside = ({ x0, x1, baseline }: Glyph, box: Box) =>
  baseline > box.y0 + thresholds.box.baseline.fromShare * (box.y1 - box.y0) &&
  baseline < box.y1 + thresholds.box.baseline.below &&
  Math.max(x0 - box.x1, box.x0 - x1) < thresholds.box.maxTextDistance;

/** What a square is filled with; not set for one that is open. */
const fillOf = ({ fills }: Page, box: Box) =>
  fills.find((fill) => fill.colour !== paper && isWithin(box, fill) && isInside(fill, box, thresholds.box.gap));

/**
 * Whether a square is filled in, as an answer is ticked that is read by a machine: in the colour of its sides, on a page with
 * open ones as large. Those of a legend have colours of their own.
 */
function isFilledIn({ rules }: Page, box: Box, fill: Fill, open: readonly Box[]): boolean {
  const isSide = (rule: Rule) => rule.colour === fill.colour && isInside(rule, box, thresholds.box.gap);
  return open.some((other) => near(other.x1 - other.x0, box.x1 - box.x0)) && rules.some(isSide);
}

/** Whether a square is the border of a picture. */
const isBorder = (pictures: readonly Picture[], box: Box) =>
  pictures.some(
    (picture) =>
      isInside(picture, box, thresholds.box.gap) && areaOf(picture) > thresholds.box.minPictureShare * areaOf(box),
  );

/** The squares of a page that are no cells of a table. */
function squaresOn(rules: readonly Rule[]): readonly Box[] {
  const short = rules.filter(
    ({ x0, x1, y0, y1 }) => Math.max(x1 - x0, y1 - y0) < thresholds.box.maxStacked * thresholds.box.maxSide,
  );
  return groupRules(short).flatMap((group) => {
    const squares = squaresOf(group);
    const isCell = squares.length > 0 && rules.some((rule) => !group.includes(rule) && extendsSides(rule, squares));
    return isCell ? [] : squares;
  });
}

/** Adds a checkbox field for each drawn square next to text, empty or ticked. The tick is removed from the letters. */
export function withDrawnBoxes(page: Page): Page {
  const { rules, shapes, pictures, glyphs, fields } = page;
  if (rules.length > thresholds.box.maxRules) return page;
  const ticks = new Set<Glyph>();
  const isField = (box: Box) => fields.some((field) => isWithin(field, box) || isWithin(box, field));
  const fieldIn = (box: Box): readonly FormField[] => {
    if (isField(box) || isBorder(pictures, box)) return [];
    const [first, ...others] = glyphs.filter((glyph) => isWithin(glyph, box));
    if (others.length > 0 || (first !== undefined && !tick.test(first.text))) return [];
    if (!glyphs.some((glyph) => glyph !== first && isBeside(glyph, box))) return [];
    if (first !== undefined) ticks.add(first);
    const isChecked = first !== undefined || shapes.some((shape) => isInside(shape, box, thresholds.box.gap));
    const plain = { name: '', value: '', options: [], isMultiline: false, isFree: false } as const;
    return [{ ...box, ...plain, type: 'checkbox', isChecked }];
  };
  const boxes = squaresOn(rules).map((box) => ({ box, fill: fillOf(page, box) }));
  const open = boxes.flatMap(({ box, fill }) => (fill === undefined ? fieldIn(box) : []));
  const filledIn = boxes.flatMap(({ box, fill }) =>
    fill !== undefined && isFilledIn(page, box, fill, open)
      ? fieldIn(box).map((field) => ({ ...field, isChecked: true }))
      : [],
  );
  if (open.length === 0) return page;
  return { ...page, glyphs: glyphs.filter((glyph) => !ticks.has(glyph)), fields: [...fields, ...open, ...filledIn] };
}
