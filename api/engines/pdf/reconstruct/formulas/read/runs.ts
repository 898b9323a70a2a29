import type { MathNode, MathRow, MathStyle } from '../../model/formulas/formula.ts';
import type { Glyph } from '../../model/page-model.ts';
import { isMathLetter } from './atom.ts';

/** Unicode's mathematical letters that only differ by their style (U+1D400 to U+1D7FF, and the Planck constant). */
const styled: readonly (readonly [from: number, to: number, style: MathStyle])[] = [
  [0x210e, 0x210e, 'italic'],
  [0x1d400, 0x1d433, 'bold'],
  [0x1d434, 0x1d467, 'italic'],
  [0x1d468, 0x1d49b, 'bold-italic'],
  [0x1d6a4, 0x1d6a5, 'italic'],
  [0x1d6a8, 0x1d6e1, 'bold'],
  [0x1d6e2, 0x1d71b, 'italic'],
  [0x1d71c, 0x1d755, 'bold-italic'],
  [0x1d7ce, 0x1d7d7, 'bold'],
];

const letter = /\p{L}/u;

/** A letter of a formula as plain text, and its style. */
export function styledLetter(glyph: Glyph): { readonly text: string; readonly style: MathStyle } {
  const { text, look } = glyph;
  const code = text.codePointAt(0) ?? 0;
  const known = styled.find(([from, to]) => code >= from && code <= to);
  if (known !== undefined) return { text: text.normalize('NFKC'), style: known[2] };
  const isLetter = letter.test(text);
  const isItalic = look.isItalic || !isLetter;
  // Signs and digits are upright as they are; bold is what people mark.
  if (look.isBold) return { text, style: isItalic && isLetter ? 'bold-italic' : 'bold' };
  return { text, style: isItalic || (isMathLetter(glyph) && !isLetter) ? 'italic' : 'upright' };
}

/** Joins runs of one style that follow each other, and leaves out empty ones. */
export function withLongRuns(row: MathRow): MathRow {
  const out: MathNode[] = [];
  for (const node of row) {
    const last = out.at(-1);
    if (node.type === 'run' && node.text === '') continue;
    if (node.type === 'run' && last?.type === 'run' && last.style === node.style)
      out[out.length - 1] = { ...last, text: last.text + node.text };
    else out.push(node);
  }
  return out;
}
