import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { usableProfile } from '../../../../formats/colour-profile.ts';
import { inflate } from '../../qpdf/inflate.ts';
import type { PdfDict, PdfObjects, PdfStream, PdfValue } from '../../qpdf/qpdf-objects.ts';
import { filtersOf, withoutFilters } from '../../qpdf/stream-filters.ts';
import { type ColourSpace, colourSpaceOf } from './colour-space.ts';
import { decodeArrayOf } from './decode-array.ts';
import { encodeIndexed, encodeJpeg, encodePredicted, openPicture } from './encode-picture.ts';
import type { Encoded } from './encoded.ts';
import { inksOfJpeg, inksToRgb } from './inks-to-rgb.ts';
import type { Resolution } from './placements.ts';
import { dimensionsOf, type Picture, readPicture } from './read-picture.ts';
import { isUniform, readPortable } from './read-portable.ts';
import { bilevelSize, recodeBilevel } from './recode-bilevel.ts';
import { jpegQualityOf, type Size, targetSize } from './target-size.ts';

export interface ImageTask {
  readonly objects: PdfObjects;
  /** The folder for new streams. */
  readonly folder: string;
  readonly quality: number;
  readonly dpi: number;
  /** Skips mozjpeg's optimisation when time is short. */
  readonly fast: boolean;
  /** True for another image's soft mask, whose edges are kept lossless. */
  readonly isMask: boolean;
  readonly placed: Resolution | undefined;
  /** The page's default profile for CMYK without a profile of its own, by reference. */
  readonly inksProfile: string | undefined;
  /** A PGM or PPM file with the samples, if the image is a JPEG 2000. */
  readonly decodedFile: string | undefined;
}

export interface ImageOutcome {
  readonly isSmaller: boolean;
  readonly isDownscaled: boolean;
}

const kept: ImageOutcome = { isSmaller: false, isDownscaled: false };
/** From this quality up, CMYK images stay in CMYK. */
const minInksQuality = 90;
/** A recoded JPEG must be smaller than this share of the original, to be worth a second loss. */
const maxRecodedShare = 0.92;
/** A lossless coding is preferred if this share of it is no larger than the JPEG. */
const losslessBonus = 0.87;
/** Pixels sampled to tell photographs from graphics. */
const sampledPixels = 4096;
/** An image is a photograph if more than this share of the sampled pixels have distinct colours. */
const minPhotographColours = 0.4;
/** For an unpacked ICC profile. */
const maxProfileBytes = 16_000_000;

interface Colours {
  readonly components: 1 | 3;
  /** The image's new colour space; undefined if it stays the same. */
  readonly value: PdfValue | undefined;
}

interface Source extends Colours {
  readonly data: Buffer;
  readonly raw: (Size & { readonly channels: 1 | 3 }) | undefined;
  readonly size: Size;
}

async function fromInks(task: ImageTask, dict: PdfDict, picture: Picture, colours: ColourSpace, size: Size) {
  if (colours.kind === 'indexed' || task.quality >= minInksQuality) return undefined;
  const stream = task.objects.stream(colours.profile ?? (task.placed?.hasProfile ? task.inksProfile : undefined));
  const decode = decodeArrayOf(task.objects, dict);
  if (stream === undefined || decode === 'other') return undefined;
  const [filter] = filtersOf(task.objects, stream.dict);
  const bytes = readFileSync(stream.datafile);
  const profile = usableProfile(filter ? inflate(task.objects, bytes, filter, maxProfileBytes) : bytes, 4);
  if (profile === undefined) return undefined;
  const inks = picture.kind === 'jpeg' ? await inksOfJpeg(picture.data) : picture.data;
  if (decode === 'inverted') for (let i = 0; i < inks.length; i++) inks[i] = 255 - (inks[i] as number);
  const data = await inksToRgb(inks, size, profile);
  return { data, raw: { ...size, channels: 3 as const }, size, components: 3 as const, value: '/DeviceRGB' };
}

async function sourceOf(task: ImageTask, stream: PdfStream): Promise<Source | undefined> {
  const { objects, decodedFile } = task;
  const dimensions = dimensionsOf(objects, stream.dict);
  if (dimensions === undefined) return undefined;
  if (decodedFile !== undefined) {
    const decoded = readPortable(readFileSync(decodedFile));
    const { data, width, height, components } = decoded;
    if (isUniform(decoded) || width !== dimensions.width || height !== dimensions.height) return undefined;
    const device = components === 1 ? '/DeviceGray' : '/DeviceRGB';
    const value = stream.dict['/ColorSpace'] === undefined ? device : undefined;
    return { data, raw: { width, height, channels: components }, size: { width, height }, components, value };
  }
  const colours = colourSpaceOf(objects, stream.dict['/ColorSpace']);
  const picture = await readPicture(objects, stream, dimensions, colours);
  if (picture === undefined || colours === undefined) return undefined;
  const size = { width: dimensions.width, height: dimensions.height };
  const meant = picture.kind === 'samples' ? picture.colours : colours;
  if (meant.kind === 'cmyk') return fromInks(task, stream.dict, picture, meant, size);
  const components = meant.components;
  if (components !== 1 && components !== 3) return undefined;
  const value = colours.kind === 'indexed' ? colours.baseValue : undefined;
  if (colours.kind === 'indexed' && stream.dict['/Decode'] !== undefined) return undefined;
  if (picture.kind === 'samples') {
    const raw = { ...size, channels: components as 1 | 3 };
    return { data: picture.data, raw, size, components, value };
  }
  const file = await sharp(picture.data, { failOn: 'none' }).metadata();
  if (file.channels !== components || (picture.plainColours && file.channels === 3)) return undefined;
  return {
    data: picture.data,
    raw: undefined,
    size: { width: file.width, height: file.height },
    components,
    value,
  };
}

