import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { usableProfile } from '../../../../formats/colour-profile.ts';
import { inflate } from '../../qpdf/inflate.ts';
import type { PdfDict, PdfObjects, PdfStream, PdfValue } from '../../qpdf/qpdf-objects.ts';
import { filtersOf, withoutFilters } from '../../qpdf/stream-filters.ts';
import { isUniform, readNetpbm, withComponents } from '../../read-netpbm.ts';
import { limits } from '../limits.ts';
import { thresholds } from '../thresholds.ts';
import { cmykToRgb, decodeCmykJpeg } from './cmyk-to-rgb.ts';
import { type ColourSpace, colourSpaceOf } from './colour-space.ts';
import { decodeArrayOf } from './decode-array.ts';
import { encodeIndexed, encodeJpeg, encodePredicted, openPicture } from './encode-picture.ts';
import type { Encoded } from './encoded.ts';
import type { Resolution } from './placements.ts';
import { dimensionsOf, type Picture, readPicture } from './read-picture.ts';
import { bilevelSize, recodeBilevel } from './recode-bilevel.ts';
import { jpegQualityOf, type Size, targetSize } from './target-size.ts';
import { decodeWhole, type FailOn } from './whole-jpeg.ts';

/** What recompressing one image needs. */
export interface ImageTask {
  readonly objects: PdfObjects;
  /** The folder for new streams. */
  readonly folder: string;
  /** 30 to 95. */
  readonly quality: number;
  /** The resolution that images keep, in pixels per inch. */
  readonly dpi: number;
  /** Skips mozjpeg's optimisation when time is short. */
  readonly fast: boolean;
  /** True for the soft mask of another image. It is encoded losslessly, so that its edges stay sharp. */
  readonly isMask: boolean;
  /** The resolution at which it is shown; undefined if unknown. */
  readonly placed: Resolution | undefined;
  /** The reference of the pages' default CMYK profile, which applies to images in DeviceCMYK. */
  readonly defaultCmyk: string | undefined;
  /** A PGM or PPM file with the samples of a JPEG 2000 image. */
  readonly decodedFile: string | undefined;
}

/** What became of a picture. */
export interface ImageOutcome {
  readonly isSmaller: boolean;
  readonly isDownscaled: boolean;
}

const unchanged: ImageOutcome = { isSmaller: false, isDownscaled: false };
const { maxRecodedShare, losslessBonus, photograph } = thresholds.images;

interface Colours {
  readonly components: 1 | 3;
  /** The image's new colour space; undefined if it stays. */
  readonly value: PdfValue | undefined;
}

interface Source extends Colours {
  readonly data: Buffer;
  readonly raw: (Size & { readonly channels: 1 | 3 }) | undefined;
  readonly size: Size;
}

/** A CMYK image converted to sRGB; undefined if it should stay CMYK or its profile is unknown. */
async function rgbFromCmyk(task: ImageTask, dict: PdfDict, picture: Picture, colours: ColourSpace, size: Size) {
  if (colours.kind === 'indexed' || task.quality >= thresholds.minPressQuality) return undefined;
  const stream = task.objects.stream(colours.profile ?? (task.placed?.hasProfile ? task.defaultCmyk : undefined));
  const decode = decodeArrayOf(task.objects, dict);
  if (stream === undefined || decode === 'other') return undefined;
  const [filter] = filtersOf(task.objects, stream.dict);
  const bytes = readFileSync(stream.datafile);
  const profile = usableProfile(
    filter ? inflate(task.objects, bytes, filter, limits.images.maxProfileBytes) : bytes,
    4,
  );
  if (profile === undefined) return undefined;
  const samples = picture.kind === 'jpeg' ? await decodeWhole(picture.data, decodeCmykJpeg) : picture.data;
  if (decode === 'inverted') for (let i = 0; i < samples.length; i++) samples[i] = 255 - (samples[i] as number);
  const data = await cmykToRgb(samples, size, profile);
  return { data, raw: { ...size, channels: 3 as const }, size, components: 3 as const, value: '/DeviceRGB' };
}

