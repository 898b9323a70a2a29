import type { TaskSettings } from '../../run-task.ts';
import { compressions, photometrics } from '../directories/tiff-codes.ts';
import { type CopyTask, copyPages } from '../pages/page-copies.ts';
import type { PageSource } from '../pages/page-source.ts';
import type { TiffPage } from '../pages/read-pages.ts';

/** Pages of a TIFF to recode as JPEG. */
export interface JpegPagesTask extends CopyTask<{ readonly isInks: boolean }> {
  readonly quality: number;
}

/** Whether a JPEG can hold a page: grey, RGB or CMYK with 8 bits per sample and no opacity. */
export function isPhotographic({ bitsPerSample, samples, photometric, compression, extraSamples }: TiffPage): boolean {
  const isWhole = bitsPerSample.every((bits) => bits === 8) && extraSamples.length === 0;
  const isCmyk = photometric === photometrics.cmyk;
  const isYCbCr = photometric === photometrics.yCbCr && compression === compressions.jpeg;
  const expected = isCmyk ? 4 : photometric <= photometrics.blackIsZero ? 1 : 3;
  const isKnown = photometric <= photometrics.rgb || isCmyk || isYCbCr;
  return isWhole && isKnown && compression !== compressions.oldJpeg && samples === expected;
}

/** Recodes pages as JPEG. Returns the copies by page index, without pages that cannot be decoded. */
export function jpegPages(
  input: string,
  pages: readonly TiffPage[],
  quality: number,
  settings: TaskSettings,
): Promise<ReadonlyMap<number, PageSource>> {
  const details = ({ photometric }: TiffPage) => ({ isInks: photometric === photometrics.cmyk });
  const module = { name: './jpeg-pages-worker', from: import.meta.url };
  return copyPages({ module, kind: 'jpeg', input, quality, details }, pages, settings);
}
