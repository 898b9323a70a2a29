import { createReadStream, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '../../api/workspace/make-folder.ts';
import { type Goal, toolsOf } from '../library/choose-tool.ts';
import type { Converter } from '../library/converter.ts';
import { messageOf } from '../library/message-of.ts';
import { openConverter } from '../library/open-converter.ts';
import { type ExitCode, exitCodeOf, UsageError } from './exit-codes.ts';
import { findFiles } from './find-files.ts';
import { outcomeJson, outcomeText } from './outcome-text.ts';
import { planTasks } from './plan-tasks.ts';
import { showProgress } from './progress.ts';
import { runTasks } from './run-tasks.ts';
import { settingsIn } from './settings.ts';

/** The options of every command that works on files. */
interface FileOptions {
  readonly to?: string;
  readonly tool?: string;
  readonly output?: string;
  readonly from?: string;
  readonly server?: string;
  readonly keyFile?: string;
  readonly jobs?: string;
  readonly json?: boolean;
  readonly force?: boolean;
  readonly together?: boolean;
}

function jobsOf({ jobs }: FileOptions): number {
  if (jobs === undefined) return availableParallelism();
  if (!/^[1-9]\d{0,2}$/.test(jobs)) throw new UsageError('--jobs must be a number from 1 to 999.');
  return Number(jobs);
}

const keyIn = ({ keyFile }: FileOptions) => (keyFile === undefined ? undefined : readFileSync(keyFile, 'utf8').trim());

/** Runs a command on files. Outcomes go to standard output, or to standard error if a result goes there. */
export async function processFiles(goal: Goal, args: readonly string[], options: FileOptions): Promise<ExitCode> {
  const scratch = await mkdtemp(join(tmpdir(), 'filewright-cli-'));
  const interrupted = new AbortController();
  const interrupt = () => interrupted.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const isPiped = options.output === '-';
  const told = isPiped ? process.stderr : process.stdout;
  let worst: ExitCode = 0;
  const recordFailure = (error: unknown) => {
    worst = Math.max(worst, exitCodeOf(error)) as ExitCode;
  };
  let converter: Converter | undefined;
  try {
    const { to, tool, output, force: isForced = false, together: isJoined = false } = options;
    const files = await findFiles(args, { tools: toolsOf(goal, { to, tool }), from: options.from, scratch });
    const settings = settingsIn({ ...options }, toolsOf(goal));
    const tasks = planTasks(files, { goal, to, tool, output, settings, isForced, isJoined, scratch });
    for (const task of tasks) await makeFolder(dirname(task.output));
    converter = await openConverter({ server: options.server, key: keyIn(options) });
    const hasBar = process.stderr.isTTY === true && options.json !== true && tasks.length > 1;
    const progress = hasBar ? showProgress(tasks.length, process.stderr) : null;
    const running = runTasks(converter, tasks, {
      jobs: jobsOf(options),
      signal: interrupted.signal,
      onOutcome(outcome) {
        if (interrupted.signal.aborted) return;
        if ('error' in outcome) recordFailure(outcome.error);
        const line = `${options.json === true ? outcomeJson(outcome, scratch) : outcomeText(outcome, scratch)}\n`;
        if (progress === null) told.write(line);
        else progress.step(line, told);
      },
    });
    await running.finally(() => progress?.stop());
    if (isPiped && worst === 0) await pipeline(createReadStream(join(scratch, 'standard-output')), process.stdout);
  } catch (error) {
    recordFailure(error);
    process.stderr.write(`filewright: ${messageOf(error)}\n`);
  } finally {
    await converter?.close();
    await rm(scratch, { recursive: true, force: true });
  }
  return interrupted.signal.aborted ? 130 : worst;
}
