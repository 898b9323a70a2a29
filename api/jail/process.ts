import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { execa } from 'execa';
import { ProblemError } from '../problem.ts';
import type { Command } from './command.ts';
import { type Confinement, defaultLimits, maxTreeProcesses } from './confinement.ts';
import type { ControlGroups } from './control-groups/control-groups.ts';
import type { Confiner } from './levels.ts';
import { prepareStart } from './prepare-start.ts';
import { measureTree } from './process-tree.ts';
import { cannotStart, notStartedExitCode } from './system-calls/seccomp.ts';

/** The pipes of a process that answers. Its stdout is its libraries'. */
export interface ProcessPipes {
  /** Its stdin. */
  readonly input: Writable;
  /** Its file descriptor 3 (`outputDescriptor`). */
  readonly output: Readable;
}

/** How a process is confined, and how long it may run. */
export interface RunOptions extends Confinement {
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Of stdout and stderr each; longer output is cut. */
  readonly maxOutputBytes?: number;
  /** Called with the pipes of a process that is to be talked to while it runs. Other processes have no pipes. */
  readonly speak?: (pipes: ProcessPipes) => void;
}

/** How a process ended, and what it wrote. */
export interface RunResult {
  /** Null when a signal ended it. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A process that lives for many jobs and communicates through pipes. */
export interface LongLivedProcess extends ProcessPipes {
  readonly pid: number;
  /**
   * Resolves once it has ended, for any reason, with the last of its stderr, and whether the kernel killed it for
   * exceeding its memory limit.
   */
  readonly ended: Promise<{ readonly stderr: string; readonly outgrown: boolean }>;
  /** Ends it and its descendants. */
  readonly kill: () => void;
}

/** The only place that starts a process: every one is confined, limited, and killed with its children. */
export interface Processes {
  /**
   * Runs a command to its end. A non-zero exit is a result: engines judge by the output, since some tools exit 0
   * on failure. Throws `conversion-timeout` at the deadline, `engine-unavailable` when the program is not
   * installed, and the signal's reason when it fires.
   */
  readonly run: (command: Command, options: RunOptions) => Promise<RunResult>;
  /** Starts a process that lives until it ends or is killed. One that cannot be started has ended at once. */
  readonly launch: (command: Command, confinement: Confinement) => LongLivedProcess;
}

/** What a process has as its descriptors from 0. */
const stdios = {
  alone: ['ignore', 'pipe', 'pipe'],
  spoken: ['pipe', 'pipe', 'pipe', 'pipe'],
} as const;
/** The interval at which a process and its descendants are measured. */
const checkMs = 250;
const defaultMaxOutputBytes = 1_000_000;
/** How much of a long-lived process's stderr is kept: enough for its last message. */
const maxStderrCharacters = 4000;

/** Whether a tree exceeds its limits: the kernel limits the memory of each process, not of all together. */
function isOutgrown(pid: number, confinement: Confinement): boolean {
  const { maxTreeBytes } = { ...defaultLimits, ...confinement };
  const { bytes, pids } = measureTree(pid);
  return bytes > maxTreeBytes || pids.length > maxTreeProcesses;
}

/** Collects a stream's text up to a limit; the rest is read and dropped, so that its writer does not block. */
function collect(stream: Readable, maxBytes: number): () => string {
  const chunks: Buffer[] = [];
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    if (bytes >= maxBytes) return;
    chunks.push(chunk.subarray(0, maxBytes - bytes));
    bytes += chunk.length;
  });
  return () =>
    Buffer.concat(chunks)
      .toString()
      .replace(/\r?\n$/, '');
}

function pipesOf({ stdio }: Pick<ChildProcess, 'stdio'>): ProcessPipes {
  const [input, , , output] = stdio as unknown as readonly [Writable, unknown, unknown, Readable];
  // If it dies while it is being written to, that is noticed when it ends.
  input.on('error', () => {});
  return { input, output };
}

/** Whether a program could not be started: then stderr contains nothing but the launcher's message. */
function saysNotInstalled(exitCode: number | undefined, stderr: string, { file }: Command): boolean {
  const words = [cannotStart, 'setpriv: failed to execute ', 'prlimit: failed to execute '];
  const isAlone = exitCode === notStartedExitCode && !stderr.includes('\n');
  return isAlone && words.some((start) => stderr.startsWith(`${start}${file}: `));
}

/**
 * Starts processes in jails, with limits on their time, memory and output.
 * @param groups Lets the kernel enforce each jail's memory limit; null to measure it at intervals instead.
 */
export function createProcesses(confiner: Confiner, groups: ControlGroups | null = null): Processes {
  return {
    async run(command, { timeoutMs, signal, maxOutputBytes = defaultMaxOutputBytes, speak, ...confinement }) {
      signal.throwIfAborted();
      const { confined, options, yieldToServer, kill, finish } = prepareStart(confiner, groups, command, confinement);
      const stdio = speak === undefined ? stdios.alone : stdios.spoken;
      const child = execa(confined.file, confined.args, { ...options, stdio });
      yieldToServer(child.pid);
      speak?.(pipesOf(child));
      const [stdout, stderr] = [collect(child.stdout, maxOutputBytes), collect(child.stderr, maxOutputBytes)];
      const deadline = AbortSignal.timeout(Math.max(0, Math.ceil(timeoutMs)));
      const stop = AbortSignal.any([deadline, signal]);
      // Execa's own timeout only ends the process itself, and then waits for its children to close the pipes.
      const end = () => kill(child.pid);
      stop.addEventListener('abort', end, { once: true });
      const watch = setInterval(() => {
        if (child.pid !== undefined && isOutgrown(child.pid, confinement)) end();
      }, checkMs);
      const result = await child;
      clearInterval(watch);
      stop.removeEventListener('abort', end);
      finish(child.pid);
      signal.throwIfAborted();
      if (deadline.aborted && result.signal === 'SIGKILL') {
        throw new ProblemError('conversion-timeout', undefined, { cause: `${command.file}: ${timeoutMs} ms are over` });
      }
      // A missing workspace gives the same error code.
      const hasNoConfiner = result.code === 'ENOENT' && existsSync(confinement.workspace);
      if (hasNoConfiner || saysNotInstalled(result.exitCode, stderr(), command)) {
        throw new ProblemError('engine-unavailable', undefined, { cause: stderr() || result.shortMessage });
      }
      return { exitCode: result.exitCode ?? null, stdout: stdout(), stderr: stderr() };
    },

    launch(command, confinement) {
      const { confined, options, yieldToServer, kill, finish } = prepareStart(confiner, groups, command, confinement);
      const child = execa(confined.file, confined.args, { ...options, stdio: ['pipe', 'ignore', 'pipe', 'pipe'] });
      yieldToServer(child.pid);
      let stderr = '';
      child.stderr.on('data', (chunk: Buffer) => {
        stderr = (stderr + chunk.toString()).slice(-maxStderrCharacters);
      });
      const ended = child.then(() => ({ outgrown: finish(child.pid), stderr }));
      return {
        pid: child.pid ?? -1,
        ...pipesOf(child),
        ended,
        kill: () => kill(child.pid),
      };
    },
  };
}
