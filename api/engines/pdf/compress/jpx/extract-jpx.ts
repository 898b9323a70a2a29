import { readFileSync } from 'node:fs';
import { decodeStream } from '../../qpdf/decode-stream.ts';
import type { PdfObjects } from '../../qpdf/qpdf-objects.ts';
import { colourSpaceOf } from '../images/colour-space.ts';
import { decodeArrayOf } from '../images/decode-array.ts';
import { limits } from '../limits.ts';
import type { CarriedImage } from './carrier-pdf.ts';
import { type JpxHeader, readJpxHeader } from './jpx-header.ts';

/** Enumerated colour spaces of RGB and grey samples, or none (ISO/IEC 15444-1, table I.10). */
const rgbAndGrey: readonly (number | undefined)[] = [undefined, 16, 17];
/** Bytes to which the filters around an image may always decode it, however small it is stored. */
const alwaysAllowedBytes = 1_000_000;

/** Unsigned samples of eight bits, none subsampled, and no palette: what Poppler decodes without loss. */
const isLosslesslyDecodable = ({ components, hasPalette }: JpxHeader) =>
  !hasPalette &&
  components.every((one) => one.bits === 8 && !one.isSigned && one.subsamplingX === 1 && one.subsamplingY === 1);

/** How many colour components to keep; undefined for palettes, CMYK and unknown colour spaces. */
function componentsOf(objects: PdfObjects, reference: string, header: JpxHeader): 1 | 3 | undefined {
  const value = objects.dict(reference)?.['/ColorSpace'];
  const count = header.components.length;
  if (value === undefined) {
    const isKnown = rgbAndGrey.includes(header.colourSpace);
    return isKnown && (count === 1 || count === 3) ? count : undefined;
  }
  const colours = colourSpaceOf(objects, value);
  if (colours === undefined || colours.kind === 'indexed' || colours.components !== count) return undefined;
  return colours.components === 1 || colours.components === 3 ? colours.components : undefined;
}

/**
 * Extracts the JPEG 2000 data of an image, without the filters around it. Undefined if Poppler would not decode the
 * samples exactly as stored. Throws if the stream is damaged.
 */
export async function extractJpx(objects: PdfObjects, reference: string): Promise<CarriedImage | undefined> {
  const stream = objects.stream(reference);
  // Readers differ on whether a Decode array applies to JPEG 2000 (ISO 32000-1 §7.4.9).
  if (stream === undefined || decodeArrayOf(objects, stream.dict) !== 'default') return undefined;
  const stored = readFileSync(stream.datafile);
  const maxBytes = Math.max(alwaysAllowedBytes, stored.length * limits.images.maxExpansion);
  const decoded = await decodeStream(objects, stream.dict, stored, maxBytes);
  if (decoded?.codec?.name !== 'JPXDecode') return undefined;
  const { data } = decoded;
  const header = readJpxHeader(data);
  const [width, height] = [objects.number(stream.dict['/Width']), objects.number(stream.dict['/Height'])];
  if (header === undefined || header.width !== width || header.height !== height || !isLosslesslyDecodable(header))
    return undefined;
  const components = componentsOf(objects, reference, header);
  return components && { width, height, components, data };
}
