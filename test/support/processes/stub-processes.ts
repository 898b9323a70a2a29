import type { Command } from '../../../api/jail/command.ts';
import type { Processes, RunOptions, RunResult } from '../../../api/jail/process.ts';

/** Fake processes: a function replaces each run, and returns what it would print. */
export const stubProcesses = (
  run: (command: Command, options: RunOptions) => Promise<Partial<RunResult>> | Partial<RunResult>,
): Processes => ({
  run: async (command, options) => ({ exitCode: 0, stdout: '', stderr: '', ...(await run(command, options)) }),
  launch: () => {
    throw new Error('nothing is launched');
  },
});
