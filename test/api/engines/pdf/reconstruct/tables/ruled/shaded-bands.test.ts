import { describe, expect, it } from 'vitest';
import type { Fill, Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { bordersOfShadedCells } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/shaded-bands.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const drawn = { thickness: 1, colour: '999999' };
const across = (y: number, x1 = 400): Rule => ({ ...drawn, isHorizontal: true, x0: 50, x1, y0: y, y1: y });
const shade = (x1: number, y1 = 120): Fill => ({ x0: 50, x1, y0: 100, y1, colour: '83CAFF' });
const text = [...glyphs('Tip', 60, 113), ...glyphs('What helps with it', 130, 113)];

describe('rows between rules', () => {
  it('are divided where the shading of a cell ends', () => {
    expect(bordersOfShadedCells([across(100), across(120)], [shade(120)], text)).toEqual(
      [50, 120, 400].map((x) => ({ isHorizontal: false, thickness: 0, colour: '', x0: x, x1: x, y0: 100, y1: 120 })),
    );
  });

  it.each<[string, readonly Rule[], readonly Fill[], typeof text]>([
    ['the area is as wide as the row', [across(100), across(120)], [shade(400)], text],
    ['the area is lower', [across(100), across(120)], [shade(120, 112)], text],
    ['the area is white', [across(100), across(120)], [{ ...shade(120), colour: 'FFFFFF' }], text],
    ['letters run across its edge', [across(100), across(120)], [shade(132)], text],
    ['one part is empty', [across(100), across(120)], [shade(120)], glyphs('Tip', 60, 113)],
    ['the rules end at several places', [across(100), across(120, 300)], [shade(120)], text],
    [
      'others are between them',
      [across(100), across(120), { ...drawn, isHorizontal: false, x0: 50, x1: 50, y0: 100, y1: 120 }],
      [shade(120)],
      text,
    ],
  ])('are not where %s', (_, rules, fills, letters) => {
    expect(bordersOfShadedCells(rules, fills, letters)).toEqual([]);
  });
});
