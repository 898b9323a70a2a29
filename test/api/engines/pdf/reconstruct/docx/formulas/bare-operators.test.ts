import { describe, expect, it } from 'vitest';
import { withBareOperators } from '../../../../../../../api/engines/pdf/reconstruct/docx/formulas/bare-operators.ts';
import type { MathNode } from '../../../../../../../api/engines/pdf/reconstruct/model/formulas/formula.ts';

const run = (text: string): MathNode => ({ type: 'run', text, style: 'italic' });
/** What a row of one run becomes: text is in quotes. */
const written = (...texts: readonly string[]) =>
  withBareOperators(texts.map(run)).map((node) =>
    node.type === 'run' ? (node.style === 'text' ? `"${node.text}"` : node.text) : node.type,
  );

describe('signs without an operand', () => {
  it('are text at the ends of a row', () => {
    expect(written('MC=')).toEqual(['MC', '"="']);
    expect(written('=b')).toEqual(['"="', 'b']);
    expect(written('+')).toEqual(['"+"']);
    expect(written('∗')).toEqual(['"∗"']);
    expect(written('a', '+b+')).toEqual(['a', '+b', '"+"']);
    expect(written('=', '=')).toEqual(['"="', '"="']);
  });

  it('stay signs between operands, and before one that they may stand before', () => {
    expect(written('a+b=c')).toEqual(['a+b=c']);
    expect(written('−x')).toEqual(['−x']);
    const fraction: MathNode = { type: 'fraction', hasBar: true, above: [run('1')], below: [run('2')] };
    expect(withBareOperators([run('x='), fraction])).toEqual([run('x='), fraction]);
    expect(withBareOperators([])).toEqual([]);
  });
});
