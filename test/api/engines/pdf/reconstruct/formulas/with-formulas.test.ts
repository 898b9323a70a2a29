import { describe, expect, it } from 'vitest';
import { withFormulas } from '../../../../../../api/engines/pdf/reconstruct/formulas/with-formulas.ts';
import type { Box, Page, Picture } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../support/rebuilt-pdf/empty-page.ts';
import { bar, highSign, letters, scaledSign, smallMath, written } from '../../../../../support/rebuilt-pdf/formula.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const upright = { ...look, font: 'CMR10' };
const picture: Picture = { x0: 0, y0: 0, x1: 1, y1: 1, bytes: new Uint8Array(), format: 'png' };
const nothing = () => null;

const pageOf = (parts: Partial<Page>): Page => ({ ...emptyPage(0, { width: 300, height: 300 }), ...parts });
const fraction = [...letters('a', 60, 94), ...letters('b', 60, 108)];
const fractionBar = bar(60, 65, 97.5);
const prose = (text: string, x: number, y = 100) => glyphs(text, x, y, upright);

/** The texts of a page's letters, words as one, and formulas as they are written. */
function textsOf({ glyphs: all }: Page) {
  const texts: string[] = [];
  let isWord = false;
  for (const { text, formula, space } of all) {
    if (formula !== undefined) texts.push(written(formula.row));
    else if (isWord && space === null) texts[texts.length - 1] += text;
    else texts.push(text);
    isWord = formula === undefined;
  }
  return texts;
}

describe('a page with formulas', () => {
  it('has one letter for each that text cannot show', () => {
    const page = pageOf({ glyphs: [...prose('half of', 10), ...fraction], rules: [fractionBar] });
    const read = withFormulas(page, nothing);
    expect(textsOf(read)).toEqual(['half', 'of', 'frac{a}{b}']);
    expect(read.rules).toEqual([]);
    expect(read.glyphs.at(-1)).toMatchObject({ text: 'ab', x0: 60, x1: 65, baseline: 100 });
  });

  it('keeps a variable with an index in a sentence as letters', () => {
    const page = pageOf({
      glyphs: [
        ...prose('where', 10),
        ...letters('x', 40, 100),
        ...letters('i', 45, 102, smallMath),
        ...prose('is', 52),
      ],
    });
    expect(withFormulas(page, nothing)).toBe(page);
  });

  it('has a formula of an equation on its own, and leaves its number', () => {
    const page = pageOf({ glyphs: [...letters('x=y+1', 100, 100), ...prose('(1)', 200)] });
    expect(textsOf(withFormulas(page, nothing))).toEqual(['x=y+1', '(1)']);
    expect(withFormulas(page, nothing).glyphs[0]?.formula).toBeDefined();
  });

  it('leaves the stop after a formula in a sentence', () => {
    const page = pageOf({
      glyphs: [...prose('half', 30), ...fraction, ...letters('.', 65, 100)],
      rules: [fractionBar],
    });
    expect(textsOf(withFormulas(page, nothing)).at(-1)).toBe('.');
  });

  it('has pictures of formulas with unknown letters, described by the others', () => {
    const parts = { glyphs: [...letters('\ufffd', 60, 94), ...letters('b', 60, 108)], rules: [fractionBar] };
    const read = withFormulas(pageOf(parts), () => picture);
    expect(read).toMatchObject({ glyphs: [], rules: [], pictures: [{ description: '\ufffdb' }] });
    const page = pageOf(parts);
    expect(withFormulas(page, nothing)).toBe(page);
  });

  it('has pictures of displays as a whole, but not of what stands in sentences', () => {
    const unknown = [...letters('\ufffd', 60, 94), ...letters('b', 60, 108)];
    const name = [...letters('M', 35, 100), ...prose('HC', 40, 102), ...prose('=', 53)];
    const areas: Box[] = [];
    const draw = (area: Box) => {
      areas.push(area);
      return picture;
    };
    const display = pageOf({ glyphs: [...unknown, ...name, ...prose('(1)', 200)], rules: [fractionBar] });
    expect(withFormulas(display, draw).glyphs.map(({ text }) => text)).toEqual(['(', '1', ')']);
    expect(areas.map(({ x0, x1 }) => [x0, x1])).toEqual([[35, 65]]);
    const sentence = pageOf({ glyphs: [...unknown, ...prose('half', 35)], rules: [fractionBar] });
    expect(withFormulas(sentence, draw)).toBe(sentence);
  });

  it('has pictures of what Equation Editor set in fonts for text, with high signs from another', () => {
    const italic = { ...look, font: 'Times-Italic', isItalic: true };
    const sum = { ...highSign('∑', 50, 88, 108), look: { ...look, font: 'Symbol' } };
    const parts = [...glyphs('V=', 35, 100, italic), sum, ...glyphs('a', 60, 94, italic), ...glyphs('\ufffd', 60, 108)];
    const beside = glyphs('some words on the next line', 15, 130);
    const read = withFormulas(pageOf({ glyphs: [...parts, ...beside], rules: [fractionBar] }), () => picture);
    expect(read.glyphs).toEqual(beside);
    expect(read.pictures).toHaveLength(1);
  });

  it('leaves the rules and the letters of tables', () => {
    const rules = [bar(10, 110, 97.5)];
    const page = pageOf({ glyphs: [...letters('a', 60, 94), ...letters('b', 60, 108)], rules });
    expect(withFormulas(page, nothing)).toBe(page);
  });

  it('takes no sign for a formula that a font for formulas was at hand for', () => {
    const signs = { ...look, font: 'CambriaMath' };
    const arrows = [...letters('→', 60, 94, signs), ...letters('→', 60, 108, signs)];
    const page = pageOf({ glyphs: arrows, rules: [fractionBar] });
    expect(withFormulas(page, nothing)).toBe(page);
  });

  it('is as it was without letters of such fonts', () => {
    const page = pageOf({ glyphs: [...prose('1', 60, 94), ...prose('2', 60, 108)], rules: [fractionBar] });
    expect(withFormulas(page, nothing)).toBe(page);
  });
});

