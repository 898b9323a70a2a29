import { describe, expect, it } from 'vitest';
import {
  type Letter,
  packLetters,
  unpackLetters,
} from '../../../../../../../api/engines/pdf/reconstruct/lines/packed/packed-letters.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const roundTrip = (letters: readonly Letter[]) => {
  const packed = packLetters(letters);
  return packed === null ? null : unpackLetters(packed);
};

describe('packed letters', () => {
  const plain: readonly Letter[] = glyphs('words in a line', 50, 100);

  it('come back as they were', () => {
    expect(roundTrip(plain)).toEqual(plain);
    expect(roundTrip([])).toEqual([]);
  });

  it('come back with all that few of them have', () => {
    const cell = { table: 1, row: 0, column: 0, rows: 1, columns: 1, isHeader: false, within: null };
    const box = { x0: 1, x1: 2, y0: 3, y1: 4 };
    const field = { ...box, type: 'text', name: 'a', value: 'b', isChecked: false, options: [], isMultiline: false };
    const rare: Partial<Letter> = {
      isBeforeSpace: true,
      isAfterNoBreakSpace: true,
      isSoftHyphen: true,
      tag: { block: 3, heading: 2, isItem: false, cell },
      isArtifact: true,
      spaceLook: { ...look, font: 'Other' },
      link: '#place_0_1',
      isUnderlined: true,
      isStruck: true,
      highlight: 'FFFF00',
      field: { ...field, type: 'text', isFree: false },
      formula: { row: [], look },
      squeeze: -0.05,
      hasLeader: true,
      type: 'tab',
      space: 'guessed',
      spaces: 2,
    };
    const [first, ...rest] = plain as [Letter, ...Letter[]];
    for (const [key, value] of Object.entries(rare)) {
      const letters = [first, { ...first, [key]: value }, ...rest];
      expect(roundTrip(letters), key).toEqual(letters);
    }
  });

  it('keep places that need double precision, and texts of several units', () => {
    const letters = plain.map((letter, index) => ({ ...letter, x1: letter.x1 + 0.1, baseline: 100 + index / 3 }));
    expect(roundTrip(letters)).toEqual(letters);
    const emoji = plain.map((letter, index) => (index === 3 ? { ...letter, text: '😀' } : letter));
    expect(roundTrip(emoji)).toEqual(emoji);
  });

  it('are few numbers each, however many lines there are', () => {
    const line = glyphs('the words of a line that is as long as most lines of a page are', 50, 100);
    const packed = packLetters(line);
    expect(packed?.ends.of.BYTES_PER_ELEMENT).toBe(4);
    expect(packed?.kinds.length).toBeLessThan(8);
    expect(packLetters(line.map((letter) => ({ ...letter, y0: 90, y1: 102, baseline: 101 })))?.kinds[0]).toBe(
      packed?.kinds[0],
    );
  });

  it('stay objects where each is of its own kind', () => {
    const [letter] = plain as [Letter];
    expect(packLetters(Array.from({ length: 0x10001 }, (_, index) => ({ ...letter, baseline: index })))).toBeNull();
  });
});
