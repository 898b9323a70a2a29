import { createHash } from 'node:crypto';
import type { Picture } from '../../model/page-model.ts';

/** A picture as a file. */
export type PictureFile = Pick<Picture, 'bytes' | 'format' | 'softInk'>;

/** The pictures of a document, equal ones once: many documents show one on every page. */
export interface SharedPictures {
  /**
   * The picture that is made of bytes, which is only made when they come for the first time, or if none was made before.
   * @param layout Tells bytes apart that are equal but of other meaning, such as their size in pixels.
   */
  readonly of: <Made extends PictureFile | null>(
    bytes: readonly Uint8Array[],
    layout: string,
    make: () => Made,
  ) => Made | PictureFile;
}

/** Creates an empty collection for the pictures of one document. */
export function createSharedPictures(): SharedPictures {
  const known = new Map<string, PictureFile>();
  return {
    of(bytes, layout, make) {
      const hash = createHash('sha1');
      for (const each of bytes) hash.update(each);
      const key = `${layout}/${hash.digest('base64')}`;
      const picture = known.get(key) ?? make();
      if (picture !== null) known.set(key, picture);
      return picture;
    },
  };
}
