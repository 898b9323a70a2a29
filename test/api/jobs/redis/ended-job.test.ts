import { describe, expect, it } from 'vitest';
import { endOf } from '../../../../api/jobs/redis/ended-job.ts';

const at = { finishedOn: 1, failedReason: '' };
const done = { type: 'done', format: 'pdf', bytes: 10, pages: 1, notes: [] } as const;

describe('endOf', () => {
  it('tells no end of a job that waits or runs', () => {
    expect(endOf({ ...at, finishedOn: undefined, returnvalue: done })).toBeUndefined();
  });

  it('tells what a worker has made, or why it refused', () => {
    expect(endOf({ ...at, returnvalue: done })).toMatchObject({ status: 'done', format: 'pdf', bytes: 10 });
    const refused = { type: 'refused', code: 'password-protected', detail: 'It has a password.' };
    expect(endOf({ ...at, returnvalue: refused })).toMatchObject({
      status: 'failed',
      problem: { code: 'password-protected', detail: 'It has a password.' },
    });
  });

  it('takes anything else for a fault of the server', () => {
    expect(endOf({ ...at, returnvalue: 'hello' })).toMatchObject({ problem: { code: 'internal' } });
  });

  it('says of a job that two workers abandoned that its file cannot be processed', () => {
    const abandoned = { ...at, failedReason: 'stalled', returnvalue: null };
    expect(endOf(abandoned)).toMatchObject({ problem: { code: 'conversion-failed' } });
  });
});
