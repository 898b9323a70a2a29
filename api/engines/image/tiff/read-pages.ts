import { ProblemError } from '../../../problem.ts';
import type { ByteSource } from '../byte-source.ts';
import { readShowing, type Showing } from '../read-exif.ts';
import { type Spans, spansOf } from '../spans.ts';
import { type Directory, damagedTiff, readDirectories } from './read-directories.ts';

/** A page's fields that decide how it is converted (TIFF 6.0). */
export interface TiffPage {
  /** The index of its directory in the file, from 0. */
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly showing: Showing;
  readonly bitsPerSample: readonly number[];
  readonly samples: number;
  readonly compression: number;
  /** 0 white is zero, 1 black is zero, 2 RGB, 3 palette, 5 CMYK, 6 YCbCr, 8 Lab. */
  readonly photometric: number;
  /** Samples beyond the colours: 0 unspecified, 1 and 2 opacity. */
  readonly extraSamples: readonly number[];
  /** 1 whole numbers, 2 with a sign, 3 floating point. */
  readonly sampleFormat: number;
  readonly isPlanar: boolean;
  readonly isTiled: boolean;
  /** True if the least significant bit of a byte comes first. */
  readonly isReversed: boolean;
  readonly rowsPerStrip: number;
  /** T4Options of Group 3 faxes: 1 two-dimensional, 4 rows end at byte boundaries. */
  readonly faxOptions: number;
  readonly isPredicted: boolean;
  readonly strips: Spans;
  /** RGB triples with 8 bits per component. */
  readonly palette: Buffer | undefined;
  readonly jpegTables: Buffer | undefined;
  readonly profile: Buffer | undefined;
}

const tags = {
  subfile: 254,
  width: 256,
  height: 257,
  bitsPerSample: 258,
  compression: 259,
  photometric: 262,
  fillOrder: 266,
  stripOffsets: 273,
  samplesPerPixel: 277,
  rowsPerStrip: 278,
  stripByteCounts: 279,
  planar: 284,
  faxOptions: 292,
  predictor: 317,
  palette: 320,
  tileWidth: 322,
  extraSamples: 338,
  sampleFormat: 339,
  jpegTables: 347,
  profile: 34675,
} as const;

/** The page limit: longer files are produced by machines for machines. */
const maxPages = 2000;
/** Larger JPEG tables and profiles are ignored. */
const maxFieldBytes = 8_000_000;
const reducedImage = 1;

async function stripsOf(directory: Directory): Promise<Spans> {
  const offsets = await directory.numbers(tags.stripOffsets);
  return spansOf(offsets, await directory.numbers(tags.stripByteCounts));
}

/** TIFF stores all reds, then all greens, then all blues, in 16 bits; some programs scale them to 8. */
function paletteOf(map: readonly number[]): Buffer | undefined {
  if (map.length === 0) return undefined;
  const count = Math.floor(map.length / 3);
  const scale = map.some((value) => value > 255) ? 257 : 1;
  const colours = Array.from({ length: count }, (_, index) =>
    [0, count, 2 * count].map((start) => Math.round((map[start + index] ?? 0) / scale)),
  );
  return Buffer.from(colours.flat());
}

async function pageOf(directory: Directory, index: number): Promise<TiffPage> {
  const number = async (tag: number, fallback: number) => (await directory.number(tag)) ?? fallback;
  const [width, height] = [await number(tags.width, 0), await number(tags.height, 0)];
  if (width === 0 || height === 0) throw damagedTiff(`page ${index + 1} has no size`);
  const bitsPerSample = await directory.numbers(tags.bitsPerSample);
  return {
    index,
    width,
    height,
    showing: await readShowing(directory),
    bitsPerSample: bitsPerSample.length === 0 ? [1] : bitsPerSample,
    samples: await number(tags.samplesPerPixel, 1),
    compression: await number(tags.compression, 1),
    photometric: await number(tags.photometric, 0),
    extraSamples: await directory.numbers(tags.extraSamples),
    sampleFormat: await number(tags.sampleFormat, 1),
    isPlanar: (await number(tags.planar, 1)) === 2,
    isTiled: (await directory.number(tags.tileWidth)) !== undefined,
    isReversed: (await number(tags.fillOrder, 1)) === 2,
    rowsPerStrip: Math.min(height, await number(tags.rowsPerStrip, height)),
    faxOptions: await number(tags.faxOptions, 0),
    isPredicted: (await number(tags.predictor, 1)) === 2,
    strips: await stripsOf(directory),
    palette: paletteOf(await directory.numbers(tags.palette)),
    jpegTables: await directory.bytes(tags.jpegTables, maxFieldBytes),
    profile: await directory.bytes(tags.profile, maxFieldBytes),
  };
}

/**
 * The pages of a TIFF, without reduced-size copies. Throws `damaged-file` if a page's fields cannot be read, and
 * `too-complex` if there are too many pages or their fields are larger than those of any scan.
 */
export async function readPages(source: ByteSource): Promise<readonly TiffPage[]> {
  const pages: TiffPage[] = [];
  let index = 0;
  for await (const directory of readDirectories(source)) {
    const subfile = (await directory.number(tags.subfile)) ?? 0;
    if (pages.length === 0 || (subfile & reducedImage) === 0) pages.push(await pageOf(directory, index));
    index++;
    if (index > maxPages) {
      throw new ProblemError('too-complex', `The TIFF has more than ${maxPages} pages. Split it and try the parts.`);
    }
  }
  if (pages.length === 0) throw damagedTiff('no directory');
  return pages;
}
