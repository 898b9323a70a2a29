import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { runTask } from '../../../jail/run-task.ts';
import type { PdfJob } from '../pdf-job.ts';
import { hasWritten, runQpdf } from '../qpdf/run-qpdf.ts';
import { limits } from './limits.ts';

/** The task of the process that marks hidden layers. Paths are absolute. */
export interface LayersTask {
  /** The PDF's objects, as qpdf's JSON. */
  readonly objects: string;
  /** Where the changed objects are written for qpdf, as JSON. */
  readonly changes: string;
  /** Where a file of no bytes is written. */
  readonly emptyFile: string;
}

const worker = { name: './layers-worker', from: import.meta.url };
const { timeoutMs, maxCatalogueBytes, maxMemoryBytes } = limits;

/** Prints a PDF's catalogue; nothing for a file that qpdf cannot read. */
const printCatalogue = `root=$(qpdf --no-warn --show-object=trailer "$1" | sed -n 's/.*\\/Root \\([0-9]*\\) \\([0-9]*\\) R.*/\\1,\\2/p')
qpdf --no-warn --show-object="$root" "$1" | head -c ${maxCatalogueBytes}`;

async function hasLayers({ processes, input, workspace, signal }: PdfJob): Promise<boolean> {
  const command = { file: 'sh', args: ['-c', printCatalogue, 'sh', input] };
  const { stdout } = await processes.run(command, { workspace, signal, timeoutMs, maxMemoryBytes });
  return stdout.includes('/OCProperties');
}

/**
 * Makes a copy of a PDF in which the contents of its hidden layers can be distinguished from the rest (`markHidden`):
 * PDFium reports letters and drawings without the states of their layers. Returns the copy's path; null for a PDF that
 * hides nothing, and for one that qpdf cannot read. Throws the problems of the limits and the signal's reason.
 */
export async function markLayers(job: PdfJob): Promise<string | null> {
  if (!(await hasLayers(job))) return null;
  const folder = await mkdtemp(join(job.workspace, 'layers-'));
  const [objects, changes, emptyFile, marked] = ['objects.json', 'changes.json', 'empty', 'marked.pdf'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  const unpacking = ['--json-output', '--json-stream-data=none', job.input, objects];
  if (!hasWritten(await runQpdf(job, unpacking, timeoutMs))) return null;
  const task: LayersTask = { objects, changes, emptyFile };
  if (!(await runTask<boolean>(worker, task, { ...job, timeoutMs }, { maxMemoryBytes }))) return null;
  const packing = [job.input, `--update-from-json=${changes}`, '--stream-data=preserve', marked];
  return hasWritten(await runQpdf(job, packing, timeoutMs)) ? marked : null;
}
