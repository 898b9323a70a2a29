import { describe, expect, it } from 'vitest';
import { withSpelledClusters } from '../../../../../../../api/engines/pdf/reconstruct/marks/vowels/spelled-clusters.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

function letter(text: string, x0: number, x1: number, own: Partial<Glyph> = {}): Glyph {
  const [glyph] = glyphs(text, x0, 100);
  if (glyph === undefined) throw new Error('no letter');
  return { ...glyph, x1, ...own };
}
const read = (...letters: readonly Glyph[]) =>
  withSpelledClusters({ ...emptyPage(0, { width: 300, height: 400 }), glyphs: letters }).glyphs;

const kasra = '\u0650';
/** What PDFium makes of a ligature with a vowel: parts of the vowel's box, below the line, the last first. */
const tiny = { baseline: 102, y0: 103, y1: 105 };
const spelled = [letter(kasra, 55, 56, tiny), letter('إ', 54, 55, tiny), letter('ل', 53, 54, tiny)];

describe('letters that the file spells for a part of its drawing', () => {
  it('are on the line, from right to left, between the letters beside them', () => {
    const found = read(letter('ا', 58, 62), ...spelled, letter('ن', 44, 50));
    expect(found.map(({ text }) => text)).toEqual(['ا', 'ل', `إ${kasra}`, 'ن']);
    expect(found.map(({ x0, x1 }) => [x0, x1])).toEqual([
      [58, 62],
      [54, 58],
      [50, 54],
      [44, 50],
    ]);
    expect(new Set(found.map(({ baseline, y0, y1 }) => [baseline, y0, y1].join(' '))).size).toBe(1);
  });

  it('leave the room of a space, as wide as they are elsewhere', () => {
    const elsewhere = [letter('ل', 104, 108), letter('إ', 100, 104)];
    const found = read(letter('ا', 70, 74), ...spelled, letter('ن', 30, 40), ...elsewhere);
    expect(found.slice(1, 3).map(({ x0, x1 }) => [x0, x1])).toEqual([
      [54.5, 58.5],
      [50.5, 54.5],
    ]);
  });

  it('keep their order where each cluster of a word is spelled', () => {
    const [fatha, shadda] = ['\u064e', '\u0651'];
    const low = { baseline: 102, y0: 103, y1: 105 };
    const first = [letter(fatha, 65, 66, low), letter('ب', 64, 65, low)];
    const second = [letter(fatha, 56, 57, tiny), letter(shadda, 57, 58, tiny), letter('ي', 55, 56, tiny)];
    const found = read(letter('ا', 80, 84), ...first, ...second, letter('ن', 30, 40));
    expect(found.map(({ text }) => text)).toEqual(['ا', `ب${fatha}`, `ي${fatha}${shadda}`, 'ن']);
    expect(found[1]?.x0).toBeGreaterThanOrEqual(found[2]?.x1 ?? Number.POSITIVE_INFINITY);
  });

  it('are there once, if the next part of the drawing spells them again', () => {
    const again = { baseline: 100, y0: 94, y1: 100 };
    const next = [letter(kasra, 52, 55, again), letter('إ', 55, 58, again)];
    const first = [letter(kasra, 55, 56, tiny), letter('إ', 54, 55, tiny)];
    const found = read(letter('ل', 52, 59), ...first, ...next, letter('ن', 44, 52));
    expect(found.map(({ text }) => text)).toEqual(['ل', `إ${kasra}`, 'ن']);
    expect([found[1]?.x0, found[1]?.x1]).toEqual([52, 58]);
  });

  it('are only those of right-to-left scripts that are lower than their font', () => {
    const plain = [letter('ا', 58, 62), letter('ل', 50, 58), letter('n', 40, 45, tiny)];
    expect(read(...plain)).toEqual(plain);
    // Two fonts of one name, of which one has higher lines.
    const lower = [letter('ب', 50, 54), letter('ت', 46, 50), letter('ا', 42, 46, { y0: 85 })];
    expect(read(...lower)).toEqual(lower);
  });
});
