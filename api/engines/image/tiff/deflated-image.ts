import { type ByteSource, bytesBetween } from '../byte-source.ts';
import { usableProfile } from '../colour-profile.ts';
import type { PdfImage } from '../pdf-image.ts';
import { damagedTiff } from './read-directories.ts';
import type { TiffPage } from './read-pages.ts';

/** Pages of cyan, magenta, yellow and black, which a decoder for screens would turn into RGB. */
export function isInks({ photometric, samples, bitsPerSample, extraSamples }: TiffPage): boolean {
  return photometric === 5 && samples === 4 && extraSamples.length === 0 && [8, 16].includes(bitsPerSample[0] ?? 0);
}

/** The image of a page of inks in one deflated strip: zlib's format and the predictor are those of PDF. */
export function deflatedImage(source: ByteSource, page: TiffPage): PdfImage {
  const [strip] = page.strips;
  if (strip === undefined || page.strips.length > 1) throw damagedTiff('not one strip');
  const { width, height, bitsPerSample, samples } = page;
  const predictor = page.isPredicted ? 2 : 1;
  return {
    width,
    height,
    bitsPerComponent: bitsPerSample[0] === 16 ? 16 : 8,
    colourSpace: { components: 4, profile: usableProfile(page.profile, 4) },
    filter: 'FlateDecode',
    parameters: `/Predictor ${predictor} /Colors ${samples} /BitsPerComponent ${bitsPerSample[0]} /Columns ${width}`,
    data: () => bytesBetween(source, strip.start, strip.end),
  };
}
