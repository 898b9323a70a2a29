import { createRedisJobs } from '../../../api/jobs/redis/redis-jobs.ts';
import { openFolderStore } from '../../../api/store/folder-store.ts';
import { type Behaviour, copy } from '../processes/fake-engines.ts';
import { generous, startTestWorker, testJob } from './test-queues.ts';

// A worker or a web process of a test, to be killed. Started as `queue-process SETTINGS`; says `ready`, and then what
// happens to jobs.

/** Settings of the process. */
export interface ProcessSettings {
  readonly role: 'worker' | 'web';
  readonly url: string;
  readonly scratch: string;
  readonly store: string;
  /** What becomes of jobs in a worker. */
  readonly jobs: 'hang' | 'die' | 'copy';
  /** By how much its clock is wrong. */
  readonly skewMs: number;
}

const settings = JSON.parse(process.argv[2] ?? '{}') as ProcessSettings;
const { role, url, scratch, skewMs } = settings;
const rightNow = Date.now;
Date.now = () => rightNow() + skewMs;

const say = (word: string) => process.stdout.write(`${word}\n`);

const behaviours: Record<ProcessSettings['jobs'], Behaviour> = {
  copy,
  hang: () => new Promise(() => {}),
  die: async () => process.kill(process.pid, 'SIGKILL') as never,
};

const store = await openFolderStore(settings.store);
if (role === 'worker') {
  const behaviour: Behaviour = (job, operation) => {
    say('job');
    return behaviours[settings.jobs](job, operation);
  };
  const worker = await startTestWorker({ redis: { url }, scratch, store, behaviour });
  process.on('SIGTERM', () => void worker.close().then(() => process.exit(0)));
} else {
  const jobs = createRedisJobs({ access: { url, onError: () => {} }, store, ...generous });
  await jobs.submit(await testJob(scratch), new AbortController().signal);
}
say('ready');
