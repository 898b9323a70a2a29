import { addTo } from '../../../../../groups.ts';
import { isRightToLeft } from '../../../writing-systems/scripts.ts';
import { boxAroundAll, meet } from '../../model/box.ts';
import { glyphWith, newGlyph } from '../../model/new-glyph.ts';
import type { Box, Glyph, Page, Picture, Shape } from '../../model/page-model.ts';
import { paper } from '../../model/paper.ts';
import { createPictureKey } from '../repeated-pictures.ts';
import { thresholds } from '../thresholds.ts';

/** A font that has the signs wherever the result is read: an embedded one that lacks them would leave them blank. */
const signFont = { font: 'ArialMT', isBold: false, isItalic: false, isSerif: false, isFixedPitch: false } as const;

const signs = { round: '\u2022', hollow: '\u25e6', square: '\u25aa' } as const;

interface Drawn {
  readonly box: Box;
  readonly sign: string;
  /** Ems of its text that it is wide or high at most. */
  readonly maxEms: number;
}

function signOf({ steps, fill, stroke }: Shape): string | null {
  if (!steps.some(({ type }) => type === 'curve')) return null;
  if (fill !== null && fill !== paper) return signs.round;
  return stroke !== null && stroke !== paper ? signs.hollow : null;
}

/** The letter that follows a bullet at the beginning of a line; null for none. */
function textOf({ box, maxEms }: Drawn, glyphs: readonly Glyph[]): Glyph | null {
  const [middle, width, height] = [(box.y0 + box.y1) / 2, box.x1 - box.x0, box.y1 - box.y0];
  const inLine = glyphs.filter(({ baseline, look }) => {
    const above = (baseline - middle) / look.size;
    return above > thresholds.bullet.middleEms.from && above < thresholds.bullet.middleEms.to;
  });
  const sized = ({ look: { size } }: Glyph) =>
    Math.min(width, height) > thresholds.bullet.minEms * size && Math.max(width, height) < maxEms * size;
  const after = (glyph: Glyph) => (isRightToLeft(glyph.text) ? box.x0 - glyph.x1 : glyph.x0 - box.x1);
  const before = (glyph: Glyph) => (isRightToLeft(glyph.text) ? glyph.x0 - box.x1 : box.x0 - glyph.x1);
  const near = inLine.filter(
    (glyph) => after(glyph) > 0 && after(glyph) < thresholds.bullet.maxTextDistanceEms * glyph.look.size,
  );
  const [text] = near.sort((a, b) => after(a) - after(b));
  if (text === undefined || !sized(text)) return null;
  const follows = inLine.some(
    (glyph) => after(glyph) <= 0 && before(glyph) < thresholds.bullet.clearBeforeEms * glyph.look.size,
  );
  return follows ? null : text;
}

/** A bullet with the letter that follows it: a dot, or several on one another, as balls are shaded. */
interface BeforeText {
  readonly dots: readonly Drawn[];
  readonly text: Glyph;
}

/** The bullets before letters. Several dots beside one another before one letter are a drawing. */
function beforeText(drawn: readonly Drawn[], glyphs: readonly Glyph[]): readonly BeforeText[] {
  const byText = new Map<Glyph, Drawn[]>();
  for (const each of drawn) {
    const text = textOf(each, glyphs);
    if (text !== null) addTo(byText, text, each);
  }
  return [...byText].flatMap(([text, dots]) =>
    dots.every(({ box }) => meet(box, (dots[0] as Drawn).box, 0)) ? [{ dots, text }] : [],
  );
}

/** Of dots on one another, a filled one tells the sign. More than two outlines fill one another, as gradients are printed. */
function bulletOf({ dots, text: { baseline, look, tag } }: BeforeText): Glyph {
  const box = boxAroundAll(dots.map((dot) => dot.box));
  const filled = dots.find(({ sign }) => sign !== signs.hollow)?.sign;
  const { maxOutlines, ascentEms, descentEms } = thresholds.bullet;
  const sign = filled ?? (dots.length > maxOutlines ? signs.round : signs.hollow);
  const [top, bottom] = [baseline - ascentEms * look.size, baseline + descentEms * look.size];
  const bullet = newGlyph(sign, { ...look, ...signFont }, baseline, box.x0, top, box.x1, bottom);
  return glyphWith(bullet, { isDrawn: true, tag });
}

/**
 * The pictures that a page has several times below each other, in one size. Where others are among them, such as crosses among
 * ticks, each says something of its line.
 */
function repeatedBelow(pictures: readonly Picture[]): readonly Picture[] {
  const small = pictures.filter(
    ({ x0, x1, y0, y1, crop }) => crop === undefined && Math.max(x1 - x0, y1 - y0) < thresholds.bullet.maxPictureSide,
  );
  if (small.length > thresholds.bullet.maxCount) return [];
  const keyOf = createPictureKey();
  const groups = new Map<string, Picture[]>();
  for (const picture of small) addTo(groups, keyOf({ ...picture, y0: 0, y1: picture.y1 - picture.y0 }), picture);
  const isAmong = (other: Picture, group: readonly Picture[]) =>
    !group.includes(other) && group.some(({ x0, x1 }) => other.x0 < x1 && other.x1 > x0);
  return [...groups.values()]
    .filter((group) => group.length >= thresholds.bullet.minCount && !small.some((other) => isAmong(other, group)))
    .flat();
}

/**
 * Replaces the dots and squares that browsers draw before list items by bullet characters, as other programs write
 * them, and so the pictures that Word draws as bullets.
 */
export function withDrawnBullets(page: Page): Page {
  const { shapes, fills, glyphs, pictures } = page;
  const { maxEms, maxPictureEms } = thresholds.bullet;
  const isSmall = ({ x0, x1, y0, y1 }: Box) => {
    const [width, height] = [x1 - x0, y1 - y0];
    return (
      Math.max(width, height) < thresholds.bullet.maxSide &&
      Math.abs(width - height) <= thresholds.bullet.maxUnevennessShare * Math.max(width, height)
    );
  };
  const drawn = [
    ...shapes.filter(isSmall).flatMap((box): readonly Drawn[] => {
      const sign = signOf(box);
      return sign === null ? [] : [{ box, sign, maxEms }];
    }),
    ...fills
      .filter((fill) => fill.colour !== paper && isSmall(fill))
      .map((box) => ({ box, sign: signs.square, maxEms })),
    ...repeatedBelow(pictures).map((box) => ({ box, sign: signs.round, maxEms: maxPictureEms })),
  ];
  if (drawn.length < thresholds.bullet.minCount || drawn.length > thresholds.bullet.maxCount) return page;
  const found = beforeText(drawn, glyphs);
  if (found.length < thresholds.bullet.minCount) return page;
  const boxes = new Set<Box>(found.flatMap(({ dots }) => dots.map(({ box }) => box)));
  return {
    ...page,
    glyphs: [...glyphs, ...found.map(bulletOf)],
    shapes: shapes.filter((shape) => !boxes.has(shape)),
    fills: fills.filter((fill) => !boxes.has(fill)),
    pictures: pictures.filter((picture) => !boxes.has(picture)),
  };
}
