import { bubblewrapArguments } from './bubblewrap.ts';
import type { Command } from './command.ts';
import { type Confinement, environmentOf, limitArguments, readablePaths } from './confinement.ts';
import type { JailUsers } from './jail-users.ts';
import type { LandlockRules } from './landlock.ts';
import { ownModule, ownReadable } from './own-module.ts';
import type { FilterCalls } from './seccomp.ts';

/** What keeps an engine's process from the rest of the machine, the strongest first; promises.ts says what each gives. */
export type SandboxLevel = 'full' | 'reduced' | 'minimal';

/** A command line with its confinement built in, and the environment to start it with. */
export interface ConfinedCommand extends Command {
  readonly env: Readonly<Record<string, string>>;
}

/** One way of confining processes. */
export interface Confiner {
  readonly level: SandboxLevel;
  /** Lends each jail a user of its own; null where jails share the server's. */
  readonly users: JailUsers | null;
  /** @param user Uid and gid lent by `users`. */
  readonly confine: (command: Command, confinement: Confinement, user?: number) => ConfinedCommand;
}

/** What a confiner is made of beside its level. */
export interface ConfinerParts {
  readonly users: JailUsers | null;
  /** Null where this machine cannot filter system calls. */
  readonly filterCalls: FilterCalls | null;
}

const isRoot = process.getuid?.() === 0;

/** Root's privileges would see past Landlock: one of them reads any process's memory and environment. */
const noCapabilities = ['--bounding-set=-all', '--inh-caps=-all'];

function userArguments(user: number | undefined): string[] {
  return user === undefined ? [] : [`--reuid=${user}`, `--regid=${user}`, '--clear-groups'];
}

/** Puts a command, with the arguments that it takes a command after, in front of another. */
function inFront(file: string, args: readonly string[], { file: program, args: rest }: Command): Command {
  return { file, args: [...args, '--', program, ...rest] };
}

function filtered(command: Command, { nesting = false }: Confinement, { filterCalls }: ConfinerParts): Command {
  return filterCalls === null ? command : filterCalls(command, { nesting });
}

/** Bubblewrap: namespaces of the process's own, which root leaves to the jail's user. */
export function fullSandbox(parts: ConfinerParts): Confiner {
  return {
    level: 'full',
    users: parts.users,
    confine: (command, confinement, user) => {
      const inner = filtered(command, confinement, parts);
      const dropped =
        user === undefined
          ? inner
          : inFront('setpriv', ['--no-new-privs', ...userArguments(user), ...noCapabilities], inner);
      // Inside, so that the jail's own user is the one whose processes are counted.
      const limited = inFront('prlimit', limitArguments(confinement, true), dropped);
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

/** Without namespaces: limits, no privileges, and an end with the server even when that is killed. */
function bound(command: Command, confinement: Confinement, user: number | undefined): Command {
  const privileges = ['--no-new-privs', ...userArguments(user), ...(isRoot ? noCapabilities : []), '--pdeathsig=KILL'];
  // The kernel counts all processes of a user: a shared one has the server's, too.
  return inFront('prlimit', limitArguments(confinement, user !== undefined), inFront('setpriv', privileges, command));
}

/** Run from its source, the launcher would leave tsx's cache in the job's folder. */
const launcherEnvironment = import.meta.url.endsWith('.ts') ? { TSX_DISABLE_CACHE: '1' } : {};

/** Landlock: rules over paths and ports that a process and its children cannot shed; needs no namespaces. */
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
      const launcher = ownModule('./landlock-launcher', import.meta.url, [
        JSON.stringify(rules),
        inner.file,
        ...inner.args,
      ]);
      return {
        ...bound(launcher, confinement, user),
        env: { ...environmentOf(confinement), ...launcherEnvironment },
      };
    },
  };
}

/** Limits alone. */
export function minimalSandbox(parts: ConfinerParts): Confiner {
  return {
    level: 'minimal',
    users: parts.users,
    confine: (command, confinement, user) => ({
      ...bound(filtered(command, confinement, parts), confinement, user),
      env: environmentOf(confinement),
    }),
  };
}
