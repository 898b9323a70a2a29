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

/** The effect that a picture draws, and the letters that have it. */
interface Found {
  readonly effect: TextEffect;
  readonly inked: readonly Glyph[];
}

/**
 * What a picture draws as an effect of letters; null if it draws anything else.
 * @param minLetters How many letters it takes.
 */
function effectOf(picture: Picture, ink: SoftInk, letters: readonly Glyph[], minLetters: number): Found | null {
  const { alpha, colour } = ink;
  const reached = new Uint8Array(alpha.length);
  const inked = new Set(letters.filter((letter) => reach(picture, ink, letter, reached)));
  // The picture of a word is wider than the word: the letters beside it have no ink.
  const inner = letters.filter(({ x0, x1, look: { size } }) => {
    const [middle, margin] = [(x0 + x1) / 2, limits.marginEms * size];
    return middle > picture.x0 + margin && middle < picture.x1 - margin;
  });
  const bare = inner.filter((letter) => !inked.has(letter));
  if (inked.size < minLetters || bare.length > (1 - limits.minInkedShare) * inner.length) return null;
  const peak = alpha.reduce((most, own) => Math.max(most, own), 0);
  const sums = { all: 0, elsewhere: 0, cells: 0, flat: 0 };
  alpha.forEach((own, at) => {
    sums.all += own;
    if (reached[at] === 0) sums.elsewhere += own;
    if (own > 0) sums.cells++;
    if (own > limits.flatness * peak) sums.flat++;
  });
  if (sums.elsewhere > limits.maxElsewhereShare * sums.all || sums.flat > limits.maxFlatShare * sums.cells) return null;
  const of = [...inked];
  const [from, to] = inkedRange(picture, ink);
  const [first, last] = [smallest(of.map(({ x0 }) => x0)), largest(of.map(({ x1 }) => x1))];
  const moved = (from + to - first - last) / 2;
  const size = largest(of.map(({ look }) => look.size));
  const offset = Math.abs(moved) < limits.minOffsetEms * size ? 0 : moved;
  // The boxes of letters are wider than their ink, by an unknown amount.
  const radius = Math.max(limits.minRadiusEms * size, (to - from - last + first) / 2);
  return { effect: { colour, transparency: 1 - peak / 255, radius, offset }, inked: of };
}

/** Notes an effect in the looks of letters. */
function note({ effect, inked }: Found): void {
  const looks = new Map<Look, Look>();
  for (const letter of inked) {
    const look = looks.get(letter.look) ?? { ...letter.look, effect };
    looks.set(letter.look, look);
    letter.look = look;
  }
}

/**
 * Leaves out pictures of the glow or the shadow of letters, as Word draws them behind each of its runs of text, and notes it
 * in the looks of the letters themselves, so that it moves with them. A single letter has one if words of the page have it in
 * its colour.
 */
export function withTextEffects(page: Page): Page {
  const soft = page.pictures.flatMap((picture) =>
    picture.softInk === undefined ? [] : [[picture, picture.softInk] as const],
  );
  if (soft.length === 0) return page;
  const { glyphs } = page;
  const sorted = byBaseline(glyphs);
  const [effects, colours] = [new Set<Picture>(), new Set<string>()];
  const take = (minLetters: number) => {
    for (const [picture, ink] of soft.slice(0, limits.maxPictures)) {
      if (effects.has(picture) || (minLetters === 1 && !colours.has(ink.colour))) continue;
      const near = [...within(sorted, picture.y0, picture.y1)];
      const letters = near.filter((glyph) => intersection(picture, glyph) !== null);
      const found = letters.length > limits.maxLetters ? null : effectOf(picture, ink, letters, minLetters);
      if (found === null) continue;
      effects.add(picture);
      colours.add(ink.colour);
      note(found);
    }
  };
  take(limits.minLetters);
  take(1);
  return effects.size === 0
    ? page
    : { ...page, glyphs, pictures: page.pictures.filter((picture) => !effects.has(picture)) };
}
