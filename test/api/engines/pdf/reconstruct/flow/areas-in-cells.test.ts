import { describe, expect, it } from 'vitest';
import { areasInCells } from '../../../../../../api/engines/pdf/reconstruct/flow/areas-in-cells.ts';
import { findDrawings } from '../../../../../../api/engines/pdf/reconstruct/flow/find-drawings.ts';
import type { Fill, Glyph } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { fillTable } from '../../../../../../api/engines/pdf/reconstruct/tables/filling/fill-tables.ts';
import { findRuledTables } from '../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { glyphs, gridRules } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const upper: Fill = { x0: 250, x1: 350, y0: 100, y1: 250, colour: '4B651F' };
const lower: Fill = { ...upper, y0: 260, y1: 380, colour: 'B11C57' };
const letters = [...glyphs('On the left', 60, 140), ...glyphs('Above', 260, 140), ...glyphs('Below', 260, 300)];

function tableWith(fills: readonly Fill[]) {
  const [grid] = findRuledTables(gridRules([50, 250, 350], [100, 400]));
  if (grid === undefined) throw new Error('no table is drawn');
  return [fillTable(grid, letters, [], fills)];
}

describe('areas in a cell', () => {
  it('are drawn where they are if they do not shade the whole cell', () => {
    const fills = [upper, lower];
    const tables = tableWith(fills);
    const inCells = areasInCells(tables, fills);
    expect([...inCells]).toEqual(fills);
    const page = { fills, shapes: [], pictures: [], width: 400, height: 500 };
    const drawn = findDrawings({
      page,
      glyphsOf: () => letters,
      rules: [],
      textRules: [],
      tables,
      notes: [],
      shading: new Set(),
      inCells,
      floats: [],
      draw: () => null,
    });
    expect(drawn.shapes.map(({ fill }) => fill)).toEqual(['4B651F', 'B11C57']);
  });

  const drawnOf = (fill: Fill, on: readonly Glyph[]) =>
    findDrawings({
      ...{
        page: { fills: [fill], shapes: [], pictures: [] },
        glyphsOf: () => on,
        rules: [],
        textRules: [],
        tables: tableWith([fill]),
        notes: [],
      },
      ...{ shading: new Set(), inCells: areasInCells(tableWith([fill]), [fill]), floats: [], draw: () => null },
    }).shapes.map(({ fill: colour }) => colour);

  it('are its shading if they are as large, and parts of its border if they are narrow', () => {
    expect(drawnOf({ ...upper, y1: 400 }, letters)).toEqual([]);
    expect(drawnOf({ ...upper, x1: 253, y0: 180, y1: 190 }, letters)).toEqual([]);
  });

  it('are drawn if they are small, too, unless they highlight words', () => {
    expect(drawnOf({ ...upper, x1: 260, y0: 180, y1: 190 }, letters)).toEqual(['4B651F']);
    const marked = letters.map((letter) => ({ ...letter, highlight: '4B651F' }));
    const ofWords: Fill = { ...upper, x0: 255, x1: 290, y0: 130, y1: 145 };
    expect(drawnOf(ofWords, letters)).toEqual(['4B651F']);
    expect(drawnOf(ofWords, marked)).toEqual([]);
  });
});
