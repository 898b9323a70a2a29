import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { debianMirror } from '../apt.mjs';

/** A Debian release in a folder of this machine, as a fresh installation has it, entered by chroot. */
export interface BareRoot {
  readonly folder: string;
  /** Runs a shell command inside, as root or as the newcomer, with its output on this terminal. Throws when it fails. */
  readonly run: (command: string, user?: User) => void;
  /** The command line that runs a shell command inside, for long-running processes. */
  readonly command: (command: string, user?: User) => readonly [file: string, args: readonly string[]];
  /** Ends what still runs inside, and removes the folder. */
  readonly remove: () => void;
}

/** `newcomer` is an ordinary user who may become root by sudo without a password. */
export type User = 'root' | 'newcomer';

const mounts = ['proc', 'sys', 'dev', 'dev/pts', 'dev/shm'];
const certificates = '/etc/ssl/certs/ca-certificates.crt';

const ask = (file: string, ...args: string[]) => execFileSync(file, args, { encoding: 'utf8' }).trim();

/** Copies this machine's network settings into the bare root: DNS, apt's proxies, npm's registry, certificates. */
function shareNetwork(folder: string): void {
  const share = (path: string) => {
    if (!existsSync(path)) return;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(path, join(folder, path));
  };
  share('/etc/resolv.conf');
  share(certificates);
  const settings = ask('apt-config', 'dump').split('\n');
  const ofNetwork = settings.filter((line) => /^Acquire::(https?::|Check-)/.test(line) && !line.endsWith('"";'));
  writeFileSync(join(folder, 'etc/apt/apt.conf.d/80network'), `${ofNetwork.join('\n')}\n`);
  mkdirSync(join(folder, 'usr/local/etc'), { recursive: true });
  writeFileSync(join(folder, 'usr/local/etc/npmrc'), `registry=${ask('npm', 'config', 'get', 'registry')}\n`);
}

/** Unmounts everything below a folder. Throws if a mount remains, since deleting it would delete this machine's files. */
function unmount(folder: string): void {
  const mounted = () => ask('findmnt', '--noheadings', '--list', '--output', 'TARGET').split('\n');
  const below = () => mounted().filter((target) => target.startsWith(`${folder}/`));
  for (const target of below().reverse()) execFileSync('umount', ['--lazy', target]);
  const left = below();
  if (left.length > 0) throw new Error(`still mounted: ${left.join(', ')}`);
}

/** Ends every process whose root is the folder. */
function endProcesses(folder: string): void {
  for (const pid of ask('ls', '/proc')
    .split('\n')
    .filter((name) => /^\d+$/.test(name))) {
    try {
      if (ask('readlink', `/proc/${pid}/root`) === folder) process.kill(Number(pid), 'SIGKILL');
    } catch {
      // Ended meanwhile.
    }
  }
}

/**
 * Makes a bare root by debootstrap, with a user `newcomer` and with certificates, but without Node.
 *
 * @param release A code name, for example `trixie`.
 * @throws When this is not root's, when apt knows no mirror, or when debootstrap is missing or fails.
 */
export function makeBareRoot(release: string): BareRoot {
  const folder = mkdtempSync(join(tmpdir(), `filewright-${release}-`));
  const mirror = debianMirror();
  if (mirror === null) throw new Error('apt knows no source of Debian on this machine');
  execFileSync('debootstrap', ['--variant=minbase', '--include=ca-certificates,sudo', release, folder, mirror], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  execFileSync('chmod', ['755', folder]);
  const security = mirror.replace(/debian$/, 'debian-security');
  appendFileSync(join(folder, 'etc/apt/sources.list'), `deb ${security} ${release}-security main\n`);
  shareNetwork(folder);
  for (const mount of mounts) execFileSync('mount', ['--bind', `/${mount}`, join(folder, mount)]);
  execFileSync('chroot', [folder, 'useradd', '--create-home', '--shell', '/bin/bash', 'newcomer']);
  writeFileSync(join(folder, 'etc/sudoers.d/newcomer'), 'newcomer ALL=(ALL) NOPASSWD: ALL\n');

  const command = (line: string, user: User = 'root') => {
    const home = user === 'root' ? '/root' : '/home/newcomer';
    const environment = [
      `HOME=${home}`,
      `USER=${user}`,
      'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      'LANG=C.UTF-8',
      `NODE_EXTRA_CA_CERTS=${certificates}`,
    ];
    return ['chroot', [`--userspec=${user}`, folder, 'env', '-i', ...environment, 'bash', '-c', line]] as const;
  };
  return {
    folder,
    command,
    run(line, user) {
      const [file, args] = command(line, user);
      execFileSync(file, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    },
    remove() {
      endProcesses(folder);
      unmount(folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
