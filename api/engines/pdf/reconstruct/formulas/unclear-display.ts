import { boxAroundAll, isInside } from '../model/box.ts';
import type { Box, Glyph } from '../model/page-model.ts';
import type { Candidate } from './find/find-formulas.ts';
import { gapBetween, isLevelWith } from './find/neighbours.ts';
import { isHighGlyph, isMathLetter } from './read/atom.ts';
import { isFunction } from './signs.ts';
import { thresholds } from './thresholds.ts';

/** A formula on a line of its own that only a picture shows, with all its letters. */
export interface UnclearDisplay extends Box {
  readonly glyphs: readonly Glyph[];
}

const letter = /^\p{L}$/u;
/** Capitals and single letters are names, as of indices. */
const prose = /\p{Ll}{2}/u;

/** Whether letters beside a formula are words, which stand in sentences, rather than variables or names of functions. */
function hasWords(glyphs: readonly Glyph[]): boolean {
  const words: Glyph[][] = [];
  for (const glyph of [...glyphs].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0)) {
    const word = words.at(-1);
    const last = word?.at(-1);
    const goesOn =
      last !== undefined &&
      Math.abs(glyph.baseline - last.baseline) < thresholds.sameBaseline &&
      glyph.x0 - last.x1 < thresholds.gap.name * glyph.look.size &&
      letter.test(glyph.text) &&
      letter.test(last.text) &&
      !isMathLetter(glyph);
    if (goesOn) word?.push(glyph);
    else words.push([glyph]);
  }
  return words.some((word) => {
    const text = word.map((glyph) => glyph.text).join('');
    return prose.test(text) && !isFunction(text);
  });
}

/**
 * The display that a formula without a reading is part of: it has parts above each other, and on its line are only other
 * parts of formulas. Null for others, as in sentences.
 */
export function unclearDisplay({ glyphs, rules, ...box }: Candidate, all: readonly Glyph[]): UnclearDisplay | null {
  const isStacked = rules.length > 0 || glyphs.some(isHighGlyph);
  if (!isStacked || !glyphs.some(isMathLetter)) return null;
  const size = Math.max(...glyphs.map(({ look }) => look.size));
  const own = new Set(glyphs);
  let area: Box = box;
  let left = all.filter((glyph) => !own.has(glyph) && isLevelWith(glyph, box));
  for (;;) {
    const within = area;
    const beside = left.filter((glyph) => gapBetween(glyph, within) < thresholds.alone * size);
    if (beside.length === 0) break;
    for (const glyph of beside) own.add(glyph);
    left = left.filter((glyph) => !own.has(glyph));
    area = boxAroundAll([area, ...beside.map(({ x0, x1 }) => ({ ...within, x0, x1 }))]);
  }
  const others = [...own].filter((glyph) => !glyphs.includes(glyph));
  if (hasWords(others) || all.some((glyph) => isInside(glyph, area, 0) && !own.has(glyph))) return null;
  return { ...area, glyphs: [...own] };
}
