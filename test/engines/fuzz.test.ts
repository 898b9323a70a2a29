import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCampaign } from '../fuzz/campaign.ts';
import { fuzzCase } from '../fuzz/fuzz-case.ts';
import { keptSeeds } from '../fuzz/kept-seeds.ts';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';

const durationMs = 30_000;
const maxPulseMs = 1500;
const testTimeoutMs = 400_000;

let server: BuiltServer;
beforeAll(async () => {
  server = await startBuiltServer({ MAX_REQUESTS_PER_MINUTE: '1000000' });
});
afterAll(() => server.stop());

it('answers mutated files as it may, and leaves nothing', { timeout: testTimeoutMs }, async () => {
  const failures: string[] = [];
  const { statuses } = await runCampaign({
    server,
    kept: keptSeeds,
    firstSeed: 1,
    durationMs,
    parallel: 3,
    maxPulseMs,
    onFailure: async (what, cause) => {
      failures.push(`${cause === null ? '' : `npm run fuzz -- --only ${cause.seed}: `}${what}`);
    },
  });
  expect(failures).toEqual([]);
  expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(20);
});

it('makes the same files of a seed every time', async () => {
  for (const seed of [1, 2, 3, 4, 5]) expect(await fuzzCase(seed)).toEqual(await fuzzCase(seed));
});
