import { describe, expect, it } from 'vitest';
import { atomsOf } from '../../../../../../../api/engines/pdf/reconstruct/formulas/read/atom.ts';
import { scriptGroups } from '../../../../../../../api/engines/pdf/reconstruct/formulas/read/scripts.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { highSign, letters, smallMath } from '../../../../../../support/rebuilt-pdf/formula.ts';

const small = (text: string, x: number, baseline: number) => letters(text, x, baseline, smallMath);

/** The groups of small letters around a line on the baseline 100: where they are, their text and that of their base. */
const groups = (raisable: readonly (readonly Glyph[])[], online: readonly (readonly Glyph[])[]) =>
  scriptGroups(atomsOf(raisable.flat()), atomsOf(online.flat()), {
    axis: 97.5,
    size: 10,
    takesLimits: ({ text }) => text === '∑',
  }).map(({ side, atoms, base, areLimits }) => [
    side,
    atoms.map(({ text }) => text).join(''),
    base?.text ?? null,
    ...(areLimits ? ['limits'] : []),
  ]);

describe('letters above and below a line', () => {
  it('belong to what they follow', () => {
    expect(groups([small('2', 15, 94), small('i', 15, 105)], [letters('x', 10, 100), letters('y', 30, 100)])).toEqual([
      ['above', '2', 'x'],
      ['below', 'i', 'x'],
    ]);
  });

  it('belong together if they are side by side', () => {
    expect(groups([small('12', 15, 94)], [letters('x', 10, 100)])).toEqual([['above', '12', 'x']]);
  });

  it('are apart behind different letters', () => {
    const online = [letters('x', 10, 100), letters('y', 19, 100)];
    expect(groups([small('2', 15, 94), small('3', 24, 94)], online)).toEqual([
      ['above', '2', 'x'],
      ['above', '3', 'y'],
    ]);
  });

  it('stand before the first', () => {
    expect(groups([small('n', 6, 94)], [letters('C', 10, 100)])).toEqual([['above', 'n', null]]);
  });

  it('are limits where they are centred on a sign that takes them', () => {
    const sum = highSign('∑', 20, 90, 105);
    expect(groups([small('n', 21, 87), small('i=1', 18, 112)], [[sum]])).toEqual([
      ['below', 'i=1', '∑', 'limits'],
      ['above', 'n', '∑', 'limits'],
    ]);
    expect(groups([small('n', 27, 93)], [[sum]])).toEqual([['above', 'n', '∑']]);
  });
});
