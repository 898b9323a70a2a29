import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { ownModule } from '../../../api/jail/own-module.ts';
import type { WorkRequest } from '../../../api/workers/operation-messages.ts';
import { scratchFolder } from '../../support/scratch.ts';

const scratch = await scratchFolder();

/** What a worker answers to requests sent at once, after it has said that it is ready. */
async function answersTo(...requests: readonly WorkRequest[]) {
  const folder = await mkdtemp(join(scratch, 'job-'));
  const { file, args } = ownModule('../../support/workers/operations-worker', import.meta.url, [folder]);
  const worker = spawn(file, args, { stdio: ['pipe', 'ignore', 'inherit', 'pipe'] });
  const [stdin, output] = [worker.stdin, worker.stdio[3] as NodeJS.ReadableStream];
  for (const [id, request] of requests.entries()) stdin?.write(`${JSON.stringify({ id, request })}\n`);
  stdin?.end();
  const [ready, ...answers] = (await text(output))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(ready).toEqual({ type: 'ready', version: '3.4' });
  return { folder, answers };
}

const operation = (options: object, name = 'minify'): WorkRequest => ({
  type: 'operation',
  engine: 'csv',
  operation: name,
  inputs: [{ file: 'input-1', format: 'csv', bytes: 1, name: 'a.csv', folder: '' } as never],
  cores: 1,
  options,
});

it('works in its job folder, moves the result there, and reports when it is worn out', async () => {
  const { folder, answers } = await answersTo(operation({ below: false }), operation({ below: true }));
  expect(answers).toEqual([
    { type: 'done', id: 0, result: { file: 'written.txt', format: 'txt', pages: null, notes: [] }, spent: false },
    { type: 'done', id: 1, result: { file: 'result.txt', format: 'txt', pages: null, notes: [] }, spent: true },
  ]);
  expect((await readdir(folder)).sort()).toEqual(['below', 'result.txt', 'written.txt']);
  const { input, begun } = JSON.parse(await readFile(join(folder, 'result.txt'), 'utf8'));
  expect({ input, begun }).toEqual({ input: join(folder, 'input-1'), begun: ['minify', 'minify'] });
});

it('reports what files are and which engines work, and fails at what it cannot do', async () => {
  const { folder, answers } = await answersTo(
    { type: 'identify', files: [{ file: 'input-1', name: 'a.txt' }], allowed: ['txt'], hasPassword: false },
    { type: 'versions' },
    operation({}, 'extract'),
  );
  expect(answers).toMatchObject([
    { type: 'done', result: [`${join(folder, 'input-1')} a.txt txt`] },
    { type: 'done', result: { csv: { version: '1.2' }, archive: { failing: expect.stringContaining('no program') } } },
    { type: 'failed', reason: expect.stringContaining('this worker does not do csv.extract') },
  ]);
  expect(Object.keys(answers[1].result)).toEqual(['csv', 'archive']);
});
