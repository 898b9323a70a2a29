import { type Components, usableProfile } from '../../../../formats/colour-profile.ts';
import { type ByteSource, bytesBetween } from '../../byte-source.ts';
import type { PdfImage } from '../../pdf-image.ts';
import { damagedTiff } from '../directories/read-directories.ts';
import { photometrics, predictors } from '../directories/tiff-codes.ts';
import type { TiffPage } from '../pages/read-pages.ts';

/** Whether a page is in CMYK, which sharp would convert to RGB. */
export function isInks({ photometric, samples, bitsPerSample, extraSamples }: TiffPage): boolean {
  const isCmyk = photometric === photometrics.cmyk && samples === 4 && extraSamples.length === 0;
  return isCmyk && [8, 16].includes(bitsPerSample[0] ?? 0);
}

/** Whether a page's samples are indexes into a palette. */
export function isIndexed({ photometric, samples, bitsPerSample, palette }: TiffPage): boolean {
  const [bits = 0] = bitsPerSample;
  const isPalette = photometric === photometrics.palette && samples === 1;
  return isPalette && [1, 2, 4, 8].includes(bits) && palette?.length === 3 * 2 ** bits;
}

/** The image of a page with one deflated strip. PDF uses the same zlib format and predictors. Throws `damaged-file`. */
export function deflatedImage(source: ByteSource, page: TiffPage): PdfImage {
  const strip = page.strips.at(0);
  if (strip === undefined || page.strips.length > 1) throw damagedTiff('not one strip');
  const { width, height, samples, photometric } = page;
  const [bits = 1] = page.bitsPerSample;
  const components: Components = samples === 4 ? 4 : page.palette ? 3 : 1;
  const predictor = page.isPredicted ? predictors.horizontal : predictors.none;
  return {
    width,
    height,
    bitsPerComponent: bits as PdfImage['bitsPerComponent'],
    colourSpace: { components, profile: usableProfile(page.profile, components), palette: page.palette },
    filter: 'FlateDecode',
    parameters: `/Predictor ${predictor} /Colors ${samples} /BitsPerComponent ${bits} /Columns ${width}`,
    decode: photometric === photometrics.whiteIsZero ? [1, 0] : undefined,
    data: () => bytesBetween(source, strip.start, strip.end),
  };
}
