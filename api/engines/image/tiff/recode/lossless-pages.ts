import type { TaskSettings } from '../../run-task.ts';
import { limits } from '../../thresholds.ts';
import { compressions, photometrics, predictors, sampleFormats } from '../directories/tiff-codes.ts';
import { type RecodedPage, recodeAsDeflate, recodeAsFax } from '../libtiff.ts';
import { type PageSource, pageSources } from '../pages/page-source.ts';
import type { TiffPage } from '../pages/read-pages.ts';
import { isBilevel } from './fax-image.ts';

type Recode = (indexes: readonly number[]) => Promise<readonly RecodedPage[]>;

/** Lossless copies by page index, to choose the smallest from. */
export type ExactCopies = ReadonlyMap<number, readonly PageSource[]>;

/** Pages whose data can be copied into a PDF as it is. */
export interface LosslessPages {
  readonly copies: ExactCopies;
  /** Whether codes of a fax could not be decoded: its copies lack rows. */
  readonly isDamaged: boolean;
}

/** Excludes JPEGs, which would only grow, and subsampled colours, which libtiff's tools change. */
const isRecodable = ({ compression, photometric }: TiffPage) =>
  compression !== compressions.jpeg && compression !== compressions.oldJpeg && photometric !== photometrics.yCbCr;

async function recoded(indexes: readonly number[], recode: Recode): Promise<ReadonlyMap<number, PageSource>> {
  if (indexes.length === 0) return new Map();
  const [first] = await recode(indexes);
  if (first !== undefined) {
    const pages = await pageSources(first.path);
    return new Map(
      indexes.flatMap((index, position): [number, PageSource][] => {
        const page = pages[position];
        return page === undefined ? [] : [[index, page]];
      }),
    );
  }
  const found = new Map<number, PageSource>();
  if (indexes.length === 1) return found;
  for (const index of indexes.slice(0, limits.tiff.maxRetries)) {
    for (const [, page] of await recoded([index], recode)) found.set(index, page);
  }
  return found;
}

/** Makes lossless copies of pages: as fax, and deflated with and without a predictor. */
export async function losslessPages(
  input: string,
  pages: readonly TiffPage[],
  settings: TaskSettings,
): Promise<LosslessPages> {
  const indexes = (wanted: (page: TiffPage) => boolean) =>
    pages.filter((page) => isRecodable(page) && wanted(page)).map(({ index }) => index);
  const isWhole = ({ bitsPerSample }: TiffPage) => bitsPerSample.every((bits) => [8, 16, 32].includes(bits));
  const isFloat = ({ sampleFormat }: TiffPage) => sampleFormat === sampleFormats.float;
  const deflate =
    (predictor: 1 | 2 | 3): Recode =>
    (group) =>
      recodeAsDeflate(input, group, predictor, settings);
  let isDamaged = false;
  const attempts = [
    await recoded(indexes(isBilevel), async (group) => {
      const pages = await recodeAsFax(input, group, settings);
      isDamaged ||= pages.some((page) => page.isDamaged);
      return pages;
    }),
    await recoded(
      indexes(() => true),
      deflate(predictors.none),
    ),
    await recoded(
      indexes((page) => isWhole(page) && !isFloat(page)),
      deflate(predictors.horizontal),
    ),
    await recoded(indexes(isFloat), deflate(predictors.float)),
  ];
  const copies = pages.map(({ index }) => [index, attempts.flatMap((found) => found.get(index) ?? [])] as const);
  return { copies: new Map(copies), isDamaged };
}
