import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Processes, RunResult } from '../../jail/process.ts';
import type { TaskSettings } from '../../jail/run-task.ts';
import { isLate, ProblemError } from '../../problem.ts';
import { optionalVersion, withoutProgram } from '../optional-program.ts';

/** What 7-Zip packs, and where. */
export interface SevenZipSettings {
  /** Equivalent files, of which the one that compresses best is kept. The first is always tried. */
  readonly candidates: readonly [string, ...string[]];
  /** The file's name inside the archive. */
  readonly name: string;
  /** Where the archive goes, in the workspace. */
  readonly output: string;
  readonly workspace: string;
  readonly signal: AbortSignal;
  /** For all candidates together. */
  readonly timeoutMs: number;
}

/** Debian 12 calls it 7zz; Debian 13 and others call the same program 7z. */
const programs = ['7zz', '7z'];
/** Where jailed processes look for programs. */
const folders = ['/usr/local/bin', '/usr/bin', '/bin'];

/** The name under which 7-Zip is installed; the first of its names if it is not. */
export function sevenZipProgram(exists: (path: string) => boolean = existsSync): string {
  const found = programs.find((name) => folders.some((folder) => exists(join(folder, name))));
  return found ?? (programs[0] as string);
}

/** LZMA takes eleven times its dictionary, which has 64 MB at level 9. */
const maxMemoryBytes = 1_500_000_000;
const versionTimeoutMs = 5_000;
/** The minimum time that a call of 7-Zip gets. */
const minTimeoutMs = 1_000;
/** Share of the time that must be left for another candidate. */
const minTimeLeft = 0.5;
const threads = 2;

/** The level for a file of up to `maxBytes`: two threads pack about 2 MB a second at level 9, and 20 at level 1. */
const levels = [
  { maxBytes: 25_000_000, level: 9 },
  { maxBytes: 60_000_000, level: 5 },
];
const fastestLevel = 1;

const levelFor = (size: number): number => levels.find(({ maxBytes }) => size <= maxBytes)?.level ?? fastestLevel;

/** The version of 7-Zip, or "not installed". Throws `conversion-timeout` and the signal's reason. */
export function sevenZipVersion(processes: Processes, workspace: string, signal: AbortSignal): Promise<string> {
  const ask = async () => {
    const command = { file: sevenZipProgram(), args: ['i'] };
    const { stdout } = await processes.run(command, { workspace, signal, timeoutMs: versionTimeoutMs });
    return /7-Zip[^\n]*?(\d+\.\d+)/.exec(stdout)?.[1] ?? '0.0';
  };
  return optionalVersion(ask());
}

/**
 * Packs each candidate into a separate archive, tests it, and keeps the smallest. Once half of the time is spent, the
 * remaining candidates are skipped. Throws `conversion-timeout`, `conversion-failed`, `engine-unavailable` and the
 * signal's reason.
 */
export async function packSevenZip(processes: Processes, settings: SevenZipSettings): Promise<{ bytes: number }> {
  const { candidates, name, output, workspace, signal, timeoutMs } = settings;
  const started = performance.now();
  const left = () => Math.max(minTimeoutMs, timeoutMs - (performance.now() - started));
  const file = sevenZipProgram();
  const run = (args: readonly string[]): Promise<RunResult> =>
    processes.run({ file, args }, { workspace, signal, timeoutMs: left(), maxMemoryBytes }).catch((error: unknown) => {
      throw withoutProgram(error, '7z');
    });

  let best: number | undefined;
  for (const [index, candidate] of candidates.entries()) {
    if (best !== undefined && left() < timeoutMs * minTimeLeft) break;
    const archive = join(workspace, `candidate-${index}.7z`);
    const packed = await packOne(candidate, index, archive).catch((error: unknown) => {
      if (best === undefined || !isLate(error)) throw error;
    });
    if (packed === undefined || packed >= (best ?? Number.POSITIVE_INFINITY)) await rm(archive, { force: true });
    else {
      best = packed;
      await rm(output, { force: true });
      await link(archive, output);
      await rm(archive);
    }
  }
  if (best === undefined) throw new ProblemError('conversion-failed', undefined, { cause: 'no archive' });
  return { bytes: best };

  async function packOne(candidate: string, index: number, archive: string): Promise<number> {
    const folder = join(workspace, `candidate-${index}`);
    await mkdir(folder);
    const inside = join(folder, name);
    await link(candidate, inside).catch(() => copyFile(candidate, inside));
    const { size } = await stat(candidate);
    const level = levelFor(size);
    const added = await run(['a', '-t7z', `-mx=${level}`, `-mmt=${threads}`, '-mtm=off', '-bd', archive, inside]);
    const tested = added.exitCode === 0 ? await run(['t', '-bd', archive]) : added;
    await rm(folder, { recursive: true });
    if (tested.exitCode !== 0) throw new ProblemError('internal', undefined, { cause: tested.stderr || tested.stdout });
    return (await stat(archive)).size;
  }
}

/**
 * Unpacks all entries of an archive, in order, into one file of at most `bytes` bytes; entry names never become paths.
 * Entries that 7-Zip cannot unpack are missing, so the caller must check the content. Throws `unsupported-file-type`,
 * `conversion-timeout` and the signal's reason.
 */
export async function unpackInOneFile(
  archive: string,
  output: string,
  bytes: number,
  { processes, workspace, signal, timeoutMs }: TaskSettings,
): Promise<void> {
  const command = {
    file: 'sh',
    args: ['-c', `exec ${sevenZipProgram()} x -so -bd -y "$1" >"$2"`, 'sh', archive, output],
  };
  const limits = { maxMemoryBytes, maxFileBytes: bytes };
  const { stderr } = await processes.run(command, { workspace, signal, timeoutMs, ...limits });
  if (!/unsupported method/i.test(stderr)) return;
  throw new ProblemError(
    'unsupported-file-type',
    'This archive is packed in a way that can’t be unpacked here. Unpack it with the program that packed it.',
    { cause: stderr },
  );
}
