import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { recognisePages } from '../../../../../api/engines/pdf/recognise/recognise-pages.ts';
import type { Command } from '../../../../../api/jail/command.ts';
import { ProblemError } from '../../../../../api/problem.ts';
import { stubProcesses } from '../../../../support/processes/stub-processes.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const german = 'Das ist der Text und er ist nicht lang und das ist gut so';
const side = 40;
const pictureOf = (grey: number) =>
  Buffer.concat([Buffer.from(`P5\n${side} ${side}\n255\n`), Buffer.alloc(side * side, grey)]);
const word = ['5', '1', '1', '1', '1', '1', 10, 10, 50, 20, 95, 'Wort'].join('\t');

let workspace: string;
/** The languages in which pages were read. */
let languages: string[];
/** Tesseract's modes for them. */
let modes: string[];
/** Pages that are blank, and that cannot be rendered. */
let blank: readonly string[];
let broken: readonly string[];

beforeEach(async () => {
  workspace = await mkdtemp(join(await scratchFolder(), 'workspace-'));
  [languages, modes, blank, broken] = [[], [], [], []];
});

async function run({ file, args }: Command) {
  const last = args.at(-1) ?? '';
  if (file === 'pdftoppm') {
    const page = args[args.indexOf('-f') + 1] ?? '';
    if (!broken.includes(page)) await writeFile(`${last}.pgm`, pictureOf(blank.includes(page) ? 255 : 0));
    return {};
  }
  if (args[0] === '--list-langs') return { stdout: 'List of available languages (3):\ndeu\neng\nosd\n' };
  if (args.includes('tsv')) {
    languages.push(args[args.indexOf('-l') + 1] ?? '');
    modes.push(args[args.indexOf('--psm') + 1] ?? '');
    await writeFile(`${args[1]}.tsv`, word);
  }
  return {};
}

function recognise(
  numbers: readonly number[],
  { knownText = german, processes = stubProcesses(run), isUpright = false, allowedMs = 60_000 } = {},
) {
  const job = {
    processes,
    workspace,
    input: join(workspace, 'input.pdf'),
    signal: new AbortController().signal,
    cores: 2,
  };
  const wanted = numbers.map((number) => ({ number, longestPoints: 800, isUpright }));
  return recognisePages(job, wanted, knownText, allowedMs);
}

describe('scanned pages', () => {
  it('are read in the language of the text that the document has', async () => {
    const { pages, skipped, language } = await recognise([2, 5]);
    expect([[...pages.keys()].sort(), skipped, language, languages]).toEqual([[2, 5], [], 'deu', ['deu', 'deu']]);
    const words = pages.get(2)?.blocks.flatMap(({ lines }) => lines.flatMap((line) => line.words));
    expect(words?.map(({ text }) => text)).toEqual(['Wort']);
  });

  it('leave no pictures behind', async () => {
    await recognise([1, 2]);
    expect((await readdir(workspace)).filter((name) => name.endsWith('.pgm'))).toEqual([]);
  });

  it('are not read if they are blank', async () => {
    blank = ['1'];
    const { pages, skipped } = await recognise([1, 2]);
    expect([[...pages.keys()], skipped, languages.length]).toEqual([[2], [], 1]);
  });

  it('are skipped if they cannot be rendered', async () => {
    broken = ['2'];
    const { pages, skipped } = await recognise([1, 2, 3]);
    expect([[...pages.keys()].sort(), skipped]).toEqual([[1, 3], [2]]);
  });

  it('are skipped when the time that the caller has is over, also while they are read', async () => {
    const processes = stubProcesses(async (command, { signal }) => {
      if (command.args.includes('tsv') && languages.length > 0) {
        // A signal that is aborted already has no event any more.
        if (!signal.aborted) await new Promise((end) => signal.addEventListener('abort', end));
        signal.throwIfAborted();
      }
      return run(command);
    });
    const cut = await recognise([1, 2, 3, 4, 5], { processes, allowedMs: 300 });
    expect([cut.pages.size, cut.skipped.length]).toEqual([1, 4]);
    const none = await recognise([1, 2], { allowedMs: -1 });
    expect([none.pages.size, [...none.skipped].sort()]).toEqual([0, [1, 2]]);
  });

  it('are turned upright only if their letters do not tell how they are turned', async () => {
    await recognise([1]);
    await recognise([2], { isUpright: true });
    expect(modes).toEqual(['1', '3']);
  });

  it('are none where Tesseract is missing', async () => {
    const missing = new ProblemError('engine-unavailable');
    const processes = stubProcesses((command) => {
      if (command.file === 'tesseract') throw missing;
      return run(command);
    });
    await expect(recognise([1], { knownText: '', processes })).rejects.toBe(missing);
  });
});
