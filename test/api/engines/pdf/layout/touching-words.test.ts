import { describe, expect, it } from 'vitest';
import type { Word } from '../../../../../api/engines/pdf/layout/page-layout.ts';
import { joinTouching } from '../../../../../api/engines/pdf/layout/touching-words.ts';

const word = (text: string, xMin: number, rest: Partial<Word> = {}): Word => ({
  xMin,
  xMax: xMin + 5 * text.length,
  yMin: 100,
  yMax: 110,
  text,
  ...rest,
});
const textsOf = (words: readonly Word[]) => joinTouching(words).map(({ text }) => text);

describe('joinTouching', () => {
  it('joins the pieces of a word that are drawn apart', () => {
    const [joined] = joinTouching([word('bpmn', 50), word('-', 70.1), word('generator', 74.9)]);
    expect(joined).toEqual({ text: 'bpmn-generator', xMin: 50, xMax: 119.9, yMin: 100, yMax: 110 });
  });

  it('keeps words apart between which is a narrow space', () => {
    expect(textsOf([word('one', 50), word('two', 66)])).toEqual(['one', 'two']);
  });

  it('keeps the marks of notes apart: they are raised, or smaller', () => {
    expect(textsOf([word('text', 50), word('1', 70, { yMin: 98, yMax: 106 })])).toEqual(['text', '1']);
    expect(textsOf([word('text', 50), word('1', 70, { yMin: 103 })])).toEqual(['text', '1']);
  });

  it('keeps apart what is printed over a word', () => {
    expect(textsOf([word('draft', 50), word('copy', 60)])).toEqual(['draft', 'copy']);
  });

  it('keeps leading dots apart from words, but not from each other', () => {
    expect(textsOf([word('Contents', 50), word('.....', 90), word('....', 115)])).toEqual(['Contents', '.........']);
    expect(textsOf([word('end', 50), word('.', 65)])).toEqual(['end.']);
  });

  it('keeps words of different directions apart, which are read in another order', () => {
    expect(textsOf([word('PDF', 50), word('فلم', 65)])).toEqual(['PDF', 'فلم']);
  });
});
