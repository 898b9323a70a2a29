import { expect, it } from 'vitest';
import { fillsOnPaper } from '../../../../../../api/engines/pdf/reconstruct/flow/on-paper.ts';
import { polyline } from '../../../../../../api/engines/pdf/reconstruct/model/drawings/path-steps.ts';
import type { Fill, Shape } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';

const pale: Fill = { x0: 50, x1: 150, y0: 100, y1: 130, colour: 'DDEEFF' };
const card: Fill = { x0: 49, x1: 151, y0: 60, y1: 132, colour: '3060A0' };
/** The same with rounded corners. */
const rounded: Shape = {
  ...{ x0: card.x0, x1: card.x1, y0: card.y0, y1: card.y1 },
  ...{ fill: card.colour, stroke: null, width: 0 },
  steps: polyline([
    [49, 60],
    [151, 60],
    [151, 132],
    [49, 132],
  ]),
};

it('areas on others of another colour may be no shading of paragraphs, which would show these beside them', () => {
  expect(fillsOnPaper([pale], [rounded])).toEqual([]);
  expect(fillsOnPaper([card, pale], [])).toEqual([card]);
});

it('areas on paper may be, also beside others, and behind those of their colour', () => {
  const beside: Fill = { ...card, x0: 151, x1: 200 };
  const white: Fill = { ...card, colour: 'FFFFFF' };
  const same: Fill = { ...card, colour: pale.colour };
  for (const others of [[beside], [white], [same]])
    expect(fillsOnPaper([...others, pale], [])).toEqual([...others, pale]);
  expect(fillsOnPaper([pale], [{ ...rounded, fill: null }])).toEqual([pale]);
});
