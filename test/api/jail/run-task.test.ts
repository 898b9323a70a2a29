import { once } from 'node:events';
import { expect, it } from 'vitest';
import { createNestedProcesses } from '../../../api/jail/nested.ts';
import { type AnswersQuestion, runTask } from '../../../api/jail/run-task.ts';
import { scratchFolder } from '../../support/scratch.ts';
import type { AskingTask } from '../../support/workers/asking-worker.ts';

const workspace = await scratchFolder();
const module = { name: '../../support/workers/asking-worker', from: import.meta.url };

const run = (task: AskingTask, answers?: AnswersQuestion<string, number>) => {
  const settings = { processes: createNestedProcesses(), workspace, signal: new AbortController().signal };
  return runTask<number, string, number>(module, task, { ...settings, timeoutMs: 60_000 }, {}, answers);
};

it('answers what the task asks while it works', async () => {
  const asked: string[] = [];
  const sum = await run({ words: ['one', 'two\nlines', 'three'] }, (word) => {
    asked.push(word);
    return Promise.resolve(word.length);
  });
  expect(asked).toEqual(['one', 'two\nlines', 'three']);
  expect(sum).toBe(17);
});

it('runs tasks that ask nothing', async () => {
  expect(await run({ words: [] })).toBe(0);
});

it('ends the task if it cannot be answered, and throws why', async () => {
  const reason = new Error('nobody knows');
  await expect(run({ words: ['one'] }, () => Promise.reject(reason))).rejects.toBe(reason);
});

it('stops working on an answer for which nobody waits, before it throws', async () => {
  let isStopped = false;
  const answered = run('end', async (_, signal) => {
    if (!signal.aborted) await once(signal, 'abort');
    isStopped = true;
    return 1;
  });
  await expect(answered).rejects.toMatchObject({ code: 'conversion-failed' });
  expect(isStopped).toBe(true);
});
