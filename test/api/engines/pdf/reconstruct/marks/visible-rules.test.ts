import { describe, expect, it } from 'vitest';
import { visibleRules } from '../../../../../../api/engines/pdf/reconstruct/marks/visible-rules.ts';
import { gridRules } from '../../../../../support/rebuilt-pdf/glyphs.ts';

describe('white rules', () => {
  it('are nothing on white paper', () => {
    const white = gridRules([50, 150, 250], [100, 120, 140]).map((rule) => ({ ...rule, colour: 'FFFFFF' }));
    expect(visibleRules(white, [])).toEqual([]);
    expect(visibleRules(white, [{ x0: 50, x1: 250, y0: 100, y1: 140, colour: '336699' }])).toEqual(white);
  });

  it('are seen between shaded cells that end at their sides', () => {
    const fills = [50, 152.4].map((x0) => ({ x0, x1: x0 + 100, y0: 100, y1: 120, colour: 'EEEEEE' }));
    const white = { isHorizontal: false, x0: 151.2, x1: 151.2, y0: 100, y1: 120, thickness: 2.4, colour: 'FFFFFF' };
    expect(visibleRules([white], fills)).toEqual([white]);
  });
});
