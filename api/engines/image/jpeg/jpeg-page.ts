import { type Components, usableProfile } from '../../../formats/colour-profile.ts';
import { centimetresPerInch } from '../../../formats/units.ts';
import { type ByteSource, bytesBetween } from '../byte-source.ts';
import type { PdfImage } from '../pdf-image.ts';
import { type Resolution, resolutionOf } from '../place-image.ts';
import { readExif, type Showing } from '../read-exif.ts';
import type { PicturePage } from '../write-pages.ts';
import type { JpegScan } from './scan-jpeg.ts';

/** Baseline, extended and progressive Huffman frames: what DCTDecode decodes (ISO 32000-1 §7.4.8). */
const embeddableFrames = [0xc0, 0xc1, 0xc2];

/** Whether a PDF can embed the JPEG's bytes unchanged. */
export function isEmbeddable(scan: JpegScan): scan is JpegScan & { readonly end: number } {
  const { components, precision, width, height, frame, end, hasStrayBytes } = scan;
  const isWhole = end !== undefined && !hasStrayBytes && width > 0 && height > 0;
  return isWhole && precision === 8 && embeddableFrames.includes(frame) && [1, 3, 4].includes(components.length);
}

function jfifResolution({ jfifDensity }: JpegScan): Resolution | undefined {
  if (jfifDensity === undefined || jfifDensity.unit === 0) return undefined;
  const factor = jfifDensity.unit === 2 ? centimetresPerInch : 1;
  return resolutionOf(jfifDensity.x * factor, jfifDensity.y * factor);
}

/** A JPEG's orientation and resolution according to its JFIF and EXIF data. */
export async function showingOf(scan: JpegScan): Promise<Showing> {
  const { orientation, resolution } = await readExif(scan.exif ?? Buffer.alloc(0));
  const jfif = jfifResolution(scan);
  // Both default to 72 dpi, so any other value is deliberate.
  return { orientation, resolution: jfif !== undefined && jfif.x !== 72 ? jfif : (resolution ?? jfif) };
}

/** Whether three components are plain RGB. Readers assume YCbCr unless, as in libjpeg, their ids are R, G and B. */
function isPlainRgb({ components, hasJfif, adobeTransform }: JpegScan): boolean {
  return !hasJfif && adobeTransform === undefined && Buffer.from(components).toString('latin1') === 'RGB';
}

/** A page that embeds the JPEG's bytes unchanged. */
export async function jpegPage(source: ByteSource, scan: JpegScan & { readonly end: number }): Promise<PicturePage> {
  const { width, height } = scan;
  const components = scan.components.length as Components;
  const image: PdfImage = {
    width,
    height,
    bitsPerComponent: 8,
    colourSpace: { components, profile: usableProfile(scan.profile, components) },
    filter: 'DCTDecode',
    parameters: isPlainRgb(scan) ? '/ColorTransform 0' : undefined,
    // Adobe's programs store inverted CMYK (Technical Note 5116).
    decode: components === 4 && scan.adobeTransform !== undefined ? [1, 0, 1, 0, 1, 0, 1, 0] : undefined,
    data: () => bytesBetween(source, 0, scan.end),
  };
  return { image, shape: { width, height, ...(await showingOf(scan)) } };
}
