import type { Command } from '../../api/jail/command.ts';
import type { Processes, RunResult } from '../../api/jail/process.ts';

/** Fake processes: a function replaces each run, and returns what it would print. */
export const stubProcesses = (
  run: (command: Command) => Promise<Partial<RunResult>> | Partial<RunResult>,
): Processes => ({
  run: async (command) => ({ exitCode: 0, stdout: '', stderr: '', ...(await run(command)) }),
  launch: () => {
    throw new Error('nothing is launched');
  },
});
