import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCampaign } from '../fuzz/campaign.ts';
import { type FuzzCase, fuzzCase } from '../fuzz/fuzz-case.ts';
import { keptSeeds } from '../fuzz/kept-seeds.ts';
import { type BuiltServer, startBuiltServer } from '../support/servers/built-server.ts';

/** Each a request; `npm run fuzz` goes on with others for as long as one likes. */
const seeds = [...keptSeeds, ...Array.from({ length: 24 }, (_, index) => index + 1)];
const maxPulseMs = 1500;
const testTimeoutMs = 400_000;

let server: BuiltServer;
beforeAll(async () => {
  server = await startBuiltServer({ MAX_REQUESTS_PER_MINUTE: '1000000' });
});
afterAll(() => server.stop());

it('answers mutated files with a result or a problem, and leaves nothing behind', {
  timeout: testTimeoutMs,
}, async () => {
  const failures: string[] = [];
  const { answers } = await runCampaign({
    server,
    kept: seeds,
    firstSeed: seeds.length,
    durationMs: 0,
    parallel: 3,
    maxPulseMs,
    onFailure: async (what, cause) => {
      failures.push(`${cause === null ? '' : `npm run fuzz -- --only ${cause.seed}: `}${what}`);
    },
  });
  expect(failures).toEqual([]);
  expect(Object.values(answers).reduce((sum, count) => sum + count, 0)).toBe(seeds.length);
});

/** A case with its files as digests: comparing megabytes one by one takes a minute. */
const fingerprint = ({ files, ...request }: FuzzCase) => ({
  ...request,
  files: files.map(({ name, content }) => ({ name, digest: createHash('sha256').update(content).digest('hex') })),
});

it('generates the same files from the same seed', async () => {
  for (const seed of [1, 2, 3, 4, 5])
    expect(fingerprint(await fuzzCase(seed))).toEqual(fingerprint(await fuzzCase(seed)));
});
