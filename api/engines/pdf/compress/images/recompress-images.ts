import { statSync } from 'node:fs';
import type { PdfObjects, PdfStream } from '../../qpdf/qpdf-objects.ts';
import { pageInksProfile } from './page-inks.ts';
import { coarser, type Resolution } from './placements.ts';
import { dimensionsOf } from './read-picture.ts';
import { type ImageTask, recompressImage } from './recompress-image.ts';

export interface ImagesTask {
  readonly objects: PdfObjects;
  readonly folder: string;
  readonly quality: number;
  readonly dpi: number;
  readonly placements: ReadonlyMap<string, Resolution>;
  /** PGM and PPM files of JPEG 2000 images by their object. */
  readonly decoded: Readonly<Record<string, string>>;
  /** Time by `performance.now()` from which images are encoded faster; from `deadline` on, they are left alone. */
  readonly fastFrom: number;
  readonly deadline: number;
}

export interface ImagesOutcome {
  readonly images: number;
  readonly downscaled: number;
}

/** Smaller streams are not worth recoding. */
const minBytes = 400;
/** Larger images are recoded one at a time, to save memory. */
const maxParallelPixels = 20_000_000;
/** Images recoded at once. */
const lanes = 2;

interface Wanted {
  readonly reference: string;
  readonly stream: PdfStream;
  readonly isMask: boolean;
  readonly placed: Resolution | undefined;
}

/** Images in patterns, whose placements pdfimages does not list. */
function imagesOfPatterns(objects: PdfObjects): ReadonlySet<string> {
  const images = new Set<string>();
  for (const [, { dict }] of objects.streams()) {
    if (dict['/PatternType'] === undefined) continue;
    const named = objects.dict(objects.dict(dict['/Resources'])?.['/XObject']) ?? {};
    for (const image of Object.values(named)) if (typeof image === 'string') images.add(image);
  }
  return images;
}

/** The resolution of a mask, which is stretched to the size of its image. */
function ofMask(objects: PdfObjects, mask: PdfStream, parent: PdfStream, placed: Resolution | undefined) {
  const [own, image] = [dimensionsOf(objects, mask.dict), dimensionsOf(objects, parent.dict)];
  if (own === undefined || image === undefined || placed === undefined) return undefined;
  return {
    dpiX: (placed.dpiX * own.width) / image.width,
    dpiY: (placed.dpiY * own.height) / image.height,
    hasProfile: false,
  };
}

/** The images worth recoding, largest first, so that time is spent where it saves most. */
function wantedImages({ objects, placements }: ImagesTask): readonly Wanted[] {
  const elsewhere = imagesOfPatterns(objects);
  const images = [...objects.streams()].filter(([, { dict }]) => objects.name(dict['/Subtype']) === 'Image');
  const placedAt = (reference: string) => (elsewhere.has(reference) ? undefined : placements.get(reference));
  const masks = new Map<string, Resolution | undefined>();
  for (const [reference, parent] of images) {
    const maskReference = parent.dict['/SMask'];
    const mask = objects.stream(maskReference);
    if (typeof maskReference !== 'string' || mask === undefined) continue;
    const placed = ofMask(objects, mask, parent, placedAt(reference));
    const known = masks.has(maskReference) ? masks.get(maskReference) : placed;
    masks.set(maskReference, known && placed ? coarser(known, placed) : undefined);
  }
  return images
    .map(([reference, stream]) => {
      const isMask = masks.has(reference);
      return { reference, stream, isMask, placed: isMask ? masks.get(reference) : placedAt(reference) };
    })
    .filter(({ stream }) => statSync(stream.datafile).size >= minBytes)
    .sort((a, b) => statSync(b.stream.datafile).size - statSync(a.stream.datafile).size);
}

/** Recodes the images of a PDF. One that cannot be read stays as it is. */
export async function recompressImages(task: ImagesTask): Promise<ImagesOutcome> {
  const { objects, decoded, deadline, fastFrom } = task;
  const pixels = ({ stream }: Wanted) => {
    const { width = 0, height = 0 } = dimensionsOf(objects, stream.dict) ?? {};
    return width * height;
  };
  const inksProfile = pageInksProfile(objects);
  let images = 0;
  let downscaled = 0;
  const recompress = async ({ reference, stream, isMask, placed }: Wanted) => {
    if (performance.now() > deadline) return;
    const fast = performance.now() > fastFrom;
    const single: ImageTask = { ...task, fast, isMask, placed, inksProfile, decodedFile: decoded[reference] };
    const outcome = await recompressImage(reference, stream, single).catch(() => undefined);
    if (outcome?.isSmaller && !isMask) images++;
    if (outcome?.isDownscaled && !isMask) downscaled++;
  };
  const wanted = wantedImages(task);
  for (const image of wanted) if (pixels(image) > maxParallelPixels) await recompress(image);
  const queue = wanted.filter((image) => pixels(image) <= maxParallelPixels);
  const lane = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await recompress(next);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { images, downscaled };
}
