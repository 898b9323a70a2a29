import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../dist/api/main.js', import.meta.url));

/** The built server in a process of its own, as `npm start` runs it. */
export interface RunningServer {
  readonly base: string;
  readonly pid: number;
  /** From the start of the process to its first answer. */
  readonly startMs: number;
  readonly convert: (endpoint: string, file: Uint8Array, name: string) => Promise<Response>;
  readonly stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Resident memory of a process in bytes. */
export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}

/** Resident memory of everything that a process started, shared pages counted in proportion (PSS). */
export async function descendantBytes(pid: number): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')).trim().split(' ');
  const sizes = await Promise.all(
    children.filter(Boolean).map(async (child) => {
      const rollup = await readFile(`/proc/${child}/smaps_rollup`, 'utf8').catch(() => '');
      const own = Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
      return own + (await descendantBytes(Number(child)));
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

export async function startServer(environment: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const folder = await mkdtemp(join(tmpdir(), 'filewright-bench-'));
  const started = performance.now();
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      WORK_FOLDER: folder,
      ...environment,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!(await fetch(`${base}/api/health`).catch(() => null))) await wait(10);
  return {
    base,
    pid: child.pid ?? -1,
    startMs: performance.now() - started,
    convert(endpoint, file, name) {
      const body = new FormData();
      body.append('file', new Blob([file.slice()]), name);
      return fetch(base + endpoint, { method: 'POST', body });
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
