import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { InputFile } from '../../../engine.ts';
import { isLate, ofFile, ProblemError } from '../../../problem.ts';
import { openProblem } from '../open-problem.ts';
import { firstWarnings, hasWritten, type QpdfJob, unpackObjects } from '../qpdf/run-qpdf.ts';

/** An unpacked PDF: its objects as qpdf's JSON, with each stream's bytes in a file beside it. */
export interface UnpackedFile {
  readonly objects: string;
  /** Its cross-reference table was damaged, and rebuilt from the objects that could be found. */
  readonly isRepaired: boolean;
}

const timeoutMs = 30_000;
/** As JSON; in memory, objects take ten times as much. */
const maxObjectsBytes = 120_000_000;

const tooComplex = (cause: unknown) =>
  new ProblemError(
    'too-complex',
    'This PDF takes more time or memory than the server allows. Leave it out, or print it to a new PDF and add that.',
    { cause },
  );

/**
 * Has qpdf unpack a file, repairing it if it is damaged. Throws `password-protected`, `damaged-file` and
 * `too-complex`, each naming the file.
 */
export async function unpackFile(job: QpdfJob, input: InputFile, index: number): Promise<UnpackedFile> {
  const folder = join(job.workspace, `file-${index + 1}`);
  await mkdir(folder);
  try {
    const { objects, result } = await unpackObjects(job, input.path, folder, timeoutMs);
    const { exitCode, stderr } = result;
    if (exitCode === null || exitCode > 3 || /bad_alloc/.test(stderr)) throw tooComplex(stderr.slice(-500));
    if (!hasWritten(result)) throw await openProblem({ ...job, input: input.path });
    const { size } = await stat(objects);
    if (size > maxObjectsBytes) throw tooComplex(`${size} bytes of objects`);
    const warnings = await firstWarnings(job, input.path, result, timeoutMs);
    return { objects, isRepaired: /file is damaged|reconstruct/.test(warnings) };
  } catch (error) {
    throw ofFile(input.name, isLate(error) ? tooComplex(error) : error);
  }
}
