import { describe, expect, it } from 'vitest';
import { edgeGrid, isOnEdges } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/edge-grid.ts';
import { gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

/** Half of an 11 pt letter. */
const minCell = 5.5;

const rules = gridRules([50, 150, 250], [100, 120, 140]);

describe('the grid of rules', () => {
  it('has an edge at each rule', () => {
    const { xs, ys, isOpen } = edgeGrid(rules, minCell);
    expect([xs, ys]).toEqual([
      [50, 150, 250],
      [100, 120, 140],
    ]);
    expect(Object.values(isOpen)).toEqual([false, false, false, false]);
  });

  it('takes rules that are close together for one edge', () => {
    expect(edgeGrid([...rules, ...gridRules([153], [100, 140])], minCell).xs).toEqual([50, 151.5, 250]);
  });

  it('knows which rules are next to a row or column', () => {
    const grid = edgeGrid(
      rules.map((rule) => (rule.x0 === 250 ? { ...rule, y1: 120 } : rule)),
      minCell,
    );
    expect([grid.verticalAt(2, 0)?.x0, grid.verticalAt(2, 1), grid.horizontalAt(1, 0)?.y0]).toEqual([
      250,
      undefined,
      120,
    ]);
  });

  it('knows the one that is seen of those of cells that look sunken', () => {
    const light = gridRules([147], [100, 140]).map((rule) => ({ ...rule, colour: 'F0F0F0' }));
    expect(edgeGrid([...light, ...rules], minCell).verticalAt(1, 0)?.colour).toBe('000000');
  });

  it('is open at sides without a rule, at which the crossing ones end', () => {
    const open = rules.filter(({ isHorizontal, x0 }) => isHorizontal || x0 === 150);
    expect(edgeGrid(open, minCell)).toMatchObject({
      xs: [50, 150, 250],
      isOpen: { left: true, right: true, top: false, bottom: false },
    });
  });

  it('is open at sides that only the shading of some rows shows', () => {
    const shading = (y: number) => gridRules([50, 250], [y, y + 20]).map((rule) => ({ ...rule, thickness: 0 }));
    const lines = gridRules([50, 150, 250], [100, 120, 140, 160]);
    const inner = lines.filter(({ isHorizontal, x0 }) => isHorizontal || x0 === 150);
    const { isOpen, xs } = edgeGrid([...inner, ...shading(120)], minCell);
    expect([xs, isOpen.left, isOpen.right]).toEqual([[50, 150, 250], true, true]);
    expect(edgeGrid([...lines, ...shading(120)], minCell).isOpen).toMatchObject({ left: false, right: false });
    expect(edgeGrid([...shading(100), ...shading(120)], minCell).isOpen).toMatchObject({ left: false, right: false });
  });

  it('distinguishes its own rules from others', () => {
    const [own, other] = [gridRules([60, 240], [120])[0], gridRules([60, 240], [130])[0]];
    expect([own, other].map((rule) => rule && isOnEdges(rule, edgeGrid(rules, minCell)))).toEqual([true, false]);
  });
});
