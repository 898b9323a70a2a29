import { ProblemError } from '../../../problem.ts';
import type { PdfJob } from '../pdf-job.ts';

/** What is looked at: every stream, pictures and fonts among them, or the content of pages, which is far less. */
export type Streams = 'all' | 'content';

const limits = { timeoutMs: 5000, maxMemoryBytes: 500_000_000 } as const;

/** What makes qpdf decode the streams of a file. */
const argumentsFor: Readonly<Record<Streams, (input: string) => readonly string[]>> = {
  all: (input) => ['--check', input],
  content: (input) => ['--coalesce-contents', '--normalize-content=y', '--stream-data=preserve', input, '-'],
};

/**
 * What qpdf says about streams that cannot be decoded to their end, about objects in them, and about page content that
 * is invalid (qpdf 11 and 12). It says much more about files that lose nothing, such as of wrong hints for linearized
 * ones.
 */
const damage = [
  'error decoding stream data',
  'errors while decoding content stream',
  '\\(content, offset [0-9]+\\): ',
  'content normalization encountered bad tokens',
  'object stream [0-9]+ \\([^)]*\\): (unknown token|unexpected|expected|parse error)',
].join('|');

/** Ends qpdf at the first warning that reports damage: those of one file can be megabytes. */
const script = 'damage=$1; shift; qpdf "$@" 2>&1 >/dev/null | grep -aqE "$damage"';

/**
 * Whether streams of a PDF are damaged, so that programs which read it silently leave out the rest of them. False where
 * that cannot be determined in time. Throws the signal's reason.
 */
export async function hasDamagedStreams(job: PdfJob, streams: Streams): Promise<boolean> {
  const { processes, input, workspace, signal } = job;
  const command = { file: 'sh', args: ['-c', script, 'sh', damage, ...argumentsFor[streams](input)] };
  try {
    const { exitCode } = await processes.run(command, { workspace, signal, ...limits });
    return exitCode === 0;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ProblemError) return false;
    throw error;
  }
}
