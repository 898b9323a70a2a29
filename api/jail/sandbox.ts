import { existsSync } from 'node:fs';
import { execa } from 'execa';
import { type Confinement, environmentOf, limitArguments, readablePaths } from './confinement.ts';
import type { LandlockRules } from './landlock.ts';
import { ownModule, ownReadable } from './own-module.ts';

/**
 * What keeps an engine's process from the rest of the machine. `full`: no network, no other files and no other
 * processes. `reduced`: no TCP, no other files. `minimal`: limits and an environment of its own.
 */
export type SandboxLevel = 'full' | 'reduced' | 'minimal';

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
}

/** A command line with its confinement built in, and the environment to start it with. */
export interface ConfinedCommand extends Command {
  readonly env: Readonly<Record<string, string>>;
}

export interface Sandbox {
  readonly level: SandboxLevel;
  /** Why it is not `full`, for the operator; empty when it is. */
  readonly reason: string;
  readonly confine: (command: Command, confinement: Confinement) => ConfinedCommand;
}

function bubblewrapArguments(confinement: Confinement): string[] {
  const links = ['bin', 'sbin', 'lib', 'lib32', 'lib64'].filter((name) => existsSync(`/usr/${name}`));
  return [
    ...['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--clearenv'],
    ...['--ro-bind', '/usr', '/usr'],
    ...links.flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`]),
    ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
    ...readablePaths(confinement).flatMap((path) => ['--ro-bind', path, path]),
    // The same path inside as outside, so that no path in a message needs translating.
    ...['--bind', confinement.workspace, confinement.workspace, '--chdir', confinement.workspace],
    ...Object.entries(environmentOf(confinement)).flatMap(([name, value]) => ['--setenv', name, value]),
  ];
}

/** Bubblewrap: namespaces of the process's own. */
export const fullSandbox: Sandbox = {
  level: 'full',
  reason: '',
  confine: (command, confinement) => ({
    file: 'prlimit',
    args: [
      ...limitArguments(confinement),
      '--',
      'bwrap',
      ...bubblewrapArguments(confinement),
      '--',
      command.file,
      ...command.args,
    ],
    env: { PATH: '/usr/local/bin:/usr/bin:/bin' },
  }),
};

/** Root's privileges would see past Landlock: one of them reads any process's memory and environment. */
const unprivileged = process.getuid?.() === 0 ? ['--bounding-set=-all', '--inh-caps=-all'] : [];

/** Has and gains no privileges, and ends with the server even when that is killed. */
const bound = ['setpriv', '--no-new-privs', ...unprivileged, '--pdeathsig=KILL', '--'];

/** Run from its source, the launcher would leave tsx's cache in the job's folder. */
const launcherEnvironment = import.meta.url.endsWith('.ts') ? { TSX_DISABLE_CACHE: '1' } : {};

/** Landlock: rules over paths and ports that a process and its children cannot shed; needs no namespaces. */
export function reducedSandbox(reason: string): Sandbox {
  return {
    level: 'reduced',
    reason,
    confine: (command, confinement) => {
      const rules: LandlockRules = {
        readable: ['/usr', '/bin', '/lib', '/lib64', '/proc', ...ownReadable, ...readablePaths(confinement)],
        writable: [confinement.workspace],
      };
      const launcher = ownModule('./landlock-launcher', import.meta.url, [
        JSON.stringify(rules),
        command.file,
        ...command.args,
      ]);
      return {
        file: 'prlimit',
        args: [...limitArguments(confinement), '--', ...bound, launcher.file, ...launcher.args],
        env: { ...environmentOf(confinement), ...launcherEnvironment },
      };
    },
  };
}

/** Limits alone. */
export function minimalSandbox(reason: string): Sandbox {
  return {
    level: 'minimal',
    reason,
    confine: (command, confinement) => ({
      file: 'prlimit',
      args: [...limitArguments(confinement), '--', ...bound, command.file, ...command.args],
      env: environmentOf(confinement),
    }),
  };
}

/** Why a sandbox does not work here; empty when it does. */
async function tryOut(sandbox: Sandbox, workspace: string): Promise<string> {
  const trial = sandbox.confine({ file: 'true', args: [] }, { workspace });
  const result = await execa(trial.file, trial.args, {
    env: trial.env,
    extendEnv: false,
    reject: false,
    timeout: 10_000,
  });
  return result.failed ? (result.stderr || result.shortMessage || 'no reason given').trim() : '';
}

/**
 * Tries once what isolation this machine offers, the strongest first. Bubblewrap needs user namespaces (or root),
 * which Docker and some hosts forbid; Landlock needs Linux 6.7 for its rules over the network.
 *
 * @param workspace A folder that exists, for the trial.
 */
export async function detectSandbox(workspace: string): Promise<Sandbox> {
  const noNamespaces = await tryOut(fullSandbox, workspace);
  if (noNamespaces === '') return fullSandbox;
  const reduced = reducedSandbox(noNamespaces);
  const noLandlock = await tryOut(reduced, workspace);
  return noLandlock === '' ? reduced : minimalSandbox(`${noNamespaces}; ${noLandlock}`);
}
