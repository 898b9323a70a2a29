import { copyFile, mkdtemp, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Note } from '../catalog/report.ts';

/** What a search may cost: attempts beside the first, and milliseconds until the last of them should be done. */
const limits = { maxTries: 5, budgetMs: 40_000 } as const;
/** Qualities that lie closer together than this are not told apart, in points of the scale from 1 to 100. */
const finestStep = 3;

interface Compressed {
  readonly path: string;
  readonly notes: readonly Note[];
}

/** The result that a visitor wants. */
export interface Wanted {
  /** The quality to begin with, and the lowest that the tool offers, from 1 to 100. */
  readonly quality: number;
  readonly lowestQuality: number;
  /** How large the result may be; undefined for any size. */
  readonly maxBytes: number | undefined;
}

/** Where one attempt reads and writes. */
export interface AttemptFiles {
  readonly input: string;
  readonly workspace: string;
}

interface Attempt<T> {
  readonly quality: number;
  readonly result: T;
  readonly bytes: number;
}

/** Bytes of a size that visitors give in megabytes; undefined where they give none. */
export const bytesOf = (megabytes: number | undefined): number | undefined =>
  megabytes === undefined ? undefined : Math.round(megabytes * 1_000_000);

/**
 * Compresses at the wanted quality, and where that is larger than wanted, at lower ones until it fits: with the best
 * quality that a few attempts find, never below the lowest. Notes tell to what the quality went down, or that the size
 * was not reached. Each attempt beside the first has a copy of the input in a folder of its own.
 *
 * @throws what the compression throws.
 */
export async function searchQuality<T extends Compressed>(
  files: AttemptFiles,
  { quality, lowestQuality, maxBytes }: Wanted,
  compress: (files: AttemptFiles, quality: number) => Promise<T>,
): Promise<T> {
  const started = performance.now();
  let slowestMs = 0;
  const attempt = async (own: AttemptFiles, at: number): Promise<Attempt<T>> => {
    const begun = performance.now();
    const result = await compress(own, at);
    slowestMs = Math.max(slowestMs, performance.now() - begun);
    return { quality: at, result, bytes: (await stat(result.path)).size };
  };
  const attemptApart = async (at: number) => {
    const workspace = await mkdtemp(join(files.workspace, 'attempt-'));
    const input = join(workspace, 'input');
    await copyFile(files.input, input);
    return attempt({ input, workspace }, at);
  };

  const first = await attempt(files, quality);
  if (maxBytes === undefined || first.bytes <= maxBytes) return first.result;
  let smallest = first;
  let fitting: Attempt<T> | undefined;
  let [next, tooFine] = [lowestQuality, quality];
  for (let tries = 0; tries < limits.maxTries; tries++) {
    const hasTime = performance.now() - started + slowestMs <= limits.budgetMs;
    if (!hasTime || tooFine - next < (fitting === undefined ? 1 : finestStep)) break;
    const found = await attemptApart(next);
    if (found.bytes < smallest.bytes) smallest = found;
    if (found.bytes <= maxBytes) fitting = found;
    else if (fitting === undefined) break;
    else tooFine = next;
    next = Math.round(((fitting?.quality ?? lowestQuality) + tooFine) / 2);
  }
  const { result, bytes, quality: reached } = fitting ?? smallest;
  const note: Note =
    fitting === undefined
      ? { code: 'size-not-reached', quality: reached, bytes, maxBytes }
      : { code: 'quality-lowered', quality: reached, maxBytes };
  return { ...result, notes: [note, ...result.notes] };
}
