import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BuiltServer, startBuiltServer } from '../../test/support/servers/built-server.ts';
import { startRedis } from '../../test/support/servers/redis-server.ts';
import { type CoreShare, shareCores } from './core-share.ts';
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

/** A form as it is sent. */
interface EncodedForm {
  readonly type: string;
  readonly body: Buffer<ArrayBuffer>;
}

const forms = new Map<LoadRequest, Promise<EncodedForm>>();

async function encode(request: LoadRequest): Promise<EncodedForm> {
  const form = new FormData();
  for (const { name, content } of request.files) form.append(request.field, new Blob([content.slice()]), name);
  const encoded = new Response(form);
  return { type: encoded.headers.get('Content-Type') ?? '', body: Buffer.from(await encoded.arrayBuffer()) };
}

/** Encodes a request once: what visitors' browsers do costs this machine nothing. */
function formOf(request: LoadRequest): Promise<EncodedForm> {
  const form = forms.get(request) ?? encode(request);
  forms.set(request, form);
  return form;
}

async function post(base: string, request: LoadRequest, visitor: number, signal: AbortSignal): Promise<Ending> {
  const { type, body } = await formOf(request);
  const headers = { 'Content-Type': type, 'X-Forwarded-For': addressOf(visitor) };
  const answer = await fetch(base + request.endpoint, { method: 'POST', body, headers, signal });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (answer.status === 429 || answer.status === 503) return 'refused';
  const isRight =
    answer.status === 200 && bytes.length > 0 && bytes.toString('latin1', 0, request.magic.length) === request.magic;
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
  const server = await startBuiltServer(usual, true);
  return { ...asTarget('one process', [server], server), close: server.stop };
}

/** Cores of a worker that stands for a machine of its own: two of them leave the rest to the web process and the visitors. */
export const workerCores = 0.3 * availableParallelism();

/**
 * A web process, Redis, and workers with half of the cores each: two of them are the machine, and twice one.
 * @param share Of a worker: as many cores as it may use at most, where the system lets this program set that.
 */
export async function startMany(count: number, share?: number): Promise<Target> {
  const redis = await startRedis();
  const store = await mkdtemp(join(tmpdir(), 'filewright-load-'));
  const each = String(Math.max(1, Math.floor(availableParallelism() / 2)));
  const shared = { ...usual, REDIS_URL: redis.url, FILE_STORE: store };
  const ofWorker = { ...shared, ROLE: 'worker', LIBREOFFICE_WORKERS: each, CHROMIUM_WORKERS: each };
  const shares: CoreShare[] = [];
  const startWorker = async (_: unknown, index: number) => {
    const server = await startBuiltServer(ofWorker, true);
    if (share === undefined) return server;
    const cores = await shareCores(`filewright-load-${process.pid}-${index}`, share);
    if (cores === null) throw new Error('Control groups cannot be written: run this as root');
    shares.push(cores);
    await cores.addTree(server.process.pid as number);
    return server;
  };
  const workers = await Promise.all(Array.from({ length: count }, startWorker));
  const web = await startBuiltServer({ ...shared, ROLE: 'web' }, true);
  const of = share === undefined ? '' : ` of ${share} cores`;
  const target = asTarget(`web, ${count} ${count === 1 ? 'worker' : 'workers'}${of}, Redis`, [web, ...workers], web);
  return {
    ...target,
    pids: [...target.pids, redis.pid()],
    folders: [...target.folders, store],
    async close() {
      await Promise.all([web, ...workers].map((server) => server.stop()));
      await Promise.all(shares.map(({ remove }) => remove()));
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
