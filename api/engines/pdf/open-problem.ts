import { ProblemError } from '../../problem.ts';
import type { PdfJob } from './pdf-job.ts';

const timeoutMs = 15_000;
const maxMemoryBytes = 1_000_000_000;
/** Bytes of a program's messages that are read: a file can cause millions of them. */
const maxMessageBytes = 100_000;
/** Characters of pdfinfo's messages kept for the log. */
const maxCauseCharacters = 500;

/** Reads the first messages of a program about a PDF, and ends it there. */
async function firstMessages({ processes, input, workspace, signal }: PdfJob, program: string): Promise<string> {
  const script = `${program} 2>&1 >/dev/null | head -c ${maxMessageBytes}`;
  const command = { file: 'sh', args: ['-c', script, 'sh', input] };
  return (await processes.run(command, { workspace, signal, timeoutMs, maxMemoryBytes })).stdout;
}

/**
 * Determines why a PDF does not open: `password-protected`, `unsupported-file-type` for other encryption than by password
 * (ISO 32000-1, §7.6.4), `too-complex` or `damaged-file`. Throws `conversion-timeout` and the signal's reason.
 */
export async function openProblem(job: PdfJob): Promise<ProblemError> {
  const messages = await firstMessages(job, 'pdfinfo "$1"');
  if (/incorrect password/i.test(messages)) {
    return new ProblemError(
      'password-protected',
      'This PDF opens only with a password. Enter it and try again, or use a copy without a password.',
    );
  }
  if (/security handler/i.test(messages)) {
    return new ProblemError(
      'unsupported-file-type',
      'This PDF is encrypted for certain people’s certificates or by a rights service, which can’t be opened here. Open it in the program that can, save it without protection, and send that copy.',
      { cause: messages.slice(0, maxCauseCharacters) },
    );
  }
  const warnings = await firstMessages(job, 'qpdf --json-output --json-stream-data=none "$1" -');
  // Readers open it, since only its attachments are encrypted; they are read and written here with all else.
  if (/invalid password/i.test(warnings)) {
    return new ProblemError(
      'password-protected',
      'The attachments of this PDF open only with a password. Enter it and try again, or use a copy without a password.',
    );
  }
  if (warnings.includes('excessively deeply nested')) {
    return new ProblemError(
      'too-complex',
      'This PDF nests its data hundreds of levels deep. Open it in a PDF reader, print it to a new PDF, and try that copy.',
      { cause: warnings.slice(0, maxCauseCharacters) },
    );
  }
  return new ProblemError(
    'damaged-file',
    'The PDF can’t be opened. It may be damaged: open it in a PDF reader, print it to a new PDF, and try that copy.',
    { cause: messages.slice(0, maxCauseCharacters) },
  );
}
