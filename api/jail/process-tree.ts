import { readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** What a process and all that it started use. */
export interface TreeUsage {
  /** Those that still live. */
  readonly pids: readonly number[];
  /** Memory of their own: what they share with their program's file is not counted. */
  readonly bytes: number;
  /** Processor time so far. */
  readonly cpuMs: number;
}

/** A tenth of the share of a process that has not yielded. */
const yieldingPriority = 10;
/** Clock ticks in which Linux tells processor time (USER_HZ, the same on all its platforms). */
const tickMs = 10;

/** How often Linux lets the priority of a session be set. */
const autogroupPauseMs = 150;

// Reading /proc takes microseconds, a tenth of what handing it to another thread does.
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** One life of a process: numbers are used again, the start time with it is not. */
interface ProcessLife {
  readonly pid: number;
  /** Clock ticks since the machine's start. */
  readonly started: string;
  readonly cpuMs: number;
}

/** Null once the process is gone. */
function lifeOf(pid: number): ProcessLife | null {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === '') return null;
  // The program's name may hold spaces and parentheses; the fields after it are numbered from the third (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { pid, started: fields[19] ?? '', cpuMs: (Number(fields[11]) + Number(fields[12])) * tickMs };
}

/** When a process started, in clock ticks since the machine's start; empty once it is gone. */
export const startOf = (pid: number): string => lifeOf(pid)?.started ?? '';

function memoryOf(pid: number): number {
  const sizes = [...read(`/proc/${pid}/status`).matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm)];
  return sizes.reduce((sum, [, size]) => sum + Number(size), 0) * 1024;
}

/** Each thread has the children that it started (proc(5); CONFIG_PROC_CHILDREN, which distributions' kernels have). */
function childrenOf(pid: number): readonly number[] {
  const lists = threadsOf(pid).map((thread) => read(`/proc/${pid}/task/${thread}/children`).trim());
  return lists.flatMap((list) => (list === '' ? [] : list.split(' ').map(Number)));
}

/** The living ones of a process and all that it started. */
function livesIn(root: number): readonly ProcessLife[] {
  const life = lifeOf(root);
  return life === null ? [] : [life, ...childrenOf(root).flatMap(livesIn)];
}

/** Looks at a process and all that it started. */
export function measureTree(root: number): TreeUsage {
  const lives = livesIn(root);
  return {
    pids: lives.map(({ pid }) => pid),
    bytes: lives.reduce((sum, { pid }) => sum + memoryOf(pid), 0),
    cpuMs: lives.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
  };
}

function signalAll(lives: Iterable<ProcessLife>, name: 'SIGSTOP' | 'SIGKILL'): void {
  for (const { pid, started } of lives) {
    // The number may be another process's by now.
    if (lifeOf(pid)?.started !== started) continue;
    try {
      process.kill(pid, name);
    } catch {
      // It ended meanwhile.
    }
  }
}

/** Kills all that a search finds, until it finds nothing new: who stands still starts no other. */
function killFound(search: () => readonly ProcessLife[]): void {
  let found = 0;
  for (let lives = search(); lives.length > found; lives = search()) {
    found = lives.length;
    signalAll(lives, 'SIGSTOP');
  }
  signalAll(search(), 'SIGKILL');
}

/** Kills a process and all that it started, in whatever group they are. */
export function killTree(root: number): void {
  killFound(() => livesIn(root));
}

function ownerOf(pid: number): number | undefined {
  return statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid;
}

/** Kills all processes of a user: those as well whose parents have ended, so that no tree has them. */
export function killProcessesOf(user: number): void {
  killFound(() =>
    readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && ownerOf(pid) === user)
      .flatMap((pid) => lifeOf(pid) ?? []),
  );
}

function threadsOf(pid: number): readonly number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [];
  }
}

/**
 * Lets processes that have not yielded go first. It cannot be undone without privileges.
 *
 * Linux keeps the priority by thread, and weighs it only inside a session where sessions are scheduled as groups
 * (sched(7), autogroup), so that both are set.
 */
export async function yieldToOthers(pids: readonly number[]): Promise<void> {
  const sessions = new Map<string, number>();
  for (const pid of pids) {
    const session = read(`/proc/${pid}/autogroup`).split(' ')[0] ?? '';
    if (session !== '') sessions.set(session, pid);
    for (const thread of threadsOf(pid)) {
      try {
        setPriority(thread, yieldingPriority);
      } catch {
        // It ended meanwhile.
      }
    }
  }
  for (const pid of sessions.values()) {
    await writeFile(`/proc/${pid}/autogroup`, String(yieldingPriority)).catch(() => {});
    await wait(autogroupPauseMs);
  }
}
