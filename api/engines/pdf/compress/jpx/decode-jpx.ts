import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runTask } from '../../../../jail/run-task.ts';
import { isLate } from '../../../../problem.ts';
import type { PdfJob } from '../../pdf-job.ts';
import type { Placement } from '../images/placements.ts';
import type { JpxOutcome, JpxTask } from './jpx-task.ts';

/** One image, and all of them together; what is beyond stays as it is. */
const maxPixels = 60_000_000;
const maxTotalPixels = 250_000_000;
const gathering = { timeoutMs: 12_000, maxMemoryBytes: 1_500_000_000 } as const;
const decoding = { timeoutMs: 12_000, maxMemoryBytes: 1_200_000_000 } as const;
const gatherer = { name: './jpx-worker', from: import.meta.url };

function decodable(placements: readonly Placement[]): readonly string[] {
  const images = new Set<string>();
  let total = 0;
  for (const { reference, width, height, encoding, type, bits, components } of placements) {
    const pixels = width * height;
    const isKnown = encoding === 'jpx' && type === 'image' && bits === 8;
    if (!isKnown || images.has(reference) || ![1, 3].includes(components)) continue;
    if (pixels > maxPixels || total + pixels > maxTotalPixels) continue;
    total += pixels;
    images.add(reference);
  }
  return [...images];
}

/** Has Poppler write the samples of every picture that the carrier holds. */
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
 * Decodes the JPEG 2000 images of a PDF by Poppler: libvips of sharp's builds does not read them.
 *
 * @param objects The PDF's objects as qpdf's JSON.
 * @returns PGM and PPM files by reference. Images that cannot be decoded, or not in time, are not among them.
 */
export async function decodeJpx(
  job: PdfJob,
  placements: readonly Placement[],
  objects: string,
): Promise<Readonly<Record<string, string>>> {
  const images = decodable(placements);
  if (images.length === 0) return {};
  const carrier = join(job.workspace, 'jpx.pdf');
  const task: JpxTask = { objects, images, carrier };
  const settings = { ...job, timeoutMs: gathering.timeoutMs };
  try {
    const gathered = await runTask<JpxOutcome>(gatherer, task, settings, gathering);
    return gathered.length === 0 ? {} : await decodeCarrier(job, carrier, gathered);
  } catch (error) {
    if (!isLate(error)) throw error;
    return {};
  }
}
