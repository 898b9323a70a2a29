import { expect, it } from 'vitest';
import { inFront } from '../../../../../../../api/engines/pdf/reconstruct/extract/pictures/in-front.ts';
import type { Picture } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';

it('is the picture of nearly all of a page', () => {
  const space = { width: 100, height: 200, matrix: [1, 0, 0, 1, 0, 0] } as unknown as Parameters<typeof inFront>[1];
  const picture = (y1: number): Picture => ({ x0: 0, x1: 100, y0: 0, y1, bytes: new Uint8Array(), format: 'png' });
  expect(inFront(picture(190), space).isInFront).toBe(true);
  const part = picture(150);
  expect(inFront(part, space)).toBe(part);
});
