import { describe, expect, it } from 'vitest';
import { splitOverdrawn } from '../../../../../../../api/engines/pdf/reconstruct/lines/overprinted/split-overdrawn.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

/** The rows that letters of one height become, drawn in the given order. */
function split(letters: readonly Glyph[], places?: readonly number[]): readonly string[] {
  const row = { baseline: 100, size: 10, y0: 92, y1: 102, glyphs: letters };
  const order = new Map(letters.map((glyph, index) => [glyph, places?.[index] ?? index]));
  return splitOverdrawn(row, order).map((part) => part.glyphs.map(({ text }) => text).join(''));
}

describe('text drawn over other text of its height', () => {
  it('becomes a row of its own', () => {
    expect(split([...glyphs('employee', 50, 100), ...glyphs('Name here', 52, 100)])).toEqual(['employee', 'Namehere']);
  });

  it('stays in its row where it is beside the text, whenever it was drawn', () => {
    const [first, second] = [glyphs('left', 50, 100), glyphs('right', 90, 100)];
    expect(split([...second, ...first])).toEqual(['rightleft']);
    expect(split([...first, ...second, ...glyphs('over it', 51, 100)])).toEqual(['leftright', 'overit']);
  });

  it('is neither a ligature, whose letters have one place, nor a single accent', () => {
    const [f, i, t] = glyphs('fit', 50, 100) as [Glyph, Glyph, Glyph];
    const same = { ...i, x0: f.x0, x1: f.x1 };
    expect(split([f, same, { ...t, x0: f.x0, x1: f.x1 }])).toEqual(['fit']);
    expect(split([...glyphs('cafe', 50, 100), ...glyphs('\u00b4', 65, 100)])).toEqual(['cafe\u00b4']);
  });

  it('is no text with vowels, whose letters reach over each other', () => {
    const [first, second] = [glyphs('בגדהבגדה', 50, 100), glyphs('זחטיזחטי', 51, 100)];
    expect(split([...first, ...second])).toEqual(['בגדהבגדה', 'זחטיזחטי']);
    const vowelled = first.map((glyph) => ({ ...glyph, text: `${glyph.text}\u05b8` }));
    expect(split([...vowelled, ...second])).toHaveLength(1);
  });
});
