import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileSource } from '../../byte-source.ts';
import type { DecodeSettings } from '../../decode-pictures.ts';
import { limits } from '../../thresholds.ts';
import { setPhotometric } from '../libtiff.ts';
import { readPages, type TiffPage } from './read-pages.ts';

/** The pages of a TIFF, and the file that they are in. */
export interface StatedPages {
  readonly path: string;
  readonly pages: readonly TiffPage[];
}

/**
 * The pages of a TIFF; in a copy, in which all of them say whether their samples are colours, or whether nought is black
 * or white, where some did not: decoders take such colours for shades of grey, or refuse them. Throws as `readPages` does.
 */
export async function readStatedPages(input: string, settings: DecodeSettings): Promise<StatedPages> {
  const pages = await readPages(await fileSource(input));
  const silent = pages.filter(({ statesPhotometric }) => !statesPhotometric);
  if (silent.length === 0 || silent.length > limits.tiff.maxRetries) return { path: input, pages };
  const path = join(settings.workspace, 'stated.tiff');
  await copyFile(input, path);
  for (const page of silent) {
    if (!(await setPhotometric(path, page, settings))) return { path: input, pages };
  }
  return { path, pages: await readPages(await fileSource(path)) };
}
