// npm run soak [-- --minutes 30 --files FOLDER]: loads a server with good and hostile files in random order.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { createRandom } from '../fuzz/random.ts';
import { processesWith } from '../support/processes/processes-with.ts';
import { startBuiltServer } from '../support/servers/built-server.ts';
import { createLoad } from './load.ts';
import { soak } from './soak.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    /** Files to mix in; those below a folder named `hostile` may be refused. */
    files: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    parallel: { type: 'string', default: String(2 * availableParallelism()) },
    'max-pulse': { type: 'string', default: '1500' },
    'max-growth-mb': { type: 'string', default: '30' },
  },
});

console.log(`Seed ${values.seed}, for ${values.minutes} minutes, ${values.parallel} requests at a time`);
const server = await startBuiltServer({ MAX_REQUESTS_PER_MINUTE: '1000000' });
const { answers, slowestPulseMs, grownBytes, failures, refusedAlone } = await soak({
  server,
  nextRequest: await createLoad(values.files ?? null, createRandom(Number(values.seed))),
  durationMs: Number(values.minutes) * 60_000,
  parallel: Number(values.parallel),
  maxPulseMs: Number(values['max-pulse']),
  maxGrownBytes: Number(values['max-growth-mb']) * 1_000_000,
  onFailure: (what) => console.log(`FAILED ${what}`),
});
await server.stop();
for (const what of refusedAlone) console.log(`Not converted on a quiet server either: ${what}`);
const processes = await processesWith(server.workFolder);
if (processes.length > 0) console.log(`FAILED processes are left: ${processes.map(({ pid }) => pid).join(', ')}`);
console.log('Answers:', Object.fromEntries(Object.entries(answers).sort()));
console.log(`Slowest pulse ${Math.round(slowestPulseMs)} ms, memory ${Math.round(grownBytes / 1e6)} MB more`);
const failed = failures + (processes.length > 0 ? 1 : 0);
console.log(failed === 0 ? 'No failures' : `${failed} failures`);
process.exitCode = failed === 0 ? 0 : 1;
