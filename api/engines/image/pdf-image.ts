import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Components } from '../../formats/colour-profile.ts';
import type { PdfFile, Ref } from './pdf-file.ts';

/** What the samples of an image mean (ISO 32000-1 §8.6). */
export interface ColourSpace {
  readonly components: Components;
  /** An ICC profile for that many components. */
  readonly profile?: Uint8Array | undefined;
  /** A calibrated space in PDF syntax, where there is no profile. */
  readonly calibrated?: string | undefined;
  /** RGB triples; the samples are indexes into them. */
  readonly palette?: Uint8Array | undefined;
}

/** An image as it is placed in a PDF: its data is encoded already and is copied as it is. */
export interface PdfImage {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly bitsPerComponent: 1 | 2 | 4 | 8 | 16;
  readonly colourSpace: ColourSpace;
  readonly filter: 'DCTDecode' | 'FlateDecode' | 'CCITTFaxDecode';
  /** Parameters of the filter, in PDF syntax. */
  readonly parameters?: string | undefined;
  /** What the samples stand for, where it is not the usual (ISO 32000-1 §8.9.5.2). */
  readonly decode?: readonly number[] | undefined;
  /** A range for each component: samples within it are not painted. */
  readonly colourKey?: readonly number[] | undefined;
  /** Opacity, as a grey image. */
  readonly softMask?: PdfImage | undefined;
  readonly data: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const deviceSpaces = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' } as const satisfies Record<
  Components,
  string
>;

/** Profiles written so far, by their digest: the pages of one file often share one. */
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

/** Writes an image, and before it the mask and the profile that it needs. */
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
