import type { EmsOf } from '../../fonts/set-width.ts';
import type { Line } from '../../lines/line.ts';
import type { Look } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';

const { maxTightEms, minTightShare, minTightLetters } = thresholds.fit;

/** How wide the letters of a look are together, in points: on the page, and as programs set them without letter spacing. */
interface Widths {
  drawn: number;
  set: number;
  count: number;
}

/** Adds up the widths of letters that another one of their look and word follows. */
function widthsOfLooks(lines: readonly Line[], emsOf: EmsOf): ReadonlyMap<Look, Widths> {
  const all = new Map<Look, Widths>();
  for (const { marks, isRightToLeft } of lines)
    for (let index = 1; index < marks.length; index++) {
      const [mark, next] = [marks[index - 1], marks[index]];
      if (isRightToLeft || mark?.type !== 'letter' || next?.type !== 'letter' || next.look !== mark.look) continue;
      const ems = emsOf(mark.text, mark.look);
      if (ems === null || next.x0 <= mark.x0) continue;
      const widths = all.get(mark.look) ?? { drawn: 0, set: 0, count: 0 };
      widths.drawn += next.x0 - mark.x0;
      widths.set += ems * mark.look.size;
      widths.count++;
      all.set(mark.look, widths);
    }
  return all;
}

/** Type has sizes of half points. */
const toHalfPoints = (size: number) => Math.round(2 * size) / 2;

/**
 * The smaller type for looks whose font is replaced by one with much wider letters, as condensed type is: as wide as on the
 * page, these would run into each other, since slides have no letters that are narrowed.
 * @param lines Those of the document.
 */
export function looserLooks(lines: readonly Line[], emsOf: EmsOf): ReadonlyMap<Look, Look> {
  const looser = new Map<Look, Look>();
  for (const [look, { drawn, set, count }] of widthsOfLooks(lines, emsOf)) {
    const isReplaced = (look.fit ?? 0) < 0;
    const tight = maxTightEms[isReplaced ? 'replaced' : 'usual'] * look.size * count;
    if (count < minTightLetters || drawn >= set - tight) continue;
    const share = Math.max(minTightShare, drawn / (set - tight));
    const { fit: _, ...others } = look;
    looser.set(look, { ...others, size: toHalfPoints(share * look.size) });
  }
  return looser;
}
