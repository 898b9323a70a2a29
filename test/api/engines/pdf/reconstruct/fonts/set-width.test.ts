import { describe, expect, it } from 'vitest';
import { letterWidths, measuredLetters } from '../../../../../../api/engines/pdf/reconstruct/fonts/letter-widths.ts';
import { setWidth } from '../../../../../../api/engines/pdf/reconstruct/fonts/set-width.ts';
import { measuredSigns, signWidths } from '../../../../../../api/engines/pdf/reconstruct/fonts/sign-widths.ts';
import { plainLook } from '../../../../../../api/engines/pdf/reconstruct/model/plain-look.ts';

const times = { ...plainLook(10), font: 'TimesNewRomanPSMT' };

describe('the width of text in a reader', () => {
  it('is the sum of the widths of its letters and signs', () => {
    expect(setWidth('a', times)).toBeCloseTo(4.44);
    expect(setWidth('a, b', times)).toBeCloseTo(4.44 + 2.5 + 2.5 + 5);
    expect(setWidth('a', { ...times, isBold: true })).toBeCloseTo(5);
  });

  it('has letter spacing in the steps that files have, and stretch', () => {
    expect(setWidth('ab', { ...times, fit: 0.0131 })).toBeCloseTo(9.44 + 2 * 0.15);
    expect(setWidth('a', { ...times, stretch: 50 })).toBeCloseTo(2.22);
  });

  it('is that of the font which the document embeds', () => {
    const advanceOf = (character: string) => (character === 'a' ? 0.7 : null);
    const own = { ...times, fit: 0.1, embedded: { family: 'Quaint', isBold: false, isItalic: false, advanceOf } };
    expect(setWidth('aa', own)).toBeCloseTo(14);
    expect(setWidth('b', own)).toBeNull();
  });

  it('takes ligatures for their letters', () => {
    expect(setWidth('\ufb01', times)).toBe(setWidth('fi', times));
  });

  it('is that of an ellipsis, which is wider than three full stops', () => {
    expect(setWidth('…', times)).toBeCloseTo(10);
  });

  it('is that of Cyrillic and Greek letters, too, and of the letter below an accent', () => {
    expect(setWidth('Да', times)).toBeCloseTo(6.81 + 4.44, 1);
    expect(setWidth('ώ', times)).toBeCloseTo(setWidth('ω', times) ?? 0);
    expect(setWidth('é', times)).toBeCloseTo(4.44);
  });

  it('is not known for other families and letters', () => {
    expect(setWidth('a', { ...times, font: 'Georgia' })).toBeNull();
    expect(setWidth('字', times)).toBeNull();
    expect(setWidth('í', times)).toBeNull();
  });

  it('is listed for every letter and sign in every style', () => {
    for (const styles of Object.values(letterWidths))
      for (const widths of Object.values(styles)) expect(widths.split(' ')).toHaveLength([...measuredLetters].length);
    for (const styles of Object.values(signWidths))
      for (const widths of Object.values(styles)) expect(widths.split(' ')).toHaveLength([...measuredSigns].length);
  });
});
