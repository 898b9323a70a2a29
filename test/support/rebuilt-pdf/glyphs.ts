import type { Glyph, Look, Rule } from '../../../api/engines/pdf/reconstruct/model/page-model.ts';

export const look: Look = {
  font: 'LiberationSans',
  size: 10,
  isBold: false,
  isItalic: false,
  colour: '000000',
  isSerif: false,
  isFixedPitch: false,
  lineHeight: 0,
};

/** The letters of a line as in a PDF: each half an em wide, without spaces. */
export function glyphs(text: string, x: number, baseline: number, of: Look = look): Glyph[] {
  const width = of.size / 2;
  let space = false;
  return [...text].flatMap((letter, index): readonly Glyph[] => {
    if (letter === ' ') {
      space = true;
      return [];
    }
    const glyph: Glyph = {
      text: letter,
      x0: x + index * width,
      x1: x + (index + 1) * width,
      y0: baseline - 0.8 * of.size,
      y1: baseline + 0.2 * of.size,
      baseline,
      look: of,
      space: space ? 'written' : null,
      spaces: space ? 1 : 0,
      isSoftHyphen: false,
    };
    space = false;
    return [glyph];
  });
}

const line = { thickness: 0.5, colour: '000000' };

/** The lines around the cells of a grid. */
export function gridRules(xs: readonly number[], ys: readonly number[]): Rule[] {
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
  const [y0, y1] = [Math.min(...ys), Math.max(...ys)];
  return [
    ...ys.map((y): Rule => ({ ...line, isHorizontal: true, x0, x1, y0: y, y1: y })),
    ...xs.map((x): Rule => ({ ...line, isHorizontal: false, x0: x, x1: x, y0, y1 })),
  ];
}
