import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type JailPromise, promisesOf } from '../../../api/jail/check/promises.ts';
import { checkJail } from '../../../api/jail/check/self-check.ts';
import { defaultLimits } from '../../../api/jail/confinement.ts';
import { createJailUsers, jailIds, unassignedIds } from '../../../api/jail/jail-users.ts';
import { type Confiner, fullSandbox, minimalSandbox, reducedSandbox } from '../../../api/jail/levels.ts';
import { nestedWorkspace } from '../../../api/jail/nested-workspace.ts';
import { ownModule, ownReadable } from '../../../api/jail/own-module.ts';
import { createProcesses } from '../../../api/jail/process.ts';
import { detectSandbox } from '../../../api/jail/sandbox.ts';
import { createCallFilter } from '../../../api/jail/system-calls/seccomp.ts';
import { processesWith } from '../../support/processes/processes-with.ts';
import { scratchFolder } from '../../support/scratch.ts';

const isRoot = process.getuid?.() === 0;
const signal = new AbortController().signal;
const timeoutMs = 20_000;

const scratch = await scratchFolder();
const detected = await detectSandbox(scratch);
const parts = { users: isRoot ? createJailUsers(await unassignedIds()) : null, filterCalls: createCallFilter() };

const newWorkspace = () => mkdtemp(join(scratch, 'job-'));

/** What a shell script prints in a jail. */
async function shell(confiner: Confiner, script: string, options: { nesting?: boolean } = {}): Promise<string> {
  const workspace = await newWorkspace();
  const command = { file: 'sh', args: ['-c', script] };
  const { stdout } = await createProcesses(confiner).run(command, { workspace, timeoutMs, signal, ...options });
  return stdout;
}

describe('the isolation of this machine', () => {
  it('keeps every promise of its level, with a user of its own if the server is root', () => {
    expect(detected.findings.held).toEqual(expect.arrayContaining([...promisesOf[detected.level]]));
    expect(detected.findings.held.includes('own-user')).toBe(isRoot);
    expect(detected.users !== null).toBe(isRoot);
  });

  it('finds what a jail leaves open', async () => {
    const { open } = await checkJail(minimalSandbox({ users: null, filterCalls: null }), scratch);
    const expected: JailPromise[] = ['own-user', 'files', 'network', 'processes', 'process-limit', 'memory-files'];
    expect(open).toEqual(expect.arrayContaining(expected));
    expect(open).toContain('system-calls');
    expect(open).not.toContain('file-size');
  });

  it('reports that Landlock shows processes, and keeps its other promises', async () => {
    const findings = await checkJail(reducedSandbox(parts), scratch).catch((error: Error) => error.message);
    // Where the kernel has no Landlock, nothing can be started under its rules.
    if (typeof findings === 'string') expect(findings).toMatch(/Landlock/);
    else expect(findings.held).toEqual(expect.arrayContaining([...promisesOf.reduced]));
  });
});

it.runIf(isRoot)('needs a folder for jobs that their users can enter, and says which they cannot', async () => {
  const closed = join(scratch, 'closed');
  await mkdir(join(closed, 'work'), { recursive: true });
  await chmod(closed, 0o700);
  const root = join(closed, 'work');
  for (const confiner of [reducedSandbox(parts), minimalSandbox(parts)])
    await expect(checkJail(confiner, root)).rejects.toThrow();
  const { file, args } = ownModule('../../support/workers/print-sandbox', import.meta.url, [root]);
  // Without its capability to make namespaces, which bubblewrap needs.
  const withheld = ['--bounding-set=-sys_admin', '--inh-caps=-all', '--', file, ...args];
  const { level, users, reason } = JSON.parse(execFileSync('setpriv', withheld, { encoding: 'utf8' }));
  expect({ level, users }).toEqual({ level: 'minimal', users: null });
  expect(reason).toContain(`reduced as another user: other users cannot enter ${closed}; set WORK_FOLDER`);
});

