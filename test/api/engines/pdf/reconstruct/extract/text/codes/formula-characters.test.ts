import { describe, expect, it } from 'vitest';
import { formulaCharacters } from '../../../../../../../../api/engines/pdf/reconstruct/extract/text/codes/formula-characters.ts';
import { alternates, formulaFont, substitutions } from '../../../../../../../support/fonts/formula-font.ts';

describe('formulaCharacters', () => {
  // The slanted p is at 105, so n is at 103, which has the index 200; 30 is a bracket.
  const font = formulaFont(substitutions('ssty', 3, alternates(103, 200)));
  const known = new Map([
    [105, 0x1d45d],
    [30, 0x28],
  ]);

  it('tells letters that are indices only, and signs that have grown', () => {
    const characters = formulaCharacters(font, known);
    expect(characters.get(200)).toBe(0x1d45b);
    expect(characters.get(31)).toBe(0x28);
  });

  it('tells none beyond a letter that Unicode has elsewhere, and keeps what the font tells', () => {
    // The slanted h would be at 97.
    expect(formulaCharacters(font, known).has(96)).toBe(false);
    expect(formulaCharacters(font, new Map([...known, [103, 0x78]])).get(200)).toBe(0x78);
  });

  it('adds nothing to other fonts', () => {
    expect(formulaCharacters({ version: 0x00010000, tables: new Map() }, known)).toBe(known);
  });
});
