import { isRightToLeft } from '../../writing-systems/scripts.ts';
import type { Box, Glyph, Page, Shape } from '../model/page-model.ts';
import { paper } from '../model/paper.ts';

/** Ems of its line that a bullet is wide, and that its text and what is before it are away. */
const room = { least: 0.12, most: 0.75, toText: 3, before: 3 } as const;
/** Of its size by which it may be wider than high. */
const unevenness = 0.25;
/** Ems above the baseline between which its middle is. */
const middles = { least: 0.1, most: 0.65 } as const;
/** Fewer are a dot beside a word, more are points of a chart. */
const counts = { least: 2, most: 400 } as const;
const signs = { round: '\u2022', hollow: '\u25e6', square: '\u25aa' } as const;

interface Drawn {
  readonly box: Box;
  readonly sign: string;
}

function signOf({ steps, fill, stroke }: Shape): string | null {
  if (!steps.some(({ type }) => type === 'curve')) return null;
  if (fill !== null && fill !== paper) return signs.round;
  return stroke !== null && stroke !== paper ? signs.hollow : null;
}

/** The letter that a bullet stands before, at the beginning of its line. */
function textOf(box: Box, glyphs: readonly Glyph[]): Glyph | null {
  const [middle, width, height] = [(box.y0 + box.y1) / 2, box.x1 - box.x0, box.y1 - box.y0];
  const inLine = glyphs.filter(({ baseline, look }) => {
    const above = (baseline - middle) / look.size;
    return above > middles.least && above < middles.most;
  });
  const sized = ({ look: { size } }: Glyph) =>
    Math.min(width, height) > room.least * size && Math.max(width, height) < room.most * size;
  const after = (glyph: Glyph) => (isRightToLeft(glyph.text) ? box.x0 - glyph.x1 : glyph.x0 - box.x1);
  const before = (glyph: Glyph) => (isRightToLeft(glyph.text) ? glyph.x0 - box.x1 : box.x0 - glyph.x1);
  const near = inLine.filter((glyph) => after(glyph) > 0 && after(glyph) < room.toText * glyph.look.size);
  const [text] = near.sort((a, b) => after(a) - after(b));
  if (text === undefined || !sized(text)) return null;
  const follows = inLine.some((glyph) => after(glyph) <= 0 && before(glyph) < room.before * glyph.look.size);
  return follows ? null : text;
}

/** A page on which the dots and squares that browsers draw before the items of lists are letters, as others write them. */
export function withDrawnBullets(page: Page): Page {
  const { shapes, fills, glyphs } = page;
  const isSmall = ({ x0, x1, y0, y1 }: Box) => {
    const [width, height] = [x1 - x0, y1 - y0];
    return Math.max(width, height) < 12 && Math.abs(width - height) <= unevenness * Math.max(width, height);
  };
  const drawn = [
    ...shapes.filter(isSmall).flatMap((box): readonly Drawn[] => {
      const sign = signOf(box);
      return sign === null ? [] : [{ box, sign }];
    }),
    ...fills.filter((fill) => fill.colour !== paper && isSmall(fill)).map((box) => ({ box, sign: signs.square })),
  ];
  if (drawn.length < counts.least || drawn.length > counts.most) return page;
  const bullets = new Map<Box, Glyph>();
  for (const { box, sign } of drawn) {
    const text = textOf(box, glyphs);
    if (text === null) continue;
    const { baseline, look, tag } = text;
    bullets.set(box, {
      text: sign,
      ...{ x0: box.x0, x1: box.x1, y0: baseline - 0.8 * look.size, y1: baseline + 0.2 * look.size },
      ...{ baseline, look: { ...look, isBold: false, isItalic: false } },
      ...{ space: null, spaces: 0, isSoftHyphen: false },
      ...(tag === undefined ? {} : { tag }),
    });
  }
  if (bullets.size < counts.least) return page;
  return {
    ...page,
    glyphs: [...glyphs, ...bullets.values()],
    shapes: shapes.filter((shape) => !bullets.has(shape)),
    fills: fills.filter((fill) => !bullets.has(fill)),
  };
}
