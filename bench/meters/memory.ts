import { readFile } from 'node:fs/promises';
import { childrenOf } from './children.ts';

/** Resident memory of a process in bytes. */
export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}

/** Resident memory of a process's descendants, with shared pages counted in proportion (PSS). */
export async function descendantBytes(pid: number): Promise<number> {
  const children = await childrenOf(pid);
  const sizes = await Promise.all(
    children.map(async (child) => {
      const rollup = await readFile(`/proc/${child}/smaps_rollup`, 'utf8').catch(() => '');
      const own = Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
      return own + (await descendantBytes(child));
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The highest resident memory so far of one descendant of a process whose command line mentions a word. */
export async function descendantPeakBytes(pid: number, word: string): Promise<number> {
  const children = await childrenOf(pid);
  const peaks = await Promise.all(
    children.map(async (child) => {
      const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
      const status = await readFile(`/proc/${child}/status`, 'utf8').catch(() => '');
      const own = command.includes(word) ? Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024 : 0;
      return Math.max(own, await descendantPeakBytes(child, word));
    }),
  );
  return Math.max(0, ...peaks);
}
