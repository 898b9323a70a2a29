import { describe, expect, it } from 'vitest';
import { type Atom, atomsOf } from '../../../../../../../api/engines/pdf/reconstruct/formulas/read/atom.ts';
import { matrixOf } from '../../../../../../../api/engines/pdf/reconstruct/formulas/read/matrix.ts';
import type { MathRow } from '../../../../../../../api/engines/pdf/reconstruct/model/formulas/formula.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { letters, smallMath } from '../../../../../../support/rebuilt-pdf/formula.ts';

/** The texts of the cells, row by row; null for no matrix. */
function cellsOf(...glyphs: readonly (readonly Glyph[])[]) {
  const text = (atoms: readonly Atom[]): MathRow => [
    { type: 'run', text: atoms.map((atom) => atom.text).join(''), style: 'italic' },
  ];
  const matrix = matrixOf(atomsOf(glyphs.flat()), text, { areLeft: false });
  if (matrix?.type !== 'matrix') return null;
  return matrix.rows.map((row) => row.map(([node]) => (node?.type === 'run' ? node.text : '')));
}

describe('letters in several lines', () => {
  it('are cells where columns are apart', () => {
    expect(cellsOf(letters('ab', 10, 90), letters('c', 40, 90), letters('d', 12, 108), letters('e', 40, 108))).toEqual([
      ['ab', 'c'],
      ['d', 'e'],
    ]);
  });

  it('may leave cells empty', () => {
    expect(cellsOf(letters('a', 10, 90), letters('b', 40, 108))).toEqual([
      ['a', ''],
      ['', 'b'],
    ]);
  });

  it('have accents on the letters below them, which are no line of their own', () => {
    const tilde = letters('\u02dc', 10, 105).map((letter) => ({ ...letter, y0: 97, y1: 99, ink: [97, 99] as const }));
    expect(cellsOf(letters('a', 10, 90), letters('b', 40, 90), letters('c', 10, 108), tilde)).toEqual([
      ['a', 'b'],
      ['c\u02dc', ''],
    ]);
    expect(cellsOf(tilde, letters('c', 10, 108))).toBeNull();
  });

  it('are not raised and lowered ones, which are in the line that they are next to', () => {
    expect(
      cellsOf(letters('a', 10, 100), letters('2', 15, 96, smallMath), letters('i', 15, 102, smallMath)),
    ).toBeNull();
    expect(cellsOf(letters('a', 10, 90), letters('2', 15, 86, smallMath), letters('b', 10, 108))).toEqual([
      ['a2'],
      ['b'],
    ]);
  });
});
