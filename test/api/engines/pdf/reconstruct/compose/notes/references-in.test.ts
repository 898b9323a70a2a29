import { describe, expect, it } from 'vitest';
import { referencesIn } from '../../../../../../../api/engines/pdf/reconstruct/compose/notes/references-in.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { raised } from '../../../../../../support/rebuilt-pdf/notes.ts';

const marksOf = (...letters: readonly (readonly Glyph[])[]) =>
  findSegments(letters.flat()).flatMap(({ marks }) => marks);
const references = (...letters: readonly (readonly Glyph[])[]) =>
  referencesIn(marksOf(...letters), { isLone: false }).map(({ text, start, end, size }) => [text, start, end, size]);

describe('references to notes', () => {
  it('are smaller and higher than the text before them, and as long as their look', () => {
    expect(references(glyphs('Text', 60, 200), glyphs('12', 80, 197, raised), glyphs('on', 86, 200))).toEqual([
      ['12', 4, 6, 10],
    ]);
  });

  it('may stand before all text', () => {
    expect(references(glyphs('*', 60, 197, raised), glyphs('Text', 64, 200))).toEqual([['*', 0, 1, 10]]);
  });

  it('are apart if they differ in their look', () => {
    const other = { ...raised, isItalic: true };
    expect(
      references(glyphs('Text', 60, 200), glyphs('1', 80, 197, raised), glyphs('a', 82.5, 197, other)).map(
        ([text]) => text,
      ),
    ).toEqual(['1', 'a']);
  });

  it('are not smaller letters on the line', () => {
    expect(references(glyphs('Text', 60, 200), glyphs('12', 80, 200, raised))).toEqual([]);
  });

  it('are not the numbers of exponents, whose signs are in another font', () => {
    const sign = { ...raised, font: 'CMSY8' };
    const minus = glyphs('−', 80, 197, sign);
    expect(references(glyphs('Text', 60, 200), minus, glyphs('1', 82.5, 197, raised)).map(([text]) => text)).toEqual([
      '−',
    ]);
    const onLine = glyphs('−', 80, 200);
    expect(references(glyphs('Text', 60, 200), onLine, glyphs('1', 85, 197, raised)).map(([text]) => text)).toEqual([
      '1',
    ]);
  });

  it('are all of a paragraph that is one, of which nothing tells the size of the text', () => {
    const lone = marksOf(glyphs('1', 60, 200, raised));
    expect(referencesIn(lone, { isLone: false })).toEqual([]);
    expect(referencesIn(lone, { isLone: true })).toEqual([{ text: '1', start: 0, end: 1, size: null }]);
  });
});
