import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createJailUsers, unassignedIds } from '../../../api/jail/jail-users.ts';
import { fullSandbox, minimalSandbox, reducedSandbox } from '../../../api/jail/levels.ts';
import { createProcesses, type ProcessPipes } from '../../../api/jail/process.ts';
import { detectSandbox } from '../../../api/jail/sandbox.ts';
import { createCallFilter } from '../../../api/jail/system-calls/seccomp.ts';
import { processesWith } from '../../support/processes/processes-with.ts';
import { folderIn, scratchFolder } from '../../support/scratch.ts';

const never = new AbortController().signal;
const timeoutMs = 60_000;

const isRoot = process.getuid?.() === 0;
const parts = { users: isRoot ? createJailUsers(await unassignedIds()) : null, filterCalls: createCallFilter() };
const sandboxes = { full: fullSandbox(parts), reduced: reducedSandbox(parts), minimal: minimalSandbox(parts) };
type Level = keyof typeof sandboxes;

const scratch = await scratchFolder();
const workspace = await folderIn(scratch, 'workspace');
const detected = await detectSandbox(workspace);

const works = (level: Level): Promise<boolean> =>
  createProcesses(sandboxes[level])
    .run({ file: 'true', args: [] }, { workspace, timeoutMs, signal: never })
    .then(
      ({ exitCode }) => exitCode === 0,
      () => false,
    );
const isolating: Level[] = [];
for (const level of ['full', 'reduced'] as const) if (await works(level)) isolating.push(level);

const node = (script: string) => ({ file: process.execPath, args: ['-e', script] });

/** A process and a child that left its group; once both run there is a file of the token's name. */
function family() {
  const token = randomUUID();
  const child = `touch ${token}; sleep 300`;
  return { token, command: { file: 'sh', args: ['-c', `setsid sh -c '${child}' & sleep 300`] } };
}

describe('isolation', () => {
  it('is full if bubblewrap works', () => {
    const { status } = spawnSync('bwrap', ['--unshare-all', '--ro-bind', '/', '/', 'true']);
    expect(detected.level === 'full').toBe(status === 0);
    expect(detected.reason === '').toBe(status === 0);
  });

  it('falls back on Landlock if available', () => {
    expect(detected.level).toBe(isolating[0] ?? 'minimal');
  });
});

describe.each([...isolating, 'minimal'] as const)('processes with %s isolation', (level) => {
  const processes = createProcesses(sandboxes[level]);

  it('run in their workspace and may write there', async () => {
    const result = await processes.run(node('require("fs").writeFileSync("made", process.cwd())'), {
      workspace,
      timeoutMs,
      signal: never,
    });
    expect(result).toEqual({ exitCode: 0, stdout: '', stderr: '' });
    expect(await readFile(join(workspace, 'made'), 'utf8')).toBe(workspace);
  });

  it('are killed with their children at the deadline', async () => {
    const { token, command } = family();
    await expect(processes.run(command, { workspace, timeoutMs: 300, signal: never })).rejects.toMatchObject({
      code: 'conversion-timeout',
    });
    expect(await processesWith(token)).toEqual([]);
  });

  it('are killed at the signal, whose reason is thrown', async () => {
    const gone = new Error('gone');
    const controller = new AbortController();
    const { token, command } = family();
    const run = processes.run(command, { workspace, timeoutMs: 60_000, signal: controller.signal });
    const outcome = expect(run).rejects.toBe(gone);
    await expect.poll(() => existsSync(join(workspace, token))).toBe(true);
    controller.abort(gone);
    await outcome;
    expect(await processesWith(token)).toEqual([]);
  });

  it('answer engine-unavailable for a program that is not installed', async () => {
    const missing = processes.run({ file: 'no-such-program', args: [] }, { workspace, timeoutMs, signal: never });
    await expect(missing).rejects.toMatchObject({ code: 'engine-unavailable' });
  });

  it('cannot write a file larger than their limit', async () => {
    const command = { file: 'sh', args: ['-c', 'head -c 3000000 /dev/zero > big'] };
    const { exitCode } = await processes.run(command, { workspace, timeoutMs, signal: never, maxFileBytes: 1_000_000 });
    expect(exitCode).not.toBe(0);
    expect(existsSync(join(workspace, 'big')) && (await readFile(join(workspace, 'big'))).length).toBe(1_000_000);
  });

  it('cannot take more memory than their limit', async () => {
    const script =
      'const kept = []; for (let i = 0; i < 40; i++) kept.push(Buffer.alloc(50_000_000, 1)); console.log("took it")';
    const { stdout } = await processes.run(node(script), {
      workspace,
      timeoutMs,
      signal: never,
      maxMemoryBytes: 500_000_000,
    });
    expect(stdout).toBe('');
  });

  it('can be spoken with while they run', async () => {
    const script = 'process.stdin.once("data", (d) => require("fs").writeSync(3, "echo " + d) && process.exit(7))';
    const heard: string[] = [];
    const speak = ({ input, output }: ProcessPipes) => {
      output.on('data', (data: Buffer) => heard.push(data.toString()));
      input.write('one\n');
    };
    const { exitCode } = await processes.run(node(script), { workspace, timeoutMs, signal: never, speak });
    expect(heard).toEqual(['echo one\n']);
    expect(exitCode).toBe(7);
  });

  it('live for many jobs, and are distinguished from their output', async () => {
    const child = processes.launch(node('process.stdin.on("data", (d) => require("fs").writeSync(3, "echo " + d))'), {
      workspace,
    });
    const answer = new Promise<string>((resolve) =>
      child.output.once('data', (data: Buffer) => resolve(data.toString())),
    );
    child.input.write('one\n');
    expect(await answer).toBe('echo one\n');
    child.kill();
    await child.ended;
  });
});

describe.each(isolating)('processes with %s isolation', (level) => {
  const processes = createProcesses(sandboxes[level]);

  it('read neither other files nor the server’s environment', async () => {
    await writeFile(join(scratch, 'secret'), 'secret');
    process.env.FILEWRIGHT_SECRET = 'secret';
    const script = `
      const readable = (path) => { try { require("fs").readFileSync(path); return true; } catch { return false; } };
      console.log(JSON.stringify({
        file: readable(${JSON.stringify(join(scratch, 'secret'))}),
        passwd: readable("/etc/passwd"),
        server: readable("/proc/${process.pid}/environ"),
        env: process.env.FILEWRIGHT_SECRET ?? null,
      }))`;
    const { stdout } = await processes.run(node(script), { workspace, timeoutMs, signal: never });
    delete process.env.FILEWRIGHT_SECRET;
    expect(JSON.parse(stdout)).toEqual({ file: false, passwd: false, server: false, env: null });
  });

  it('reach no network', async () => {
    const server = createServer((_request, response) => response.end('reached')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const script = `fetch("http://127.0.0.1:${port}").then(() => console.log("reached"), () => console.log("blocked"))`;
    const { stdout } = await processes.run(node(script), { workspace, timeoutMs, signal: never });
    server.close();
    expect(stdout).toBe('blocked');
  });
});
