// npm run fuzz [-- --minutes 10 --seed 1, or --only 7]: sends mutations of the project's own files to every tool of a
// server.
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { processesWith } from '../support/processes/processes-with.ts';
import { startBuiltServer } from '../support/servers/built-server.ts';
import { runCampaign } from './campaign.ts';
import type { FuzzCase } from './fuzz-case.ts';
import { keptSeeds } from './kept-seeds.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    /** Without one, a campaign of its own each day. */
    seed: { type: 'string', default: String(Math.floor(Date.now() / 86_400_000) * 1_000_000) },
    /** One request alone, as a failure names it. */
    only: { type: 'string' },
    parallel: { type: 'string', default: String(2 * availableParallelism()) },
    'max-pulse': { type: 'string', default: '1500' },
  },
});
const folder = fileURLToPath(new URL('../../dist/fuzz', import.meta.url));

/** Prints a failure and keeps the files that caused it. */
async function report(what: string, cause: FuzzCase | null): Promise<void> {
  const origin = cause === null ? '' : `seed ${cause.seed}, ${cause.endpoint}, ${cause.mutations.join(' + ')}: `;
  console.log(`FAILED ${origin}${what}`);
  if (cause === null) return;
  await mkdir(folder, { recursive: true });
  for (const { name, content } of cause.files) {
    const path = join(folder, `${cause.seed}-${name}`);
    await writeFile(path, content);
    console.log(`       ${path}`);
  }
}

const server = await startBuiltServer({ MAX_REQUESTS_PER_MINUTE: '1000000' });
console.log(
  values.only === undefined ? `Seeds from ${values.seed}, for ${values.minutes} minutes` : `Seed ${values.only}`,
);
const { failures, answers, slowestPulseMs, grownBytes } = await runCampaign({
  server,
  kept: values.only === undefined ? keptSeeds : [Number(values.only)],
  firstSeed: Number(values.seed),
  durationMs: values.only === undefined ? Number(values.minutes) * 60_000 : 0,
  parallel: Number(values.parallel),
  maxPulseMs: Number(values['max-pulse']),
  onFailure: report,
});
await server.stop();
const processes = await processesWith(server.workFolder);
if (processes.length > 0) await report(`processes are left: ${processes.map(({ pid }) => pid).join(', ')}`, null);
const errors = server
  .log()
  .split('\n')
  .filter((line) => /"level":[56]0/.test(line));
if (errors.length > 0) console.log(`The server's log, its first errors:\n${errors.slice(0, 10).join('\n')}`);
console.log(
  'Answers:',
  answers,
  `slowest pulse ${Math.round(slowestPulseMs)} ms, memory ${Math.round(grownBytes / 1e6)} MB more`,
);
const failed = failures + (processes.length > 0 ? 1 : 0);
console.log(failed === 0 ? 'No failures' : `${failed} failures`);
process.exitCode = failed === 0 ? 0 : 1;
