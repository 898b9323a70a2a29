import { addTo } from '../../../../groups.ts';
import { boxAroundAll, transposed } from '../model/box.ts';
import type { Box, Glyph, Page, Rule } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.axis;

/** An axis: its ticks, the box around these and their numbers, and the font of the numbers. */
export interface Axis {
  readonly ticks: Box;
  readonly box: Box;
  readonly font: string;
}

interface Word extends Box {
  readonly text: string;
  readonly size: number;
  readonly font: string;
}

/** A number as written or, since those beside an axis may run up the page, backwards. */
const number = /^[-−–+\d.,%]*\d[-−–+\d.,%]*$/u;

const middleOf = ({ y0, y1 }: Box) => (y0 + y1) / 2;

/** The numbers among letters that run across, or down after they have been transposed. */
function numbersIn(glyphs: readonly Glyph[]): readonly Word[] {
  const rows: Glyph[][] = [];
  for (const glyph of [...glyphs].sort((a, b) => middleOf(a) - middleOf(b))) {
    const [first] = rows.at(-1) ?? [];
    const isLevel = first !== undefined && middleOf(glyph) - middleOf(first) < limits.sameLevelEms * glyph.look.size;
    if (isLevel) rows.at(-1)?.push(glyph);
    else rows.push([glyph]);
  }
  const words = rows.flatMap((row) => {
    const own: Glyph[][] = [];
    for (const glyph of row.sort((a, b) => a.x0 - b.x0)) {
      const last = own.at(-1)?.at(-1);
      const { size } = glyph.look;
      if (last !== undefined && last.look.size === size && glyph.x0 - last.x1 < limits.letterGapEms * size)
        own.at(-1)?.push(glyph);
      else own.push([glyph]);
    }
    return own;
  });
  return words.flatMap((word) => {
    const text = word.map((glyph) => glyph.text).join('');
    const { look } = word[0] as Glyph;
    return number.test(text) ? [{ ...boxAroundAll(word), text, size: look.size, font: look.font }] : [];
  });
}

/** Short upright rules side by side, as the ticks below a chart are. */
function tickRows(rules: readonly Rule[]): readonly (readonly Rule[])[] {
  const rows = new Map<string, Rule[]>();
  for (const rule of rules) {
    const length = rule.y1 - rule.y0;
    if (rule.isHorizontal || length < limits.minTick || length > limits.maxTick) continue;
    addTo(rows, `${Math.round(rule.y0 / limits.sameEnd)} ${Math.round(rule.y1 / limits.sameEnd)}`, rule);
  }
  return [...rows.values()].flatMap((row) => {
    const ticks: Rule[] = [];
    for (const rule of row.sort((a, b) => a.x0 - b.x0))
      if (rule.x0 - (ticks.at(-1)?.x0 ?? Number.NEGATIVE_INFINITY) > limits.minTickDistance) ticks.push(rule);
    return ticks.length < limits.minTicks ? [] : [ticks];
  });
}

/** The axis that ticks are of: its numbers stand above or below them in their middle, which those of tables do not. */
function axisOf(ticks: readonly Rule[], numbers: readonly Word[]): readonly Axis[] {
  const [{ y0, y1 }] = ticks as readonly [Rule, ...Rule[]];
  const near = numbers.filter((word) => {
    const gap = Math.max(y0 - word.y1, word.y0 - y1);
    return gap > -limits.overlapEms * word.size && gap < limits.maxGapEms * word.size;
  });
  const labelled = ticks.flatMap((tick) => {
    const own = near.find(({ x0, x1, size }) => Math.abs((x0 + x1) / 2 - tick.x0) < limits.offTickEms * size);
    return own === undefined ? [] : [own];
  });
  const [first] = labelled;
  if (first === undefined || new Set(labelled).size < Math.max(limits.minTicks, limits.minLabelled * ticks.length))
    return [];
  return [{ ticks: boxAroundAll(ticks), box: boxAroundAll([...ticks, ...labelled]), font: first.font }];
}

/** Finds the axes of charts: rows of ticks with a number at the middle of most of them. */
export function findAxes({ rules, glyphs, rotated }: Pick<Page, 'rules' | 'glyphs' | 'rotated'>): readonly Axis[] {
  const across = tickRows(rules);
  const down = tickRows(rules.map((rule) => ({ ...transposed(rule), isHorizontal: !rule.isHorizontal })));
  if (across.length + down.length === 0) return [];
  const upright = numbersIn(glyphs);
  const beside = [...upright.map(transposed), ...numbersIn(rotated.map(transposed))];
  const axes = across.flatMap((ticks) => axisOf(ticks, upright));
  const sides = down.flatMap((ticks) => axisOf(ticks, beside));
  return [...axes, ...sides.map(({ ticks, box, font }) => ({ ticks: transposed(ticks), box: transposed(box), font }))];
}