/** Whether the pixels have so many colours that only JPEG makes the image small. */
function isPhotograph(samples: Buffer, components: 1 | 3): boolean {
  if (components === 1) return false;
  const pixels = Math.floor(samples.length / 3);
  const step = Math.max(1, Math.floor(pixels / sampledPixels));
  const colours = new Set<number>();
  for (let pixel = 0; pixel < pixels; pixel += step) colours.add(samples.readUIntBE(pixel * 3, 3));
  return colours.size > sampledPixels * minPhotographColours;
}

/** The smallest suitable encoding. */
async function encode(task: ImageTask, source: Source, to: Size, isExact: boolean): Promise<Encoded | undefined> {
  const { data, raw, size, components } = source;
  const opened = openPicture(raw ? { data, raw } : { data }, size, to);
  const lossy = isExact ? undefined : await encodeJpeg(opened, to, components, jpegQualityOf(task.quality), task.fast);
  if (lossy && (raw === undefined || isPhotograph(data, components))) return lossy;
  const exact = [await encodePredicted(opened, to, components)];
  const isSameSize = to.width === size.width && to.height === size.height;
  // The samples of a soft mask must be grey ones (PDF 32000-1 §11.6.5.3).
  if (isSameSize && raw && !task.isMask) exact.push(await encodeIndexed(data, size, components));
  const best = exact.reduce((a, b) => (a && (!b || a.data.length <= b.data.length) ? a : b), undefined);
  if (lossy === undefined) return best;
  return best && best.data.length * losslessBonus <= lossy.data.length ? best : lossy;
}

function newDict(dict: PdfDict, { filter, parameters, size, palette }: Encoded, value: PdfValue | undefined): PdfDict {
  const colours = value ?? dict['/ColorSpace'] ?? null;
  const indexed = palette && ['/Indexed', colours, palette.count - 1, `b:${palette.colours.toString('hex')}`];
  const { '/Decode': decode, ...rest } = withoutFilters(dict);
  return {
    ...rest,
    ...(decode === undefined || value === '/DeviceRGB' ? {} : { '/Decode': decode }),
    '/Width': size.width,
    '/Height': size.height,
    '/BitsPerComponent': palette?.bits ?? 8,
    '/ColorSpace': indexed ?? colours,
    '/Filter': filter,
    ...(parameters ? { '/DecodeParms': parameters } : {}),
  };
}

/** Recodes an image at the resolution and quality it needs, if that makes it smaller. Throws if it is damaged. */
export async function recompressImage(reference: string, stream: PdfStream, task: ImageTask): Promise<ImageOutcome> {
  const { objects, placed, dpi } = task;
  const { dict } = stream;
  const bilevel = bilevelSize(objects, stream);
  if (bilevel) return { isSmaller: await recodeBilevel(reference, stream, bilevel, task), isDownscaled: false };
  const softMask = objects.dict(dict['/SMask']);
  // Samples blended with a matte or masked by colour must stay exact.
  const isExact =
    dict['/Matte'] !== undefined || softMask?.['/Matte'] !== undefined || objects.array(dict['/Mask']) !== undefined;
  if (isExact || (objects.number(dict['/SMaskInData']) ?? 0) > 0) return kept;
  const source = await sourceOf(task, stream);
  if (source === undefined) return kept;
  const to = targetSize(source.size, placed, dpi);
  const isDownscaled = to.width < source.size.width || to.height < source.size.height;
  const encoded = await encode(task, source, to, task.isMask);
  const before = readFileSync(stream.datafile).length;
  const share = isDownscaled || encoded?.filter !== '/DCTDecode' ? 1 : maxRecodedShare;
  if (encoded === undefined || encoded.data.length >= before * share) return kept;
  // The Decode array would apply to the palette's indexes instead of the samples.
  if (encoded.palette && dict['/Decode'] !== undefined) return kept;
  const datafile = join(task.folder, `image-${reference.replaceAll(' ', '-')}`);
  writeFileSync(datafile, encoded.data);
  objects.setStream(reference, { dict: newDict(dict, encoded, source.value), datafile });
  return { isSmaller: true, isDownscaled };
}
