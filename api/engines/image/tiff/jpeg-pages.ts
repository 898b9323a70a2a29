import { join } from 'node:path';
import { runTask, type TaskSettings } from '../run-task.ts';
import { type PageSource, pageSources } from './page-source.ts';
import type { TiffPage } from './read-pages.ts';

/** Pages of a TIFF to recode as JPEG, each into a TIFF of its own. */
export interface JpegPagesTask {
  readonly input: string;
  readonly quality: number;
  readonly pages: readonly { readonly index: number; readonly output: string; readonly isInks: boolean }[];
}

const jpeg = 7;
const oldJpeg = 6;

/** Whether a JPEG can hold a page: grey, RGB or CMYK with 8 bits per sample and no opacity. */
export function isPhotographic({ bitsPerSample, samples, photometric, compression, extraSamples }: TiffPage): boolean {
  const isWhole = bitsPerSample.every((bits) => bits === 8) && extraSamples.length === 0;
  const expected = photometric === 5 ? 4 : photometric <= 1 ? 1 : 3;
  const isKnown = photometric <= 2 || photometric === 5 || (photometric === 6 && compression === jpeg);
  return isWhole && isKnown && compression !== oldJpeg && samples === expected;
}

/** Recodes pages as JPEG. Returns the copies by page index, without pages that cannot be decoded. */
export async function jpegPages(
  input: string,
  pages: readonly TiffPage[],
  quality: number,
  settings: TaskSettings,
): Promise<ReadonlyMap<number, PageSource>> {
  if (pages.length === 0) return new Map();
  const outputOf = (index: number) => join(settings.workspace, `jpeg-${index}.tif`);
  const task: JpegPagesTask = {
    input,
    quality,
    pages: pages.map(({ index, photometric }) => ({ index, output: outputOf(index), isInks: photometric === 5 })),
  };
  const module = { name: './jpeg-pages-worker', from: import.meta.url };
  const written = await runTask<readonly number[]>(module, task, settings);
  const found = new Map<number, PageSource>();
  for (const index of written) {
    const [page] = await pageSources(outputOf(index));
    if (page !== undefined) found.set(index, page);
  }
  return found;
}
