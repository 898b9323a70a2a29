import { existsSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { execa } from 'execa';
import { ProblemError } from '../problem.ts';
import type { Command } from './command.ts';
import { type Confinement, defaultLimits } from './confinement.ts';
import { handOver } from './hand-over.ts';
import type { Confiner } from './levels.ts';
import { killProcessesOf, killTree, measureTree } from './process-tree.ts';
import { cannotStart, notStartedExitCode } from './seccomp.ts';

export interface RunOptions extends Confinement {
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Longer output is cut. */
  readonly maxOutputBytes?: number;
}

export interface RunResult {
  /** Null when a signal ended it. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A process that lives for many jobs and speaks over pipes: `input` is its stdin, `output` its file descriptor 3. */
export interface LongLivedProcess {
  readonly pid: number;
  readonly input: Writable;
  readonly output: Readable;
  /** Resolves once it has ended, however it did, with the end of its stderr. */
  readonly ended: Promise<{ readonly stderr: string }>;
  /** Ends it and all that it started. */
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
  readonly launch: (command: Command, confinement: Confinement) => LongLivedProcess;
}

const checkMs = 250;

/** Beyond the limit that the kernel has for processes, which comes first wherever it counts a jail's alone. */
const processesFactor = 2;

/** The kernel limits the memory of each process, not of them all. */
function isOutgrown(pid: number, confinement: Confinement): boolean {
  const { maxTreeBytes, maxProcesses } = { ...defaultLimits, ...confinement };
  const { bytes, pids } = measureTree(pid);
  return bytes > maxTreeBytes || pids.length > processesFactor * maxProcesses;
}

/** Kills the process group, so that no grandchild outlives its job. */
function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is gone already.
  }
}

/** What a stream brings, up to a limit; what comes after that is read and dropped, so that its writer goes on. */
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

/** Whether a confined program could not be started: the words of the one that starts it, and nothing after them. */
function saysNotInstalled(exitCode: number | undefined, stderr: string, { file }: Command): boolean {
  const words = [cannotStart, 'setpriv: failed to execute ', 'prlimit: failed to execute '];
  const isAlone = exitCode === notStartedExitCode && !stderr.includes('\n');
  return isAlone && words.some((start) => stderr.startsWith(`${start}${file}: `));
}

/** Starts processes in jails, with limits on their time, memory and output. */
export function createProcesses(confiner: Confiner): Processes {
  const start = (command: Command, confinement: Confinement) => {
    const { workspace } = confinement;
    const user = confiner.users?.lend(workspace);
    if (user !== undefined) {
      handOver(workspace, { id: user.id, except: (folder) => confiner.users?.isHome(folder) === true });
    }
    const confined = confiner.confine(command, confinement, user?.id);
    const options = {
      env: confined.env,
      extendEnv: false,
      cwd: workspace,
      detached: true,
      reject: false,
      buffer: false,
    };
    /** Bubblewrap ends with its parent only once it is set up: until then its children are looked for, too. */
    const kill = (pid: number | undefined) => {
      if (pid !== undefined) killTree(pid);
      killGroup(pid);
    };
    /** Once the process itself has ended. */
    const finish = (pid: number | undefined) => {
      killGroup(pid);
      if (user?.release() && confiner.level !== 'full') killProcessesOf(user.id);
    };
    return { confined, options, kill, finish };
  };

  return {
    async run(command, { timeoutMs, signal, maxOutputBytes = 1_000_000, ...confinement }) {
      signal.throwIfAborted();
      const { confined, options, kill, finish } = start(command, confinement);
      const child = execa(confined.file, confined.args, { ...options, stdin: 'ignore' });
      const [stdout, stderr] = [collect(child.stdout, maxOutputBytes), collect(child.stderr, maxOutputBytes)];
      const deadline = AbortSignal.timeout(Math.max(0, Math.ceil(timeoutMs)));
      const stop = AbortSignal.any([deadline, signal]);
      // Execa's own deadline ends the process alone, and then waits for its children to close the pipes.
      const stopped = () => kill(child.pid);
      stop.addEventListener('abort', stopped, { once: true });
      const watch = setInterval(() => {
        if (child.pid !== undefined && isOutgrown(child.pid, confinement)) stopped();
      }, checkMs);
      const result = await child;
      clearInterval(watch);
      stop.removeEventListener('abort', stopped);
      finish(child.pid);
      signal.throwIfAborted();
      if (deadline.aborted && result.signal === 'SIGKILL') {
        throw new ProblemError('conversion-timeout', undefined, { cause: `${command.file}: ${timeoutMs} ms are over` });
      }
      // The system says the same of a missing workspace.
      const hasNoConfiner = result.code === 'ENOENT' && existsSync(confinement.workspace);
      if (hasNoConfiner || saysNotInstalled(result.exitCode, stderr(), command)) {
        throw new ProblemError('engine-unavailable', undefined, { cause: stderr() || result.shortMessage });
      }
      return { exitCode: result.exitCode ?? null, stdout: stdout(), stderr: stderr() };
    },

    launch(command, confinement) {
      const { confined, options, kill, finish } = start(command, confinement);
      const child = execa(confined.file, confined.args, { ...options, stdio: ['pipe', 'ignore', 'pipe', 'pipe'] });
      let stderr = '';
      child.stderr.on('data', (chunk: Buffer) => {
        stderr = (stderr + chunk.toString()).slice(-4000);
      });
      // A worker that dies while it is written to is reported by `ended`.
      child.stdin.on('error', () => {});
      const ended = child.then(() => {
        finish(child.pid);
        return { stderr };
      });
      return {
        pid: child.pid ?? -1,
        input: child.stdin,
        output: child.stdio[3] as Readable,
        ended,
        kill: () => kill(child.pid),
      };
    },
  };
}
