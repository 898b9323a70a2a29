import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { cannotStart, createCallFilter, notStartedExitCode } from '../../../../api/jail/system-calls/seccomp.ts';

/** This machine's filter, or why it can have none. */
function filterOrReason() {
  try {
    return createCallFilter();
  } catch (error) {
    return (error as Error).message;
  }
}
const filter = filterOrReason();

it('names what a machine lacks to filter calls', () => {
  if (typeof filter === 'string') expect(filter).toMatch(/seccomp|perl|architecture|no system call filter/i);
  else expect(filter({ file: 'true', args: [] }, { nesting: false }).args.at(-1)).toBe('true');
});

describe.skipIf(typeof filter === 'string')('a program behind the filter', () => {
  const run = (file: string, args: readonly string[], nesting = false) => {
    if (typeof filter === 'string') throw new Error(filter);
    const command = filter({ file, args }, { nesting });
    return spawnSync(command.file, command.args, { encoding: 'utf8' });
  };

  it('runs unchanged, with its arguments', () => {
    const odd = ['a b', '--', '$HOME', '’'];
    expect(run('printf', ['%s\\n', ...odd])).toMatchObject({ status: 0, stdout: `${odd.join('\n')}\n` });
  });

  it('creates namespaces only if it isolates its own children', () => {
    const plain = spawnSync('unshare', ['--user', 'true']).status;
    expect(run('unshare', ['--user', 'true']).status).not.toBe(0);
    expect(run('unshare', ['--user', 'true'], true).status).toBe(plain);
  });

  it('opens local sockets only', () => {
    const connect = (family: string) =>
      run('perl', ['-MSocket', '-e', `socket(my $s, ${family}, SOCK_STREAM, 0) or die "$!\\n"`]).status;
    expect(connect('AF_UNIX')).toBe(0);
    expect(connect('AF_INET')).not.toBe(0);
  });

  it('cannot gain privileges, nor can its children', () => {
    const { stdout } = run('sh', ['-c', 'grep -E "NoNewPrivs|^Seccomp:" /proc/self/status']);
    expect(stdout).toMatch(/NoNewPrivs:\s+1/);
    expect(stdout).toMatch(/Seccomp:\s+2/);
    expect(execFileSync('grep', ['Seccomp:', '/proc/self/status'], { encoding: 'utf8' })).not.toBe(stdout);
  });

  it('is reported by name if it is missing, with the shell’s exit code', () => {
    const { status, stderr } = run('/nowhere/program', []);
    expect(status).toBe(notStartedExitCode);
    expect(stderr).toContain(`${cannotStart}/nowhere/program: `);
  });
});
