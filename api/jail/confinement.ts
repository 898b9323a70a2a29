import { existsSync, realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import type { Command } from './command.ts';
import { codeRangeBytes } from './limits/code-range.ts';
import { allowedOpenFiles, allowedProcesses } from './limits/hard-limits.ts';
import { ownTasks } from './limits/user-tasks.ts';

/** A folder of the system in whose place a process sees another one. */
export interface Cover {
  /** The system's, absolute, below `/usr`. */
  readonly path: string;
  /** What is seen instead, absolute; the system's own if it does not exist. */
  readonly by: string;
}

/** What one process may touch and use. */
export interface Confinement {
  /** The only folder it may write to, absolute; its working directory. */
  readonly workspace: string;
  /** Further files and folders it may read, absolute, besides the system's libraries, fonts and engines. */
  readonly readable?: readonly string[];
  /** Where bubblewrap makes the file system; elsewhere, and where the system lacks a folder, it stays as it is. */
  readonly covers?: readonly Cover[];
  /** Its environment, apart from PATH, HOME, TMPDIR and LANG; nothing is inherited from the server. */
  readonly env?: Readonly<Record<string, string>>;
  /**
   * Private writable memory (RLIMIT_DATA), apart from what Node only reserves. Address space is no measure: V8 reserves
   * more than any machine has.
   */
  readonly maxMemoryBytes?: number;
  /** The largest file it may write. */
  readonly maxFileBytes?: number;
  readonly maxCpuSeconds?: number;
  /** Processes and threads at the same time. */
  readonly maxProcesses?: number;
  /** Memory of the process and its descendants together; when they exceed it, they are killed. */
  readonly maxTreeBytes?: number;
  /** The program puts its own children into user namespaces, as a browser does. */
  readonly nesting?: boolean;
}

/** In /etc only what most programs' libraries read; the rest may contain an operator's secrets. */
const systemPaths = [
  '/etc/alternatives',
  '/etc/fonts',
  '/etc/ld.so.cache',
  '/etc/localtime',
  '/etc/ssl/openssl.cnf',
  '/var/cache/fontconfig',
];

/** The defaults for every process. */
export const defaultLimits = {
  maxFileBytes: 2_000_000_000,
  /** A Node process has a dozen threads, 7-Zip two for each core, a browser some 300. */
  maxProcesses: 1024,
  maxTreeBytes: 4_000_000_000,
  maxOpenFiles: 4096,
  /** Bytes of each of a jail's file systems in memory (/tmp, /dev/shm); programs keep their files in the workspace. */
  maxMemoryFilesBytes: 64 * 1024 ** 2,
};

/** A tree of more processes is killed: a jail's own limit comes first where the kernel counts it separately. */
export const maxTreeProcesses = 2 * defaultLimits.maxProcesses;

/** Processes and threads that other jails of the same user may start later, for each core: those of a browser and more. */
const sharedTasksPerCore = 512;

/**
 * Where the kernel counts a jail's processes: with nobody else's, with all of the server's user, or where a jail within a
 * jail keeps the limit that it is in.
 */
export type ProcessCount = 'separate' | 'shared' | 'inherited';

/** RLIMIT_NPROC for a jail that may start `maxProcesses`; undefined to leave it as it is. */
function processLimit(maxProcesses: number, count: ProcessCount): number | undefined {
  if (count === 'inherited') return undefined;
  const others = count === 'separate' ? 0 : ownTasks() + sharedTasksPerCore * availableParallelism();
  return Math.min(others + maxProcesses, allowedProcesses);
}

/** Node may live outside /usr (nvm, a container's /opt). */
function nodeFolder(): string[] {
  const folder = dirname(dirname(realpathSync(process.execPath)));
  return folder.startsWith('/usr') ? [] : [folder];
}

/** Every existing path outside /usr that a process may read. */
export function readablePaths({ readable = [] }: Confinement): string[] {
  return [...systemPaths, ...nodeFolder(), ...readable].filter((path) => existsSync(path));
}

/**
 * The limits as arguments of prlimit.
 *
 * @param command What runs with these limits.
 */
export function limitArguments(command: Command, confinement: Confinement, count: ProcessCount): string[] {
  const { maxMemoryBytes, maxFileBytes, maxCpuSeconds, maxProcesses } = { ...defaultLimits, ...confinement };
  const nproc = processLimit(maxProcesses, count);
  const reservedBytes = command.file === process.execPath ? codeRangeBytes : 0;
  return [
    '--core=0',
    `--nofile=${Math.min(defaultLimits.maxOpenFiles, allowedOpenFiles)}`,
    `--fsize=${maxFileBytes}`,
    ...(nproc === undefined ? [] : [`--nproc=${nproc}`]),
    ...(maxMemoryBytes === undefined ? [] : [`--data=${maxMemoryBytes + reservedBytes}`]),
    ...(maxCpuSeconds === undefined ? [] : [`--cpu=${maxCpuSeconds}`]),
  ];
}

/** A process's whole environment. */
export function environmentOf({ workspace, env }: Confinement): Record<string, string> {
  return { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: workspace, TMPDIR: workspace, LANG: 'C.UTF-8', ...env };
}