describe.runIf(isRoot)('a server that is root and may not change users', () => {
  it('claims nothing better than minimal isolation, and says why', async () => {
    const { file, args } = ownModule('../../support/workers/print-sandbox', import.meta.url, [scratch]);
    const withheld = ['--bounding-set=-setuid,-setgid,-sys_admin', '--inh-caps=-all', '--', file, ...args];
    const { level, users, reason } = JSON.parse(execFileSync('setpriv', withheld, { encoding: 'utf8' }));
    expect({ level, users }).toEqual({ level: 'minimal', users: null });
    expect(reason).toMatch(/full as another user: .+; reduced as another user: .+/);
  });
});

describe.runIf(detected.level === 'full')('a full jail', () => {
  const full = fullSandbox(parts);

  it('has a user without privileges, in no group but its own', async () => {
    const facts = await shell(full, 'id -u; id -G; grep -E "Cap(Prm|Eff|Inh)|NoNewPrivs|Seccomp:" /proc/self/status');
    const [user, groups, ...status] = facts.split('\n');
    const id = Number(user);
    if (isRoot) expect(id >= jailIds.first && id <= jailIds.last && groups === user).toBe(true);
    else expect(id).toBe(process.getuid?.());
    expect(status.map((line) => line.split(/\s+/)[1])).toEqual([...Array(3).fill('0'.repeat(16)), '1', '2']);
  });

  it('writes only to its folder and to two small file systems in memory', async () => {
    const script = `
      for folder in / /dev /etc /var /usr /proc /home; do touch $folder/x 2>/dev/null && echo "wrote to $folder"; done
      for folder in /tmp /dev/shm; do
        i=0; while head -c 1048576 /dev/zero >$folder/$i 2>/dev/null; do i=$((i + 1)); done; echo $i
      done`;
    const megabytes = defaultLimits.maxMemoryFilesBytes / 1024 ** 2;
    expect(await shell(full, script)).toBe(`${megabytes}\n${megabytes}`);
  });

  it('creates no namespace, unless the program isolates its own children', async () => {
    const script =
      'unshare --user --net true 2>/dev/null && echo made; unshare --user --mount true 2>/dev/null && echo mounts';
    expect(await shell(full, script)).toBe('');
    expect(await shell(full, script, { nesting: true })).toBe('made');
  });

  it('protects a non-dumpable process from its children', async () => {
    const workspace = await newWorkspace();
    // As a source it imports sources, also where the server under test is compiled.
    const sources = ['../../support', '../../../api', '../../../package.json'];
    const readable = [...ownReadable, ...sources.map((path) => fileURLToPath(new URL(path, import.meta.url)))];
    const reached = async (role: string) => {
      const command = ownModule('../../support/workers/reach-for-parent', import.meta.url, [role]);
      const env = { TSX_DISABLE_CACHE: '1' };
      const { stdout } = await createProcesses(full).run(command, { workspace, readable, env, timeoutMs, signal });
      return JSON.parse(stdout);
    };
    // Kernels with Yama let processes reach for their descendants only.
    const hasYama = existsSync('/proc/sys/kernel/yama/ptrace_scope');
    expect(await reached('open')).toEqual(hasYama ? [] : ['memory']);
    expect(await reached('closed')).toEqual([]);
  });

  it('sees only its own processes', async () => {
    expect(Number(await shell(full, 'ls /proc | grep -c "^[0-9]"'))).toBeLessThan(8);
  });
});

