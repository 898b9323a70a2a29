import { describe, expect, it } from 'vitest';
import type { JoinedFlow } from '../../../../../../../api/engines/pdf/reconstruct/compose/flow/join-flows.ts';
import { emptyParagraph } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/empty-paragraph.ts';
import {
  columnsOf,
  rightMarginOf,
  withRoomAtRight,
} from '../../../../../../../api/engines/pdf/reconstruct/compose/sections/section-columns.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const flow = (x0: number, x1: number, items: JoinedFlow['items'] = []): JoinedFlow => ({
  ...{ edges: { x0, x1 }, items, resumesFrom: null, resumesAt: null },
});
const text = findPassages(findSegments(glyphs('Some text', 50, 110)), { x0: 50, x1: 150 });
const justified = text.map((passage) => ({ ...passage, alignment: 'justified' as const }));

describe('columns of a section', () => {
  it.each([
    ['none for text in one column', [flow(50, 250)], []],
    [
      'a little wider than their text',
      [flow(50, 150, text), flow(170, 270)],
      [
        [100.5, 19.5],
        [100, 0],
      ],
    ],
    [
      'as wide as justified text',
      [flow(50, 150, justified), flow(170, 270)],
      [
        [100, 20],
        [100, 0],
      ],
    ],
    [
      'wider by a third if they hold the numbers of lines',
      [flow(50, 60), flow(70, 270)],
      [
        [13, 7],
        [200, 0],
      ],
    ],
    [
      'no wider than the space beside them',
      [flow(50, 60), flow(61, 270)],
      [
        [11, 0],
        [209, 0],
      ],
    ],
  ] as const)('are %s', (_, flows, expected) => {
    expect(columnsOf(flows, 0).map(({ width, space }) => [width, space])).toEqual(expected);
  });

  it('reach beyond the text of the last one, whose lines end before', () => {
    expect(columnsOf([flow(50, 150), flow(170, 220)], 50).map(({ width }) => width)).toEqual([100.5, 100]);
    expect(withRoomAtRight(emptyParagraph({ right: 4 }), 50)).toMatchObject({ right: 54 });
  });

  it('leave a margin less what they are wider than their text', () => {
    expect(rightMarginOf([flow(50, 150), flow(170, 250)], 300)).toBe(49.5);
  });
});
