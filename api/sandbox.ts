import { existsSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { execa } from 'execa';

/** What keeps an engine's process from the rest of the machine: `full` has no network and sees no other files. */
export type SandboxLevel = 'full' | 'minimal';

/** What one process may touch and use. */
export interface Confinement {
  /** The only folder it may write to, absolute; its working directory. */
  readonly workspace: string;
  /** Further files and folders it may read, absolute, beside the system's libraries, fonts and engines. */
  readonly readable?: readonly string[];
  /** Its whole environment beside PATH, HOME and LANG. */
  readonly env?: Readonly<Record<string, string>>;
  /** Private writable memory (RLIMIT_DATA); address space is no measure, since V8 reserves more than any machine has. */
  readonly maxMemoryBytes?: number;
  /** The largest file it may write. */
  readonly maxFileBytes?: number;
  readonly maxCpuSeconds?: number;
}

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

/** Of /etc only what libraries and engines read; the rest may hold an operator's secrets. */
const systemPaths = [
  '/etc/alternatives',
  '/etc/fonts',
  '/etc/ld.so.cache',
  '/etc/libreoffice',
  '/etc/localtime',
  '/etc/papersize',
  '/etc/chromium',
  '/etc/chromium.d',
  '/var/cache/fontconfig',
  '/var/lib/libreoffice',
];

const defaultLimits = { maxFileBytes: 2_000_000_000 };

function limitArguments(confinement: Confinement): string[] {
  const { maxMemoryBytes, maxFileBytes = defaultLimits.maxFileBytes, maxCpuSeconds } = confinement;
  return [
    '--core=0',
    '--nofile=4096',
    `--fsize=${maxFileBytes}`,
    ...(maxMemoryBytes === undefined ? [] : [`--data=${maxMemoryBytes}`]),
    ...(maxCpuSeconds === undefined ? [] : [`--cpu=${maxCpuSeconds}`]),
  ];
}

function environment({ workspace, env }: Confinement): Record<string, string> {
  return { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: workspace, TMPDIR: workspace, LANG: 'C.UTF-8', ...env };
}

/** Node may live outside /usr (nvm, a container's /opt). */
function nodeFolder(): string[] {
  const folder = dirname(dirname(realpathSync(process.execPath)));
  return folder.startsWith('/usr') ? [] : [folder];
}

function bubblewrapArguments(confinement: Confinement): string[] {
  const readable = [...systemPaths, ...nodeFolder(), ...(confinement.readable ?? [])].filter((path) =>
    existsSync(path),
  );
  const links = ['bin', 'sbin', 'lib', 'lib32', 'lib64'].filter((name) => existsSync(`/usr/${name}`));
  return [
    ...['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--clearenv'],
    ...['--ro-bind', '/usr', '/usr'],
    ...links.flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`]),
    ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
    ...readable.flatMap((path) => ['--ro-bind', path, path]),
    // The same path inside as outside, so that no path in a message needs translating.
    ...['--bind', confinement.workspace, confinement.workspace, '--chdir', confinement.workspace],
    ...Object.entries(environment(confinement)).flatMap(([name, value]) => ['--setenv', name, value]),
  ];
}

const fullSandbox: Sandbox = {
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

function minimalSandbox(reason: string): Sandbox {
  return {
    level: 'minimal',
    reason,
    confine: (command, confinement) => ({
      file: 'prlimit',
      args: [...limitArguments(confinement), '--', command.file, ...command.args],
      env: environment(confinement),
    }),
  };
}

/**
 * Tries once what isolation this machine offers. Bubblewrap needs unprivileged user namespaces (or root), which
 * some container hosts forbid; then a process has resource limits and its own environment, but sees the network.
 *
 * @param workspace A folder that exists, for the trial.
 */
export async function detectSandbox(workspace: string): Promise<Sandbox> {
  const trial = fullSandbox.confine({ file: 'true', args: [] }, { workspace });
  const result = await execa(trial.file, trial.args, {
    env: trial.env,
    extendEnv: false,
    reject: false,
    timeout: 10_000,
  });
  return result.failed ? minimalSandbox(result.stderr || result.shortMessage || 'bubblewrap failed') : fullSandbox;
}
