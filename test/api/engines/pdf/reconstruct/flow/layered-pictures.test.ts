import { describe, expect, it } from 'vitest';
import { layeredPictures } from '../../../../../../api/engines/pdf/reconstruct/flow/layered-pictures.ts';
import type { Picture } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';

const picture = (x0: number, y0: number, x1: number, y1: number): Picture => ({
  ...{ x0, y0, x1, y1 },
  format: 'png',
  bytes: Buffer.from(''),
});

describe('layeredPictures', () => {
  it('finds a picture on a larger one, and the larger one', () => {
    const [below, above, apart] = [picture(0, 0, 300, 200), picture(250, 150, 310, 210), picture(0, 300, 300, 400)];
    expect([...layeredPictures([below, above, apart])]).toEqual([below, above]);
  });

  it('finds none where little of a picture is on another', () => {
    expect(layeredPictures([picture(0, 0, 300, 200), picture(0, 190, 300, 400), picture(290, 0, 400, 200)]).size).toBe(
      0,
    );
  });
});
