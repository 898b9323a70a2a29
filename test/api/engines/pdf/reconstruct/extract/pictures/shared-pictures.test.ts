import { describe, expect, it, vi } from 'vitest';
import {
  createSharedPictures,
  hashOf,
  type PictureFile,
} from '../../../../../../../api/engines/pdf/reconstruct/extract/pictures/shared-pictures.ts';

describe('shared pictures', () => {
  const file = (): PictureFile => ({ bytes: new Uint8Array(3), format: 'png' });

  it('are made once for a key', () => {
    const shared = createSharedPictures();
    const make = vi.fn(file);
    const first = shared.of('7/1', make);
    expect(shared.of('7/1', make)).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
    expect(shared.of('1/7', make)).not.toBe(first);
  });

  it('are known once they were made', () => {
    const shared = createSharedPictures();
    shared.of('key', () => null);
    expect(shared.has('key')).toBe(false);
    shared.of('key', file);
    expect(shared.has('key')).toBe(true);
  });

  it('are tried again where none could be made', () => {
    const shared = createSharedPictures();
    expect(shared.of('key', () => null)).toBeNull();
    expect(shared.of('key', file)).not.toBeNull();
  });
});

it('a hash tells bytes apart', () => {
  expect(hashOf(Buffer.from('samples'))).toBe(hashOf(Buffer.from('samples')));
  expect(hashOf(Buffer.from('samples'))).not.toBe(hashOf(Buffer.from('another')));
});
