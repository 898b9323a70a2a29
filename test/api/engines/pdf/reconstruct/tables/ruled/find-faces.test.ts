import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { edgeGrid } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/edge-grid.ts';
import { findFaces, groupFaces } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/find-faces.ts';
import { gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

/** Half of an 11 pt letter. */
const minCell = 5.5;

const facesOf = (rules: readonly Rule[]) => findFaces(edgeGrid(rules, minCell));
const vertical = (x: number, y0: number, y1: number): Rule => ({
  ...{ x0: x, x1: x, y0, y1 },
  isHorizontal: false,
  thickness: 0.5,
  colour: '000000',
});

describe('faces', () => {
  it('are the areas that rules enclose', () => {
    const { faces, at } = facesOf(gridRules([50, 150, 250], [100, 120, 140]));
    expect(faces.map(({ top, left, squares }) => [top, left, squares])).toEqual([
      [0, 0, 1],
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 1],
    ]);
    expect([at(1, 0), at(2, 0), at(0, -1)]).toEqual([2, -1, -1]);
  });

  it('are not divided by a rule with a loose end', () => {
    const { faces } = facesOf([...gridRules([50, 250], [100, 140]), vertical(150, 100, 112)]);
    expect(faces).toMatchObject([{ left: 0, right: 1, squares: 2 }]);
  });

  it('are none if a side is missing', () => {
    const box = gridRules([50, 250], [100, 140]).filter(({ x0, isHorizontal }) => isHorizontal || x0 === 50);
    expect(facesOf([...box, vertical(250, 100, 110)]).faces).toEqual([]);
  });

  it('form groups by the sides that they share', () => {
    const { faces, at } = facesOf([...gridRules([50, 100, 150], [100, 120]), ...gridRules([150, 250], [120, 140])]);
    expect(groupFaces(faces, at).map((group) => group.length)).toEqual([2, 1]);
  });
});
