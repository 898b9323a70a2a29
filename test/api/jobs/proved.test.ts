import { access, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Artifact, Job } from '../../../api/engine.ts';
import { proved, type RunTask } from '../../../api/jobs/proved.ts';
import type { Queue, Tasks } from '../../../api/queue/local.ts';
import type { Step, Task } from '../../../catalog/operations.ts';
import { inputFile } from '../../support/input-file.ts';
import { scratchFolder } from '../../support/scratch.ts';

const scratch = await scratchFolder();
const step: Step = {
  engine: 'pdf',
  operation: 'reconstruct',
  proof: { engine: 'libreoffice', operation: 'proof' },
};

/** A queue with this load on the engine of proofs. */
const queueWith = (load: Partial<Tasks>): Queue => {
  const tasks = { running: 0, waiting: 0, ...load };
  return {
    run: (_engine, _client, _signal, task) => task(),
    load: () => tasks,
    loads: () => new Map([['libreoffice', tasks]]),
  };
};

/** Proves a result of two pages, whose proofs have these numbers of pages, one after the other. */
async function prove(
  pagesOfProofs: readonly (number | Error)[],
  { load = {}, pages = 2, tookMs = 5000.5, signal = new AbortController().signal } = {},
) {
  const workspace = await mkdtemp(join(scratch, 'job-'));
  const asked: { readonly task: Task; readonly inputs: Job['inputs'] }[] = [];
  const write = async (name: string, content: string, made: Pick<Artifact, 'format' | 'pages'>): Promise<Artifact> => {
    const path = join(workspace, name);
    await writeFile(path, content);
    return { ...made, path, bytes: content.length, notes: [] };
  };
  const left = [...pagesOfProofs];
  let attempts = 1;
  const run: RunTask = async (task, inputs) => {
    asked.push({ task, inputs });
    if (task.operation !== 'proof') return write('result.docx', `attempt ${attempts++}`, { format: 'docx', pages });
    const printed = left.shift();
    if (printed instanceof Error || printed === undefined) throw printed ?? new Error('no more proofs');
    return write('proof.pdf', `${printed} pages`, { format: 'pdf', pages: printed });
  };
  const first = await write('result.docx', 'attempt 0', { format: 'docx', pages });
  const input = inputFile({ path: join(workspace, 'input-1.pdf'), format: 'pdf', bytes: 9 });
  const settings = { run, queue: queueWith(load), workspace, signal, tookMs };
  const best = await proved(first, step, [input], settings);
  return { best, content: await readFile(best.path, 'utf8'), asked };
}

describe('a proved result', () => {
  it('stays as it is where its proof has as many pages', async () => {
    const { content, asked } = await prove([2]);
    expect(content).toBe('attempt 0');
    expect(asked.map(({ task }) => task.operation)).toEqual(['proof']);
  });

  it('is written again with its proof where that has more, until it has not', async () => {
    const { content, asked } = await prove([4, 3, 2]);
    expect(content).toBe('attempt 2');
    expect(asked.map(({ task }) => task.operation)).toEqual(['proof', 'reconstruct', 'proof', 'reconstruct', 'proof']);
    const [original, ...proofs] = asked[3]?.inputs ?? [];
    expect(original?.path).toMatch(/input-1\.pdf$/);
    expect(await Promise.all(proofs.map(({ path }) => readFile(path, 'utf8')))).toEqual(['4 pages', '3 pages']);
  });

  it('is the one with the fewest pages where writing it again does not help', async () => {
    const { content, asked } = await prove([4, 3, 3]);
    expect(content).toBe('attempt 1');
    expect(asked).toHaveLength(5);
    expect((await prove([3, 3])).content).toBe('attempt 0');
  });

  it('is sent without a proof where that fails', async () => {
    expect((await prove([new Error('crashed')])).content).toBe('attempt 0');
    expect((await prove([3, new Error('crashed')])).content).toBe('attempt 0');
  });

  it('is sent without a proof where others wait or the engine works, and where it is long', async () => {
    for (const settings of [{ load: { waiting: 1 } }, { load: { running: 1 } }, { pages: 101 }]) {
      const { best, asked } = await prove([3, 2], settings);
      expect(asked).toEqual([]);
      await expect(access(best.path)).resolves.toBeUndefined();
    }
  });

  it('is not sent to a visitor who has left', async () => {
    const gone = new Error('gone');
    await expect(prove([new Error('crashed')], { signal: AbortSignal.abort(gone) })).rejects.toBe(gone);
  });
});
