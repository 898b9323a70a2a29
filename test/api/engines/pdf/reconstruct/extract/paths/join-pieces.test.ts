import { describe, expect, it } from 'vitest';
import { joinPieces, type Piece } from '../../../../../../../api/engines/pdf/reconstruct/extract/paths/join-pieces.ts';
import type { Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';

const pen = { thickness: 0.24, colour: '000000' };
const across = (x0: number, x1: number, y: number): Rule => ({ ...pen, isHorizontal: true, x0, x1, y0: y, y1: y });
const down = (x: number, y0: number, y1: number): Rule => ({ ...pen, isHorizontal: false, x0: x, x1: x, y0, y1 });
const xs = [50, 150, 250];
/** Borders as Word draws them: those of each row begin below the pieces that cross the border above. */
const rows = [100, 120, 140].flatMap((y) => [
  ...[50, 150].map((x) => across(x + 0.12, x + 99.88, y)),
  ...(y < 140 ? xs.map((x) => down(x, y + 1.6, y + 19.7)) : []),
]);
const crossings = [100, 120].flatMap((y) =>
  xs.map((x): Piece => ({ x0: x - 0.12, x1: x + 0.12, y0: y - 0.3, y1: y + 1.6, colour: '000000' })),
);
const cellsOf = (rules: readonly Rule[]) => findRuledTables(rules).map(({ cells }) => cells.length);

describe('pieces of rules', () => {
  it('join the borders of rows to one table', () => {
    expect(cellsOf(rows)).not.toEqual([4]);
    expect(cellsOf(joinPieces(rows, crossings))).toEqual([4]);
  });

  it('extend the rules that they continue, along these', () => {
    const piece = { x0: 149.9, x1: 152, y0: 99.9, y1: 100.1, colour: '000000' };
    expect(joinPieces([across(50, 150, 100)], [piece])).toEqual([across(50, 152, 100)]);
    expect(joinPieces([across(152, 250, 100)], [piece])).toEqual([across(149.9, 250, 100)]);
  });

  it('are ignored in another colour, or apart from rules', () => {
    const rule = across(50, 150, 100);
    const piece = { x0: 150, x1: 152, y0: 99.9, y1: 100.1, colour: '000000' };
    const others = [
      { ...piece, colour: 'FF0000' },
      { ...piece, x0: 152, x1: 154 },
      { ...piece, y0: 103, y1: 103.2 },
    ];
    expect(joinPieces([rule], others)).toEqual([rule]);
  });
});
