import { truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../../../api/engines/pdf/text/limits.ts';
import { pageLayoutsOf } from '../../../../../api/engines/pdf/text/page-layouts.ts';
import type { RunResult } from '../../../../../api/jail/process.ts';
import { stubProcesses } from '../../../../support/processes/stub-processes.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

let workspace: string;
beforeEach(async () => {
  workspace = await mkdtemp(join(await scratchFolder(), 'workspace-'));
});

const pageTag = '<page width="595" height="842">\n</page>\n';

const countsPages = (args: readonly string[]) => args.some((argument) => argument.includes('pdfinfo'));

/** Stands in for Poppler on a PDF of so many pages; `onPart` comes before a part is written. */
function popplerOn(pages: number, onPart: (first: number, signal: AbortSignal) => Partial<RunResult> | undefined) {
  const ranges: string[] = [];
  const processes = stubProcesses(async ({ args }, { signal }) => {
    if (countsPages(args)) return { stdout: `Title: a\nPages:          ${pages}\n` };
    const [first, last] = [Number(args[3]), Math.min(pages, Number(args[5]))];
    ranges.push(`${first}-${last}`);
    const result = onPart(first, signal);
    if (result !== undefined) return result;
    // The first of two parts at once ends last.
    if (first % 2 === 1) await setImmediate();
    await writeFile(args.at(-1) ?? '', pageTag.repeat(last - first + 1));
    return {};
  });
  const job = { processes, workspace, input: 'in.pdf', signal: new AbortController().signal, cores: 2 };
  return { layouts: pageLayoutsOf(job), ranges };
}

async function numbersOf(pages: AsyncIterable<{ readonly number: number }>): Promise<number[]> {
  const numbers: number[] = [];
  for await (const { number } of pages) numbers.push(number);
  return numbers;
}

const upTo = (pages: number) => Array.from({ length: pages }, (_, index) => index + 1);
const succeed = () => undefined;

describe('page layouts', () => {
  it('take one process for a short document', async () => {
    const { layouts, ranges } = popplerOn(23, succeed);
    expect(await numbersOf(layouts.read())).toEqual(upTo(23));
    expect(ranges).toEqual(['1-23']);
  });

  it('are refused with a page that could not be opened, in place of which comes the text of the one before', async () => {
    const { layouts } = popplerOn(26, (first) => {
      if (first === 1) return undefined;
      writeFileSync(
        join(workspace, `layout-${first}.html`),
        `${pageTag}<page width="0.000000" height="0.000000">\n</page>\n`,
      );
      return {};
    });
    await expect(numbersOf(layouts.read())).rejects.toMatchObject({
      code: 'damaged-file',
      message: expect.stringContaining('Page 26 '),
    });
  });

  it('read no further part if the first is all', async () => {
    const { layouts, ranges } = popplerOn(24, succeed);
    expect(await numbersOf(layouts.read())).toEqual(upTo(24));
    expect(ranges).toEqual(['1-24']);
  });

  it('of a long document come in order, and again', async () => {
    const { layouts, ranges } = popplerOn(80, succeed);
    expect(await numbersOf(layouts.read())).toEqual(upTo(80));
    expect(ranges).toEqual(['1-24', '25-48', '49-72', '73-80']);
    expect(await numbersOf(layouts.readAgain())).toEqual(upTo(80));
  });

  it('of a very long document take few processes', async () => {
    const { layouts, ranges } = popplerOn(5000, succeed);
    expect(await numbersOf(layouts.read())).toHaveLength(5000);
    expect(ranges.length).toBeLessThanOrEqual(9);
  });

  it('refuse parts that are larger together than one may be', async () => {
    const { layouts } = popplerOn(80, (first) => {
      if (first !== 25) return undefined;
      const path = join(workspace, `layout-${first}.html`);
      writeFileSync(path, '');
      truncateSync(path, limits.layout.maxFileBytes);
      return {};
    });
    await expect(numbersOf(layouts.read())).rejects.toMatchObject({ code: 'too-complex' });
  });

  it('end every process if one fails', async () => {
    const signals: AbortSignal[] = [];
    const { layouts } = popplerOn(80, (first, signal) => {
      signals.push(signal);
      return first === 25 ? { exitCode: 137 } : undefined;
    });
    await expect(numbersOf(layouts.read())).rejects.toMatchObject({ code: 'too-complex' });
    expect(signals.slice(1).every(({ aborted }) => aborted)).toBe(true);
  });

  it('are refused if fewer pages are counted than were read', async () => {
    const processes = stubProcesses(async ({ args }) => {
      if (countsPages(args)) return { stdout: '' };
      await writeFile(args.at(-1) ?? '', pageTag.repeat(24));
      return {};
    });
    const job = { processes, workspace, input: 'in.pdf', signal: new AbortController().signal, cores: 2 };
    await expect(numbersOf(pageLayoutsOf(job).read())).rejects.toMatchObject({ code: 'too-complex' });
  });
});
