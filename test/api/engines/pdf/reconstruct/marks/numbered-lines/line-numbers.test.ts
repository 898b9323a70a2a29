import { describe, expect, it } from 'vitest';
import {
  findLineNumbers,
  withoutLineNumbers,
} from '../../../../../../../api/engines/pdf/reconstruct/marks/numbered-lines/line-numbers.ts';
import type { Glyph, Page } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs, gridRules, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const small = { ...look, size: 8 };
const lines = 12;

const pageOf = (letters: readonly Glyph[], index: number): Page => ({
  ...emptyPage(index, { width: 600, height: 800 }),
  glyphs: [...letters],
});

/** A number whose right edge is at 60. */
const numberAt = (value: number, y: number) => glyphs(`${value}`, 60 - 4 * `${value}`.length, y, small);

/** A page of lines of text, each so many of them numbered, from a number on. */
const numbered = (index: number, step: number, from: number, text = 'what is written on a line'): Page =>
  pageOf(
    Array.from({ length: lines }, (_, line) => [
      ...(line % step === step - 1 ? numberAt(from + line - (step - 1), 100 + 14 * line) : []),
      ...glyphs(text, 80, 100 + 14 * line),
    ]).flat(),
    index,
  );

const textOf = ({ glyphs: letters }: Page) => letters.map(({ text }) => text).join('');

describe('numbers beside the lines of a document', () => {
  it('are found if they count all lines, or some, from page to page', () => {
    const all = findLineNumbers([numbered(0, 1, 1), numbered(1, 1, 13)]);
    expect(all?.lineNumbers).toEqual({ step: 1, distance: 20, restart: 'continuous' });
    const some = findLineNumbers([numbered(0, 3, 3), numbered(1, 3, 15)]);
    expect(some?.lineNumbers).toEqual({ step: 3, distance: 20, restart: 'continuous' });
  });

  it('may begin anew on each page', () => {
    const found = findLineNumbers([numbered(0, 1, 1), numbered(1, 1, 1), numbered(2, 1, 1)]);
    expect(found?.lineNumbers.restart).toBe('newPage');
  });

  it('are not those of one page, of a table, or without lines that they count', () => {
    expect(findLineNumbers([numbered(0, 1, 1)])).toBeNull();
    const cells = 'Tea      black      2.50';
    const wide = (page: Page): Page => ({
      ...page,
      glyphs: page.glyphs.map((glyph) => (glyph.x0 > 120 ? { ...glyph, x0: glyph.x0 + 40, x1: glyph.x1 + 40 } : glyph)),
    });
    expect(findLineNumbers([wide(numbered(0, 1, 1, cells)), wide(numbered(1, 1, 13, cells))])).toBeNull();
    expect(findLineNumbers([numbered(0, 3, 30), numbered(1, 3, 20)])).toBeNull();
    const years = (index: number) =>
      pageOf(
        [0, 1, 2, 3].flatMap((row) => [
          ...numberAt(1990 + 10 * row, 100 + 14 * row),
          ...glyphs('what happened', 80, 100 + 14 * row),
        ]),
        index,
      );
    expect(findLineNumbers([years(0), years(1)])).toBeNull();
  });

  it('are not those of a list, whose items begin with capital letters', () => {
    const items = (step: number) =>
      findLineNumbers([numbered(0, step, step, 'A Name'), numbered(1, step, 12 + step, 'A Name')]);
    expect(items(1)).toBeNull();
    expect(items(3)).not.toBeNull();
    expect(findLineNumbers([numbered(0, 1, 1, '第一行的文字'), numbered(1, 1, 13, '第一行的文字')])).not.toBeNull();
  });

  it('are not in a table whose rules run across them', () => {
    const rules = gridRules([40, 300], [90, 104, 118, 132, 146, 160, 174]);
    const ruled = (page: Page): Page => ({ ...page, rules });
    expect(findLineNumbers([ruled(numbered(0, 1, 1)), ruled(numbered(1, 1, 13))])).toBeNull();
  });

  it('are left out of pages, and other numbers stay', () => {
    const pages = [numbered(0, 3, 3, '7 of 12 lines'), numbered(1, 3, 15, '7 of 12 lines')];
    const found = findLineNumbers(pages);
    expect(found).not.toBeNull();
    if (found !== null)
      expect(pages.map((page) => textOf(withoutLineNumbers(page, found)))).toEqual([
        '7of12lines'.repeat(lines),
        '7of12lines'.repeat(lines),
      ]);
  });
});
