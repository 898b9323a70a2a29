import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { holdBeside } from '../../../../../../../api/engines/pdf/reconstruct/tables/beside/hold-beside.ts';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { glyphs, gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const left = gridRules([50, 100, 150], [100, 120, 140]);
const heldOf = (rules: ReturnType<typeof gridRules>, body: readonly string[] = [], x = 50) =>
  holdBeside(
    findRuledTables([...left, ...rules]),
    body.flatMap((text, index) => findSegments(glyphs(text, x, 200 + 12 * index))),
    null,
  );
const right = gridRules([180, 230, 280], [100, 110, 130]);

describe('tables side by side with rows of their own', () => {
  it('are held by one without borders', () => {
    const [holder, ...others] = heldOf(right);
    expect(others).toEqual([]);
    expect(holder?.cells.map(({ x0, x1, nested }) => [x0, x1, nested?.[0]?.cells.length])).toEqual([
      [50, 150, 4],
      [150, 180, undefined],
      [180, 280, 4],
    ]);
  });

  it('stay apart if they begin at other heights, are far from each other, or are boxes', () => {
    expect(heldOf(gridRules([180, 230, 280], [115, 130, 145]))).toHaveLength(2);
    expect(heldOf(gridRules([300, 350, 400], [100, 110, 130]))).toHaveLength(2);
    expect(heldOf(gridRules([180, 280], [100, 130]))).toHaveLength(2);
  });

  it('stay apart if what holds them would cover another one', () => {
    const under = gridRules([180, 230, 280], [140, 160, 180]);
    const long = gridRules([50, 100, 150], [100, 140, 180]);
    expect(holdBeside(findRuledTables([...long, ...right]), [], null)).toHaveLength(1);
    expect(holdBeside(findRuledTables([...long, ...right, ...under]), [], null)).toHaveLength(3);
  });

  it('may be boxes around lines of text', () => {
    const box = gridRules([50, 150], [100, 140]);
    const beside = gridRules([180, 300], [105, 150]);
    const linesAt = (x: number, count: number) =>
      Array.from({ length: count }, (_, index) => findSegments(glyphs('a line of text', x, 115 + 12 * index))).flat();
    const held = (count: number) =>
      holdBeside(findRuledTables([...box, ...beside]), [...linesAt(55, 2), ...linesAt(185, count)], null);
    const [holder, ...others] = held(2);
    expect(others).toEqual([]);
    expect(holder?.cells.map(({ nested }) => nested?.[0]?.cells.length)).toEqual([1, undefined, 1]);
    expect(held(1)).toHaveLength(2);
  });

  it('stay apart in columns of text', () => {
    const lines = ['Text as wide as it', 'and another line', 'and one more line'];
    expect(heldOf(right, lines)).toHaveLength(2);
    expect(heldOf(right, lines.slice(1))).toHaveLength(1);
    expect(heldOf(right, lines, 120)).toHaveLength(1);
  });
});
