import { type ByteSource, bytesBetween } from '../../byte-source.ts';
import type { PdfImage } from '../../pdf-image.ts';
import { compressions, faxCompressions, group3Flags, photometrics } from '../directories/tiff-codes.ts';
import type { TiffPage } from '../pages/read-pages.ts';

/** Every byte with its bits reversed. */
const reversed = Buffer.from(
  Array.from({ length: 256 }, (_, byte) =>
    Array.from({ length: 8 }, (_, bit) => ((byte >> bit) & 1) << (7 - bit)).reduce((sum, bit) => sum | bit),
  ),
);

async function* reverseBits(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) yield Buffer.from(chunk.map((byte) => reversed[byte] ?? 0));
}

/** Whether a page is black and white, one bit per pixel. */
export function isBilevel({ bitsPerSample, samples, photometric }: TiffPage): boolean {
  return bitsPerSample[0] === 1 && samples === 1 && photometric <= photometrics.blackIsZero;
}

function parametersOf({ compression, faxOptions, photometric, width, height }: TiffPage): string {
  const isTwoDimensional = (faxOptions & group3Flags.twoDimensional) !== 0;
  const k = compression === compressions.group4 ? -1 : Number(isTwoDimensional);
  const isBlackOne = photometric === photometrics.blackIsZero;
  // In fax coding, black is 1; a TIFF in which black is 0 stores it inverted.
  return `/K ${k} /Columns ${width} /Rows ${height} /BlackIs1 ${isBlackOne} /EndOfBlock false`;
}

/** Whether a page is a Group 3 or Group 4 fax. */
export function isFax({ compression }: TiffPage): boolean {
  return faxCompressions.includes(compression);
}

/** The image of a fax page with one strip that PDF decodes unchanged (ISO 32000-1 §7.4.6), else undefined. */
export function faxImage(source: ByteSource, page: TiffPage): PdfImage | undefined {
  const strip = page.strips.at(0);
  const isGroup3 = page.compression === compressions.group3;
  // Fill bits before each end-of-line code are not what PDF calls EncodedByteAlign.
  const isPadded = isGroup3 && (page.faxOptions & group3Flags.padded) !== 0;
  const isWhole = page.strips.length === 1 && strip !== undefined && strip.end <= source.size;
  if (!isFax(page) || isPadded || !isBilevel(page) || page.isTiled || !isWhole) return undefined;
  const bytes = () => bytesBetween(source, strip.start, strip.end);
  return {
    width: page.width,
    height: page.height,
    bitsPerComponent: 1,
    colourSpace: { components: 1 },
    filter: 'CCITTFaxDecode',
    parameters: parametersOf(page),
    data: () => (page.isReversed ? reverseBits(bytes()) : bytes()),
  };
}
