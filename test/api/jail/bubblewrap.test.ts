import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bubblewrapArguments } from '../../../api/jail/bubblewrap.ts';
import { scratchFolder } from '../../support/scratch.ts';

const scratch = await scratchFolder();
const workspace = await mkdtemp(join(scratch, 'job-'));

/** The values that follow each occurrence of an option. */
function valuesOf(args: readonly string[], option: string, count: number): readonly (readonly string[])[] {
  return args.flatMap((arg, index) => (arg === option ? [args.slice(index + 1, index + 1 + count)] : []));
}

describe('the arguments of bwrap', () => {
  const args = bubblewrapArguments({ workspace, readable: [scratch], env: { MODE: 'test' } }, 'user');

  it('make only the workspace writable, under its own path', () => {
    expect(valuesOf(args, '--bind', 2)).toEqual([[workspace, workspace]]);
    expect(valuesOf(args, '--chdir', 1)).toEqual([[workspace]]);
    expect(valuesOf(args, '--ro-bind', 2)).toContainEqual([scratch, scratch]);
    expect(args.indexOf('--remount-ro')).toBeGreaterThan(0);
  });

  it('cover folders that the system has', () => {
    const covers = ['/usr/bin', '/usr/missing'].map((path) => ({ path, by: scratch }));
    const bound = valuesOf(bubblewrapArguments({ workspace, covers }, 'user'), '--ro-bind-try', 2);
    expect(bound).toContainEqual([scratch, '/usr/bin']);
    expect(bound).not.toContainEqual([scratch, '/usr/missing']);
  });

  it('hide the network, processes and the server’s environment', () => {
    expect(args).toEqual(expect.arrayContaining(['--unshare-net', '--unshare-pid', '--unshare-ipc', '--clearenv']));
    const names = valuesOf(args, '--setenv', 2).map(([name]) => name);
    expect([...names].sort()).toEqual(['HOME', 'LANG', 'MODE', 'PATH', 'TMPDIR']);
  });

  it('name every folder above what is bound, outermost first', () => {
    const folders = valuesOf(args, '--dir', 1).map(([folder]) => folder);
    expect(folders).toContain(scratch);
    expect(folders).toEqual([...folders].sort());
  });

  it('end where the program begins', () => {
    expect(args.at(-1)).toBe('--');
    expect(args.filter((arg) => arg === '--')).toHaveLength(1);
  });

  it('create a user namespace, which only a program that isolates its children may nest', () => {
    expect(args).toEqual(expect.arrayContaining(['--unshare-user', '--disable-userns']));
    expect(bubblewrapArguments({ workspace, nesting: true }, 'user')).not.toContain('--disable-userns');
  });

  it('let root go without one, with the rights to change users', () => {
    const root = bubblewrapArguments({ workspace }, 'root');
    expect(root).not.toContain('--unshare-user');
    expect(valuesOf(root, '--cap-add', 1).flat()).toEqual(expect.arrayContaining(['CAP_SETUID', 'CAP_SETGID']));
    expect(root.indexOf('--cap-drop')).toBeLessThan(root.indexOf('--cap-add'));
  });
});
