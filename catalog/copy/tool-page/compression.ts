import { formatBytes } from '../../files/bytes.ts';
import { alreadySmall } from './compression-words.ts';

/** The sizes of a compression in bytes. */
export interface Sizes {
  readonly bytesBefore: number;
  readonly bytesAfter: number;
}

/** How much smaller the result is: a whole percentage from 1 to 99, or 0 if nothing was saved. */
export function savedPercent({ bytesBefore, bytesAfter }: Sizes): number {
  if (bytesBefore <= bytesAfter) return 0;
  return Math.max(1, Math.min(99, Math.round((1 - bytesAfter / bytesBefore) * 100)));
}

/** A done text with its figures: {before}, {after} and {n}; another text where the file could not be made smaller. */
export function compressionText(text: string, sizes: Sizes, locale?: string): string {
  if (sizes.bytesAfter >= sizes.bytesBefore) return alreadySmall;
  return text
    .replace('{before}', formatBytes(sizes.bytesBefore, locale))
    .replace('{after}', formatBytes(sizes.bytesAfter, locale))
    .replace('{n}', String(savedPercent(sizes)));
}
