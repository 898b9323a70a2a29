import { bubblewrapArguments } from './bubblewrap.ts';
import type { Command } from './command.ts';
import { type Confinement, environmentOf, limitArguments, readablePaths } from './confinement.ts';
import type { JailUsers } from './jail-users.ts';
import type { LandlockRules } from './landlock/landlock.ts';
import { ownModule, ownReadable } from './own-module.ts';
import type { FilterCalls } from './system-calls/seccomp.ts';

/** How well an engine's process is isolated from the rest of the machine, strongest first; see promises.ts. */
export type SandboxLevel = 'full' | 'reduced' | 'minimal';

/** A command line with its confinement built in, and the environment to start it with. */
export interface ConfinedCommand extends Command {
  readonly env: Readonly<Record<string, string>>;
}

/** One way of confining processes. */
export interface Confiner {
  readonly level: SandboxLevel;
  /** Lends each jail a separate user; null if jails share the server's. */
  readonly users: JailUsers | null;
  /** @param user Uid and gid lent by `users`. */
  readonly confine: (command: Command, confinement: Confinement, user?: number) => ConfinedCommand;
}

/** What a confiner of any level is made of. */
export interface ConfinerParts {
  readonly users: JailUsers | null;
  /** Null if this machine cannot filter system calls. */
  readonly filterCalls: FilterCalls | null;
}

const isRoot = process.getuid?.() === 0;

/** Root's capabilities would bypass Landlock: one of them reads any process's memory and environment. */
const noCapabilities = ['--bounding-set=-all', '--inh-caps=-all'];

function userArguments(user: number | undefined): string[] {
  return user === undefined ? [] : [`--reuid=${user}`, `--regid=${user}`, '--clear-groups'];
}

/** The command run by another program, such as setpriv, that takes a command after its own arguments. */
function runBy(file: string, args: readonly string[], { file: program, args: rest }: Command): Command {
  return { file, args: [...args, '--', program, ...rest] };
}

function filtered(command: Command, { nesting = false }: Confinement, { filterCalls }: ConfinerParts): Command {
  return filterCalls === null ? command : filterCalls(command, { nesting });
}

/** Bubblewrap: the process has separate namespaces, which root sets up and hands to the jail's user. */
export function fullSandbox(parts: ConfinerParts): Confiner {
  return {
    level: 'full',
    users: parts.users,
    confine: (command, confinement, user) => {
      const inner = filtered(command, confinement, parts);
      const dropped =
        user === undefined
          ? inner
          : runBy('setpriv', ['--no-new-privs', ...userArguments(user), ...noCapabilities], inner);
      // Inside the jail, so that the kernel counts the processes of the jail's own user.
      const limited = runBy('prlimit', limitArguments(command, confinement, 'separate'), dropped);
      return {
        file: 'bwrap',
        args: [
          ...bubblewrapArguments(confinement, user === undefined ? 'user' : 'root'),
          limited.file,
          ...limited.args,
        ],
        env: { PATH: '/usr/local/bin:/usr/bin:/bin' },
      };
    },
  };
}

/** Without namespaces: limits, no privileges, and a signal that ends the process with the server, however that ends. */
function unprivileged(command: Command, confinement: Confinement, user: number | undefined): Command {
  const privileges = ['--no-new-privs', ...userArguments(user), ...(isRoot ? noCapabilities : []), '--pdeathsig=KILL'];
  // The kernel counts a user's processes all together: those of a shared user include the server's.
  const limits = limitArguments(command, confinement, user === undefined ? 'shared' : 'separate');
  return runBy('prlimit', limits, runBy('setpriv', privileges, command));
}

/** When the launcher runs from its source, tsx would leave its cache in the job's folder. */
const launcherEnvironment = import.meta.url.endsWith('.ts') ? { TSX_DISABLE_CACHE: '1' } : {};

/** Landlock: rules for paths and ports that a process and its children cannot drop; needs no namespaces. */
export function reducedSandbox(parts: ConfinerParts): Confiner {
  return {
    level: 'reduced',
    users: parts.users,
    confine: (command, confinement, user) => {
      const rules: LandlockRules = {
        readable: ['/usr', '/bin', '/lib', '/lib64', '/proc', ...ownReadable, ...readablePaths(confinement)],
        writable: [confinement.workspace],
      };
      const inner = filtered(command, confinement, parts);
      const launcher = ownModule('./landlock/landlock-launcher', import.meta.url, [
        JSON.stringify(rules),
        inner.file,
        ...inner.args,
      ]);
      return {
        ...unprivileged(launcher, confinement, user),
        env: { ...environmentOf(confinement), ...launcherEnvironment },
      };
    },
  };
}

/** Resource limits, and a separate user and a system call filter if this machine has them. */
export function minimalSandbox(parts: ConfinerParts): Confiner {
  return {
    level: 'minimal',
    users: parts.users,
    confine: (command, confinement, user) => ({
      ...unprivileged(filtered(command, confinement, parts), confinement, user),
      env: environmentOf(confinement),
    }),
  };
}
