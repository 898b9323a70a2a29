import { describe, expect, it } from 'vitest';
import { pairsOf } from '../../../../../../api/engines/pdf/reconstruct/fonts/pair-kerning.ts';
import { plainLook } from '../../../../../../api/engines/pdf/reconstruct/model/plain-look.ts';

const times = { ...plainLook(10), font: 'TimesNewRomanPSMT' };

describe('the kerning of a look', () => {
  it.each([
    ['AV', -0.128],
    ['f’', 0.056],
    ['nn', 0],
  ])('sets %s apart by %d ems', (pair, ems) => {
    expect(pairsOf(times)?.(pair)).toBeCloseTo(ems);
  });

  it('is that of its style', () => {
    expect(pairsOf({ ...times, isItalic: true })?.('AV')).toBeCloseTo(-0.048);
  });

  it.each([
    ['fonts whose pairs are not listed', { ...times, font: 'Quaint' }],
    [
      'embedded fonts',
      { ...times, embedded: { family: 'Own', isBold: false, isItalic: false, advanceOf: () => null } },
    ],
  ])('is not known of %s', (_, look) => {
    expect(pairsOf(look)).toBeNull();
  });
});
