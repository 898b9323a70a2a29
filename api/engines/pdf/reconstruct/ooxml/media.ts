import { createHash } from 'node:crypto';
import type { Picture } from '../model/page-model.ts';

/** The pictures of one package. */
export interface Media {
  /** Adds a picture unless there is an equal one. Returns its path from the main part's folder: `media/image1.png`. */
  readonly nameOf: (picture: Pick<Picture, 'bytes' | 'format'>) => string;
  readonly files: () => readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

/** Creates a collection of the pictures of a package. Equal ones are stored once. */
export function createMedia(): Media {
  const names = new Map<string, string>();
  const files: { readonly name: string; readonly bytes: Uint8Array }[] = [];
  return {
    nameOf({ bytes, format }) {
      const digest = createHash('sha1').update(bytes).digest('hex');
      const name = names.get(digest) ?? `media/image${names.size + 1}.${format}`;
      if (!names.has(digest)) {
        names.set(digest, name);
        files.push({ name, bytes });
      }
      return name;
    },
    files: () => files,
  };
}
