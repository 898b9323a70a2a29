import { describe, expect, it } from 'vitest';
import type { Row } from '../../../../../../api/engines/pdf/reconstruct/lines/overprinted/split-overprinted.ts';
import { areMarkBefore, withRaised } from '../../../../../../api/engines/pdf/reconstruct/lines/raised-letters.ts';
import type { Glyph } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const small = { ...look, size: 6 };
const textOf = (letters: readonly Glyph[]) => letters.map(({ text }) => text).join('');
const rowOf = (letters: readonly Glyph[]): Row => {
  const [{ baseline, look: own }] = letters as readonly [Glyph, ...Glyph[]];
  return { baseline, size: own.size, y0: baseline - 0.8 * own.size, y1: baseline + 0.2 * own.size, glyphs: letters };
};

describe('raised letters', () => {
  it('join the row of the larger letters next to them', () => {
    const rows = withRaised([rowOf(glyphs('2', 120, 96, small)), rowOf(glyphs('area', 100, 100))]);
    expect(rows.map((row) => textOf(row.glyphs))).toEqual(['area2']);
    expect(rows[0]).toMatchObject({ baseline: 100, size: 10 });
    expect(rows[0]?.y0).toBeCloseTo(91.2);
  });

  it('join it as high as Google Docs raises exponents', () => {
    // Lines of Cambria Math are over five ems high.
    const [exponent] = glyphs('2', 120, 93.7, { ...look, size: 7 }).map((glyph) => ({ ...glyph, y0: 75, y1: 110 }));
    const rows = withRaised([rowOf([exponent as Glyph]), rowOf(glyphs('area', 100, 100))]);
    expect(rows.map((row) => textOf(row.glyphs))).toEqual(['area2']);
  });

  it('join it as high as WeasyPrint raises marks of notes, whose box is their ink', () => {
    const [mark] = glyphs('3', 124, 94.7, { ...look, size: 10.5 }).map((glyph) => ({ ...glyph, y0: 87, y1: 94.8 }));
    const line = { ...rowOf(glyphs('area', 100, 100, { ...look, size: 12 })), y0: 90.6 };
    expect(withRaised([rowOf([mark as Glyph]), line]).map((row) => textOf(row.glyphs))).toEqual(['area3']);
  });

  it('join it from farther if they are a small bullet before the text, which LibreOffice raises', () => {
    const line = rowOf(glyphs('Text', 122, 100));
    const texts = (sign: string) =>
      withRaised([rowOf(glyphs(sign, 100, 97, small)), line]).map((row) => textOf(row.glyphs));
    expect(texts('\uf06e')).toEqual(['Text\uf06e']);
    expect(texts('•')).toEqual(['Text•']);
    expect(texts('+')).toEqual(['+', 'Text']);
  });

  it('stay a separate row far from larger letters, and far above them', () => {
    const line = rowOf(glyphs('area', 100, 100));
    const texts = (raised: readonly Glyph[]) => withRaised([rowOf(raised), line]).map((row) => textOf(row.glyphs));
    expect(texts(glyphs('2', 160, 96, small))).toEqual(['2', 'area']);
    expect(texts(glyphs('2', 120, 88, small))).toEqual(['2', 'area']);
  });

  it('stay one above larger letters whose row has still larger ones in another column', () => {
    const line = rowOf([...glyphs('Heading', 300, 100, { ...look, size: 20 }), ...glyphs('5.2', 100, 103)]);
    const above = rowOf(glyphs('5.1.1', 107, 93, { ...look, size: 8 }));
    expect(withRaised([above, line]).map((row) => textOf(row.glyphs))).toEqual(['5.1.1', 'Heading5.2']);
  });

  it('leave the other letters of their row behind', () => {
    const rows = withRaised([
      rowOf([...glyphs('2', 120, 96, small), ...glyphs('note', 300, 96, small)]),
      rowOf(glyphs('area', 100, 100)),
    ]);
    expect(rows.map((row) => textOf(row.glyphs))).toEqual(['note', 'area2']);
  });

  it('mark the note behind a tab although a line of another column is as high as they are', () => {
    const beside = rowOf([...glyphs('2', 100, 97, small), ...glyphs('column', 300, 96)]);
    const note = rowOf(glyphs('note', 118, 100, { ...look, size: 8 }));
    expect(withRaised([beside, note]).map((row) => textOf(row.glyphs))).toEqual(['column', 'note2']);
  });

  it('join it although a line of another column is as high as they are', () => {
    const beside = rowOf([...glyphs('column', 10, 96), ...glyphs('2', 120, 96, small)]);
    const rows = withRaised([beside, rowOf(glyphs('area', 100, 100))]);
    expect(rows.map((row) => textOf(row.glyphs))).toEqual(['column', 'area2']);
    const own = rowOf([...glyphs('column', 80, 96), ...glyphs('2', 110, 96, small)]);
    const kept = withRaised([own, rowOf(glyphs('area', 100, 100))]);
    expect(kept.map((row) => textOf(row.glyphs))).toEqual(['column2', 'area']);
  });
});

describe('the mark of a note', () => {
  const [text] = glyphs('T', 110, 100) as [Glyph];

  it('is a number or sign, smaller and higher than the text after it', () => {
    expect(areMarkBefore(glyphs('12', 100, 97, small), text)).toBe(true);
    expect(areMarkBefore(glyphs('†', 100, 97, small), text)).toBe(true);
    // Half an inch before it, as a tab leads.
    expect(areMarkBefore(glyphs('1', 74, 97, small), text)).toBe(true);
  });

  it('is not on the baseline, not as large as the text, not a word and not far away', () => {
    expect(areMarkBefore(glyphs('12', 100, 100, small), text)).toBe(false);
    expect(areMarkBefore(glyphs('12', 100, 97), text)).toBe(false);
    expect(areMarkBefore(glyphs('see', 100, 97, small), text)).toBe(false);
    expect(areMarkBefore(glyphs('12', 50, 97, small), text)).toBe(false);
  });
});
