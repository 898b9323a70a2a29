import { expect, it } from 'vitest';
import type { JobState } from '../../../../api/jobs/job-queue.ts';
import { createKeptJobs } from '../../../../api/request/later/kept-jobs.ts';

const running: JobState = { status: 'running', expectedMs: null };

/** A queue in which jobs are until they are discarded, and what became of a request. */
function kept({ needsWorkspace = true, keptMs = 60_000, checkEveryMs = 20, state = running } = {}) {
  const discarded: string[] = [];
  const told: string[] = [];
  const jobs = {
    needsWorkspace,
    discard: async (id: string) => void discarded.push(id),
    state: async () => state,
  };
  const note = (word: string) => async () => void told.push(word);
  const onResult = (bytes: number) => void told.push(`${bytes} bytes`);
  const request = { removeFiles: note('files removed'), onResult, vacate: note('vacated') };
  return { jobs: createKeptJobs(jobs, () => {}, keptMs, checkEveryMs), request, discarded, told };
}

it('releases the claim of a request with its job', async () => {
  const { jobs, request, discarded, told } = kept();
  await jobs.keep('a', request);
  expect(told).toEqual([]);
  await jobs.discard('a');
  expect([discarded, told]).toEqual([['a'], ['vacated']]);
});

it('removes stored files at once, and keeps the claim', async () => {
  const { jobs, request, told } = kept({ needsWorkspace: false });
  await jobs.keep('a', request);
  expect(told).toEqual(['files removed']);
  await jobs.discard('a');
  expect(told).toEqual(['files removed', 'vacated']);
});

it('tells the bytes of a result once', async () => {
  const state: JobState = { status: 'done', format: 'pdf', bytes: 7, notes: [] };
  const { jobs, request, discarded, told } = kept({ keptMs: 60, state, checkEveryMs: 10 });
  await jobs.keep('a', request);
  await expect.poll(() => discarded).toEqual(['a']);
  expect(told).toEqual(['7 bytes', 'vacated']);
});

it('discards expired jobs', async () => {
  const { jobs, request, discarded } = kept({ keptMs: 20 });
  await jobs.keep('a', request);
  await expect.poll(() => discarded).toEqual(['a']);
});

it('discards jobs that it did not create', async () => {
  const { jobs, discarded } = kept();
  await jobs.discard('of another process');
  expect(discarded).toEqual(['of another process']);
});
