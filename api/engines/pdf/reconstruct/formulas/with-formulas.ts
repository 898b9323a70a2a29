import { hasLetterOrDigit } from '../../writing-systems/letters.ts';
import { isInside } from '../model/box.ts';
import type { MathRow } from '../model/formulas/formula.ts';
import { isOpenTypeMath } from '../model/formulas/math-fonts.ts';
import type { Box, Glyph, Page, Picture } from '../model/page-model.ts';
import { type Candidate, findFormulas } from './find/find-formulas.ts';
import { isMathLetter } from './read/atom.ts';
import { isTwoDimensional, type Reading, readFormula, textOfRow } from './read/read-formula.ts';
import { isRelation } from './signs.ts';
import { thresholds } from './thresholds.ts';
import { unclearDisplay } from './unclear-display.ts';

/** Whether letters are of a formula, rather than single signs that a font for formulas was at hand for. */
const areOfFormula = ({ glyphs }: Candidate) =>
  glyphs.some((glyph) => hasLetterOrDigit(glyph.text) && isMathLetter(glyph)) ||
  !glyphs.some(({ look }) => isOpenTypeMath(look.font));

/** Whether a formula is more than text shows: variables with indices in a sentence stay text. */
const isWorthwhile = (row: MathRow, { glyphs, isAlone }: Candidate): boolean =>
  isTwoDimensional(row) ||
  (isAlone && glyphs.length >= thresholds.minAlone && glyphs.some(({ text }) => isRelation(text)));

/** The letter that stands for a formula: as wide as it, and on the baseline of its line. */
function glyphOf({ row, baseline }: Reading, { glyphs, x0, x1, y0, y1 }: Candidate): Glyph {
  const size = Math.max(...glyphs.map(({ look }) => look.size));
  const large = glyphs.filter(({ look }) => look.size === size);
  const apart = ({ baseline: own }: Glyph) => Math.abs(own - baseline);
  const main = large.reduce((nearest, glyph) => (apart(glyph) < apart(nearest) ? glyph : nearest));
  const [first, last] = [
    glyphs.reduce((left, glyph) => (glyph.x0 < left.x0 ? glyph : left)),
    glyphs.reduce((right, glyph) => (glyph.x1 > right.x1 ? glyph : right)),
  ];
  const { ink: _, ...look } = main;
  const { space, spaces } = first;
  const formula = { row, look: main.look };
  return {
    ...look,
    ...{ text: textOfRow(row), x0, x1, y0, y1, baseline, space, spaces, isSoftHyphen: false, formula },
    ...(last.isBeforeSpace && { isBeforeSpace: true }),
  };
}

/**
 * Replaces the letters of formulas by letters that stand for them. A formula on its own whose parts are not clear becomes
 * a picture, which its letters describe: they would be read one row after the other.
 * @param draw Draws an area of the page; null if that fails. Then the letters are left as they are.
 */
export function withFormulas(page: Page, draw: (area: Box) => Picture | null): Page {
  const candidates = findFormulas(page).filter(areOfFormula);
  if (candidates.length === 0) return page;
  const standIns = new Map<Glyph, Glyph>();
  const taken = new Set<Glyph>();
  const areas: Box[] = [];
  const pictures: Picture[] = [];
  const readings = new Map(candidates.map((each) => [each, readFormula(each.glyphs, each.rules)] as const));
  for (const [candidate, reading] of readings) {
    if (reading !== null || candidate.glyphs.some((glyph) => taken.has(glyph))) continue;
    const display = unclearDisplay(candidate, page.glyphs);
    const picture = display === null ? null : draw(display);
    if (display === null || picture === null) continue;
    pictures.push({ ...picture, description: display.glyphs.map(({ text }) => text).join('') });
    for (const glyph of display.glyphs) taken.add(glyph);
    areas.push(display);
  }
  for (const [candidate, reading] of readings) {
    const { glyphs } = candidate;
    const isRead =
      reading !== null && !glyphs.some((glyph) => taken.has(glyph)) && isWorthwhile(reading.row, candidate);
    if (!isRead) continue;
    standIns.set(glyphs[0] as Glyph, glyphOf(reading, candidate));
    for (const glyph of glyphs) taken.add(glyph);
    areas.push(candidate);
  }
  if (taken.size === 0) return page;
  return {
    ...page,
    glyphs: page.glyphs.flatMap((glyph) => standIns.get(glyph) ?? (taken.has(glyph) ? [] : glyph)),
    rules: page.rules.filter((rule) => !areas.some((area) => isInside(rule, area, thresholds.sameBaseline))),
    pictures: [...page.pictures, ...pictures],
  };
}
