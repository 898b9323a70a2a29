import { describe, expect, it } from 'vitest';
import { withAttachedMarks } from '../../../../../../../api/engines/pdf/reconstruct/marks/vowels/attached-marks.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

/** A letter of 10 points on a baseline of 100, or a mark above or below it. */
function letter(text: string, x0: number, x1: number, own: Partial<Glyph> = {}): Glyph {
  const [glyph] = glyphs(text, x0, 100);
  if (glyph === undefined) throw new Error('no letter');
  return { ...glyph, x1, ...own };
}
const read = (...letters: readonly Glyph[]) =>
  withAttachedMarks({ ...emptyPage(0, { width: 300, height: 400 }), glyphs: letters }).glyphs;
const textsOf = (...letters: readonly Glyph[]) => read(...letters).map(({ text }) => text);

const [fatha, kasra, shadda, dagesh] = ['\u064e', '\u0650', '\u0651', '\u05bc'];

describe('a mark above or below a letter of a right-to-left script', () => {
  it('is part of the letter that it is over, though it is off the line and anywhere in the file', () => {
    const marks = [letter(fatha, 62, 64, { baseline: 95 }), letter(kasra, 52, 54, { baseline: 103 })];
    expect(textsOf(...marks, letter('ب', 60, 66), letter('ت', 50, 60))).toEqual([`ب${fatha}`, `ت${kasra}`]);
    expect(textsOf(letter('ב', 60, 66), letter(dagesh, 62, 63), letter('ג', 50, 60))).toEqual([`ב${dagesh}`, 'ג']);
  });

  it('comes in the canonical order with others', () => {
    const over = { baseline: 96 };
    expect(textsOf(letter('ب', 60, 66), letter(shadda, 62, 64, over), letter(fatha, 62, 64, over))).toEqual([
      `ب${fatha}${shadda}`,
    ]);
  });

  it('leaves the space before it to the letter after it in the file', () => {
    const mark = letter(fatha, 62, 64, { space: 'written', spaces: 1 });
    expect(read(mark, letter('ب', 60, 66), letter('ت', 50, 60)).map(({ space }) => space)).toEqual(['written', null]);
  });

  it('belongs to the letter beside it in the file, if it is between two', () => {
    const [right, left] = [letter('ب', 60, 66), letter('ت', 54, 60)];
    const between = letter(fatha, 59, 61, { baseline: 94 });
    expect(textsOf(right, between, letter('ن', 90, 95), letter('ا', 80, 85), left)).toContain(`ب${fatha}`);
    expect(textsOf(right, letter('ن', 90, 95), letter('ا', 80, 85), between, left)).toContain(`ت${fatha}`);
  });

  it('belongs to the letter of a ligature that it is over', () => {
    const ligature = [letter('ا', 50, 60), letter('ل', 50, 60)];
    expect(textsOf(...ligature, letter(fatha, 57, 59, { baseline: 94 }))).toEqual(['ا', `ل${fatha}`]);
    expect(textsOf(...ligature, letter(fatha, 51, 53, { baseline: 94 }))).toEqual([`ا${fatha}`, 'ل']);
  });

  it('stays where it is if no letter is near, and Latin letters have none of it', () => {
    expect(textsOf(letter('ب', 60, 66), letter(fatha, 90, 92))).toEqual(['ب', fatha]);
    expect(textsOf(letter('ب', 60, 66), letter(fatha, 62, 64, { baseline: 80 }))).toEqual(['ب', fatha]);
    expect(textsOf(letter('n', 60, 66), letter(fatha, 62, 64))).toEqual(['n', fatha]);
  });
});
