import { environmentOf, limitArguments } from './confinement.ts';
import { createProcesses, type Processes } from './process.ts';
import type { Sandbox } from './sandbox.ts';

/** Inside a jail: what it starts shares its confinement, and gets limits and an environment of its own. */
const inside: Sandbox = {
  level: 'minimal',
  reason: 'the process is in a jail already',
  confine: (command, confinement) => ({
    file: 'prlimit',
    args: [...limitArguments(confinement), '--', command.file, ...command.args],
    env: environmentOf(confinement),
  }),
};

/** For a process that runs in a jail: starts programs in that same jail. */
export const createNestedProcesses = (): Processes => createProcesses(inside);
