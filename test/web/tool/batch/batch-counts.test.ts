import { describe, expect, it } from 'vitest';
import { countJobs } from '../../../../web/tool/batch/batch-counts.ts';
import type { Job } from '../../../../web/tool/batch/jobs.ts';

const download = { blob: new Blob(['x']), filename: 'x.pdf' } as Job['download'];
const job = (phase: Job['phase'], more: Partial<Job> = {}): Job => ({
  ...{ id: 1, file: new File([], 'x.docx'), phase, progress: 0, reason: null, otherFormat: null, answers: {} },
  download: phase === 'done' ? download : null,
  ...more,
});

describe('countJobs', () => {
  it('counts files by what became of them, without those that are refused', () => {
    const jobs = (['done', 'failed', 'chosen', 'cancelled', 'busy', 'refused'] as const).map((phase) => job(phase));
    expect(countJobs(jobs)).toMatchObject({ total: 5, done: [download], failed: 1, waiting: 3, isBusy: true });
  });

  it('is finished once all files have results', () => {
    expect(countJobs([job('done'), job('refused')]).isFinished).toBe(true);
    expect(countJobs([job('done'), job('busy')]).isFinished).toBe(false);
    expect(countJobs([job('done'), job('failed')]).isFinished).toBe(false);
    expect(countJobs([job('refused')]).isFinished).toBe(false);
  });

  it('knows that a file has a password', () => {
    const reason = { code: 'password-protected' } as unknown as Job['reason'];
    expect(countJobs([job('failed', { reason })]).isLocked).toBe(true);
    expect(countJobs([job('failed')]).isLocked).toBe(false);
  });
});
