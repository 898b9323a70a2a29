import { ProblemError } from '../../../problem.ts';
import type { PdfJob } from '../pdf-job.ts';

const limits = { timeoutMs: 5000, maxMemoryBytes: 500_000_000 } as const;

/**
 * What qpdf says of streams that cannot be decoded to their end, of objects in them, and of content of pages that is none
 * (qpdf 11 and 12). It says much more of files that lose nothing, such as of wrong hints for linearized ones.
 */
const damage = [
  'error decoding stream data',
  'errors while decoding content stream',
  '\\(content, offset [0-9]+\\): ',
  'object stream [0-9]+ \\([^)]*\\): (unknown token|unexpected|expected|parse error)',
].join('|');

/**
 * Whether streams of a PDF are damaged, so that programs which read it leave out what is in the rest of them, and say
 * nothing. False where that cannot be told in time. Throws the signal's reason.
 */
export async function hasDamagedStreams({ processes, input, workspace, signal }: PdfJob): Promise<boolean> {
  // Warnings of one file can be megabytes: the first one that tells of damage ends them.
  const script = 'qpdf --check "$1" 2>&1 | grep -aqE "$2"';
  const command = { file: 'sh', args: ['-c', script, 'sh', input, damage] };
  try {
    const { exitCode } = await processes.run(command, { workspace, signal, ...limits });
    return exitCode === 0;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ProblemError) return false;
    throw error;
  }
}
