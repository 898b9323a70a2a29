import { join } from 'node:path';
import type { Options } from '../../../../catalog/operations.ts';
import type { Note } from '../../../../catalog/report.ts';
import type { Artifact, StoredFile } from '../../../engine.ts';
import { unfaithfulPicture } from '../compress/damaged-picture.ts';
import { runTask, type TaskSettings } from '../run-task.ts';

/** A BMP to compress, and the format wanted. */
export interface BmpTask {
  readonly input: string;
  readonly output: string;
  readonly format: 'jpg' | 'webp' | 'bmp';
  readonly quality: number;
}

/** A BMP file that was written, and what it lacks of the original. */
export interface BmpWritten {
  readonly bytes: number;
  /** Whether transparent parts were filled with white. */
  readonly losesOpacity: boolean;
  /** Whether the result does not look like the original. */
  readonly isFaulty: boolean;
}

/** Converts a BMP to a JPEG, a WebP or a smaller BMP. Throws `damaged-file`, `too-complex` and `conversion-timeout`. */
export async function compressBmp(
  input: StoredFile,
  { format, quality }: Pick<Options<'image', 'compress-bmp'>, 'format' | 'quality'>,
  settings: TaskSettings,
): Promise<Artifact> {
  const path = join(settings.workspace, `compressed.${format}`);
  const task: BmpTask = { input: input.path, output: path, format, quality };
  const written = await runTask<BmpWritten>({ name: './bmp-worker', from: import.meta.url }, task, settings);
  if (format !== 'bmp' && written.isFaulty) throw unfaithfulPicture(`the ${format} does not look like the BMP`);
  if (format === 'bmp' && (written.isFaulty || written.bytes >= input.bytes)) {
    return { ...input, pages: null, notes: [{ code: 'original-returned' }] };
  }
  const notes: readonly Note[] = [
    ...(written.bytes >= input.bytes ? [{ code: 'larger-in-format' } as const] : []),
    ...(written.losesOpacity ? [{ code: 'transparency-filled' } as const] : []),
  ];
  return { path, format, bytes: written.bytes, pages: null, notes };
}
