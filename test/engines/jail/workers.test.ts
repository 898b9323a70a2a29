import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownModule, ownReadable } from '../../../api/jail/own-module.ts';
import type { Worker } from '../../../api/workers/worker.ts';
import type { WorkerPool } from '../../../api/workers/worker-pool.ts';
import { processesWith } from '../../support/processes/processes-with.ts';
import { scratchFolder } from '../../support/scratch.ts';
import type { EchoRequest } from '../../support/workers/echo-worker.ts';
import { startTestPool } from '../../support/workers/test-pool.ts';

const never = new AbortController().signal;
const limits = { timeoutMs: 60_000, maxCpuMs: 60_000, signal: never };
const folder = await scratchFolder();
// The worker is a source and imports sources, also where the tests themselves run the build.
const sources = ['api', 'catalog', 'package.json', 'test/support/workers'].map((path) =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url)),
);
const readable = [...new Set([...ownReadable, ...sources])];
let pool: WorkerPool<EchoRequest>;

beforeAll(async () => {
  pool = await startTestPool<EchoRequest>({
    command: () => ownModule('../../support/workers/echo-worker', import.meta.url, []),
    confinement: { readable },
    folder,
  });
});
afterAll(() => pool.stop());

/** One job for one request, and the process that did it. */
async function ask(request: EchoRequest, settings: Partial<typeof limits> = {}) {
  let pid = 0;
  const outcome = await pool.use((worker: Worker<EchoRequest>) => {
    pid = worker.pid;
    return worker.run(request, { ...limits, ...settings });
  }, never);
  return { pid, outcome };
}

describe('a pool of real worker processes', () => {
  it('reports their version, and reuses the processes', async () => {
    expect(pool.version()).toBe('1.2');
    const first = await ask({ say: 'one\ntwo' });
    expect(first.outcome).toMatchObject({ type: 'done', result: 'one\ntwo' });
    const pids = new Set([first.pid]);
    for (let jobs = 1; jobs < 5; jobs++) pids.add((await ask({ say: 'again' })).pid);
    // One process, and the spare once it is warm.
    expect(pids.size).toBeLessThanOrEqual(2);
  });

  it('passes on refusals and failures', async () => {
    const refused = await ask('refuse');
    expect(refused.outcome).toMatchObject({
      type: 'refused',
      code: 'damaged-file',
      detail: 'Try another copy.',
      reason: 'no header',
    });
    const failed = await ask('break');
    expect(failed.outcome).toMatchObject({ type: 'failed', reason: expect.stringContaining('a mistake') });
    expect(failed.outcome.type === 'failed' && failed.outcome.reason).toContain('echo-worker');
  });

  it.each([
    ['ends', 'end', {}, 'crashed'],
    ['is late', 'be silent', { timeoutMs: 50 }, 'timed-out'],
    ['takes more processor time than it may', 'be busy', { maxCpuMs: 100 }, 'exhausted'],
    ['is late, whatever it writes beside its answers', 'talk nonsense', { timeoutMs: 50 }, 'timed-out'],
    ['works for nobody any more', 'be silent', { signal: AbortSignal.abort() }, 'aborted'],
  ] as const)('replaces a process that %s', async (_, request, settings, type) => {
    const { pid, outcome } = await ask(request, settings);
    expect(outcome.type).toBe(type);
    const next = await ask({ say: 'still here' });
    expect(next.outcome).toMatchObject({ type: 'done', result: 'still here' });
    expect(next.pid).not.toBe(pid);
    await expect
      .poll(() =>
        access(`/proc/${pid}`).then(
          () => 'runs',
          () => 'gone',
        ),
      )
      .toBe('gone');
  });

  it('ends every process when it stops', async () => {
    await pool.stop();
    expect(await processesWith(folder)).toEqual([]);
  });
});
