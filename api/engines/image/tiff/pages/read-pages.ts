import { ProblemError } from '../../../../problem.ts';
import type { ByteSource } from '../../byte-source.ts';
import { readShowing, type Showing } from '../../read-exif.ts';
import { type Spans, spansOf } from '../../spans.ts';
import { limits } from '../../thresholds.ts';
import { type Directory, damagedTiff, readDirectories } from '../directories/read-directories.ts';
import {
  compressions,
  faxCompressions,
  huffmanCompressions,
  photometrics,
  predictors,
  sampleFormats,
  tags,
} from '../directories/tiff-codes.ts';

/** A page's fields that decide how it is converted (TIFF 6.0). */
export interface TiffPage {
  /** The index of its directory in the file, from 0. */
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly showing: Showing;
  readonly bitsPerSample: readonly number[];
  readonly samples: number;
  /** One of `compressions`, or another. */
  readonly compression: number;
  /** One of `photometrics`, or another; where the file does not state it, what the samples are most likely. */
  readonly photometric: number;
  readonly statesPhotometric: boolean;
  /** Samples beyond the colours: 0 unspecified, 1 and 2 opacity. */
  readonly extraSamples: readonly number[];
  /** One of `sampleFormats`, or another. */
  readonly sampleFormat: number;
  readonly isPlanar: boolean;
  readonly isTiled: boolean;
  /** True if the least significant bit of a byte comes first. */
  readonly isReversed: boolean;
  readonly rowsPerStrip: number;
  /** The `group3Flags` of a Group 3 fax. */
  readonly faxOptions: number;
  readonly isPredicted: boolean;
  readonly strips: Spans;
  /** RGB triples with 8 bits per component. */
  readonly palette: Buffer | undefined;
  readonly jpegTables: Buffer | undefined;
  readonly profile: Buffer | undefined;
}

const { maxPages, maxTableBytes } = limits.tiff;
/** A flag of the field `subfileType`. */
const reducedImage = 1;
const separatePlanes = 2;
const rgbSamples = 3;
const leastSignificantBitFirst = 2;

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

/** What a page's samples are if no field says so, as libtiff has it. */
function likelyPhotometric(compression: number, colours: number): number {
  if (colours >= rgbSamples) return photometrics.rgb;
  return huffmanCompressions.includes(compression) ? photometrics.whiteIsZero : photometrics.blackIsZero;
}

async function pageOf(directory: Directory, index: number): Promise<TiffPage> {
  const number = async (tag: number, fallback: number) => (await directory.number(tag)) ?? fallback;
  const [width, height] = [await number(tags.width, 0), await number(tags.height, 0)];
  if (width === 0 || height === 0) throw damagedTiff(`page ${index + 1} has no size`);
  const compression = await number(tags.compression, compressions.none);
  const bitsPerSample = await directory.numbers(tags.bitsPerSample);
  const samples = await number(tags.samplesPerPixel, 1);
  const extraSamples = await directory.numbers(tags.extraSamples);
  const photometric = await directory.number(tags.photometric);
  return {
    index,
    width,
    height,
    showing: await readShowing(directory),
    // Fax codes have no other depth, whatever a second, contradicting field says.
    bitsPerSample: bitsPerSample.length === 0 || faxCompressions.includes(compression) ? [1] : bitsPerSample,
    samples,
    compression,
    photometric: photometric ?? likelyPhotometric(compression, samples - extraSamples.length),
    statesPhotometric: photometric !== undefined,
    extraSamples,
    sampleFormat: await number(tags.sampleFormat, sampleFormats.unsigned),
    isPlanar: (await number(tags.planarConfiguration, 1)) === separatePlanes,
    isTiled: (await directory.number(tags.tileWidth)) !== undefined,
    isReversed: (await number(tags.fillOrder, 1)) === leastSignificantBitFirst,
    rowsPerStrip: Math.min(height, await number(tags.rowsPerStrip, height)),
    faxOptions: await number(tags.group3Options, 0),
    isPredicted: (await number(tags.predictor, predictors.none)) === predictors.horizontal,
    strips: await stripsOf(directory),
    palette: paletteOf(await directory.numbers(tags.palette)),
    jpegTables: await directory.bytes(tags.jpegTables, maxTableBytes),
    profile: await directory.bytes(tags.profile, maxTableBytes),
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
    const subfile = (await directory.number(tags.subfileType)) ?? 0;
    if (pages.length === 0 || (subfile & reducedImage) === 0) pages.push(await pageOf(directory, index));
    index++;
    if (index > maxPages) {
      throw new ProblemError('too-complex', `The TIFF has more than ${maxPages} pages. Split it and try the parts.`);
    }
  }
  if (pages.length === 0) throw damagedTiff('no directory');
  return pages;
}
