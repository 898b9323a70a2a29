import { statSync } from 'node:fs';
import { isDict, type PdfDict, type PdfObjects, type PdfStream } from '../../qpdf/qpdf-objects.ts';
import { referencesIn } from '../../qpdf/references-in.ts';
import { limits } from '../limits.ts';
import type { RecodedImage } from '../rewrite-task.ts';
import { thresholds } from '../thresholds.ts';
import { defaultCmykProfile } from './default-cmyk.ts';
import { coarser, type Resolution } from './placements.ts';
import { dimensionsOf } from './read-picture.ts';
import { type ImageTask, recompressImage } from './recompress-image.ts';
import { dpiOf } from './target-size.ts';

/** The images of a PDF, and how to recode them. */
export interface ImagesTask {
  readonly objects: PdfObjects;
  readonly folder: string;
  readonly quality: number;
  /** By how much the quality is raised for single images, by reference. */
  readonly finer: Readonly<Record<string, number>>;
  readonly placements: ReadonlyMap<string, Resolution>;
  /** PGM and PPM files with the samples of JPEG 2000 images, by reference. */
  readonly decoded: Readonly<Record<string, string>>;
  /** Times by `performance.now()`: from `fastFrom` images are encoded faster, from `deadline` they stay as they are. */
  readonly fastFrom: number;
  readonly deadline: number;
}

const { parallel, maxParallelPixels } = limits.images;

const { maxQuality } = thresholds.images.finer;
const finerQuality = (quality: number, by: number) => Math.max(quality, Math.min(maxQuality, quality + by));

interface Candidate {
  readonly reference: string;
  readonly stream: PdfStream;
  readonly isMask: boolean;
  readonly placed: Resolution | undefined;
}

/** What patterns and the glyphs of Type 3 fonts show: pdfimages does not list where these place images. */
function shownUnlisted(objects: PdfObjects): ReadonlySet<string> {
  const found = new Set<string>();
  const queue: string[] = [];
  const start = (dict: PdfDict) =>
    queue.push(...referencesIn([dict['/Resources'] ?? null, dict['/CharProcs'] ?? null]));
  for (const [, { dict }] of objects.streams()) if (dict['/PatternType'] !== undefined) start(dict);
  for (const [, value] of objects.values()) if (isDict(value) && value['/Subtype'] === '/Type3') start(value);
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    const value = objects.stream(next)?.dict ?? objects.resolveOnce(next);
    if (value !== undefined) queue.push(...referencesIn(value));
  }
  return found;
}

/** The resolution of a soft mask, which is stretched over its image. */
function maskResolution(objects: PdfObjects, mask: PdfStream, parent: PdfStream, placed: Resolution | undefined) {
  const [own, image] = [dimensionsOf(objects, mask.dict), dimensionsOf(objects, parent.dict)];
  if (own === undefined || image === undefined || placed === undefined) return undefined;
  return {
    dpiX: (placed.dpiX * own.width) / image.width,
    dpiY: (placed.dpiY * own.height) / image.height,
    hasProfile: false,
  };
}

/** The images worth recoding, largest first, so that the time is spent where it saves most. */
function candidatesOf({ objects, placements }: ImagesTask): readonly Candidate[] {
  const unlisted = shownUnlisted(objects);
  const images = [...objects.streams()].filter(([, { dict }]) => objects.name(dict['/Subtype']) === 'Image');
  const placedAt = (reference: string) => (unlisted.has(reference) ? undefined : placements.get(reference));
  const masks = new Map<string, Resolution | undefined>();
  for (const [reference, parent] of images) {
    const maskReference = parent.dict['/SMask'];
    const mask = objects.stream(maskReference);
    if (typeof maskReference !== 'string' || mask === undefined) continue;
    const placed = maskResolution(objects, mask, parent, placedAt(reference));
    const known = masks.has(maskReference) ? masks.get(maskReference) : placed;
    masks.set(maskReference, known && placed ? coarser(known, placed) : undefined);
  }
  return images
    .map(([reference, stream]) => {
      const isMask = masks.has(reference);
      return { reference, stream, isMask, placed: isMask ? masks.get(reference) : placedAt(reference) };
    })
    .filter(({ stream }) => statSync(stream.datafile).size >= thresholds.images.minBytes)
    .sort((a, b) => statSync(b.stream.datafile).size - statSync(a.stream.datafile).size);
}

/** Recodes the images of a PDF, a few at once, and returns which became smaller. Damaged ones stay as they are. */
export async function recompressImages(task: ImagesTask): Promise<readonly RecodedImage[]> {
  const { objects, decoded, deadline, fastFrom } = task;
  const pixels = ({ stream }: Candidate) => {
    const { width = 0, height = 0 } = dimensionsOf(objects, stream.dict) ?? {};
    return width * height;
  };
  const defaultCmyk = defaultCmykProfile(objects);
  const recoded: RecodedImage[] = [];
  const recompress = async ({ reference, stream, isMask, placed }: Candidate) => {
    if (performance.now() > deadline) return;
    const fast = performance.now() > fastFrom;
    const quality = finerQuality(task.quality, task.finer[reference] ?? 0);
    const own = { quality, dpi: dpiOf(quality), isMask, placed, decodedFile: decoded[reference] };
    const imageTask: ImageTask = { objects, folder: task.folder, fast, defaultCmyk, ...own };
    const outcome = await recompressImage(reference, stream, imageTask).catch(() => undefined);
    if (outcome?.isSmaller) recoded.push({ reference, isDownscaled: outcome.isDownscaled, isMask });
  };
  const candidates = candidatesOf(task);
  for (const image of candidates) if (pixels(image) > maxParallelPixels) await recompress(image);
  const queue = candidates.filter((image) => pixels(image) <= maxParallelPixels);
  const recompressQueued = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await recompress(next);
  };
  await Promise.all(Array.from({ length: parallel }, recompressQueued));
  return recoded;
}
