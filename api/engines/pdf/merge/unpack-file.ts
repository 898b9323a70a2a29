import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { InputFile } from '../../../engine.ts';
import { isLate, ofFile, ProblemError } from '../../../problem.ts';
import { openProblem } from '../open-problem.ts';
import { firstWarnings, hasWritten, type QpdfJob, unpackObjects } from '../qpdf/run-qpdf.ts';
import { limits } from './limits.ts';

/** A file with a PDF's objects as qpdf's JSON; each stream's data is in a separate file next to it. */
export interface UnpackedFile {
  readonly objects: string;
  /** Whether its cross-reference table was damaged and had to be rebuilt. */
  readonly isRepaired: boolean;
}

const { maxObjectsBytes } = limits;
const { timeoutMs } = limits.unpack;
/** Characters of qpdf's output kept for the log. */
const maxCauseCharacters = 500;
/** The highest exit status of qpdf itself (qpdf's manual, "Exit Status"); above it, it was killed. */
const maxExitCode = 3;

const tooComplex = (cause: unknown) =>
  new ProblemError(
    'too-complex',
    'This PDF takes more time or memory than the server allows. Leave it out, or print it to a new PDF and add that.',
    { cause },
  );

/**
 * Unpacks a file into a new folder, repairing it if it is damaged. Throws `password-protected`, `damaged-file` and
 * `too-complex`, each naming the file, and the signal's reason.
 * @param index The file's index in the list, from 0.
 */
export async function unpackFile(job: QpdfJob, input: InputFile, index: number): Promise<UnpackedFile> {
  const folder = join(job.workspace, `file-${index + 1}`);
  await mkdir(folder);
  try {
    const { objects, result } = await unpackObjects(job, input.path, folder, timeoutMs);
    const { exitCode, stderr } = result;
    if (exitCode === null || exitCode > maxExitCode || /bad_alloc/.test(stderr))
      throw tooComplex(stderr.slice(-maxCauseCharacters));
    if (!hasWritten(result)) throw await openProblem({ ...job, input: input.path });
    const { size } = await stat(objects);
    if (size > maxObjectsBytes) throw tooComplex(`${size} bytes of objects`);
    const warnings = await firstWarnings(job, input.path, result, timeoutMs);
    return { objects, isRepaired: /file is damaged|reconstruct/.test(warnings) };
  } catch (error) {
    throw ofFile(input.name, isLate(error) ? tooComplex(error) : error);
  }
}
