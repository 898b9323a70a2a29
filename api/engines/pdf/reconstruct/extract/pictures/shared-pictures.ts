import { createHash } from 'node:crypto';
import type { Picture } from '../../model/page-model.ts';
import { createSingleStreams, type IsSingle } from './single-streams.ts';

/** A picture as a file. */
export type PictureFile = Pick<Picture, 'bytes' | 'format' | 'softInk'> & {
  /** Whether nothing of it is seen. */
  readonly isBlank?: true;
};

/** The pictures of a document, equal ones once: many documents show one on every page. */
export interface SharedPictures {
  /** The picture of a key, which is only made when that comes for the first time, or if none was made before. */
  readonly of: <Made extends PictureFile | null>(key: string, make: () => Made) => Made | PictureFile;
  /** Whether a picture of a key was made. */
  readonly has: (key: string) => boolean;
  readonly isSingle: IsSingle;
}

/** A short text that identifies bytes among all others. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha1').update(bytes).digest('base64');

/** Creates an empty collection for the pictures of one document. */
export function createSharedPictures(): SharedPictures {
  const known = new Map<string, PictureFile>();
  return {
    of(key, make) {
      const picture = known.get(key) ?? make();
      if (picture !== null) known.set(key, picture);
      return picture;
    },
    has: (key) => known.has(key),
    isSingle: createSingleStreams(),
  };
}
