import { describe, expect, it } from 'vitest';
import {
  areSameColumns,
  isHidden,
  sizeKey,
} from '../../../../../../../api/engines/pdf/reconstruct/compose/flow/page-shape.ts';
import { analysedPage } from '../../../../../../support/rebuilt-pdf/analysed-page.ts';

const columns = (...edges: readonly (readonly [x0: number, x1: number])[]) =>
  edges.map(([x0, x1]) => ({ edges: { x0, x1 } }));

describe('the shape of a page', () => {
  it('is its size, but for rounding, and its direction', () => {
    const page = analysedPage([]);
    expect(sizeKey({ ...page, width: 300.4 })).toBe(sizeKey(page));
    expect(sizeKey({ ...page, width: 310 })).not.toBe(sizeKey(page));
    expect(sizeKey({ ...page, isVertical: true })).not.toBe(sizeKey(page));
  });

  it('is its columns, of which one may have any edges', () => {
    expect(areSameColumns(columns([50, 250]), columns([80, 200]))).toBe(true);
    expect(areSameColumns(columns([50, 140], [160, 250]), columns([53, 140], [160, 247]))).toBe(true);
    expect(areSameColumns(columns([50, 140], [160, 250]), columns([56, 140], [160, 250]))).toBe(false);
    expect(areSameColumns(columns([50, 140], [160, 250]), columns([50, 250]))).toBe(false);
  });

  it('has hidden text where a picture is in front of it', () => {
    const picture = { x0: 0, x1: 300, y0: 0, y1: 400, bytes: new Uint8Array(), format: 'png' as const };
    const page = (floats: Parameters<typeof isHidden>[0]['floats']) => isHidden({ floats });
    expect([page([]), page([{ ...picture, isInFront: true } as never]), page([picture as never])]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
