import { describe, expect, it } from 'vitest';
import type { PdfJob } from '../../../../../../api/engines/pdf/pdf-job.ts';
import { repairTable } from '../../../../../../api/engines/pdf/reconstruct/damage/repair-table.ts';
import { ProblemError } from '../../../../../../api/problem.ts';

/** A job in which qpdf exits with a status, or does not end in time. */
function jobWith(exitCode: number | 'too-late', controller = new AbortController()): PdfJob {
  const run = async () => {
    if (exitCode === 'too-late') throw new ProblemError('conversion-timeout');
    return { exitCode, stdout: '', stderr: '' };
  };
  return {
    ...{ input: 'a.pdf', workspace: '/tmp', signal: controller.signal },
    processes: { run } as unknown as PdfJob['processes'],
  };
}

describe('a PDF whose table of objects is damaged', () => {
  it('is written anew if qpdf had to repair something', async () => {
    expect(await repairTable(jobWith(3))).toBe('/tmp/repaired-table.pdf');
  });

  it('stays as it is if nothing is damaged, or if qpdf fails or takes too long', async () => {
    for (const exit of [0, 2, 'too-late'] as const) expect(await repairTable(jobWith(exit))).toBeNull();
  });

  it('is not repaired any more once the visitor has left', async () => {
    const controller = new AbortController();
    controller.abort(new Error('left'));
    await expect(repairTable(jobWith('too-late', controller))).rejects.toThrow('left');
  });
});
