// Installs what is missing, so that `npm start` and `npm test` work on a fresh machine. Plain JavaScript without
// packages: it runs before there are any. A second run finds everything there and touches no network.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, isBuilt } from './build.mjs';
import { hasApt, installCommand, missingPackages, systemPackages } from './system-packages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.filewright-lock`;
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
  // No package of ours needs its install script: the native ones ship their binaries. Not `npm ci`: it refuses a
  // lock file that leaves out optional packages for other systems, as it does where a registry lacks them.
  try {
    run('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  } catch {
    stop('The npm packages could not be installed; npm says why above.');
  }
  writeFileSync(stamp, lock);
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
  if (missing.length === 0) return;
  const isRoot = process.getuid?.() === 0;
  const sudo = isRoot ? [] : ['sudo'];
  const apt = (...args) => {
    const [file, ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args];
    run(file, rest);
  };
  console.log(`Installing ${missing.length} system packages: ${missing.join(' ')}`);
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...missing);
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
