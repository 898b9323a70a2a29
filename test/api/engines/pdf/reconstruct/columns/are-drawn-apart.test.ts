import { describe, expect, it } from 'vitest';
import {
  areAllDrawnApart,
  areDrawnApart,
  areDrawnByRow,
  goesBackUp,
  inDrawnOrder,
  mayBeDrawnApart,
} from '../../../../../../api/engines/pdf/reconstruct/columns/are-drawn-apart.ts';

/** Lines 14 pt apart; `drawnAt` tells the place of each in the order of drawing. */
const part = (count: number, x: number, drawnAt: (index: number) => number, width = 120, from = 100) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ x0: x, x1: x + width, y0: from + 14 * index, y1: from + 14 * index + 10 },
    ...{ look: { size: 10 }, drawn: drawnAt(index) },
  }));

describe('parts of a page side by side', () => {
  it('are drawn apart if all of one comes before the other, on either side', () => {
    const [first, second] = [part(6, 50, (index) => index), part(6, 250, (index) => 100 + index)];
    expect(areDrawnApart(first, second)).toBe(true);
    expect(areDrawnApart(second, first)).toBe(true);
    expect(areAllDrawnApart([first, second, part(6, 450, (index) => 200 + index)])).toBe(true);
    expect(areAllDrawnApart([first, second, part(6, 450, (index) => 100.5 + index)])).toBe(false);
    expect(mayBeDrawnApart(inDrawnOrder([...first, ...second]), 200)).toBe(true);
  });

  it('are not if they are drawn row by row, as a table is', () => {
    const [left, right] = [part(6, 50, (index) => 2 * index), part(6, 250, (index) => 2 * index + 1)];
    expect(areDrawnApart(left, right)).toBe(false);
    expect(mayBeDrawnApart(inDrawnOrder([...left, ...right]), 200)).toBe(false);
  });

  it('are as high as the text in their frames', () => {
    const frame = (x: number, drawn: number, isFrame: boolean) => {
      const cells = [{ items: [{ lines: part(6, x, () => 0).map(({ y1 }) => ({ baseline: y1 })) }] }];
      return [{ ...{ x0: x, x1: x + 120, y0: 100, y1: 190, drawn, isFrame, cells }, grid: { ys: [100, 190] } }];
    };
    expect(areDrawnApart(frame(50, 0, true), frame(250, 100, true))).toBe(true);
    expect(areDrawnApart(frame(50, 0, false), frame(250, 100, false))).toBe(false);
  });

  it('may have a stray line among many', () => {
    const left = part(24, 50, (index) => (index === 3 ? 110.5 : index));
    expect(
      areDrawnApart(
        left,
        part(24, 250, (index) => 100 + index),
      ),
    ).toBe(true);
    expect(
      areDrawnApart(
        left.slice(0, 8),
        part(8, 250, (index) => 105 + index),
      ),
    ).toBe(false);
  });

  it('are drawn without going back up if they are the cells of a table, row by row', () => {
    const columns = Array.from({ length: 30 }, (_, column) =>
      part(6, 50 + 20 * column, (row) => 30 * row + column, 15),
    );
    expect(goesBackUp(inDrawnOrder(columns.flat()))).toBe(false);
    const apart = columns.map((cells, column) => cells.map((cell, row) => ({ ...cell, drawn: 6 * column + row })));
    expect(goesBackUp(inDrawnOrder(apart.flat()))).toBe(true);
  });

  it('are no columns if they are few, narrow, or hardly beside each other', () => {
    const text = part(6, 50, (index) => index);
    expect(
      areDrawnApart(
        text,
        part(3, 250, (index) => 100 + index),
      ),
    ).toBe(false);
    expect(
      areDrawnApart(
        text,
        part(6, 250, (index) => 100 + index, 60),
      ),
    ).toBe(false);
    expect(
      areDrawnApart(
        text,
        part(6, 250, (index) => 100 + index, 120, 160),
      ),
    ).toBe(false);
  });

  it('may hold tables, whose rows count as lines', () => {
    const table = (rows: number) => ({
      ...{ x0: 250, x1: 370, y0: 100, y1: 184, drawn: 100 },
      grid: { ys: Array.from({ length: rows + 1 }, (_, index) => 100 + (84 / rows) * index) },
    });
    const text = part(6, 50, (index) => index);
    expect(areDrawnApart(text, [table(6)])).toBe(true);
    expect(areDrawnApart(text, [table(3)])).toBe(false);
  });

  it('show nothing if their order is not known', () => {
    const unknown = part(6, 250, () => 0).map((line) => ({ ...line, drawn: undefined }));
    expect(
      areDrawnApart(
        part(6, 50, (index) => index),
        unknown,
      ),
    ).toBe(false);
  });

  it('are drawn by row if the drawing alternates between them, but not if it goes over a few times', () => {
    const right = (index: number) => 2 * index + 1;
    expect(
      areDrawnByRow(
        part(8, 50, (index) => 2 * index),
        part(8, 250, right),
      ),
    ).toBe(true);
    expect(
      areDrawnByRow(
        part(8, 50, (index) => (index < 4 ? index : 50 + index)),
        part(8, 250, (index) => 20 + index),
      ),
    ).toBe(false);
  });
});
