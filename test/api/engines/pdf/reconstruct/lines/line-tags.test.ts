import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import {
  areTaggedTogether,
  drawnParagraphOf,
  isUntagged,
  mayEndBetween,
  tagOf,
} from '../../../../../../api/engines/pdf/reconstruct/lines/line-tags.ts';
import type { Glyph } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import type { DrawnParagraph } from '../../../../../../api/engines/pdf/reconstruct/model/tag.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const tagged = (text: string, block: number, x = 50): readonly Glyph[] =>
  glyphs(text, x, 100).map((glyph) => ({ ...glyph, tag: { block, heading: null, isItem: false, cell: null } }));
const drawn = (text: string, paragraph: DrawnParagraph): readonly Glyph[] =>
  glyphs(text, 50, 100).map((glyph) => ({ ...glyph, paragraph }));
const line = (...letters: readonly (readonly Glyph[])[]) => findSegments(letters.flat())[0] as Line;
const paragraph = (isEnded: boolean) => ({ isEnded }) as DrawnParagraph;

describe('the tag of a line', () => {
  it('is the one that all its letters have', () => {
    expect(tagOf(line(tagged('all of it', 7)))?.block).toBe(7);
    expect(tagOf(line(tagged('one', 7), tagged('two', 8, 70)))).toBeNull();
    expect(tagOf(line(tagged('one', 7), glyphs('two', 70, 100)))).toBeNull();
    expect(isUntagged(line(glyphs('none', 50, 100)))).toBe(true);
    expect(isUntagged(line(tagged('one', 7), glyphs('two', 70, 100)))).toBe(false);
  });
});

describe('two lines', () => {
  it('are of one paragraph if their tags say so', () => {
    expect(areTaggedTogether(line(tagged('a', 7)), line(tagged('b', 7)))).toBe(true);
    expect(areTaggedTogether(line(tagged('a', 7)), line(tagged('b', 8)))).toBe(false);
    expect(areTaggedTogether(line(tagged('a', 7)), line(glyphs('b', 50, 100)))).toBeNull();
  });

  it('are of one paragraph if they are drawn as one', () => {
    const [one, two] = [paragraph(true), paragraph(true)];
    expect(areTaggedTogether(line(drawn('a', one)), line(drawn('b', one)))).toBe(true);
    expect(areTaggedTogether(line(drawn('a', one)), line(drawn('b', two)))).toBeNull();
    expect(drawnParagraphOf(line(drawn('a', one)))).toBe(one);
  });

  it('may have an end between them only where one is drawn', () => {
    const [ended, open] = [paragraph(true), paragraph(false)];
    expect(mayEndBetween(line(drawn('a', ended)), line(drawn('b', open)))).toBe(true);
    expect(mayEndBetween(line(drawn('a', open)), line(drawn('b', ended)))).toBe(false);
    expect(mayEndBetween(line(drawn('a', ended)), line(drawn('b', ended)))).toBe(false);
  });
});
