import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BareRoot } from './bare-root.ts';

/** Unpacks a package of npm's registry into a folder. */
function unpack(name: string, folder: string): void {
  const scratch = mkdtempSync(join(tmpdir(), 'filewright-package-'));
  const file = execFileSync('npm', ['pack', '--silent', '--pack-destination', scratch, name], { encoding: 'utf8' });
  mkdirSync(folder, { recursive: true });
  const archive = join(scratch, file.trim().split('\n').at(-1) ?? '');
  execFileSync('tar', [
    '--extract',
    '--file',
    archive,
    '--directory',
    folder,
    '--strip-components=1',
    '--no-same-owner',
  ]);
  rmSync(scratch, { recursive: true });
}

/**
 * Installs Node and npm in a bare root.
 *
 * @param version `debian` for the release's own packages; else a version of Node, for example `22`, which comes from
 *   npm's registry as the official build and stands for any other way to get it.
 */
export function installNode(root: BareRoot, version: string): void {
  if (version === 'debian') {
    root.run('apt-get -q update && apt-get -qq install -y --no-install-recommends nodejs npm >/dev/null');
    return;
  }
  const local = join(root.folder, 'usr/local');
  unpack(`node-linux-${process.arch}@${version}`, join(local, 'lib/node'));
  unpack('npm@10', join(local, 'lib/npm'));
  symlinkSync('../lib/node/bin/node', join(local, 'bin/node'));
  symlinkSync('../lib/npm/bin/npm-cli.js', join(local, 'bin/npm'));
  symlinkSync('../lib/npm/bin/npx-cli.js', join(local, 'bin/npx'));
  root.run('chmod 755 /usr/local/lib/npm/bin/*.js && node --version && npm --version');
}
