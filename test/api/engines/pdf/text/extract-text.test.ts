import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { extractText } from '../../../../../api/engines/pdf/text/extract-text.ts';
import type { Processes } from '../../../../../api/jail/process.ts';
import { ProblemError } from '../../../../../api/problem.ts';
import { stubProcesses } from '../../../../support/processes/stub-processes.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const words = Array.from({ length: 24 }, (_, index) => `word${index}`);
const line = words
  .map((text, index) => `<word xMin="${index * 20}" yMin="10" xMax="${index * 20 + 15}" yMax="20">${text}</word>`)
  .join('\n');
const box = 'xMin="0" yMin="10" xMax="480" yMax="20"';
const layout = `<html>\n<body>\n<doc>\n  <page width="595" height="842">\n<flow>\n<block ${box}>\n<line ${box}>\n${line}\n</line>\n</block>\n</flow>\n</page>\n</doc>\n`;

let workspace: string;
beforeEach(async () => {
  workspace = await mkdtemp(join(await scratchFolder(), 'workspace-'));
});

async function extract(processes: Processes) {
  const [input, output] = [join(workspace, 'input.pdf'), join(workspace, 'text.txt')];
  await writeFile(input, '%PDF-1.7');
  const job = { processes, workspace, input, signal: new AbortController().signal, cores: 1 };
  const { pages, notes } = await extractText(job, output);
  return { pages, notes, text: await readFile(output, 'utf8') };
}

describe('the text of a PDF', () => {
  it('is that of its pages', async () => {
    const processes = stubProcesses(async ({ args }) => {
      await writeFile(args.at(-1) ?? '', layout);
      return {};
    });
    expect(await extract(processes)).toEqual({ pages: 1, notes: [], text: `${words.join(' ')}\n` });
  });

  it.each([
    ['a password is needed', { exitCode: 1, stdout: 'Command Line Error: Incorrect password' }, 'password-protected'],
    ['the file is damaged', { exitCode: 1, stderr: "Syntax Error: Couldn't find trailer dictionary" }, 'damaged-file'],
    ['pdftotext is killed', { exitCode: 137 }, 'too-complex'],
  ])('is refused where %s', async (_, result, code) => {
    await expect(extract(stubProcesses(() => result))).rejects.toMatchObject({ code });
  });

  it('is rejected if it takes too long', async () => {
    const processes = stubProcesses(() => {
      throw new ProblemError('conversion-timeout');
    });
    await expect(extract(processes)).rejects.toMatchObject({ code: 'too-complex' });
  });
});
