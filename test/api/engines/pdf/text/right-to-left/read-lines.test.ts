import { readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { PageLayout } from '../../../../../../api/engines/pdf/layout/page-layout.ts';
import type { LinesTask } from '../../../../../../api/engines/pdf/text/right-to-left/lines-task.ts';
import { isRightToLeftPage, readLines } from '../../../../../../api/engines/pdf/text/right-to-left/read-lines.ts';
import type { Processes } from '../../../../../../api/jail/process.ts';
import { allOf } from '../../../../../support/all-of.ts';
import { block, page } from '../../../../../support/pdf/layout.ts';
import { stubProcesses } from '../../../../../support/processes/stub-processes.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const workspace = await scratchFolder();
const hebrew = (number: number): PageLayout => ({ ...page(block(['םולש'], 50)), number });
const latin = (number: number): PageLayout => ({ ...page(block(['text'], 50)), number });

async function reread(processes: Processes, pages: readonly PageLayout[]): Promise<readonly PageLayout[]> {
  const job = { processes, workspace, input: '/input.pdf', signal: new AbortController().signal };
  const again = await readLines(
    job,
    pages.filter(isRightToLeftPage).map(({ number }) => number),
  );
  async function* each() {
    yield* pages;
  }
  return allOf(again(each()));
}

/** Answers as the worker does, with a page for each that is asked for. */
const answering = (written: (number: number) => string) =>
  stubProcesses(async ({ file, args }) => {
    // It has no layers.
    if (file === 'sh') return {};
    const [taskFile, answerFile] = args.slice(-2) as [string, string];
    const { pages, output } = JSON.parse(await readFile(taskFile, 'utf8')) as LinesTask;
    await writeFile(output, pages.map(written).join(''));
    await writeFile(answerFile, JSON.stringify({ type: 'done', value: null }));
    return {};
  });
const word = '<word xMin="50" yMin="100" xMax="70" yMax="110">שלום</word>\n</line>\n</block>\n';

it('reads pages with right-to-left text again, and no others', async () => {
  const pages = [latin(1), hebrew(2), latin(3), hebrew(4)];
  const processes = answering((number) => `<page width="600" height="800">\n${number === 4 ? word : ''}</page>\n`);
  const again = await reread(processes, pages);
  // The second page was found empty, and stays as it was.
  expect(again.slice(0, 3)).toEqual(pages.slice(0, 3));
  expect(again[3]).toMatchObject({ number: 4, order: 'read' });
  expect(again[3]?.blocks[0]?.lines[0]?.words[0]?.text).toBe('שלום');
});

it('leaves all pages if the process fails', async () => {
  expect(
    await reread(
      stubProcesses(() => ({ exitCode: 1 })),
      [hebrew(1)],
    ),
  ).toEqual([hebrew(1)]);
});

it('throws the reason for which nobody waits any more', async () => {
  const job = {
    processes: stubProcesses(() => ({})),
    workspace,
    input: '/input.pdf',
    signal: AbortSignal.abort('gone'),
  };
  await expect(readLines(job, [1])).rejects.toBe('gone');
});
