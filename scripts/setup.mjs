// Installs what is missing, so that `npm start` and `npm test` work on a fresh machine. Plain JavaScript without
// packages: it runs before there are any. A second run finds everything there and touches no network.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backportsOf, codeName, debianMirror, hasApt, installablePackages } from './apt.mjs';
import { build, isBuilt } from './build.mjs';
import { installCommand, missingPackages, systemPackages } from './system-packages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.filewright-lock`;
const unavailable = `${root}node_modules/.filewright-unavailable`;
const oldest = [20, 19];

function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function run(file, args, options = {}) {
  console.log(`> ${file} ${args.join(' ')}`);
  execFileSync(file, args, { cwd: root, stdio: 'inherit', ...options });
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    stop(`Filewright needs Node ${oldest.join('.')} or later; this is ${process.versions.node}.`);
  }
}

function installNodePackages() {
  const lock = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  // None of the packages needs its install script: native ones ship their binaries. Not `npm ci`, which refuses a lock
  // file without the optional packages for other systems, as it is where a registry lacks them.
  try {
    run('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  } catch {
    stop('The npm packages could not be installed; npm says why above.');
  }
  writeFileSync(stamp, lock);
}

/** Packages that apt did not offer when set-up last asked. */
function knownUnavailable() {
  return existsSync(unavailable) ? readFileSync(unavailable, 'utf8').split('\n') : [];
}

/** Continues without packages that apt does not offer, and does not ask for them again until others are missing. */
function leaveOut(names) {
  if (names.length === 0) return;
  console.warn(
    `This system does not offer ${names.join(', ')}. Tools that need them say so; the others work. ` +
      '`npm run doctor` tells which; CHROMIUM_PROGRAM may name a browser that is installed in another way.',
  );
  mkdirSync(dirname(unavailable), { recursive: true });
  writeFileSync(unavailable, names.join('\n'));
}

const backportsList = `/etc/apt/sources.list.d/${codeName()}-backports.list`;

/** Adds Debian's backports to the sources of apt, which an operator has to ask for. */
function addBackports(sudo) {
  const mirror = debianMirror();
  if (mirror === null) stop('ADD_BACKPORTS=1 needs a Debian whose packages come from its archive.');
  const [file, ...args] = [...sudo, 'tee', backportsList];
  const input = `deb ${mirror} ${codeName()}-backports main\n`;
  execFileSync(file, args, { input, stdio: ['pipe', 'ignore', 'inherit'] });
}

function installSystemPackages() {
  if (!hasApt()) {
    const list = Object.entries(systemPackages).map(([purpose, names]) => `  ${purpose}: ${names.join(', ')}`);
    console.warn(
      `This system has no apt, so its packages are yours to install. On Debian they are called:\n${list.join('\n')}\n` +
        'Tools whose engine is missing say so; the others work. `npm run doctor` tells what is there.',
    );
    return;
  }
  const missing = missingPackages();
  const addsBackports = process.env.ADD_BACKPORTS === '1' && !existsSync(backportsList);
  if (!addsBackports && missing.every((name) => knownUnavailable().includes(name))) return;
  const isRoot = process.getuid?.() === 0;
  const sudo = isRoot ? [] : ['sudo'];
  const apt = (...args) => {
    const [file, ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args];
    run(file, rest);
  };
  const install = (...args) => apt('install', '-y', '--no-install-recommends', ...args);
  /** Whether the lists of all sources are new: one that does not answer leaves those of the others. */
  const renewLists = () => {
    try {
      apt('-o', 'Acquire::Retries=3', 'update');
      return true;
    } catch {
      console.warn('Not all package sources could be read. Set-up goes on with what apt knows.');
      return false;
    }
  };
  try {
    if (addsBackports) addBackports(sudo);
    const areListsNew = renewLists();
    const offered = installablePackages(missing);
    // What lists that are not new lack may be offered nevertheless.
    if (!areListsNew && offered.length < missing.length) throw new Error('the package lists are not complete');
    const office = addsBackports
      ? systemPackages.LibreOffice
      : offered.filter((name) => systemPackages.LibreOffice.includes(name));
    const release = backportsOf(systemPackages.LibreOffice[0]);
    console.log(`Installing ${offered.length} system packages: ${offered.join(' ')}`);
    // The newest LibreOffice breaks pages where Word does more often.
    if (release !== null && office.length > 0) install('--target-release', release, ...office);
    const others = release === null ? offered : offered.filter((name) => !office.includes(name));
    if (others.length > 0) install(...others);
    leaveOut(missing.filter((name) => !offered.includes(name)));
  } catch {
    stop(`The system packages could not be installed. Install them, then start again:\n\n  ${installCommand(missing)}`);
  }
}

checkNode();
installSystemPackages();
installNodePackages();
if (process.argv.includes('--build') && !isBuilt()) {
  mkdirSync(`${root}dist`, { recursive: true });
  await build();
}
