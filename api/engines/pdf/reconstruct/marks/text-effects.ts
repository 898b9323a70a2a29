import { intersection } from '../model/box.ts';
import type { SoftInk, TextEffect } from '../model/drawings/soft-ink.ts';
import { largest, smallest } from '../model/extremes.ts';
import type { Box, Glyph, Look, Page, Picture } from '../model/page-model.ts';
import { byBaseline, within } from './glyphs-between.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.effect;

/** The cells of a picture's ink that a box covers: first and last column and row, the last ones excluded. */
function cellsOf(picture: Picture, { columns, rows }: SoftInk, box: Box): readonly [number, number, number, number] {
  const [across, down] = [columns / (picture.x1 - picture.x0), rows / (picture.y1 - picture.y0)];
  return [
    Math.max(0, Math.floor((box.x0 - picture.x0) * across)),
    Math.min(columns, Math.ceil((box.x1 - picture.x0) * across)),
    Math.max(0, Math.floor((box.y0 - picture.y0) * down)),
    Math.min(rows, Math.ceil((box.y1 - picture.y0) * down)),
  ];
}

/** Whether a picture has ink behind a letter. Marks the cells that its effect may reach in `reached`. */
function reach(picture: Picture, ink: SoftInk, { look, ...box }: Glyph, reached: Uint8Array): boolean {
  const far = limits.reachEms * look.size;
  const wide = { x0: box.x0 - far, x1: box.x1 + far, y0: box.y0 - far, y1: box.y1 + far };
  const [left, right, top, bottom] = cellsOf(picture, ink, wide);
  for (let row = top; row < bottom; row++) reached.fill(1, row * ink.columns + left, row * ink.columns + right);
  const [x0, x1, y0, y1] = cellsOf(picture, ink, box);
  for (let row = y0; row < y1; row++)
    for (let at = row * ink.columns + x0; at < row * ink.columns + x1; at++) if ((ink.alpha[at] ?? 0) > 0) return true;
  return false;
}

/** Where the ink of a picture begins and ends from left to right, in points. */
function inkedRange({ x0, x1 }: Picture, { columns, alpha }: SoftInk): readonly [number, number] {
  const inked = new Set<number>();
  for (const [at, own] of alpha.entries()) if (own > 0) inked.add(at % columns);
  const width = (x1 - x0) / columns;
  return [x0 + smallest([...inked]) * width, x0 + (largest([...inked]) + 1) * width];
}

/** The effect of letters that a picture draws; null if it draws anything else. */
function effectOf(picture: Picture, ink: SoftInk, letters: readonly Glyph[]): TextEffect | null {
  const { alpha, colour } = ink;
  const reached = new Uint8Array(alpha.length);
  const inked = letters.filter((letter) => reach(picture, ink, letter, reached));
  if (inked.length < limits.minLetters || inked.length < limits.minInkedShare * letters.length) return null;
  const peak = alpha.reduce((most, own) => Math.max(most, own), 0);
  const sums = { all: 0, elsewhere: 0, cells: 0, flat: 0 };
  alpha.forEach((own, at) => {
    sums.all += own;
    if (reached[at] === 0) sums.elsewhere += own;
    if (own > 0) sums.cells++;
    if (own > limits.flatness * peak) sums.flat++;
  });
  if (sums.elsewhere > limits.maxElsewhereShare * sums.all || sums.flat > limits.maxFlatShare * sums.cells) return null;
  const [from, to] = inkedRange(picture, ink);
  const [first, last] = [smallest(inked.map(({ x0 }) => x0)), largest(inked.map(({ x1 }) => x1))];
  const moved = (from + to - first - last) / 2;
  const size = largest(inked.map(({ look }) => look.size));
  const offset = Math.abs(moved) < limits.minOffsetEms * size ? 0 : moved;
  // The boxes of letters are wider than their ink, by an unknown amount.
  const radius = Math.max(limits.minRadiusEms * size, (to - from - last + first) / 2);
  return { colour, transparency: 1 - peak / 255, radius, offset };
}

/**
 * Leaves out pictures of the glow or the shadow of letters, as Word draws them behind the text, and notes it in the looks
 * of the letters themselves, so that it moves with them.
 */
export function withTextEffects(page: Page): Page {
  const soft = page.pictures.filter(({ softInk }) => softInk !== undefined).slice(0, limits.maxPictures);
  if (soft.length === 0) return page;
  const { glyphs } = page;
  const sorted = byBaseline(glyphs);
  const effects = new Set<Picture>();
  for (const picture of soft) {
    const letters = [...within(sorted, picture.y0, picture.y1)].filter(
      (glyph) => intersection(picture, glyph) !== null,
    );
    if (letters.length > limits.maxLetters) continue;
    const effect = picture.softInk === undefined ? null : effectOf(picture, picture.softInk, letters);
    if (effect === null) continue;
    effects.add(picture);
    const looks = new Map<Look, Look>();
    for (const letter of letters) {
      const look = looks.get(letter.look) ?? { ...letter.look, effect };
      looks.set(letter.look, look);
      letter.look = look;
    }
  }
  return effects.size === 0
    ? page
    : { ...page, glyphs, pictures: page.pictures.filter((picture) => !effects.has(picture)) };
}
