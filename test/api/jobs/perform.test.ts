import { describe, expect, it } from 'vitest';
import type { Artifact, Engines, Job } from '../../../api/engine.ts';
import { perform } from '../../../api/jobs/perform.ts';
import { createLocalQueue } from '../../../api/queue/local.ts';
import { noTracing } from '../../../api/tracing/tracing.ts';
import type { Conversion } from '../../../catalog/operations.ts';
import { inputFile } from '../../support/input-file.ts';
import { fakeEngines } from '../../support/processes/fake-engines.ts';

const conversion: Conversion = [
  { engine: 'markdown', operation: 'render' },
  { engine: 'chromium', operation: 'print' },
];
const received = { files: [inputFile({ path: '/w/input-1.md', format: 'md', bytes: 3 })], fields: {} } as const;

const artifact = (format: Artifact['format'], code: 'macros-dropped' | 'output-repaired'): Artifact => ({
  path: `/w/${format}`,
  format,
  bytes: 7,
  pages: null,
  notes: [{ code }],
});

function run(engines: Engines, { timeoutMs = 60_000, signal = new AbortController().signal } = {}) {
  const queue = createLocalQueue({
    slowAfterMs: 10_000,
    concurrency: { markdown: 1, chromium: 1 },
    memoryBytes: {},
    maxMemoryBytes: 1,
    maxWaiting: 5,
    maxWaitingPerClient: 5,
    newcomerShare: 0.2,
  });
  const done = perform(conversion, received, {
    engines,
    queue,
    workspace: '/w',
    client: 'a',
    signal,
    timeoutMs,
    tracing: noTracing,
    trace: null,
  });
  return { queue, done };
}

describe('perform', () => {
  it('passes a step’s result to the next under the original name, and collects the notes of both', async () => {
    const jobs: Job[] = [];
    const engines = fakeEngines(async (job, operation) => {
      jobs.push(job);
      return operation === 'render' ? artifact('html', 'macros-dropped') : artifact('pdf', 'output-repaired');
    });
    const made = await run(engines).done;
    expect(made).toMatchObject({ format: 'pdf', notes: [{ code: 'macros-dropped' }, { code: 'output-repaired' }] });
    expect(jobs[1]?.inputs).toMatchObject([{ path: '/w/html', format: 'html', name: received.files[0].name }]);
  });

  it('frees the slot at the deadline, even if the operation never ends', async () => {
    const { queue, done } = run(
      fakeEngines(() => new Promise(() => {})),
      { timeoutMs: 20 },
    );
    await expect(done).rejects.toMatchObject({ code: 'conversion-timeout' });
    expect(queue.load().running).toBe(0);
  });

  it('frees the slot once the visitor has left, even if the operation ignores the signal', async () => {
    const visit = new AbortController();
    const { queue, done } = run(
      fakeEngines(() => new Promise(() => {})),
      { signal: visit.signal },
    );
    const gone = new Error('gone');
    setTimeout(() => visit.abort(gone), 20);
    await expect(done).rejects.toBe(gone);
    expect(queue.load().running).toBe(0);
  });
});
