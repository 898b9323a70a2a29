import type { MathNode, MathRow } from '../../../api/engines/pdf/reconstruct/model/formulas/formula.ts';
import type { Glyph, Look, Rule } from '../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { glyphs, look } from './glyphs.ts';

/** The fonts of formulas by TeX at 10 points, and at the 7 points of raised and lowered letters. */
export const mathLook: Look = { ...look, font: 'CMMI10', isItalic: true };
export const smallMath: Look = { ...mathLook, font: 'CMMI7', size: 7 };
const signLook: Look = { ...look, font: 'CMEX10' };

/** Letters of variables: half an em wide, without spaces. */
export const letters = (text: string, x: number, baseline: number, of: Look = mathLook): Glyph[] =>
  glyphs(text, x, baseline, of);

/** A sign 6 points wide whose ink is between two heights of the page. */
export const highSign = (text: string, x: number, top: number, bottom: number): Glyph => ({
  ...(glyphs(text, x, (top + bottom) / 2 + 2.5, signLook)[0] as Glyph),
  x1: x + 6,
  ink: [top, bottom],
});

/** A sign of LibreOffice's formulas: the higher it is, the larger is its font. */
export const scaledSign = (text: string, x: number, top: number, bottom: number): Glyph => {
  const sign = highSign(text, x, top, bottom);
  return {
    ...sign,
    baseline: bottom - 3,
    look: { ...look, font: 'OpenSymbol', size: Math.round(1.2 * (bottom - top)) },
  };
};

/** A bar at a height of the page. */
export const bar = (x0: number, x1: number, y: number): Rule => ({
  ...{ x0, x1, y0: y, y1: y },
  isHorizontal: true,
  thickness: 0.4,
  colour: '000000',
});

const rowText = (row: MathRow): string => row.map(nodeText).join(' ');

/** A row of a formula as text in the manner of TeX, for comparison. */
export const written = (row: MathRow): string => rowText(row);

function nodeText(node: MathNode): string {
  switch (node.type) {
    case 'run':
      return node.style === 'italic' ? node.text : `${node.style}:${node.text}`;
    case 'fraction':
      return `frac{${rowText(node.above)}}{${rowText(node.below)}}`;
    case 'radical':
      return `root[${rowText(node.degree)}]{${rowText(node.content)}}`;
    case 'scripts': {
      const scripts = `_{${rowText(node.lowered)}}^{${rowText(node.raised)}}`;
      return node.areBefore ? `${scripts}{${rowText(node.base)}}` : `{${rowText(node.base)}}${scripts}`;
    }
    case 'operator': {
      const place = node.areBeside ? '' : 'limits';
      return `${node.sign}${place}_{${rowText(node.lowered)}}^{${rowText(node.raised)}}{${rowText(node.operand)}}`;
    }
    case 'function':
      return `fn{${rowText(node.name)}}{${rowText(node.operand)}}`;
    case 'limits':
      return `lim{${rowText(node.base)}}_{${rowText(node.below)}}^{${rowText(node.above)}}`;
    case 'accent':
      return `accent<${node.sign}>{${rowText(node.content)}}`;
    case 'bar':
      return `${node.side}{${rowText(node.content)}}`;
    case 'brackets':
      return `<${node.open}${rowText(node.content)}${node.close}>`;
    case 'matrix':
      return `matrix{${node.rows.map((cells) => cells.map(rowText).join(' & ')).join(' ; ')}}`;
  }
}
