import { readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** What a process and its descendants use. */
export interface TreeUsage {
  /** The processes still alive. */
  readonly pids: readonly number[];
  /** Their own memory; pages mapped from files, such as their programs', do not count. */
  readonly bytes: number;
  /** Processor time so far. */
  readonly cpuMs: number;
}

/**
 * Nice values (sched(7)): an engine gets half of the share of the server, which answers everybody; a long job a third of
 * that, so that it still ends in time on a busy machine, a slow one less than a seventh.
 */
export const niceness = { engine: 3, long: 8, slow: 12 } as const;
/** The clock tick in which /proc states processor time (1/USER_HZ, the same on all platforms). */
const tickMs = 10;

/** How many processes of a tree are measured: no limit allows as many, and each takes a tenth of a millisecond. */
const maxMeasured = 3000;

/** Linux accepts a new priority for a session ten times a second, from all that are not root. */
const autogroupPauseMs = 110;
const autogroupTries = 20;

/**
 * A file of /proc; empty once its process is gone. Synchronous: reading it takes microseconds, a tenth of what handing it
 * to another thread does.
 */
export function readProc(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** One lifetime of a process: ids are reused, but not with the same start time. */
interface ProcessLife {
  readonly pid: number;
  /** Clock ticks since the machine's start. */
  readonly started: string;
  /** Its process group. */
  readonly group: number;
  /** Whether it has ended, and its parent has not asked how: Node never asks about orphans that became its children. */
  readonly isOver: boolean;
  readonly cpuMs: number;
}

/** Null if the process has ended. */
function lifeOf(pid: number): ProcessLife | null {
  const stat = readProc(`/proc/${pid}/stat`);
  if (stat === '') return null;
  // The program's name may hold spaces and parentheses; the fields after it are numbered from the third (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    pid,
    started: fields[19] ?? '',
    group: Number(fields[2]),
    // A first thread that has ended looks the same while others go on.
    isOver: fields[0] === 'Z' && threadsOf(pid).length <= 1,
    cpuMs: (Number(fields[11]) + Number(fields[12])) * tickMs,
  };
}

/** When a process started, in clock ticks since the machine's start; empty once it is gone. */
export const startOf = (pid: number): string => lifeOf(pid)?.started ?? '';

function memoryOf(pid: number): number {
  const sizes = [...readProc(`/proc/${pid}/status`).matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm)];
  return sizes.reduce((sum, [, size]) => sum + Number(size), 0) * 1024;
}

/**
 * Linux lists children by the thread that started them (proc(5); CONFIG_PROC_CHILDREN, as distributions' kernels have).
 */
function childrenOf(pid: number): readonly number[] {
  const lists = threadsOf(pid).map((thread) => readProc(`/proc/${pid}/task/${thread}/children`).trim());
  return lists.flatMap((list) => (list === '' ? [] : list.split(' ').map(Number)));
}

/** A process and its descendants that are still alive, of a larger tree than `max` a part. */
function livesIn(root: number, max = Number.POSITIVE_INFINITY): readonly ProcessLife[] {
  const lives: ProcessLife[] = [];
  // A loop, since a chain of processes may be longer than the stack is deep.
  for (const waiting = [root]; waiting.length > 0 && lives.length < max; ) {
    const life = lifeOf(waiting.pop() as number);
    if (life === null || life.isOver) continue;
    lives.push(life);
    waiting.push(...childrenOf(life.pid));
  }
  return lives;
}

/** Measures a process and its descendants, `max` of them at most; zero for processes that have ended. */
export function measureTree(root: number, max = maxMeasured): TreeUsage {
  const lives = livesIn(root, max);
  return {
    pids: lives.map(({ pid }) => pid),
    bytes: lives.reduce((sum, { pid }) => sum + memoryOf(pid), 0),
    cpuMs: lives.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
  };
}

function signalAll(lives: Iterable<ProcessLife>, name: 'SIGSTOP' | 'SIGKILL'): void {
  for (const { pid, started } of lives) {
    // The id may belong to another process by now.
    if (lifeOf(pid)?.started !== started) continue;
    try {
      process.kill(pid, name);
    } catch {
      // It ended meanwhile.
    }
  }
}

/**
 * Stops all processes that a search finds, until it finds no more (a stopped process starts no other), then kills them.
 */
function killFound(search: () => readonly ProcessLife[]): void {
  let found = 0;
  for (let lives = search(); lives.length > found; lives = search()) {
    found = lives.length;
    signalAll(lives, 'SIGSTOP');
  }
  signalAll(search(), 'SIGKILL');
}

/** Sends a signal to all processes of a group at once, so that none can start another meanwhile. */
export function signalGroup(group: number, name: 'SIGSTOP' | 'SIGKILL'): void {
  try {
    process.kill(-group, name);
  } catch {
    // The group is gone already.
  }
}

/** Kills a process that leads a group, the group, and its descendants in others. */
export function killTree(root: number): void {
  signalGroup(root, 'SIGSTOP');
  killFound(() => livesIn(root).filter(({ group }) => group !== root));
  signalGroup(root, 'SIGKILL');
}

function ownerOf(pid: number): number | undefined {
  return statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid;
}

const pidsOf = (user: number): readonly number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && ownerOf(pid) === user);

/** Kills all processes of a user, including orphans, which no longer belong to any tree. */
export function killProcessesOf(user: number): void {
  killFound(() => pidsOf(user).flatMap((pid) => lifeOf(pid) ?? []));
}

/** Counts the processes and threads of a user on this machine, as RLIMIT_NPROC does (getrlimit(2)). */
export function countTasks(user: number): number {
  return pidsOf(user).reduce((sum, pid) => sum + threadsOf(pid).length, 0);
}

function threadsOf(pid: number): readonly number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [];
  }
}

/** The session that a process is scheduled with, and its nice value; null where sessions are not scheduled as groups. */
function sessionOf(pid: number | 'self'): { readonly name: string; readonly nice: number } | null {
  const [, name = '', nice] = /^(\S+) nice (-?\d+)/.exec(readProc(`/proc/${pid}/autogroup`)) ?? [];
  return name === '' ? null : { name, nice: Number(nice) };
}

async function yieldSession(pid: number, nice: number): Promise<void> {
  for (let tries = 0; tries < autogroupTries; tries++) {
    try {
      return await writeFile(`/proc/${pid}/autogroup`, String(nice));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      await wait(autogroupPauseMs, undefined, { ref: false });
    }
  }
}

/**
 * Lowers the priority of processes in favour of others; never raises it. Linux keeps the priority per thread and, if
 * sessions are scheduled as groups (sched(7), autogroup), applies it only within a session; so both are set, but for the
 * session of this process.
 */
export async function yieldToOthers(pids: readonly number[], nice: number): Promise<void> {
  const own = sessionOf('self')?.name;
  const sessions = new Map<string, number>();
  for (const pid of pids) {
    const session = sessionOf(pid);
    if (session !== null && session.name !== own && session.nice < nice) sessions.set(session.name, pid);
    for (const thread of threadsOf(pid)) {
      try {
        if (getPriority(thread) < nice) setPriority(thread, nice);
      } catch {
        // It ended meanwhile.
      }
    }
  }
  for (const pid of sessions.values()) await yieldSession(pid, nice);
}
