import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Components } from '../../formats/colour-profile.ts';
import type { PdfFile, Ref } from './pdf-file.ts';

/** An image's colour space (ISO 32000-1 §8.6). */
export interface ColourSpace {
  readonly components: Components;
  /** An ICC profile with as many components. */
  readonly profile?: Uint8Array | undefined;
  /** A calibrated colour space in PDF syntax, if there is no profile. */
  readonly calibrated?: string | undefined;
  /** RGB triples that the samples are indexes into. */
  readonly palette?: Uint8Array | undefined;
}

/** An image to embed in a PDF. Its data is already encoded and is copied unchanged. */
export interface PdfImage {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly bitsPerComponent: 1 | 2 | 4 | 8 | 16;
  readonly colourSpace: ColourSpace;
  readonly filter: 'DCTDecode' | 'FlateDecode' | 'CCITTFaxDecode';
  /** Parameters of the filter, in PDF syntax. */
  readonly parameters?: string | undefined;
  /** The Decode array, if not the default (ISO 32000-1 §8.9.5.2). */
  readonly decode?: readonly number[] | undefined;
  /** A minimum and maximum per component: samples in range are not painted (ISO 32000-1 §8.9.6.4). */
  readonly colourKey?: readonly number[] | undefined;
  /** Opacity as a greyscale image. */
  readonly softMask?: PdfImage | undefined;
  readonly data: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const deviceSpaces = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' } as const satisfies Record<
  Components,
  string
>;

/** Profiles written so far by digest, since the pages of a file often share one. */
export type Profiles = Map<string, Ref>;

async function baseSpace(pdf: PdfFile, space: ColourSpace, profiles: Profiles): Promise<string> {
  const { components, profile, calibrated } = space;
  if (profile === undefined) return calibrated ?? deviceSpaces[components];
  const digest = createHash('sha256').update(profile).digest('hex');
  const entries = `/N ${components} /Alternate ${deviceSpaces[components]} /Filter /FlateDecode`;
  const ref = profiles.get(digest) ?? (await pdf.stream(entries, [deflateSync(profile)]));
  profiles.set(digest, ref);
  return `[/ICCBased ${ref} 0 R]`;
}

async function colourSpace(pdf: PdfFile, space: ColourSpace, profiles: Profiles): Promise<string> {
  const base = await baseSpace(pdf, space, profiles);
  if (space.palette === undefined) return base;
  const colours = Buffer.from(space.palette);
  return `[/Indexed ${base} ${colours.length / 3 - 1} <${colours.toString('hex')}>]`;
}

/** Writes an image after its mask and profile. Returns its object's number. */
export async function writeImage(pdf: PdfFile, image: PdfImage, profiles: Profiles): Promise<Ref> {
  const mask = image.softMask && (await writeImage(pdf, image.softMask, profiles));
  const space = await colourSpace(pdf, image.colourSpace, profiles);
  const entries = [
    `/Type /XObject /Subtype /Image /Width ${image.width} /Height ${image.height}`,
    `/ColorSpace ${space} /BitsPerComponent ${image.bitsPerComponent} /Filter /${image.filter}`,
    ...(image.parameters === undefined ? [] : [`/DecodeParms << ${image.parameters} >>`]),
    ...(image.decode === undefined ? [] : [`/Decode [${image.decode.join(' ')}]`]),
    ...(image.colourKey === undefined ? [] : [`/Mask [${image.colourKey.join(' ')}]`]),
    ...(mask === undefined ? [] : [`/SMask ${mask} 0 R`]),
  ];
  return pdf.stream(entries.join(' '), image.data());
}
