import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Confinement, defaultLimits, environmentOf, readablePaths } from './confinement.ts';

/** Parts of /proc that describe or control the machine. Only existing ones are covered: kernels differ. */
const readOnlyKernelPaths = ['/proc/sys', '/proc/irq', '/proc/bus', '/proc/fs', '/proc/mtrr'];
const hiddenKernelFiles = [
  '/proc/sysrq-trigger',
  '/proc/kcore',
  '/proc/kmsg',
  '/proc/keys',
  '/proc/key-users',
  '/proc/timer_list',
  '/proc/kpagecgroup',
  '/proc/kpagecount',
  '/proc/kpageflags',
  '/proc/slabinfo',
  '/proc/vmallocinfo',
];

/** Who creates the namespaces. */
export type Maker =
  /** Root, without a user namespace, which would map no second user for the jail to run as. */
  | 'root'
  /** Anyone, in a user namespace. */
  | 'user';

/** What root needs to become the jail's user and to enter its folder; setpriv drops them. */
const rootCapabilities = ['CAP_SETUID', 'CAP_SETGID', 'CAP_SETPCAP', 'CAP_DAC_READ_SEARCH'];

function namespaceArguments(maker: Maker, nesting: boolean): string[] {
  const others = ['--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--unshare-cgroup-try'];
  if (maker === 'root') return [...others, ...rootCapabilities.flatMap((name) => ['--cap-add', name])];
  return [...others, '--unshare-user', ...(nesting ? [] : ['--disable-userns'])];
}

/** All parent folders, named: Bubblewrap creates missing ones with mode 0700, closed to other users. */
function parentArguments(paths: readonly string[]): string[] {
  const parents = new Set<string>();
  for (const path of paths) {
    for (let parent = dirname(path); parent !== '/'; parent = dirname(parent)) parents.add(parent);
  }
  return [...parents].sort().flatMap((parent) => ['--dir', parent]);
}

/**
 * A jail's namespaces and files as arguments of bwrap 0.8 or later, up to and including the `--` before its program.
 */
export function bubblewrapArguments(confinement: Confinement, maker: Maker): string[] {
  const { workspace, nesting = false, covers = [] } = confinement;
  const links = ['bin', 'sbin', 'lib', 'lib32', 'lib64'].filter((name) => existsSync(`/usr/${name}`));
  const memoryFiles = (path: string) => [
    ...['--perms', '1777', '--size', String(defaultLimits.maxMemoryFilesBytes)],
    ...['--tmpfs', path],
  ];
  const readable = readablePaths(confinement);
  return [
    ...['--die-with-parent', '--new-session', '--cap-drop', 'ALL', ...namespaceArguments(maker, nesting)],
    ...['--clearenv', '--ro-bind', '/usr', '/usr'],
    ...covers.filter(({ path }) => existsSync(path)).flatMap(({ path, by }) => ['--ro-bind-try', by, path]),
    ...links.flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`]),
    ...['--proc', '/proc'],
    ...readOnlyKernelPaths.filter(existsSync).flatMap((path) => ['--ro-bind', path, path]),
    ...hiddenKernelFiles.filter(existsSync).flatMap((path) => ['--ro-bind', '/dev/null', path]),
    ...['--dev', '/dev', ...memoryFiles('/dev/shm'), '--remount-ro', '/dev', ...memoryFiles('/tmp')],
    ...parentArguments([...readable, workspace]),
    ...readable.flatMap((path) => ['--ro-bind', path, path]),
    // The same path inside as outside, so that no path in a message needs translating.
    ...['--bind', workspace, workspace, '--chdir', workspace],
    // The root is a file system in memory as well.
    ...['--remount-ro', '/'],
    ...Object.entries(environmentOf(confinement)).flatMap(([name, value]) => ['--setenv', name, value]),
    '--',
  ];
}
