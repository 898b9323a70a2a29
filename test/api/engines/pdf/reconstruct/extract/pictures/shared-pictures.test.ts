import { describe, expect, it, vi } from 'vitest';
import {
  createSharedPictures,
  type PictureFile,
} from '../../../../../../../api/engines/pdf/reconstruct/extract/pictures/shared-pictures.ts';

describe('shared pictures', () => {
  const file = (): PictureFile => ({ bytes: new Uint8Array(3), format: 'png' });

  it('are made once for equal bytes of one layout', () => {
    const shared = createSharedPictures();
    const make = vi.fn(file);
    const first = shared.of([Buffer.from('samples')], '7/1', make);
    expect(shared.of([Buffer.from('samples')], '7/1', make)).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
    expect(shared.of([Buffer.from('samples')], '1/7', make)).not.toBe(first);
    expect(shared.of([Buffer.from('another')], '7/1', make)).not.toBe(first);
  });
});
