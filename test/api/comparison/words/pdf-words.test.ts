import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createPdfReader, readWrittenPdf } from '../../../../api/comparison/words/pdf-words.ts';
import { column, pdf, type TextAt } from '../../../support/pdf/pdf.ts';
import { stubProcesses } from '../../../support/processes/stub-processes.ts';
import { scratchFolder } from '../../../support/scratch.ts';

const folder = await scratchFolder();
const read = createPdfReader();

async function wordsOf(...pages: readonly (readonly TextAt[])[]) {
  const path = join(folder, 'written.pdf');
  await writeFile(path, pdf(pages));
  const job = { processes: stubProcesses(() => ({})), workspace: folder, signal: new AbortController().signal };
  return (await read(readWrittenPdf(path), job))?.sequence;
}

it('reads the words of all pages', async () => {
  expect(await wordsOf(column(['One two', 'three'], 50, 50), column(['four'], 50, 50))).toEqual([
    'one',
    'two',
    'three',
    'four',
  ]);
});

it('leaves out what is drawn beside a page', async () => {
  const beside = [
    { text: 'left', x: -200, y: 100 },
    { text: 'below', x: 50, y: 900 },
    { text: 'right', x: 600, y: 100 },
    { text: 'above', x: 50, y: -20 },
  ];
  expect(await wordsOf([{ text: 'On the page', x: 50, y: 100 }, ...beside])).toEqual(['on', 'the', 'page']);
  expect(await wordsOf(beside)).toEqual([]);
});
