import { describe, expect, it } from 'vitest';
import type { Mark } from '../../../../../../../api/engines/pdf/reconstruct/lines/mark.ts';
import { plainLook } from '../../../../../../../api/engines/pdf/reconstruct/model/plain-look.ts';
import {
  countOf,
  exactOf,
  piecesOf,
  type SetText,
  widthOf,
  wordsOf,
} from '../../../../../../../api/engines/pdf/reconstruct/pptx/fit/set-pieces.ts';

const size = 12;
const look = plainLook(size);
/** Every letter is half an em wide, and nothing is kerned. */
const even: SetText = { emsOf: (text) => text.length / 2, spaceOf: () => null, pairsOf: () => null };
const unknown: SetText = { ...even, emsOf: () => null };

/** Letters and spaces, each of them 7 points wide on the page. */
const marksOf = (text: string, own = look): readonly Mark[] =>
  [...text].map((letter, index) => ({
    type: letter === ' ' ? 'space' : 'letter',
    text: letter,
    look: own,
    x0: 7 * index,
    x1: 7 * index + 7,
  })) as unknown as readonly Mark[];

const dot = 72 / 600;

describe('the pieces of a line', () => {
  it('are as wide as their font sets them, in whole dots for LibreOffice', () => {
    const [piece] = piecesOf(marksOf('n'), size, even);
    expect(piece?.exact).toBe(6);
    expect(piece?.width).toBeCloseTo(Math.round(6 / dot) * dot);
    const [odd] = piecesOf(marksOf('n'), size, { ...even, emsOf: () => 0.3333 });
    expect(odd?.exact).toBeCloseTo(4, 2);
    expect(((odd?.width ?? 0) / dot) % 1).toBeCloseTo(0);
  });

  it('are as wide as on the page where their font is not known, without being stretched', () => {
    expect(piecesOf(marksOf('n'), size, unknown)[0]?.exact).toBe(7);
    expect(piecesOf(marksOf('n', { ...look, stretch: 50 }), size, unknown)[0]?.exact).toBe(14);
  });

  it('are as wide as on the page where they are raised', () => {
    expect(piecesOf(marksOf('2', { ...look, size: 7 }), size, even)[0]?.exact).toBe(7);
    expect(piecesOf(marksOf('2', { ...look, size: 11 }), size, even)[0]?.exact).toBe(5.5);
  });

  it('have spaces as wide as the document tells, or as far as the next letter', () => {
    const text = marksOf('n n');
    expect(piecesOf(text, size, { ...unknown, spaceOf: () => 0.25 })[1]?.exact).toBe(3);
    const apart = text.map((mark, index) => (index === 2 ? { ...mark, x0: 20 } : mark));
    expect(piecesOf(apart, size, unknown)[1]?.exact).toBe(13);
  });

  it('are closer to the next one where the two are kerned', () => {
    const pairs: SetText = { ...even, pairsOf: () => (pair) => (pair === 'AV' ? -0.1 : 0) };
    expect(piecesOf(marksOf('AVA'), size, pairs).map(({ exact }) => exact)).toEqual([6 - 0.1 * size, 6, 6]);
  });

  it('are not kerned with letters of another look', () => {
    const pairs: SetText = { ...even, pairsOf: () => () => -0.1 };
    const mixed = [...marksOf('A'), ...marksOf('V', { ...look })];
    expect(piecesOf(mixed, size, pairs)[0]?.exact).toBe(6);
  });

  it('count the letters of a ligature once', () => {
    const ligature = marksOf('fi').map((mark) => ({ ...mark, x0: 0, x1: 7 }));
    expect(exactOf(piecesOf(ligature, size, unknown))).toBe(7);
  });

  it('add up, and make words with the spaces behind them', () => {
    const pieces = piecesOf(marksOf('an  ox'), size, even);
    expect([countOf(pieces), exactOf(pieces)]).toEqual([6, 36]);
    expect(widthOf(pieces)).toBeCloseTo(36);
    const words = wordsOf(pieces).map((word) => word.map(({ mark }) => mark.text).join(''));
    expect(words).toEqual(['an  ', 'ox']);
    expect(wordsOf([])).toEqual([]);
  });
});
