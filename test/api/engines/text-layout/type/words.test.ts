import { describe, expect, it } from 'vitest';
import type { Face } from '../../../../../api/engines/text-layout/fonts/face.ts';
import { createWords } from '../../../../../api/engines/text-layout/type/words.ts';

/** Words of a face that has every character, and what it was asked to shape. */
function shapedBy(text: string, direction: 'ltr' | 'rtl' = 'ltr') {
  const shaped: string[] = [];
  const face: Face = {
    name: 'F1',
    glyph: () => ({ hex: '0001', widthEm: 0.5 }),
    shape(part) {
      shaped.push(part);
      return { pieces: [], widthEm: part.length, actualText: part };
    },
  };
  const words = createWords({ faceFor: () => face, emoji: undefined } as never);
  const set = words.set(text, { family: 'sans', bold: false, kerned: true } as never, direction);
  return { shaped, set };
}

describe('a very long word', () => {
  it('is shaped in parts, without losing a character', () => {
    const text = Array.from({ length: 8000 }, (_, index) =>
      String.fromCharCode(97 + ((index * 7 + index ** 2) % 26)),
    ).join('');
    const { shaped, set } = shapedBy(text);
    expect(Math.max(...shaped.map(({ length }) => length))).toBeLessThanOrEqual(96);
    expect(set.map(({ actualText }) => actualText).join('')).toBe(text);
  });

  it('shapes repeated parts once', () => {
    const { shaped, set } = shapedBy('a'.repeat(9600));
    expect(shaped).toEqual(['a'.repeat(96)]);
    expect(set).toHaveLength(100);
  });

  it('keeps letters with their marks, but not with thousands of them', () => {
    expect(shapedBy('e\u0301'.repeat(300)).shaped.every((part) => part.startsWith('e'))).toBe(true);
    const piled = `e${'\u{1e944}'.repeat(500)}`;
    const { set } = shapedBy(piled);
    expect(set.map(({ actualText }) => actualText).join('')).toBe(piled);
    expect(set.every(({ actualText }) => !/^[\udc00-\udfff]/.test(actualText ?? ''))).toBe(true);
  });

  it('runs from right to left as a whole', () => {
    const text = `${'א'.repeat(96)}${'ב'.repeat(96)}`;
    expect(shapedBy(text, 'rtl').set.map(({ actualText }) => actualText?.[0])).toEqual(['ב', 'א']);
  });

  it('of ordinary length is shaped at once', () => {
    expect(shapedBy('Donaudampfschifffahrtsgesellschaft').shaped).toEqual(['Donaudampfschifffahrtsgesellschaft']);
  });
});
