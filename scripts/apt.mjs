// Queries apt on this machine, for set-up to choose versions from.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Names in apt's answers are English in this locale alone. */
const plain = { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } };

/** Whether this machine uses Debian's packages (Debian, Ubuntu and derivatives). */
export function hasApt() {
  try {
    execFileSync('dpkg-query', ['--version'], { stdio: 'ignore' });
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Which of the packages are installed. */
export function installedPackages(names) {
  // Exits with 1 if it does not know a name, and still reports the others.
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f', `\${Package} \${db:Status-Status}\n`, ...names], plain);
  const installed = new Set(stdout.split('\n').filter((line) => line.endsWith(' installed')));
  return names.filter((name) => installed.has(`${name} installed`));
}

/** Which of the packages apt can install; Ubuntu has Chromium as a snap only, for example. */
export function installablePackages(names) {
  const { stdout } = spawnSync('apt-cache', ['policy', ...names], plain);
  const known = stdout.matchAll(/^(\S+):\n {2}Installed: .*\n {2}Candidate: (.*)$/gm);
  const offered = new Set([...known].filter(([, , candidate]) => candidate !== '(none)').map(([, name]) => name));
  return names.filter((name) => offered.has(name));
}

/** The code name of this release, for example `bookworm`; null if unknown. */
export function codeName() {
  const file = '/etc/os-release';
  if (!existsSync(file)) return null;
  return /^VERSION_CODENAME=(\S+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? null;
}

/** The release with newer versions of a package, for example `bookworm-backports`; null if apt knows none. */
export function backportsOf(name) {
  const release = `${codeName()}-backports`;
  const { stdout } = spawnSync('apt-cache', ['madison', name], plain);
  return stdout.includes(` ${release}/`) ? release : null;
}

/** The mirror from which apt installs Debian's packages; null if none is configured. */
export function debianMirror() {
  const { stdout } = spawnSync('apt-get', ['indextargets', '--format', '$(SITE)'], plain);
  return stdout.split('\n').find((site) => site.endsWith('/debian')) ?? null;
}
