import { describe, expect, it } from 'vitest';
import {
  familyOfLine,
  isCaption,
  textFamilies,
} from '../../../../../../api/engines/pdf/reconstruct/charts/text-families.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const long = 'This is a line of several words on a page';
const lines = (texts: readonly string[], font: string, y = 100) =>
  findSegments(texts.flatMap((text, index) => glyphs(text, 50, y + 12 * index, { ...look, font })));
const arial = (...texts: readonly string[]) => lines(texts, 'Arial-BoldMT');

describe('the families that a text is set in', () => {
  it('have lines of several words', () => {
    const labels = lines(['Input', 'Output', 'Sum'], 'Helvetica', 400);
    expect([...textFamilies([...arial(long, long, long), ...labels])]).toEqual(['Arial']);
  });

  it('are none of few lines, of lines of long words, or of a smaller part of the letters', () => {
    expect(textFamilies(arial(long, long)).size).toBe(0);
    expect(textFamilies(arial(...Array.from({ length: 3 }, () => 'x'.repeat(40)))).size).toBe(0);
    const short = Array.from({ length: 40 }, () => 'twelve words');
    expect(textFamilies(arial(long, long, long, ...short)).size).toBe(0);
  });

  it('are those of lines in any style', () => {
    expect(arial('x').map(familyOfLine)).toEqual(['Arial']);
  });
});

describe('a caption', () => {
  it('begins with a name and a number', () => {
    expect(['Figure 1: Results', 'Fig. 2. More', 'Table 10 Of numbers'].map(isCaption)).toEqual([true, true, true]);
    expect(['figure 1: x', 'Figure one', 'In 2020 we', 'Figure 1'].map(isCaption)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
