import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Identify } from '../../../api/content/content-workers.ts';
import type { Job } from '../../../api/engine.ts';
import { createJobRunner } from '../../../api/jobs/run-job.ts';
import { createLocalQueue } from '../../../api/queue/local.ts';
import { noTracing } from '../../../api/tracing/tracing.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { tools } from '../../../catalog/tools.ts';
import { generous } from '../../support/jobs/test-queues.ts';
import { copy, fakeEngines } from '../../support/processes/fake-engines.ts';
import { scratchFolder } from '../../support/scratch.ts';

const scratch = await scratchFolder();
const find = (wanted: (tool: Tool) => boolean) => tools.find(wanted) as Tool;
const several = find(({ input }) => input.minFiles > 1);
const anything = find(({ input }) => input.accept === 'any');

/** Runs a job with these files; tells what was asked about them, and what the engine got. */
async function run(tool: Tool, names: readonly string[], content = 'content') {
  const workspace = await mkdtemp(join(scratch, 'job-'));
  const files = [];
  for (const [index, name] of names.entries()) {
    const path = join(workspace, `upload-${index + 1}`);
    await writeFile(path, content);
    files.push({ path, name, folders: [], bytes: content.length });
  }
  let asked: Parameters<Identify> | undefined;
  let done: Job | undefined;
  const identify: Identify = async (...question) => {
    asked = question;
    return question[0].map(() => 'pdf');
  };
  const engines = fakeEngines(async (job, operation) => {
    done = job;
    return copy(job, operation);
  });
  const queue = createLocalQueue({
    concurrency: {},
    slowAfterMs: 10_000,
    memoryBytes: {},
    maxMemoryBytes: 1,
    ...generous,
  });
  const work = createJobRunner({ engines, identify, queue, tracing: noTracing });
  const job = { id: 'id', tool, fields: {}, files: files as never, client: 'a', trace: null, workspace };
  await work(job, new AbortController().signal);
  return { asked, inputs: done?.inputs, workspace };
}

it('has files identified in the order sent, out of the formats that the tool takes, and gives them their extension', async () => {
  const { asked, inputs, workspace } = await run(several, ['b.pdf', 'a.pdf']);
  expect(asked?.[0].map(({ name }) => name)).toEqual(['b.pdf', 'a.pdf']);
  expect(asked?.[1]).toEqual({ allowed: ['pdf'], hasPassword: false });
  expect(inputs?.map(({ path, name }) => [path, name])).toEqual([
    [join(workspace, 'input-1.pdf'), 'b.pdf'],
    [join(workspace, 'input-2.pdf'), 'a.pdf'],
  ]);
});

it('accepts any file if the tool takes every file, even an empty one', async () => {
  const { asked, inputs } = await run(anything, ['empty.xyz'], '');
  expect(asked).toBeUndefined();
  expect(inputs).toMatchObject([{ format: 'bin', bytes: 0 }]);
});

it('rejects an empty file, by its name if there are several', async () => {
  await expect(run(several, ['b.pdf', 'a.pdf'], '')).rejects.toMatchObject({
    code: 'empty-file',
    detail: expect.stringContaining('“b.pdf”'),
  });
});
