import { copyFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Note } from '../catalog/report.ts';
import { nestedWorkspace } from './jail/nested-workspace.ts';
import { ProblemError } from './problem.ts';

/** What a search may cost: attempts besides the first, and milliseconds until the last of them should be done. */
const limits = { maxTries: 5, budgetMs: 40_000 } as const;
/** Qualities closer together than this count as the same, in points of the scale from 1 to 100. */
const finestStep = 3;
/** A result that fills this share of the size is not worth another attempt. */
const filledShare = 0.95;

interface Compressed {
  readonly path: string;
  readonly notes: readonly Note[];
}

/** The result that a visitor wants. */
export interface Wanted {
  /** The quality to begin with, and the lowest that the tool offers, from 1 to 100. */
  readonly quality: number;
  readonly lowestQuality: number;
  /** How large the result may be, in megabytes of 1,000,000 bytes; undefined for any size. */
  readonly targetMegabytes: number | undefined;
}

/** Where one attempt reads and writes. */
export interface AttemptFiles {
  readonly input: string;
  readonly workspace: string;
}

/** How large a quality makes the file; undefined where the compression refuses it. */
interface Known {
  readonly quality: number;
  readonly bytes: number | undefined;
}

interface Attempt<T> extends Known {
  readonly result: T;
  readonly bytes: number;
  /** Where it reads and writes, and nothing else does. */
  readonly folder: string;
}

/**
 * The quality between one that fits and one that does not, at which a file reaches the size if its bytes grow by the same
 * factor with each point. They grow faster at high qualities, so that the file usually fits.
 */
function qualityBetween(fits: Known & { readonly bytes: number }, tooHigh: Known, maxBytes: number): number {
  const [lower, upper] = [fits.quality + 1, tooHigh.quality - 1];
  if (tooHigh.bytes === undefined || fits.bytes === 0) return Math.round((lower + upper) / 2);
  const share = Math.log(maxBytes / fits.bytes) / Math.log(tooHigh.bytes / fits.bytes);
  const reaching = Math.floor(fits.quality + share * (tooHigh.quality - fits.quality));
  return Math.min(upper, Math.max(lower, reaching));
}

/**
 * Compresses at the wanted quality, and where that is larger than wanted, at lower ones until it fits: with the best
 * quality that a few attempts find, never below the lowest. Notes tell to what the quality went down, or that the size
 * was not reached. Each attempt beside the first has a folder of its own, of which only the best one's stays. A quality
 * at which the compression refuses the file is as good as none.
 *
 * @throws what the compression throws at the wanted quality, and what is not a problem of the file at others.
 */
export async function searchQuality<T extends Compressed>(
  files: AttemptFiles,
  { quality, lowestQuality, targetMegabytes }: Wanted,
  compress: (files: AttemptFiles, quality: number) => Promise<T>,
): Promise<T> {
  const started = performance.now();
  let slowestMs = 0;
  const attempt = async (own: AttemptFiles, at: number): Promise<Attempt<T>> => {
    const begun = performance.now();
    const result = await compress(own, at);
    slowestMs = Math.max(slowestMs, performance.now() - begun);
    return { quality: at, result, bytes: (await stat(result.path)).size, folder: own.workspace };
  };
  const attemptApart = async (at: number): Promise<Attempt<T> | undefined> => {
    const workspace = await nestedWorkspace(files.workspace, 'attempt-');
    const input = join(workspace, 'input');
    await copyFile(files.input, input);
    return attempt({ input, workspace }, at).catch(async (error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
      await rm(workspace, { recursive: true });
      return undefined;
    });
  };

  const first = await attempt(files, quality);
  if (targetMegabytes === undefined) return first.result;
  const maxBytes = Math.round(targetMegabytes * 1_000_000);
  if (first.bytes <= maxBytes) return first.result;
  let best = first;
  let lowest = lowestQuality;
  let tooHigh: Known = first;
  const fits = () => best.bytes <= maxBytes;
  /** The quality to try, or undefined where no other is worth it. */
  const nextQuality = () => {
    if (!fits()) return lowest < tooHigh.quality ? lowest : undefined;
    const isDone = best.bytes >= filledShare * maxBytes || tooHigh.quality - best.quality < 2 * finestStep;
    return isDone ? undefined : qualityBetween(best, tooHigh, maxBytes);
  };
  for (let tries = 0; tries < limits.maxTries; tries++) {
    const next = nextQuality();
    const hasTime = performance.now() - started + slowestMs <= limits.budgetMs;
    if (!hasTime || next === undefined) break;
    const found = await attemptApart(next);
    const isBetter = found !== undefined && (found.bytes <= maxBytes || found.bytes < best.bytes);
    if (isBetter && best !== first) await rm(best.folder, { recursive: true });
    if (found !== undefined && !isBetter) await rm(found.folder, { recursive: true });
    if (isBetter) best = found;
    if (found === undefined && !fits()) lowest = Math.ceil((next + tooHigh.quality) / 2);
    else if (!fits()) break;
    else if (best !== found) tooHigh = { quality: next, bytes: found?.bytes };
  }
  const { result, bytes, quality: reached } = best;
  const note: Note = fits()
    ? { code: 'quality-lowered', quality: reached, maxBytes }
    : { code: 'size-not-reached', quality: reached, bytes, maxBytes };
  return { ...result, notes: [note, ...result.notes] };
}
