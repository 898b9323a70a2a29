import { addTo } from '../../../../../groups.ts';
import { largest, smallest } from '../../model/extremes.ts';
import { median } from '../../model/numbers/median.ts';
import type { Glyph } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';

const { minLetters, maxLetters, minSizeShare, minCoveredShare, capitalEms, middleEms, sameBaselineEms } =
  thresholds.behind;
const { minLines, minWidthShare } = thresholds.behind.short;

/** Divides letters where their size or their baseline changes. */
function runsOf(glyphs: readonly Glyph[]): readonly (readonly Glyph[])[] {
  const runs: Glyph[][] = [];
  let before: Glyph | undefined;
  for (const glyph of glyphs) {
    const { size } = glyph.look;
    const goesOn = before?.look.size === size && Math.abs(before.baseline - glyph.baseline) < sameBaselineEms * size;
    if (goesOn) runs.at(-1)?.push(glyph);
    else runs.push([glyph]);
    before = glyph;
  }
  return runs;
}

/** Whether a letter is painted over with the middle of another one. */
const covers = ({ x0, x1, baseline, look }: Glyph, over: Glyph) => {
  const [x, y] = [(over.x0 + over.x1) / 2, over.baseline - middleEms * over.look.size];
  return x > x0 && x < x1 && y < baseline && y > baseline - capitalEms * look.size;
};

/**
 * Whether several lines run over most of a letter's width. Those beside an initial end before it, or begin behind it.
 * @param over The letters over it.
 */
function isCrossed({ x0, x1 }: Glyph, over: readonly Glyph[]): boolean {
  const lines = new Map<number, Glyph[]>();
  for (const letter of over) addTo(lines, Math.round(letter.baseline), letter);
  const across = [...lines.values()].filter((letters) => {
    const width = largest(letters.map((letter) => letter.x1)) - smallest(letters.map((letter) => letter.x0));
    return width >= minWidthShare * (x1 - x0);
  });
  return across.length >= minLines;
}

/** Whether most letters of a run lie behind letters of more than one line that are far smaller. */
function isBehind(run: readonly Glyph[], glyphs: readonly Glyph[]): boolean {
  const size = (run[0] as Glyph).look.size / minSizeShare;
  const small = glyphs.filter((glyph) => glyph.look.size <= size);
  const over = run.map((letter) => small.filter((glyph) => covers(letter, glyph)));
  if (run.length < minLetters) return run.every((letter, index) => isCrossed(letter, over[index] ?? []));
  const all = over.flat();
  const baselines = all.map(({ baseline }) => baseline);
  const hasLines = largest(baselines, 0) - smallest(baselines) > (all[0]?.look.size ?? 0) / 2;
  return hasLines && over.filter(({ length }) => length > 0).length >= minCoveredShare * run.length;
}

/** A text at its place, which pages with the same watermark share. */
function placedText(run: readonly Glyph[]): string {
  const { x0, baseline, look } = run[0] as Glyph;
  return [run.map(({ text }) => text).join(''), ...[x0, baseline, look.size].map(Math.round)].join(' ');
}

/** The letters of a page that lie behind its text, and the others. */
export interface PartedLetters {
  readonly behind: readonly Glyph[];
  readonly others: readonly Glyph[];
}

/**
 * Returns a function that parts the letters of level watermarks from the others of a page: large ones, such as "Draft", that
 * smaller text is set over, and those of the same text at the same place of the pages after it. In lines with the others, they
 * would tear paragraphs apart.
 */
export function createBehindFinder(): (glyphs: readonly Glyph[]) => PartedLetters {
  const known = new Set<string>();
  return (glyphs) => {
    const usual = median(glyphs.map(({ look }) => look.size));
    const large = runsOf(glyphs).filter((run) => (run[0] as Glyph).look.size >= minSizeShare * usual);
    if (large.length === 0 || large.flat().length > maxLetters) return { behind: [], others: glyphs };
    const runs = large.filter((run) => known.has(placedText(run)) || isBehind(run, glyphs));
    for (const run of runs) known.add(placedText(run));
    const behind = new Set(runs.flat());
    return { behind: [...behind], others: glyphs.filter((glyph) => !behind.has(glyph)) };
  };
}
