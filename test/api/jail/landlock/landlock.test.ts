import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LandlockRules } from '../../../../api/jail/landlock/landlock.ts';
import { ownModule } from '../../../../api/jail/own-module.ts';
import { cannotStart, notStartedExitCode } from '../../../../api/jail/system-calls/seccomp.ts';
import { scratchFolder } from '../../../support/scratch.ts';

const folder = await scratchFolder();
/** What programs are made of. */
const system = ['/usr', '/bin', '/lib', '/lib64', '/etc', '/proc'];

/** Runs a program by the launcher; seccomp's filter, which sets no_new_privs in the server, is not needed for that. */
function run(rules: LandlockRules, file: string, ...args: readonly string[]) {
  const launcher = ownModule('../../../../api/jail/landlock/landlock-launcher', import.meta.url, [
    JSON.stringify(rules),
    file,
    ...args,
  ]);
  return spawnSync('setpriv', ['--no-new-privs', launcher.file, ...launcher.args], { encoding: 'utf8' });
}

const shell = (script: string, rules: Partial<LandlockRules> = {}) =>
  run({ readable: system, writable: [], ...rules }, 'sh', '-c', script);

const first = shell('echo "$0"');

describe('a program under Landlock', () => {
  if (/Landlock version|switched off/.test(first.stderr)) {
    it('is not started if the kernel cannot restrict it', () => {
      expect(first.status).not.toBe(0);
      expect(first.stdout).toBe('');
    });
    return;
  }

  it('runs with its arguments untouched, whatever paths of its rules do not exist', () => {
    const odd = ['a b', '--', '$HOME', '’', '{"readable":[]}'];
    const { status, stdout } = run(
      { readable: [...system, '/nowhere'], writable: ['/nowhere'] },
      'printf',
      '%s\\n',
      ...odd,
    );
    expect([status, stdout]).toEqual([0, `${odd.join('\n')}\n`]);
  });

  it('reads permitted files only', async () => {
    const [shown, hidden] = [join(folder, 'shown'), join(folder, 'hidden')];
    for (const each of [shown, hidden]) await mkdir(each);
    await writeFile(join(shown, 'a'), 'shown');
    await writeFile(join(hidden, 'a'), 'hidden');
    const { stdout } = shell(`cat ${shown}/a; cat ${hidden}/a; ls ${hidden}; echo changed >${shown}/a`, {
      readable: [...system, shown],
    });
    expect(stdout).toBe('shown');
    expect(await readFile(join(shown, 'a'), 'utf8')).toBe('shown');
  });

  it('writes to its own folders and to null devices only', async () => {
    const own = join(folder, 'own');
    await mkdir(own);
    const { status } = shell(`mkdir ${own}/below && echo kept >${own}/below/b && echo gone >/dev/null`, {
      writable: [own],
    });
    expect(status).toBe(0);
    expect(await readFile(join(own, 'below/b'), 'utf8')).toBe('kept\n');
    expect(shell(`echo x >${folder}/beside`, { writable: [own] }).status).not.toBe(0);
  });

  it('opens no TCP connection', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    const connect = `perl -MIO::Socket::INET -e 'IO::Socket::INET->new("127.0.0.1:${port}") or die "$!\\n"'`;
    expect(spawnSync('sh', ['-c', connect]).status).toBe(0);
    const { status, stderr } = shell(connect);
    server.close();
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/Permission denied/);
  });

  it('is reported by name if it is missing, with the shell’s exit code', () => {
    const { status, stderr } = run({ readable: system, writable: [] }, '/nowhere/program');
    expect(status).toBe(notStartedExitCode);
    expect(stderr).toContain(`${cannotStart}/nowhere/program: `);
  });
});
