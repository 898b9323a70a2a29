import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { jobLimits } from '../../catalog/limits.ts';
import { docx } from '../support/office/documents.ts';
import { type BuiltServer, startBuiltServer } from '../support/servers/built-server.ts';
import { startRedis } from '../support/servers/redis-server.ts';
import { readReservation, sendAgain, sendHalf } from './repeated-request.ts';

/** What became of the visitors' files, and of the plugs. */
export interface ChaosReport {
  readonly right: number;
  /** Told to try again. */
  readonly refused: number;
  /** Connections that ended with a web process that was killed. */
  readonly broken: number;
  /** Results and answers that nothing explains. */
  readonly wrong: readonly string[];
  readonly disasters: Readonly<Record<string, number>>;
  /** For how long, at most, Redis still kept the idempotency key of a web process after that had been killed. */
  readonly keyLeftMs: number;
  /** Of jobs whose web process was killed; the sweep takes them. */
  readonly filesLeft: number;
}

const visitors = 6;
const answerWithinMs = 120_000;
const calmMs = 20_000;

/** Serves visitors from a web process and two workers while one plug after the other is pulled. */
export async function makeChaos(minutes: number, say: (line: string) => void): Promise<ChaosReport> {
  const redis = await startRedis();
  const store = await mkdtemp(join(tmpdir(), 'filewright-chaos-'));
  const shared = { REDIS_URL: redis.url, FILE_STORE: store, LIBREOFFICE_WORKERS: '1', CHROMIUM_WORKERS: '1' };
  const startWorker = () => startBuiltServer({ ...shared, ROLE: 'worker', LOG_LEVEL: 'fatal' });
  const startWeb = () => startBuiltServer({ ...shared, ROLE: 'web', LOG_LEVEL: 'fatal' });
  const workers: BuiltServer[] = await Promise.all([startWorker(), startWorker()]);
  let web = await startWeb();
  const document = await docx();
  const until = Date.now() + minutes * 60_000;
  const counts = { right: 0, refused: 0, broken: 0 };
  const wrong: string[] = [];
  const disasters: Record<string, number> = {};
  let keyLeftMs = 0;

  async function visit(): Promise<void> {
    const { base, process: served } = web;
    try {
      const signal = AbortSignal.timeout(answerWithinMs);
      const answer = await web.convert('/api/convert-word-to-pdf', document, 'a.docx', signal);
      const body = Buffer.from(await answer.arrayBuffer());
      if (answer.status === 200 && body.subarray(0, 5).toString() === '%PDF-') counts.right++;
      else if ([429, 503].includes(answer.status)) {
        counts.refused++;
        await wait(1000);
      } else wrong.push(`${answer.status}: ${body.subarray(0, 300).toString()}`);
    } catch (error) {
      if (served.killed || web.base !== base) counts.broken++;
      else wrong.push(`${error}: ${(error as Error).cause}`);
      await wait(1000);
    }
  }

  async function replaceWorker(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const index = Math.floor(Math.random() * workers.length);
    const worker = workers[index] as BuiltServer;
    worker.process.kill(signal);
    await worker.exited;
    await rm(worker.workFolder, { recursive: true, force: true });
    workers[index] = await startWorker();
  }

  /** Kills the web process while a request holds an idempotency key; Redis's clock tells when that has to be free. */
  async function replaceWeb(): Promise<void> {
    const key = randomUUID();
    const asked = new Redis({ path: redis.url });
    const name = await sendHalf(web.base, key, asked);
    web.process.kill('SIGKILL');
    await web.exited;
    const left = await readReservation(asked, name);
    keyLeftMs = Math.max(keyLeftMs, Math.round(left.leftMs));
    if (left.leftMs > jobLimits.keyReservedMs) wrong.push(`a killed web process keeps its key for ${left.leftMs} ms`);
    await rm(web.workFolder, { recursive: true, force: true });
    web = await startWeb();
    const later = await readReservation(asked, name);
    const isRenewed = later.holder !== null && later.expiresAtMs !== left.expiresAtMs;
    if (isRenewed) wrong.push('somebody renews the key of a killed web process');
    const status = await sendAgain(web.base, key);
    if (status !== 202) wrong.push(`a repeated request: ${status}`);
    asked.disconnect();
  }

  const plugs: Record<string, () => Promise<void>> = {
    'worker killed': () => replaceWorker('SIGKILL'),
    'worker told to leave': () => replaceWorker('SIGTERM'),
    'web process killed': replaceWeb,
    'Redis restarted with its data': () => redis.restart('kept'),
    'Redis restarted without its data': () => redis.restart('lost'),
  };

  async function pullPlugs(): Promise<void> {
    for (let name = 0; Date.now() < until; name++) {
      await wait(5000 + Math.random() * 5000);
      const [title, pull] = Object.entries(plugs)[name % Object.keys(plugs).length] as [string, () => Promise<void>];
      say(title);
      await pull();
      disasters[title] = (disasters[title] ?? 0) + 1;
    }
  }

  const crowd = Array.from({ length: visitors }, async () => {
    while (Date.now() < until) await visit();
  });
  await Promise.all([pullPlugs(), ...crowd]);
  await wait(calmMs);
  const before = counts.right;
  await visit();
  if (counts.right === before) wrong.push('after it all, a file was not converted');
  const filesLeft = (await readdir(join(store, 'files'))).length;
  await Promise.all([web, ...workers].map((server) => server.stop()));
  await redis.close();
  await rm(store, { recursive: true, force: true });
  return { ...counts, wrong, disasters, keyLeftMs, filesLeft };
}
