import { getPriority } from 'node:os';
import type { Command } from './command.ts';
import { type Confinement, defaultLimits } from './confinement.ts';
import type { ControlGroups } from './control-groups/control-groups.ts';
import { handOver } from './hand-over.ts';
import type { Confiner } from './levels.ts';
import { killProcessesOf, killTree, niceness, signalGroup, yieldToOthers } from './process-tree.ts';

/**
 * Prepares the start of a process in a jail: lends it a user, hands the workspace over to that user, and makes its control
 * group.
 * @returns The confined command, and what is to be done with the process once it runs and once it has ended.
 */
export function prepareStart(
  confiner: Confiner,
  groups: ControlGroups | null,
  command: Command,
  confinement: Confinement,
) {
  const { workspace } = confinement;
  const user = confiner.users?.lend(workspace);
  if (user !== undefined) {
    handOver(workspace, { id: user.id, except: (folder) => confiner.users?.isHome(folder) === true });
  }
  const { maxTreeBytes, maxProcesses } = { ...defaultLimits, ...confinement };
  const group = groups?.make({ maxTreeBytes, maxProcesses });
  const alone = confiner.confine(command, confinement, user?.id);
  const confined = { ...alone, ...group?.enter(alone) };
  const options = {
    env: confined.env,
    extendEnv: false,
    cwd: workspace,
    detached: true,
    reject: false,
    buffer: false,
  };
  /**
   * Bubblewrap's children die with it only after it has set them up; until then they must be found and killed too.
   */
  const kill = (pid: number | undefined) => {
    if (pid !== undefined) killTree(pid);
    group?.kill();
  };
  /** To be called once the process itself has ended. Returns whether it has outgrown its memory. */
  const finish = (pid: number | undefined): boolean => {
    const outgrown = group?.hasOutgrown() ?? false;
    // No grandchild outlives its job.
    if (pid !== undefined) signalGroup(pid, 'SIGKILL');
    void group?.remove();
    if (user?.release() && confiner.level !== 'full') killProcessesOf(user.id);
    return outgrown;
  };
  /** Puts the server, for which everybody waits, before its engines; what a worker starts has no higher priority than it. */
  const yieldToServer = (pid: number | undefined) => {
    if (pid !== undefined) void yieldToOthers([pid], Math.max(niceness.engine, getPriority()));
  };
  return { confined, options, yieldToServer, kill, finish };
}