describe('a formula', () => {
  it('of a browser is known by its letters, since its font has no name', () => {
    const unnamed = { ...look, font: '' };
    const parts = [...letters('𝑎', 60, 94, unnamed), ...letters('2', 60, 108, unnamed)];
    const read = withFormulas(pageOf({ glyphs: parts, rules: [fractionBar] }), nothing);
    expect(textsOf(read)).toEqual(['frac{a}{2}']);
  });

  it('of LibreOffice is known by its signs, which have larger fonts', () => {
    const italic = { ...look, font: 'LiberationSerif-Italic', isItalic: true };
    const parts = [...letters('a', 60, 94, italic), ...letters('bc', 57.5, 108, italic)];
    const brackets = [scaledSign('(', 50, 82, 114), scaledSign(')', 68, 82, 114)];
    const read = withFormulas(pageOf({ glyphs: [...brackets, ...parts], rules: [bar(57, 68, 97.5)] }), nothing);
    expect(textsOf(read)).toEqual(['<(frac{a}{bc})>']);
    const bullets = [...letters('•', 40, 94, { ...look, font: 'OpenSymbol' }), ...parts];
    const list = pageOf({ glyphs: bullets, rules: [bar(57, 68, 97.5)] });
    expect(withFormulas(list, nothing)).toBe(list);
  });

  it('has what its brackets enclose, and what is beside a sum', () => {
    const enclosed = [highSign('(', 50, 82, 112), ...fraction, ...prose('or', 80), highSign(')', 95, 82, 112)];
    const sum = [highSign('∑', 20, 90, 105), ...letters('i', 21, 113, smallMath)];
    const read = withFormulas(
      pageOf({ glyphs: [...sum, ...letters('x', 30, 100), ...enclosed], rules: [fractionBar] }),
      nothing,
    );
    expect(textsOf(read)).toEqual(['∑limits_{i}^{}{x}', '<(frac{a}{b} text:\u2003or)>']);
  });

  it('is not read beyond a number of letters', () => {
    const many = Array.from({ length: 300 }, (_, index) => letters('ab', 60 + 10 * index, 100)).flat();
    const page = pageOf({ width: 4000, glyphs: [...many, ...letters('=', 3060, 100)] });
    expect(withFormulas(page, () => picture)).toBe(page);
  });
});
