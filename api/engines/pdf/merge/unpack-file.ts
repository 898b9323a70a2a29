import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { InputFile } from '../../../engine.ts';
import { isLate, ofFile, ProblemError } from '../../../problem.ts';
import { openProblem } from '../open-problem.ts';
import type { PdfJob } from '../pdf-job.ts';

/** What a merge runs with. */
export type MergeJob = Omit<PdfJob, 'input'>;

/** A file taken apart: its objects as qpdf's JSON, the bytes of each stream in a file beside it. */
export interface UnpackedFile {
  readonly objects: string;
  /** Its table of objects was gone; what could be found was put together again. */
  readonly isRepaired: boolean;
}

const timeoutMs = 30_000;
const maxMemoryBytes = 1_500_000_000;
/** Ten times as much memory holds it as objects. */
const maxObjectsBytes = 120_000_000;

const tooComplex = (cause: unknown) =>
  new ProblemError(
    'too-complex',
    'This PDF asks for more time or memory than the server allows. Leave it out, or print it to a new PDF and add that.',
    { cause },
  );

/**
 * Has qpdf take a file apart; damaged ones are repaired on the way. Throws `password-protected`, `damaged-file` and
 * `too-complex`, each naming the file.
 */
export async function unpackFile(job: MergeJob, input: InputFile, index: number): Promise<UnpackedFile> {
  const { processes, workspace, signal } = job;
  const folder = join(workspace, `file-${index + 1}`);
  await mkdir(folder);
  const objects = join(folder, 'objects.json');
  const streams = ['--json-stream-data=file', `--json-stream-prefix=${join(folder, 'data')}`];
  const command = { file: 'qpdf', args: ['--json-output', '--decode-level=none', ...streams, input.path, objects] };
  try {
    const { exitCode, stderr } = await processes.run(command, { workspace, signal, timeoutMs, maxMemoryBytes });
    if (exitCode === null || exitCode > 3 || /bad_alloc/.test(stderr)) throw tooComplex(stderr.slice(-500));
    if (exitCode !== 0 && exitCode !== 3) throw await openProblem({ ...job, input: input.path });
    const { size } = await stat(objects);
    if (size > maxObjectsBytes) throw tooComplex(`${size} bytes of objects`);
    return { objects, isRepaired: /file is damaged|reconstruct/.test(stderr) };
  } catch (error) {
    throw ofFile(input.name, isLate(error) ? tooComplex(error) : error);
  }
}
