import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runTask } from '../../../../jail/run-task.ts';
import { isLate } from '../../../../problem.ts';
import type { PdfJob } from '../../pdf-job.ts';
import type { Placement } from '../images/placements.ts';
import { limits } from '../limits.ts';
import type { JpxOutcome, JpxTask } from './jpx-task.ts';

const { maxPixels, maxTotalPixels } = limits.jpx;
const { extractJpx: extracting, decodeJpx: decoding } = limits.runs;
const extractor = { name: './jpx-worker', from: import.meta.url };

/** References of the images that Poppler decodes losslessly and that are within the limits. */
function decodableImages(placements: readonly Placement[]): readonly string[] {
  const images = new Set<string>();
  let total = 0;
  for (const { reference, width, height, encoding, type, bits, components } of placements) {
    const pixels = width * height;
    const isLossless = encoding === 'jpx' && type === 'image' && bits === 8;
    if (!isLossless || images.has(reference) || ![1, 3].includes(components)) continue;
    if (pixels > maxPixels || total + pixels > maxTotalPixels) continue;
    total += pixels;
    images.add(reference);
  }
  return [...images];
}

/** Decodes every image of the carrier to a PGM or PPM file. */
async function decodeCarrier({ processes, workspace, signal }: PdfJob, carrier: string, images: JpxOutcome) {
  const command = { file: 'pdfimages', args: ['-q', '-p', carrier, join(workspace, 'jpx')] };
  await processes.run(command, { workspace, signal, ...decoding });
  const decoded: Record<string, string> = {};
  for (const name of await readdir(workspace)) {
    const page = /^jpx-(\d+)-\d+\.p[pg]m$/.exec(name)?.[1];
    const reference = images[Number(page) - 1];
    if (reference !== undefined) decoded[reference] = join(workspace, name);
  }
  return decoded;
}

/**
 * Decodes the JPEG 2000 images of a PDF with Poppler, since the libvips in sharp's packages cannot. Throws the signal's
 * reason.
 * @param objects The file with the PDF's objects as qpdf's JSON.
 * @returns PGM and PPM files by reference. Images that cannot be decoded in time, or at all, are left out.
 */
export async function decodeJpx(
  job: PdfJob,
  placements: readonly Placement[],
  objects: string,
): Promise<Readonly<Record<string, string>>> {
  const images = decodableImages(placements);
  if (images.length === 0) return {};
  const carrier = join(job.workspace, 'jpx.pdf');
  const task: JpxTask = { objects, images, carrier };
  const settings = { ...job, timeoutMs: extracting.timeoutMs };
  try {
    const extracted = await runTask<JpxOutcome>(extractor, task, settings, extracting);
    return extracted.length === 0 ? {} : await decodeCarrier(job, carrier, extracted);
  } catch (error) {
    if (!isLate(error)) throw error;
    return {};
  }
}
