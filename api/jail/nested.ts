import { environmentOf, limitArguments } from './confinement.ts';
import type { Confiner } from './levels.ts';
import { createProcesses, type Processes } from './process.ts';

/** Inside a jail, children share its confinement, and get separate limits and a separate environment. */
const inside: Confiner = {
  level: 'minimal',
  users: null,
  confine: (command, confinement) => ({
    file: 'prlimit',
    args: [...limitArguments(command, confinement, 'inherited'), '--', command.file, ...command.args],
    env: environmentOf(confinement),
  }),
};

/** For a process that runs in a jail: starts programs in that same jail. */
export const createNestedProcesses = (): Processes => createProcesses(inside);
