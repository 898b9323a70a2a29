import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BuiltServer, startBuiltServer } from '../../test/support/built-server.ts';
import { startRedis } from '../../test/support/redis-server.ts';
import type { LoadRequest } from './mix.ts';

const run = promisify(execFile);

/** How a request ended: its result, the wish to come back, or anything else. */
export type Ending = 'right' | 'refused' | 'wrong';

/** What is put under load. */
export interface Target {
  readonly name: string;
  /** Throws if there is no answer. */
  readonly send: (request: LoadRequest, visitor: number, signal: AbortSignal) => Promise<Ending>;
  /** Its processes; those that they start count as well. */
  readonly pids: readonly number[];
  /** Where it keeps files. */
  readonly folders: readonly string[];
  readonly close: () => Promise<void>;
}

/** Visitors come from addresses of their own, as through a proxy, and the usual limits hold. */
const usual = { TRUST_PROXY: '1', LOG_LEVEL: 'fatal' };
const addressOf = (visitor: number) => `203.0.${visitor >> 8}.${visitor & 255}`;

async function post(base: string, request: LoadRequest, visitor: number, signal: AbortSignal): Promise<Ending> {
  const body = new FormData();
  for (const { name, content } of request.files) body.append(request.field, new Blob([content.slice()]), name);
  const headers = { 'X-Forwarded-For': addressOf(visitor) };
  const answer = await fetch(base + request.endpoint, { method: 'POST', body, headers, signal });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (answer.status === 429 || answer.status === 503) return 'refused';
  const isRight = answer.status === 200 && bytes.length > 0 && bytes.toString('latin1').startsWith(request.magic);
  return isRight ? 'right' : 'wrong';
}

const asTarget = (name: string, servers: readonly BuiltServer[], web: BuiltServer): Omit<Target, 'close'> => ({
  name,
  send: (request, visitor, signal) => post(web.base, request, visitor, signal),
  pids: servers.map(({ process }) => process.pid as number),
  folders: servers.map(({ workFolder }) => workFolder),
});

/** The server as `npm start` runs it. */
export async function startOne(): Promise<Target> {
  const server = await startBuiltServer(usual);
  return { ...asTarget('one process', [server], server), close: server.stop };
}

/** A web process, Redis, and workers with half of the cores each: two of them are the machine, and twice one. */
export async function startMany(count: number): Promise<Target> {
  const redis = await startRedis();
  const store = await mkdtemp(join(tmpdir(), 'filewright-load-'));
  const each = String(Math.max(1, Math.floor(availableParallelism() / 2)));
  const shared = { ...usual, REDIS_URL: redis.url, FILE_STORE: store };
  const ofWorker = { ...shared, ROLE: 'worker', LIBREOFFICE_WORKERS: each, CHROMIUM_WORKERS: each };
  const workers = await Promise.all(Array.from({ length: count }, () => startBuiltServer(ofWorker)));
  const web = await startBuiltServer({ ...shared, ROLE: 'web' });
  const target = asTarget(`web, ${count} ${count === 1 ? 'worker' : 'workers'}, Redis`, [web, ...workers], web);
  return {
    ...target,
    pids: [...target.pids, redis.pid()],
    folders: [...target.folders, store],
    async close() {
      await Promise.all([web, ...workers].map((server) => server.stop()));
      await redis.close();
      await rm(store, { recursive: true, force: true });
    },
  };
}

/** What a program without a server would do: `soffice --convert-to` for each file, as many at once as there are cores. */
export async function startSoffice(): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), 'filewright-load-'));
  const slots = Array.from({ length: availableParallelism() }, (_, index) => index);
  const waiting: ((slot: number) => void)[] = [];
  let count = 0;

  const take = () => {
    const slot = slots.pop();
    return slot === undefined ? new Promise<number>((resolve) => waiting.push(resolve)) : Promise.resolve(slot);
  };
  const give = (slot: number) => {
    const next = waiting.shift();
    if (next === undefined) slots.push(slot);
    else next(slot);
  };

  async function send({ files: [file] }: LoadRequest): Promise<Ending> {
    const slot = await take();
    const own = join(folder, String(count++));
    try {
      await mkdir(own);
      await writeFile(join(own, 'file.docx'), file?.content ?? '');
      const profile = `-env:UserInstallation=file://${folder}/profile-${slot}`;
      await run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', own, join(own, 'file.docx')]);
      return (await stat(join(own, 'file.pdf'))).size > 0 ? 'right' : 'wrong';
    } finally {
      await rm(own, { recursive: true, force: true });
      give(slot);
    }
  }

  return {
    name: 'soffice --convert-to',
    send,
    pids: [process.pid],
    folders: [folder],
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
