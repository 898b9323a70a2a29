import { tags } from '../directories/tiff-codes.ts';
import { type WrittenPage, writeDirectories } from '../directories/write-directories.ts';
import { fieldsOf, type PageSource } from './page-source.ts';

/** A page of the original, with the data to store for it: its own or a recoded copy's. */
export interface JoinedPage {
  readonly original: PageSource;
  readonly data: PageSource;
}

/** Fields that describe how the samples are stored (TIFF 6.0 and its JPEG supplement): copied with the data. */
const storage = new Set<number>([
  ...[tags.width, tags.height, tags.tileWidth, tags.tileHeight, tags.rowsPerStrip, tags.planarConfiguration],
  ...[tags.bitsPerSample, tags.samplesPerPixel, tags.extraSamples, tags.sampleFormat, tags.fillOrder],
  ...[tags.minSampleValue, tags.maxSampleValue, tags.minTypedSampleValue, tags.maxTypedSampleValue],
  ...[tags.photometric, tags.palette, tags.greyResponseUnit, tags.greyResponseCurve, tags.thresholding],
  ...[tags.inkSet, tags.numberOfInks, tags.dotRange, tags.referenceBlackWhite],
  ...[tags.yCbCrCoefficients, tags.yCbCrSubsampling, tags.yCbCrPositioning],
  ...[tags.compression, tags.predictor, tags.group3Options, tags.group4Options, tags.jpegTables],
]);
/** Fields that point into the old file, to data and to further directories. */
const pointers = new Set<number>([
  ...[tags.stripOffsets, tags.stripByteCounts, tags.tileOffsets, tags.tileByteCounts],
  ...[tags.freeOffsets, tags.freeByteCounts, tags.subDirectories],
  ...[tags.exifDirectory, tags.gpsDirectory, tags.interoperabilityDirectory],
  ...[tags.jpegProcess, tags.jpegOffset, tags.jpegByteCount, tags.jpegRestartInterval, tags.jpegLosslessPredictors],
  ...[tags.jpegPointTransforms, tags.jpegQuantisationTables, tags.jpegDcTables, tags.jpegAcTables],
]);

async function writtenPage({ original, data }: JoinedPage): Promise<WrittenPage> {
  const described = await fieldsOf(original, (tag) => !storage.has(tag) && !pointers.has(tag));
  const stored = await fieldsOf(data, (tag) => storage.has(tag));
  return { fields: [...described, ...stored], source: data.source, data: data.data, isTiled: data.isTiled };
}

/** Writes the pages into one TIFF, each with its original metadata, such as resolution, profile and georeference. */
export async function joinPages(pages: readonly JoinedPage[], output: string): Promise<void> {
  await writeDirectories(await Promise.all(pages.map(writtenPage)), output);
}
