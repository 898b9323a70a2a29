import type { PdfJob } from '../../../api/engines/pdf/pdf-job.ts';
import { ProblemError } from '../../../api/problem.ts';

/** A job whose pages Poppler reads as these texts, by their numbers; null for one that it does not read. */
export function jobWith(texts: Readonly<Record<string, string | null>>, controller = new AbortController()): PdfJob {
  const run = async ({ args }: { readonly args: readonly string[] }) => {
    const text = texts[args[args.indexOf('-f') + 1] ?? ''];
    if (text == null) throw new ProblemError('damaged-file', 'No text.');
    return { stdout: text };
  };
  return {
    ...{ input: 'a.pdf', workspace: '/tmp', signal: controller.signal },
    processes: { run } as unknown as PdfJob['processes'],
  };
}
