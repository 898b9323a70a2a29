import { describe, expect, it } from 'vitest';
import {
  bareBrackets,
  literalPieces,
} from '../../../../../../../api/engines/pdf/reconstruct/docx/formulas/literal-pieces.ts';
import type { MathNode } from '../../../../../../../api/engines/pdf/reconstruct/model/formulas/formula.ts';

const run = (text: string, style: Extract<MathNode, { type: 'run' }>['style'] = 'italic'): MathNode => ({
  type: 'run',
  text,
  style,
});
/** The pieces of a text, literal ones in quotation marks. */
const piecesOf = (text: string, bare: readonly number[] = []) =>
  literalPieces(text, new Set(bare)).map((piece) => (piece.isLiteral ? `"${piece.text}"` : piece.text));
const bareOf = (...row: readonly MathNode[]) => [...bareBrackets(row).values()].map((places) => [...places]);

describe('pieces of a formula that are literal', () => {
  it('are words that are commands, however they are written', () => {
    expect(piecesOf('window size=2')).toEqual(['window ', '"size"', '=2']);
    expect(piecesOf('Abs(x)')).toEqual(['"Abs"', '(x)']);
    expect(piecesOf('oversize+x2to')).toEqual(['oversize+x2to']);
    expect(piecesOf('lim inf')).toEqual(['"lim"', ' inf']);
  });

  it('are words with low lines as a whole, and signs on their own', () => {
    expect(piecesOf('fw∗box_size')).toEqual(['fw∗', '"box_size"']);
    expect(piecesOf('P(A|B)')).toEqual(['P(A', '"|"', 'B)']);
    expect(piecesOf('#n%')).toEqual(['"#"', 'n', '"%"']);
    expect(piecesOf('{x}')).toEqual(['{x}']);
    expect(piecesOf('A\\B')).toEqual(['A', '"\\\u200b"', 'B']);
  });

  it('are brackets without a partner', () => {
    expect(piecesOf('[0,1)', [0, 4])).toEqual(['"["', '0,1', '")"']);
    expect(piecesOf('(x)')).toEqual(['(x)']);
  });

  it('are never empty', () => {
    expect(piecesOf('')).toEqual([]);
    expect(piecesOf('to|')).toEqual(['"to|"']);
  });
});

describe('brackets without a partner', () => {
  it('are those of intervals that are open at one end, and of what continues in other parts', () => {
    expect(bareOf(run('x∈[0,1)'))).toEqual([[6, 2]]);
    expect(bareOf(run('min('), { type: 'radical', degree: [], content: [run('x')] })).toEqual([[3]]);
  });

  it('may have their partner in another run', () => {
    expect(bareOf(run('f('), run('x', 'bold'), run(')'))).toEqual([[], [], []]);
    expect(bareOf(run('(('), run(')'))).toEqual([[0], []]);
  });

  it('are not looked for in words', () => {
    expect(bareOf(run('if (', 'text'))).toEqual([]);
  });
});