/** The pixels to encode and the colour space to declare; undefined if the image should stay unchanged. */
async function sourceOf(task: ImageTask, stream: PdfStream): Promise<Source | undefined> {
  const { objects, decodedFile } = task;
  const dimensions = dimensionsOf(objects, stream.dict);
  if (dimensions === undefined) return undefined;
  if (decodedFile !== undefined) {
    const declared = stream.dict['/ColorSpace'];
    const written = readNetpbm(readFileSync(decodedFile));
    const decoded =
      declared === undefined
        ? (withComponents(written, 1) ?? written)
        : withComponents(written, colourSpaceOf(objects, declared)?.components);
    if (decoded === undefined || isUniform(decoded)) return undefined;
    const { data, width, height, components } = decoded;
    if (width !== dimensions.width || height !== dimensions.height) return undefined;
    const device = components === 1 ? '/DeviceGray' : '/DeviceRGB';
    const value = declared === undefined ? device : undefined;
    return { data, raw: { width, height, channels: components }, size: { width, height }, components, value };
  }
  const colours = colourSpaceOf(objects, stream.dict['/ColorSpace']);
  const picture = await readPicture(objects, stream, dimensions, colours);
  if (picture === undefined || colours === undefined) return undefined;
  const size = { width: dimensions.width, height: dimensions.height };
  const sampleColours = picture.kind === 'samples' ? picture.colours : colours;
  if (sampleColours.kind === 'cmyk') return rgbFromCmyk(task, stream.dict, picture, sampleColours, size);
  const components = sampleColours.components;
  if (components !== 1 && components !== 3) return undefined;
  const value = colours.kind === 'indexed' ? colours.baseValue : undefined;
  if (colours.kind === 'indexed' && stream.dict['/Decode'] !== undefined) return undefined;
  if (picture.kind === 'samples') {
    const raw = { ...size, channels: components as 1 | 3 };
    return { data: picture.data, raw, size, components, value };
  }
  const file = await sharp(picture.data, { failOn: 'none' }).metadata();
  if (file.channels !== components || (picture.isRgbJpeg && file.channels === 3)) return undefined;
  return {
    data: picture.data,
    raw: undefined,
    size: { width: file.width, height: file.height },
    components,
    value,
  };
}

/** Whether an image has so many colours that only JPEG makes it small. */
function isPhotograph(samples: Buffer, components: 1 | 3): boolean {
  if (components === 1) return false;
  const pixels = Math.floor(samples.length / 3);
  const step = Math.max(1, Math.floor(pixels / photograph.sampledPixels));
  const colours = new Set<number>();
  for (let pixel = 0; pixel < pixels; pixel += step) colours.add(samples.readUIntBE(pixel * 3, 3));
  return colours.size > photograph.sampledPixels * photograph.minDistinctShare;
}

/** The smallest suitable encoding at the size `to`, of masks a lossless one. Throws for a JPEG that ends before its picture does. */
async function encode(task: ImageTask, source: Source, to: Size): Promise<Encoded | undefined> {
  if (source.raw) return encodeFrom(task, source, to);
  return decodeWhole(source.data, (data, failOn) => encodeFrom(task, { ...source, data }, to, failOn));
}

async function encodeFrom(
  task: ImageTask,
  { data, raw, size, components }: Source,
  to: Size,
  failOn: FailOn = 'none',
): Promise<Encoded | undefined> {
  const opened = openPicture(raw ? { data, raw } : { data }, size, to, failOn);
  const coding = { quality: jpegQualityOf(task.quality), fast: task.fast };
  const lossy = task.isMask ? undefined : await encodeJpeg(opened, to, components, coding);
  if (lossy && (raw === undefined || isPhotograph(data, components))) return lossy;
  const lossless = [await encodePredicted(opened, to, components)];
  const isSameSize = to.width === size.width && to.height === size.height;
  // A soft mask must be in DeviceGray, hence without a palette (ISO 32000-1 §11.6.5.3).
  if (isSameSize && raw && !task.isMask) lossless.push(await encodeIndexed(data, size, components));
  const best = lossless.reduce((a, b) => (a && (!b || a.data.length <= b.data.length) ? a : b), undefined);
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

/**
 * Recodes an image at the resolution and quality it needs, if that makes it smaller. Images that cannot be recoded
 * faithfully stay unchanged. Throws if the image is damaged.
 */
export async function recompressImage(reference: string, stream: PdfStream, task: ImageTask): Promise<ImageOutcome> {
  const { objects, placed, dpi } = task;
  const { dict } = stream;
  const bilevel = bilevelSize(objects, stream);
  if (bilevel) return { isSmaller: await recodeBilevel(reference, stream, bilevel, task), isDownscaled: false };
  const softMask = objects.dict(dict['/SMask']);
  // Samples preblended with a matte colour, or masked by colour key, must not change at all.
  const mustStay =
    dict['/Matte'] !== undefined || softMask?.['/Matte'] !== undefined || objects.array(dict['/Mask']) !== undefined;
  if (mustStay || (objects.number(dict['/SMaskInData']) ?? 0) > 0) return unchanged;
  const source = await sourceOf(task, stream);
  if (source === undefined) return unchanged;
  const to = targetSize(source.size, placed, dpi);
  const isDownscaled = to.width < source.size.width || to.height < source.size.height;
  const encoded = await encode(task, source, to);
  const before = readFileSync(stream.datafile).length;
  const maxShare = isDownscaled || encoded?.filter !== '/DCTDecode' ? 1 : maxRecodedShare;
  if (encoded === undefined || encoded.data.length >= before * maxShare) return unchanged;
  // The Decode array would apply to the palette's indexes instead of the colours.
  if (encoded.palette && dict['/Decode'] !== undefined) return unchanged;
  const datafile = join(task.folder, `image-${reference.replaceAll(' ', '-')}`);
  writeFileSync(datafile, encoded.data);
  objects.setStream(reference, { dict: newDict(dict, encoded, source.value), datafile });
  return { isSmaller: true, isDownscaled };
}
