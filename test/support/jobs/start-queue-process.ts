import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ProcessSettings } from './queue-process.ts';

/** A worker or a web process that a test may kill. */
export interface QueueProcess {
  readonly child: ChildProcess;
  /** Resolves once it has said a word; rejects when it ends before. */
  readonly said: (word: string) => Promise<void>;
  /** Ends it as a power failure would; harmless for one that is dead. */
  readonly kill: () => Promise<void>;
  readonly exited: Promise<unknown>;
}

const program = fileURLToPath(new URL('./queue-process.ts', import.meta.url));
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Starts a process with a queue on Redis and an engine that the test controls. */
export function startQueueProcess(settings: ProcessSettings): QueueProcess {
  const args = ['--import', tsx, program, JSON.stringify(settings)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return {
    child,
    exited,
    async said(word) {
      while (!output.split('\n').includes(word)) {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`it ended without saying ${word}`);
        await Promise.race([once(child.stdout, 'data'), exited]);
      }
    },
    async kill() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await exited;
    },
  };
}
