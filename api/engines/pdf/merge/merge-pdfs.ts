import { join, parse } from 'node:path';
import type { Note, SomeFiles } from '../../../../catalog/report.ts';
import type { InputFile } from '../../../engine.ts';
import { runTask } from '../../../jail/run-task.ts';
import { isLate, ofFile, ProblemError } from '../../../problem.ts';
import { countPages } from '../count-pages.ts';
import type { PagesJob } from '../pdf-job.ts';
import { hasWritten, type QpdfJob, runQpdf } from '../qpdf/run-qpdf.ts';
import { compareMerged } from './held/compare-merged.ts';
import { limits } from './limits.ts';
import type { MergeOutcome, MergeTask } from './merge-task.ts';
import type { SelectedFile } from './select-pages.ts';
import { type UnpackedFile, unpackFile } from './unpack-file.ts';

/** A qpdf job, with the number of processes that may compare the result at the same time. */
export type MergeJob = QpdfJob & Pick<PagesJob, 'cores'>;

/** The result of joining files. */
export interface Merged {
  readonly path: string;
  readonly pages: number;
  readonly notes: readonly Note[];
}

/** Characters of qpdf's output kept for the log. */
const maxCauseCharacters = 2000;
/** File names in one note. */
const maxNamesInNote = 3;
const { parallelFiles } = limits;

const tooMuch =
  'Merging these files takes more time or memory than the server allows. Merge them in two goes, then the two results.';
const joining = { maxMemoryBytes: limits.join.maxMemoryBytes, tooComplex: tooMuch, tooSlow: tooMuch };
const joiner = { name: './merge-worker', from: import.meta.url, nodeOptions: ['--max-old-space-size=1500'] };

/** Unpacks all files, a few at a time. If some fail, the first one's error is thrown. */
async function unpackAll(job: QpdfJob, inputs: readonly InputFile[]): Promise<readonly UnpackedFile[]> {
  const unpacked: UnpackedFile[] = [];
  for (let first = 0; first < inputs.length; first += parallelFiles) {
    const group = inputs.slice(first, first + parallelFiles);
    const results = await Promise.allSettled(group.map((input, index) => unpackFile(job, input, first + index)));
    for (const result of results) {
      if (result.status === 'rejected') throw result.reason;
      unpacked.push(result.value);
    }
  }
  return unpacked;
}

/** Writes the joined objects as a PDF. Streams stay encoded: qpdf fails on those that it cannot decode. */
async function pack(job: QpdfJob, objects: string, version: string, output: string): Promise<void> {
  const writing = ['--object-streams=generate', '--stream-data=preserve', `--min-version=${version}`];
  const args = ['--json-input', objects, ...writing, output];
  const result = await runQpdf(job, args, limits.pack.timeoutMs).catch((error: unknown) => {
    throw isLate(error) ? new ProblemError('too-complex', tooMuch, { cause: error }) : error;
  });
  if (!hasWritten(result))
    throw new ProblemError('too-complex', tooMuch, { cause: result.stderr.slice(-maxCauseCharacters) });
}

function notesOf(
  inputs: readonly InputFile[],
  unpacked: readonly UnpackedFile[],
  { signed, dynamic, renamed, leftOut }: Extract<MergeOutcome, { type: 'joined' }>,
): readonly Note[] {
  const summarise = (indexes: readonly number[]): SomeFiles => {
    const names = indexes.map((index) => inputs[index]?.name ?? '');
    return { files: names.slice(0, maxNamesInNote), more: Math.max(0, names.length - maxNamesInNote) };
  };
  const repaired = [...unpacked.keys()].filter((index) => unpacked[index]?.isRepaired);
  return [
    ...(repaired.length > 0 ? [{ code: 'files-repaired' as const, ...summarise(repaired) }] : []),
    ...(signed.length > 0 ? [{ code: 'signatures-removed' as const, ...summarise(signed) }] : []),
    ...(dynamic.length > 0 ? [{ code: 'dynamic-form-dropped' as const, ...summarise(dynamic) }] : []),
    ...(leftOut.bookmarks + leftOut.links > 0 ? [{ code: 'targets-left-out' as const, ...leftOut }] : []),
    ...(renamed > 0 ? [{ code: 'fields-renamed' as const, fields: renamed }] : []),
  ];
}

/**
 * Merges PDFs, or the pages selected from them, in the given order. Throws `password-protected`, `damaged-file` and
 * `too-complex`, naming the file if one is to blame, `content-lost`, `conversion-failed`, `conversion-timeout` and the
 * signal's reason.
 * @param write Writes the merged file. Tests pass a faulty one, to show that the comparison finds its faults.
 */
export async function mergePdfs(
  job: MergeJob,
  selected: readonly SelectedFile[],
  write: typeof pack = pack,
): Promise<Merged> {
  const inputs = selected.map(({ input, path: copy }) => ({ ...input, path: copy }));
  const unpacked = await unpackAll(job, inputs);
  const files = selected.map(({ input, path: file, numbers }, index) => ({
    path: file,
    numbers,
    objects: unpacked[index]?.objects ?? '',
    title: parse(input.name).name,
  }));
  const [joined, path] = [join(job.workspace, 'joined.json'), join(job.workspace, 'merged.pdf')];
  const task: MergeTask = { files, joined };
  const outcome = await runTask<MergeOutcome>(joiner, task, { ...job, timeoutMs: limits.join.timeoutMs }, joining);
  switch (outcome.type) {
    case 'no-pages':
      throw ofFile(
        inputs[outcome.file]?.name ?? '',
        new ProblemError(
          'damaged-file',
          'This PDF has no pages that can be found. It may be damaged: save it again and add that copy.',
        ),
      );
    case 'too-many-pages':
      throw new ProblemError(
        'too-complex',
        `These files have more than ${outcome.pages} pages together, the most that can be merged at once.`,
      );
    case 'joined': {
      const { version, pagesOfFiles } = outcome;
      await write(job, joined, version, path);
      const pages = await countPages(job, path);
      const expected = pagesOfFiles.reduce((sum, count) => sum + count, 0);
      if (pages !== expected) throw new ProblemError('content-lost', undefined, { cause: `${pages} pages` });
      const merged = selected.map(({ input, path: file, numbers }, index) => ({
        path: file,
        name: input.name,
        numbers,
        pages: pagesOfFiles[index] ?? 0,
        isRepaired: unpacked[index]?.isRepaired ?? false,
      }));
      const changes = await compareMerged(path, merged, outcome.leftOut, job);
      return { path, pages, notes: [...changes, ...notesOf(inputs, unpacked, outcome)] };
    }
  }
}
