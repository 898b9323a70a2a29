import { describe, expect, it } from 'vitest';
import type { FormatId } from '../../../../catalog/formats.ts';
import type { ProblemCode } from '../../../../catalog/problems.ts';
import {
  type BatchEvent,
  type Job,
  maxParallel,
  nextJobs,
  overallPercent,
  stepBatch,
} from '../../../../web/tool/batch/jobs.ts';

const files = ['a.docx', 'b.docx', 'c.docx', 'd.txt'].map((name) => new File(['x'], name));
const isAccepted = ({ name }: File) => name.endsWith('.docx');
const download = { blob: new Blob(['y']), filename: 'a.pdf', report: null };

const batch = (...events: readonly BatchEvent[]): readonly Job[] =>
  [{ type: 'added', files, isAccepted } as const, ...events].reduce(stepBatch, []);
const phases = (jobs: readonly Job[]) => jobs.map(({ phase }) => phase).join(' ');

const start: BatchEvent = { type: 'started', id: null };

describe('a batch', () => {
  it('lists every file once, and refuses what the page does not take', () => {
    const jobs = batch({ type: 'added', files: files.slice(0, 1), isAccepted });
    expect(phases(jobs)).toBe('chosen chosen chosen refused');
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(4);
  });

  it('sends a few at a time, in order', () => {
    const waiting = batch(start);
    expect(nextJobs(waiting).map(({ id }) => id)).toEqual([1, 2]);
    const sent = nextJobs(waiting).reduce((jobs, { id }) => stepBatch(jobs, { type: 'sending', id }), waiting);
    expect(nextJobs(sent)).toEqual([]);
    expect(maxParallel).toBe(2);
    expect(nextJobs(stepBatch(sent, { type: 'succeeded', id: 1, download })).map(({ id }) => id)).toEqual([3]);
  });

  it('gives each file its own result, and retries only failed files', () => {
    const jobs = batch(
      start,
      { type: 'sending', id: 1 },
      { type: 'sending', id: 2 },
      { type: 'succeeded', id: 1, download },
      { type: 'failed', id: 2, reason: 'offline' },
    );
    expect(phases(jobs)).toBe('done failed waiting refused');
    expect(phases(stepBatch(jobs, { type: 'cancelled', id: null }))).toBe('done failed cancelled refused');
    expect(phases(stepBatch(jobs, start))).toBe('done waiting waiting refused');
  });

  it('sends a file once more with the answers of that run alone', () => {
    const failed = batch(start, { type: 'sending', id: 1 }, { type: 'failed', id: 1, reason: 'offline' });
    const [again] = stepBatch(failed, { type: 'started', id: 1, answers: { signature: 'drop' } });
    expect(again).toMatchObject({ phase: 'waiting', reason: null, answers: { signature: 'drop' } });
    const cancelled = stepBatch(failed, { type: 'started', id: 1 });
    expect(cancelled[0]?.answers).toEqual({});
  });

  it('keeps what was found before sending: certain refusals for good, doubts until the file is sent', () => {
    const problem = (code: ProblemCode, isCertain: boolean, format: FormatId | null = null) => ({
      reason: { type: 'about:blank', code, title: code, status: 422 },
      isCertain,
      format,
    });
    const jobs = batch(
      { type: 'judged', id: 1, problem: problem('empty-file', true) },
      { type: 'judged', id: 2, problem: problem('password-protected', false) },
      { type: 'judged', id: 4, problem: problem('unsupported-file-type', true, 'txt') },
    );
    expect(phases(jobs)).toBe('refused chosen chosen refused');
    expect(jobs.map(({ reason }) => typeof reason === 'object' && reason?.code)).toEqual([
      'empty-file',
      'password-protected',
      undefined,
      'unsupported-file-type',
    ]);
    expect(jobs[3]?.otherFormat).toBe('txt');
    const started = stepBatch(jobs, start);
    expect(phases(started)).toBe('refused waiting waiting refused');
    expect(started[1]?.reason).toBeNull();
    const late = stepBatch(started, { type: 'judged', id: 2, problem: problem('empty-file', true) });
    expect(phases(late)).toBe('refused waiting waiting refused');
  });

  it('ignores answers after a cancellation', () => {
    const jobs = batch(
      start,
      { type: 'sending', id: 1 },
      { type: 'cancelled', id: 1 },
      { type: 'succeeded', id: 1, download },
    );
    expect(jobs[0]).toMatchObject({ phase: 'cancelled', download: null });
  });

  it('counts an upload as half of the progress', () => {
    const jobs = batch(
      start,
      { type: 'sending', id: 1 },
      { type: 'uploaded', id: 1, fraction: 1 },
      { type: 'sending', id: 2 },
      { type: 'succeeded', id: 2, download },
    );
    expect(overallPercent(jobs)).toBe(50);
  });
});
