import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Note } from '../../../../catalog/report.ts';
import type { Artifact, StoredFile } from '../../../engine.ts';
import { ProblemError } from '../../../problem.ts';
import { fileSource } from '../byte-source.ts';
import { showingOf } from '../jpeg/jpeg-page.ts';
import { type JpegScan, scanJpeg } from '../jpeg/scan-jpeg.ts';
import { stripMetadata } from '../jpeg/strip-metadata.ts';
import { checkPixels } from '../pixel-limit.ts';
import { readPng } from '../png/read-png.ts';
import { runTask, type TaskSettings } from '../run-task.ts';
import { limits } from '../thresholds.ts';
import { damagedPicture, unfaithfulPicture } from './damaged-picture.ts';

/** A picture to recode as JPEG; paths are absolute, `quality` is 1 to 100. */
export interface JpegTask {
  readonly input: string;
  readonly output: string;
  readonly quality: number;
  /** Whether the picture is kept as it is where the requested quality changes it visibly; no higher one is tried. */
  readonly isKept: boolean;
}

/** A JPEG file that was written, and what it lacks of the original. */
export interface JpegWritten {
  readonly bytes: number;
  /** What its transparent areas are now; null for a picture without any. */
  readonly filledWith: 'white' | 'black' | null;
  /** Whether the result does not look like the original. */
  readonly isFaulty: boolean;
  /** Whether the original has EXIF, XMP or IPTC data. */
  readonly hasMetadata: boolean;
}

const recoder = { name: './recode-worker', from: import.meta.url } as const;

/** Scans a JPEG. Throws `damaged-file` if it is incomplete, and `conversion-failed` for more than 8 bits per sample. */
async function wholeJpeg(path: string): Promise<JpegScan & { readonly end: number }> {
  const scan = await scanJpeg(await fileSource(path));
  if (scan === undefined || scan.end === undefined) throw damagedPicture('no end of the picture');
  if (scan.precision > 8) {
    throw new ProblemError(
      'conversion-failed',
      `This JPEG has ${scan.precision} bits per color. Save it as an ordinary 8-bit JPEG or as a PNG, and try that.`,
    );
  }
  checkPixels(scan.width, scan.height, limits.maxDecodedPixels);
  return { ...scan, end: scan.end };
}

async function compressJpeg(input: StoredFile, task: JpegTask, settings: TaskSettings): Promise<Artifact> {
  const scan = await wholeJpeg(input.path);
  const recoded = await runTask<JpegWritten>(recoder, task, settings);
  const removed: readonly Note[] = [
    ...(recoded.hasMetadata ? [{ code: 'metadata-removed' } as const] : []),
    ...(scan.holdsMore ? [{ code: 'frames-left-out' } as const] : []),
  ];
  const plain = join(settings.workspace, 'stripped.jpg');
  const { orientation } = await showingOf(scan);
  const source = await fileSource(input.path);
  const { isChanged } = await stripMetadata(source, scan.end, orientation, plain, settings.signal);
  const { size } = await stat(plain);
  if (recoded.bytes < size && !recoded.isFaulty) {
    return { path: task.output, format: 'jpg', bytes: recoded.bytes, pages: null, notes: removed };
  }
  if (!isChanged || size > input.bytes) return { ...input, pages: null, notes: [{ code: 'original-returned' }] };
  return { path: plain, format: 'jpg', bytes: size, pages: null, notes: [{ code: 'pixels-kept' }, ...removed] };
}

async function compressPng(input: StoredFile, task: JpegTask, settings: TaskSettings): Promise<Artifact> {
  const png = await readPng(await fileSource(input.path));
  if (png === undefined || png.data.length === 0) throw damagedPicture('no pixels');
  checkPixels(png.width, png.height, limits.maxDecodedPixels);
  const { bytes, filledWith, isFaulty, hasMetadata } = await runTask<JpegWritten>(recoder, task, settings);
  if (isFaulty) throw unfaithfulPicture('the JPEG does not look like the PNG');
  const notes: readonly Note[] = [
    ...(bytes >= input.bytes ? [{ code: 'larger-in-format' } as const] : []),
    ...(filledWith === 'white' ? [{ code: 'transparency-filled' } as const] : []),
    ...(filledWith === 'black' ? [{ code: 'transparency-darkened' } as const] : []),
    ...(hasMetadata ? [{ code: 'metadata-removed' } as const] : []),
    ...(png.isAnimated ? [{ code: 'frames-left-out' } as const] : []),
  ];
  return { path: task.output, format: 'jpg', bytes, pages: null, notes };
}

/**
 * Recodes a JPEG or PNG as a smaller JPEG: upright, in sRGB, without metadata. A JPEG that would grow keeps its pixels
 * and loses only its metadata; a PNG that would look too different gets a higher quality. Throws `damaged-file`,
 * `too-complex`, `conversion-failed` and `conversion-timeout`.
 *
 * @param quality The JPEG quality, 1 to 100.
 */
export async function compressPicture(input: StoredFile, quality: number, settings: TaskSettings): Promise<Artifact> {
  const output = join(settings.workspace, 'compressed.jpg');
  const task: JpegTask = { input: input.path, output, quality, isKept: input.format !== 'png' };
  return input.format === 'png' ? compressPng(input, task, settings) : compressJpeg(input, task, settings);
}
