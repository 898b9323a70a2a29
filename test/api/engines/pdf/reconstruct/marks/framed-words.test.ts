import { describe, expect, it } from 'vitest';
import { markFrames } from '../../../../../../api/engines/pdf/reconstruct/marks/framed-words.ts';
import type { Rule } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { glyphs, gridRules } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** The frame around letters that begin and end at these places in a line whose baseline is at a height. */
const frameOf = (x0: number, x1: number, baseline: number) => gridRules([x0, x1], [baseline - 9, baseline + 3]);

/** The framed letters of lines at 100 and 112.2, and how many rules are left. */
function framedIn(lines: readonly string[], rules: readonly Rule[]) {
  const letters = lines.flatMap((text, index) => glyphs(text, 60, 100 + index * 12.2));
  const left = markFrames(letters, rules).length;
  const framed = letters.flatMap(({ frame, text }) => (frame === '000000' ? text : []));
  return [framed.join(''), left];
}

describe('frames around words', () => {
  it('are those of words in lines of text, though the frames of lines below each other touch', () => {
    const rules = [...frameOf(74, 96, 100), ...frameOf(89, 111, 112.2)];
    expect(framedIn(['If list is', 'where item ends'], rules)).toEqual(['listitem', 0]);
    expect(framedIn(['list', 'where item ends'], frameOf(59, 81, 100))).toEqual(['', 4]);
  });

  it('are open where a line breaks within them', () => {
    const [open, closed] = [frameOf(74, 96, 100), frameOf(59, 81, 112.2)];
    expect(
      framedIn(['If list', 'item ends'], [...open.slice(0, 3), ...closed.slice(0, 2), ...closed.slice(3)]),
    ).toEqual(['listitem', 0]);
    expect(framedIn(['If list is', 'item'], open.slice(0, 3))).toEqual(['', 3]);
  });

  it('are no cells of a table, nor around lines of text', () => {
    const cells = [...frameOf(59, 81, 100), ...frameOf(81, 111, 100)];
    expect(framedIn(['item one'], cells)).toEqual(['', 8]);
    expect(framedIn(['If list is'], [...frameOf(74, 96, 100), ...gridRules([59, 120], [103, 120])])).toEqual(['', 8]);
    expect(framedIn(['If list is', 'or item ends'], gridRules([74, 96], [91, 116]))).toEqual(['', 4]);
    expect(framedIn(['If      is'], frameOf(74, 86, 100))).toEqual(['', 4]);
    expect(framedIn(['If list is'], [])).toEqual(['', 0]);
  });
});
