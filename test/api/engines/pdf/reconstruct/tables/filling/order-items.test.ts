import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Picture } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import type { PlacedPicture } from '../../../../../../../api/engines/pdf/reconstruct/tables/filled-table.ts';
import { orderItems } from '../../../../../../../api/engines/pdf/reconstruct/tables/filling/order-items.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 50, x1: 300 };
const lines = findSegments([100, 112, 200, 300].flatMap((y, index) => glyphs(`line ${'abcd'[index]}`, 50, y)));
function placed(y0: number, y1: number): PlacedPicture {
  const picture: Picture = { x0: 50, x1: 100, y0, y1, bytes: new Uint8Array(), format: 'png' };
  return { ...picture, type: 'picture', picture };
}
const itemsOf = (...others: readonly PlacedPicture[]) =>
  orderItems(lines, others, edges).map((item) => (item.type === 'passage' ? item.text : `picture at ${item.y0}`));

describe('items of a column', () => {
  it('are lines between the pictures that stand between them, from top to bottom', () => {
    expect(itemsOf(placed(220, 280), placed(120, 180))).toEqual([
      'line a',
      'line b',
      'picture at 120',
      'line c',
      'picture at 220',
      'line d',
    ]);
  });

  it('are lines alone, or pictures alone', () => {
    expect(itemsOf()).toEqual(['line a', 'line b', 'line c', 'line d']);
    expect(orderItems([], [placed(1, 2), placed(0, 1)], edges).map(({ y0 }) => y0)).toEqual([0, 1]);
  });

  it('have a line above what its middle is above', () => {
    // The line is from 104 to 114, so that its middle is at 109.
    expect(itemsOf(placed(109, 180)).slice(0, 2)).toEqual(['line a', 'line b']);
    expect(itemsOf(placed(107, 180)).slice(0, 2)).toEqual(['line a', 'picture at 107']);
  });
});
