import { describe, expect, it } from 'vitest';
import {
  placedOnPage,
  withFloats,
  withLastFloats,
} from '../../../../../../../api/engines/pdf/reconstruct/compose/drawings/page-drawings.ts';
import { emptyParagraph } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/empty-paragraph.ts';
import { composeTable } from '../../../../../../../api/engines/pdf/reconstruct/compose/tables/compose-table.ts';
import type { Inline } from '../../../../../../../api/engines/pdf/reconstruct/model/inline.ts';
import type { PathStep, Shape } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { filledTable } from '../../../../../../support/rebuilt-pdf/filled-table.ts';
import { paragraphContext } from '../../../../../../support/rebuilt-pdf/paragraph-context.ts';

const box = { x0: 0, x1: 100, y0: 0, y1: 20 };
const float: Inline = { type: 'shapes', shapes: [] };
const shown = (parts: Parameters<typeof emptyParagraph>[0]) =>
  withFloats([emptyParagraph(parts)], [float], 'page').map((block) =>
    block.type === 'paragraph' ? [block.inlines.length, block.starts, block.before] : null,
  );

describe('drawings at a place on the page', () => {
  it('are anchored in the first paragraph', () => {
    expect(shown({ before: 5 })).toEqual([[1, 'page', 5]]);
  });

  it('are anchored above right-to-left text, in which LibreOffice mirrors their places', () => {
    expect(shown({ before: 5, isRightToLeft: true })).toEqual([
      [1, 'page', 0],
      [0, null, 4],
    ]);
  });

  it('are anchored in the last paragraph, or below a table', () => {
    const table = composeTable(filledTable(box), 0, paragraphContext, () => []);
    const [first, last] = [emptyParagraph({ before: 1 }), emptyParagraph({ before: 2 })];
    expect(withLastFloats([first, last], [float])).toEqual([first, { ...last, inlines: [float] }]);
    expect(withLastFloats([table], [float])).toEqual([table, emptyParagraph({ inlines: [float] })]);
    expect(withLastFloats([first], [])).toEqual([first]);
  });

  it('are one group if they look the same, unless their areas overlap', () => {
    const corners = (['move', 'line', 'line', 'line', 'close'] as const).map((type) => ({ type, points: [] }));
    const area = (y0: number, fill: string | null, steps: readonly PathStep[] = corners) => {
      const stroke = fill === null ? '000000' : null;
      return { x0: 0, x1: 100, y0, y1: y0 + 20, steps, fill, stroke, width: 0 };
    };
    const countOf = (...shapes: readonly Shape[]) => placedOnPage([], shapes).length;
    expect(countOf(area(0, 'DDDDDD'), area(20, 'DDDDDD'), area(50, 'DDDDDD'))).toBe(1);
    expect(countOf(area(0, 'DDDDDD'), area(10, 'DDDDDD'))).toBe(2);
    expect(countOf(area(0, null), area(10, null))).toBe(1);
    expect(countOf(area(0, null), { ...area(10, null), dash: 'dotted' })).toBe(2);
    const round: readonly PathStep[] = [
      { type: 'move', points: [] },
      { type: 'curve', points: [] },
    ];
    expect(countOf(area(0, 'DDDDDD', round), area(10, 'DDDDDD', round))).toBe(1);
    expect(countOf(area(0, 'DDDDDD'), area(20, 'EEEEEE'))).toBe(2);
  });

  it('are above the pictures that they are painted on', () => {
    const place = { x0: 0, x1: 100, y0: 0, y1: 50 };
    const shape = { ...place, steps: [], fill: 'DDDDDD', stroke: null, width: 0 };
    const picture = { ...place, bytes: new Uint8Array(), format: 'png' } as const;
    const typesOf = (of: typeof shape & { readonly onPicture?: 'behind-text' }) =>
      placedOnPage([picture], [of]).map(({ type }) => type);
    expect(typesOf(shape)).toEqual(['shapes', 'drawing']);
    expect(typesOf({ ...shape, onPicture: 'behind-text' })).toEqual(['drawing', 'shapes']);
  });

  it('are in the order of painting where pictures are painted on them', () => {
    const picture = { ...box, bytes: new Uint8Array(1), format: 'png' as const };
    const shapeAt = (paintedAfter: number) => ({
      ...{ ...box, steps: [], fill: null, stroke: '000000', width: 1 },
      ...{ paintedAfter, onPicture: 'behind-text' as const },
    });
    const pictures = [picture, { ...picture, paintedAfter: 5 }];
    const placed = placedOnPage(pictures, [shapeAt(3), shapeAt(4), shapeAt(7)]);
    expect(placed.map(({ type }) => type)).toEqual(['drawing', 'shapes', 'drawing', 'shapes']);
  });
});
