import { join, parse } from 'node:path';
import type { Note, SomeFiles } from '../../../../catalog/report.ts';
import type { InputFile } from '../../../engine.ts';
import { runTask } from '../../../jail/run-task.ts';
import { isLate, ofFile, ProblemError } from '../../../problem.ts';
import { countPages } from '../count-pages.ts';
import { hasWritten, type QpdfJob, runQpdf } from '../qpdf/run-qpdf.ts';
import type { MergeOutcome, MergeTask } from './merge-task.ts';
import { type UnpackedFile, unpackFile } from './unpack-file.ts';

export interface Merged {
  readonly path: string;
  readonly pages: number;
  readonly notes: readonly Note[];
}

/** File names that one note lists. */
const namesShown = 3;
const timeouts = { join: 40_000, pack: 40_000 } as const;
const maxJoiningBytes = 2_000_000_000;
/** Files that are unpacked at the same time. */
const atOnce = 2;

const tooMuch =
  'Merging these files takes more time or memory than the server allows. Merge them in two goes, then the two results.';
const joining = { maxMemoryBytes: maxJoiningBytes, tooComplex: tooMuch, tooSlow: tooMuch };
const joiner = { name: './merge-worker', from: import.meta.url, nodeOptions: ['--max-old-space-size=1500'] };

/** Unpacks all files, a few at a time, in their order. */
async function unpackAll(job: QpdfJob, inputs: readonly InputFile[]): Promise<readonly UnpackedFile[]> {
  const unpacked: UnpackedFile[] = [];
  for (let first = 0; first < inputs.length; first += atOnce) {
    const group = inputs.slice(first, first + atOnce);
    const results = await Promise.allSettled(group.map((input, index) => unpackFile(job, input, first + index)));
    for (const result of results) {
      if (result.status === 'rejected') throw result.reason;
      unpacked.push(result.value);
    }
  }
  return unpacked;
}

/** Has qpdf write the joined objects as a PDF. Streams keep their coding: qpdf fails on one that it cannot decode. */
async function pack(job: QpdfJob, objects: string, version: string, output: string): Promise<void> {
  const writing = ['--object-streams=generate', '--stream-data=preserve', `--min-version=${version}`];
  const args = ['--json-input', objects, ...writing, output];
  const result = await runQpdf(job, args, timeouts.pack).catch((error: unknown) => {
    throw isLate(error) ? new ProblemError('too-complex', tooMuch, { cause: error }) : error;
  });
  if (!hasWritten(result)) throw new ProblemError('too-complex', tooMuch, { cause: result.stderr.slice(-2000) });
}

function notesOf(
  inputs: readonly InputFile[],
  unpacked: readonly UnpackedFile[],
  { signed, dynamic, renamed }: Extract<MergeOutcome, { type: 'joined' }>,
): readonly Note[] {
  const some = (indexes: readonly number[]): SomeFiles => {
    const names = indexes.map((index) => inputs[index]?.name ?? '');
    return { files: names.slice(0, namesShown), more: Math.max(0, names.length - namesShown) };
  };
  const repaired = [...unpacked.keys()].filter((index) => unpacked[index]?.isRepaired);
  return [
    ...(repaired.length > 0 ? [{ code: 'files-repaired' as const, ...some(repaired) }] : []),
    ...(signed.length > 0 ? [{ code: 'signatures-removed' as const, ...some(signed) }] : []),
    ...(dynamic.length > 0 ? [{ code: 'dynamic-form-dropped' as const, ...some(dynamic) }] : []),
    ...(renamed > 0 ? [{ code: 'fields-renamed' as const, fields: renamed }] : []),
  ];
}

/**
 * Makes one PDF of several, in their order. Throws `password-protected`, `damaged-file` and `too-complex`, naming the
 * file that is in the way, and `conversion-failed`.
 */
export async function mergePdfs(job: QpdfJob, inputs: readonly InputFile[]): Promise<Merged> {
  const unpacked = await unpackAll(job, inputs);
  const files = unpacked.map(({ objects }, index) => ({ objects, title: parse(inputs[index]?.name ?? '').name }));
  const [joined, path] = [join(job.workspace, 'joined.json'), join(job.workspace, 'merged.pdf')];
  const task: MergeTask = { files, joined };
  const outcome = await runTask<MergeOutcome>(joiner, task, { ...job, timeoutMs: timeouts.join }, joining);
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
      await pack(job, joined, outcome.version, path);
      const pages = await countPages(job, path);
      if (pages !== outcome.pages) throw new ProblemError('conversion-failed', undefined, { cause: `${pages} pages` });
      return { path, pages, notes: notesOf(inputs, unpacked, outcome) };
    }
  }
}
