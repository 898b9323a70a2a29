import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { enterableFolder } from '../enterable-folder.ts';
import { freePort } from './free-port.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
/** What `npm start` gives to Node once everything is built: variables, options, and the module. */
const [, variables = '', options = '', module = ''] =
  /&& ((?:\w+=\S+ )*)exec node (.*?)(\S+)$/.exec(scripts.start) ?? [];
const main = join(root, module);
const environmentOfStart = Object.fromEntries(
  variables.split(' ').flatMap((variable) => (variable === '' ? [] : [variable.split('=')])),
);
const nodeOptions = options.split(' ').filter((option) => option !== '');

/** The built server with its real engines in a separate process, as `npm start` runs it. */
export interface BuiltServer {
  readonly base: string;
  readonly process: ChildProcess;
  /** Its WORK_FOLDER. */
  readonly workFolder: string;
  /** From the start of the process to its first answer. */
  readonly startMs: number;
  /** Everything that it wrote to stdout, which is its log. */
  readonly log: () => string;
  readonly convert: (endpoint: string, file: Uint8Array, name: string, signal?: AbortSignal) => Promise<Response>;
  /** Resolves with the exit code. */
  readonly exited: Promise<number | null>;
  /** Stops it in an orderly way and removes its folder. */
  readonly stop: () => Promise<void>;
}

/** Settings of servers for tests that convert nothing by these programs, whose start takes seconds. */
export const withoutLibreOffice = { LIBREOFFICE_PROGRAM: '/nowhere' } as const;
export const withoutChromium = { CHROMIUM_PROGRAM: '/nowhere' } as const;

/**
 * Starts the built server on a free port of this machine. Throws when it ends before its first answer.
 * @param ownSession Whether it is scheduled apart from this process, as one on another machine would be.
 */
export async function startBuiltServer(
  environment: Readonly<Record<string, string>> = {},
  ownSession = false,
): Promise<BuiltServer> {
  if (!existsSync(main)) throw new Error('Run `npm run build` first: the built server is what runs here.');
  const workFolder = environment.WORK_FOLDER ?? (await enterableFolder('filewright-built-'));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, [...nodeOptions, main], {
    env: {
      ...process.env,
      ...environmentOfStart,
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_ORIGIN: base,
      LOG_LEVEL: 'warn',
      WORK_FOLDER: workFolder,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: ownSession,
  });
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  while (!(await fetch(`${base}/api/health`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${log}`);
    await wait(20);
  }
  return {
    base,
    process: child,
    workFolder,
    startMs: performance.now() - started,
    log: () => log,
    convert(endpoint, file, name, signal) {
      const body = new FormData();
      body.append('file', new Blob([file.slice()]), name);
      return fetch(base + endpoint, { method: 'POST', body, signal: signal ?? null });
    },
    exited,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await rm(workFolder, { recursive: true, force: true });
    },
  };
}
