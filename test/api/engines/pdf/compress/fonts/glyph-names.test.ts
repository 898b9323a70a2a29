import { describe, expect, it } from 'vitest';
import { characterOfGlyph, glyphOfCharacter } from '../../../../../../api/engines/pdf/compress/fonts/glyph-names.ts';

describe('the names of glyphs', () => {
  it('stand for characters, both ways', () => {
    for (const [name, character] of [
      ['space', ' '],
      ['germandbls', 'ß'],
      ['Euro', '€'],
      ['ydieresis', 'ÿ'],
    ] as const) {
      expect(characterOfGlyph(name)).toBe(character.codePointAt(0));
      expect(glyphOfCharacter(character.codePointAt(0) as number)).toBe(name);
    }
  });

  it('may be numbers', () => {
    expect(characterOfGlyph('uni20AC')).toBe(0x20ac);
    expect(characterOfGlyph('g17')).toBeUndefined();
  });
});
