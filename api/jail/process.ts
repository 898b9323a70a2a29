import type { Readable, Writable } from 'node:stream';
import { execa } from 'execa';
import { ProblemError } from '../problem.ts';
import type { Confinement } from './confinement.ts';
import { killTree } from './process-tree.ts';
import type { Command, Sandbox } from './sandbox.ts';

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

/** How bubblewrap, prlimit, setpriv, the launcher and the system say that a program is not there. */
const notInstalled = /^(bwrap: execvp|prlimit: failed to execute|setpriv: failed to execute|landlock: execvp)|ENOENT/m;

/** Kills the process group, so that no grandchild outlives its job. */
function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is gone already.
  }
}

/** Starts processes in a sandbox, with limits on their time, memory and output. */
export function createProcesses(sandbox: Sandbox): Processes {
  /** Ends a process that still runs. In a namespace all its children end with it; elsewhere they are looked for. */
  const kill = (pid: number | undefined) => {
    if (pid !== undefined && sandbox.level !== 'full') killTree(pid);
    killGroup(pid);
  };
  const start = (command: Command, confinement: Confinement) => {
    const confined = sandbox.confine(command, confinement);
    return { confined, options: { env: confined.env, extendEnv: false, cwd: confinement.workspace, detached: true } };
  };

  return {
    async run(command, { timeoutMs, signal, maxOutputBytes = 1_000_000, ...confinement }) {
      signal.throwIfAborted();
      const { confined, options } = start(command, confinement);
      const child = execa(confined.file, confined.args, {
        ...options,
        stdin: 'ignore',
        reject: false,
        maxBuffer: maxOutputBytes,
      });
      const deadline = AbortSignal.timeout(Math.max(0, Math.ceil(timeoutMs)));
      const stop = AbortSignal.any([deadline, signal]);
      // Execa's own deadline ends the process alone, and then waits for its children to close the pipes.
      const stopped = () => kill(child.pid);
      stop.addEventListener('abort', stopped, { once: true });
      const result = await child;
      stop.removeEventListener('abort', stopped);
      killGroup(child.pid);
      signal.throwIfAborted();
      if (deadline.aborted && result.signal === 'SIGKILL') {
        throw new ProblemError('conversion-timeout', undefined, { cause: `${command.file}: ${timeoutMs} ms are over` });
      }
      if (result.failed && notInstalled.test(result.stderr || (result.shortMessage ?? ''))) {
        throw new ProblemError('engine-unavailable', undefined, { cause: result.stderr || result.shortMessage });
      }
      return { exitCode: result.exitCode ?? null, stdout: result.stdout, stderr: result.stderr };
    },

    launch(command, confinement) {
      const { confined, options } = start(command, confinement);
      const child = execa(confined.file, confined.args, {
        ...options,
        reject: false,
        buffer: false,
        stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
      });
      let stderr = '';
      child.stderr.on('data', (chunk: Buffer) => {
        stderr = (stderr + chunk.toString()).slice(-4000);
      });
      // A worker that dies while it is written to is reported by `ended`.
      child.stdin.on('error', () => {});
      const ended = child.then(() => {
        killGroup(child.pid);
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
