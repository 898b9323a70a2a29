import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { defaultLimits } from '../confinement.ts';
import type { ControlGroups } from '../control-groups/control-groups.ts';
import type { Confiner } from '../levels.ts';
import { ownModule, ownReadable } from '../own-module.ts';
import { createProcesses } from '../process.ts';
import { startOf } from '../process-tree.ts';
import { allPromises, type Findings, type JailPromise } from './promises.ts';
import type { SelfCheckFacts, SelfCheckTask } from './self-check-facts.ts';

/** Smaller than engines' limits, so that they are reached at once. */
const trialLimits = { maxProcesses: 80, maxFileBytes: 2_000_000 };
const timeoutMs = 20_000;

/** Which fact breaks each promise. */
const breaches: Readonly<Record<JailPromise, keyof SelfCheckFacts>> = {
  'own-user': 'sharesUser',
  'kernel-settings': 'changesKernelSettings',
  files: 'readsSecrets',
  network: 'connects',
  processes: 'seesServer',
  namespaces: 'makesNamespaces',
  'system-calls': 'callsForbidden',
  'process-limit': 'forksBeyondLimit',
  'file-size': 'writesBeyondLimit',
  'memory-files': 'fillsMemory',
};

/** Prepares what the process inside needs, and what it must not reach: another job's file, and the server's port. */
async function prepareTask(folder: string, port: number): Promise<SelfCheckTask> {
  const shared = join(folder, 'settings');
  await writeFile(shared, '');
  const otherJob = join(folder, 'other-job');
  await mkdir(otherJob, { mode: 0o700 });
  await writeFile(join(otherJob, 'input.txt'), 'secret');
  return {
    shared,
    secrets: [join(otherJob, 'input.txt'), '/etc/passwd'],
    port,
    server: { pid: process.pid, started: startOf(process.pid), user: process.getuid?.() ?? 0 },
    processes: trialLimits.maxProcesses,
    fileBytes: trialLimits.maxFileBytes + 1,
    maxMemoryFilesBytes: defaultLimits.maxMemoryFilesBytes,
  };
}

/**
 * Tests a jail from inside. Throws with the process's stderr if it does not even start.
 * @param root An existing folder; the test creates its own folder in it and removes it.
 */
export async function checkJail(
  confiner: Confiner,
  root: string,
  groups: ControlGroups | null = null,
): Promise<Findings> {
  const folder = await mkdtemp(join(root, 'self-check-'));
  const listener = createServer((socket) => socket.destroy());
  try {
    await chmod(folder, 0o711);
    await once(listener.listen(0, '127.0.0.1'), 'listening');
    const workspace = join(folder, 'job');
    await mkdir(workspace, { mode: 0o700 });
    const task = await prepareTask(folder, (listener.address() as AddressInfo).port);
    const { exitCode, stdout, stderr } = await createProcesses(confiner, groups).run(
      ownModule('./self-check-inside', import.meta.url, [JSON.stringify(task)]),
      {
        workspace,
        readable: [...ownReadable, task.shared],
        ...trialLimits,
        timeoutMs,
        signal: new AbortController().signal,
      },
    );
    if (exitCode !== 0) throw new Error(stderr.trim() || `ended with ${exitCode}`);
    const facts = JSON.parse(stdout) as SelfCheckFacts;
    return {
      held: allPromises.filter((promise) => !facts[breaches[promise]]),
      open: allPromises.filter((promise) => facts[breaches[promise]]),
    };
  } finally {
    listener.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
