import { expect, it } from 'vitest';
import { createKeptJobs } from '../../../api/request/kept-jobs.ts';

/** A queue in which jobs are until they are discarded, and what became of a request. */
function kept({ needsWorkspace = true, keptMs = 60_000 } = {}) {
  const discarded: string[] = [];
  const told: string[] = [];
  const jobs = {
    needsWorkspace,
    discard: async (id: string) => void discarded.push(id),
    state: async () => ({ status: 'running', expectedMs: null }) as const,
  };
  const note = (word: string) => async () => void told.push(word);
  const request = { removeFiles: note('files removed'), vacate: note('vacated') };
  return { jobs: createKeptJobs(jobs, () => {}, keptMs), request, discarded, told };
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