describe.runIf(isRoot)('users of jails', () => {
  it('differ between folders, and stay with a folder', async () => {
    const workspaces = [await newWorkspace(), await newWorkspace()];
    const processes = createProcesses(detected);
    const user = async (workspace: string) =>
      (await processes.run({ file: 'id', args: ['-u'] }, { workspace, timeoutMs, signal })).stdout;
    const [first = '', second = ''] = await Promise.all(workspaces.map(user));
    expect(first).not.toBe(second);
    expect(await user(workspaces[0] as string)).toBe(first);
  });

  it('own what the server put into the folder, but no link targets', async () => {
    const workspace = await newWorkspace();
    const outside = join(scratch, 'outside');
    await writeFile(outside, 'outside');
    await mkdir(join(workspace, 'parts'), { mode: 0o700 });
    await writeFile(join(workspace, 'parts', 'input'), 'given', { mode: 0o600 });
    await symlink(outside, join(workspace, 'link'));
    const command = { file: 'sh', args: ['-c', 'cat parts/input; echo more >>parts/input'] };
    const { stdout } = await createProcesses(detected).run(command, { workspace, timeoutMs, signal });
    expect(stdout).toBe('given');
    expect(await readFile(join(workspace, 'parts', 'input'), 'utf8')).toBe('givenmore\n');
    expect((await stat(outside)).uid).toBe(0);
  });

  it.each(['full', 'reduced', 'minimal'] as const)(
    'work in workspaces within others, with %s isolation',
    async (level) => {
      const confiner = { full: fullSandbox, reduced: reducedSandbox, minimal: minimalSandbox }[level](parts);
      const outer = await newWorkspace();
      // Only the strongest levels of this machine start anything.
      if ((await shell(confiner, 'echo started')) !== 'started\n') return;
      await createProcesses(confiner).run({ file: 'true', args: [] }, { workspace: outer, timeoutMs, signal });
      const workspace = await nestedWorkspace(outer, 'inner-');
      await writeFile(join(workspace, 'input'), 'given', { mode: 0o600 });
      const command = { file: 'sh', args: ['-c', `cat ${join(workspace, 'input')} >${join(workspace, 'output')}`] };
      await createProcesses(confiner).run(command, { workspace, timeoutMs, signal });
      expect(await readFile(join(workspace, 'output'), 'utf8')).toBe('given');
    },
  );

  it('end with their orphaned processes', async () => {
    const minimal = minimalSandbox(parts);
    await shell(minimal, 'setsid sh -c "sleep 432.5 & sleep 432.5 &" >/dev/null 2>&1');
    // A process that has been killed is there until its parent has been told.
    await expect.poll(() => processesWith('432.5')).toEqual([]);
  });
});

describe('processes', () => {
  const processes = createProcesses(detected);

  it('continue if their output is too long, and lose its end', async () => {
    const workspace = await newWorkspace();
    const command = { file: 'sh', args: ['-c', 'head -c 5000000 /dev/zero | tr "\\0" a && echo ended >done'] };
    const result = await processes.run(command, { workspace, timeoutMs, signal, maxOutputBytes: 1000 });
    expect(result.exitCode).toBe(0);
    expect(result.stdout).toBe('a'.repeat(1000));
    expect(await readFile(join(workspace, 'done'), 'utf8')).toBe('ended\n');
  });

  it('may report a missing file without counting as missing themselves', async () => {
    const workspace = await newWorkspace();
    const command = { file: 'sh', args: ['-c', 'echo "Error: ENOENT: no such file or directory" >&2; exit 127'] };
    expect((await processes.run(command, { workspace, timeoutMs, signal })).exitCode).toBe(127);
  });

  it('are killed if together they exceed their memory', async () => {
    const workspace = await newWorkspace();
    const grow = 'const kept = Buffer.alloc(150e6, 1); setTimeout(() => kept, 60000)';
    const script = `for i in 1 2 3; do "$0" -e '${grow}' & done; wait; echo survived`;
    const command = { file: 'sh', args: ['-c', script, process.execPath] };
    const limits = { maxTreeBytes: 300e6, timeoutMs, signal };
    const result = await processes.run(command, { workspace, ...limits });
    expect(result.exitCode).not.toBe(0);
    expect(result.stdout).toBe('');
  });
});
