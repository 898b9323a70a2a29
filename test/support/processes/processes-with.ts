import { readdir, readFile } from 'node:fs/promises';

interface RunningProcess {
  readonly pid: number;
  readonly commandLine: string;
}

/** All processes whose command line contains a text, except this one. */
export async function processesWith(text: string): Promise<RunningProcess[]> {
  const pids = (await readdir('/proc'))
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map(Number);
  const running = await Promise.all(
    pids.map(async (pid) => ({ pid, commandLine: await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '') })),
  );
  return running.filter(({ commandLine }) => commandLine.includes(text));
}
