import { posix } from 'node:path';

/**
 * The part that a reference points to, resolved against the folder of the referring part (ECMA-376 part 2, §6.2.2;
 * OpenDocument 1.3 part 2, §3.7). Percent-encoding stays. A target outside the package starts with `../`.
 */
export function resolveTarget(target: string, folder: string): string {
  return posix.normalize(target.startsWith('/') ? target.slice(1) : posix.join(folder, target));
}

/** `ppt/slides/_rels/slide1.xml.rels` → `ppt/slides/slide1.xml` (ECMA-376 part 2, §6.5.2). */
export const sourceOf = (relationships: string): string =>
  posix.join(posix.dirname(posix.dirname(relationships)), posix.basename(relationships, '.rels'));

/** `ppt/slides/slide1.xml` → `ppt/slides/_rels/slide1.xml.rels`. */
export const relationshipsOf = (part: string): string =>
  posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);
