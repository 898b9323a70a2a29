import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPageReader } from '../../../../../api/engines/pdf/recognise/page-languages.ts';
import { stubProcesses } from '../../../../support/processes/stub-processes.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const installed = ['ara', 'deu', 'eng', 'rus'];

/** A blank page to read. */
async function pageIn(workspace: string, number: number) {
  const path = join(workspace, `${number}.pgm`);
  await writeFile(path, Buffer.concat([Buffer.from('P5\n100 100\n255\n'), Buffer.alloc(10_000, 255)]));
  const size = { width: 100, height: 100, pixelsPerPoint: 1 };
  return {
    number,
    picture: { path, ...size, hasInk: true, isUneven: false, remove: async () => {} },
    isUpright: false,
  };
}

interface Pages {
  readonly count: number;
  /** Whether the second page is begun while the first one is read. */
  readonly order?: 'in turn' | 'side by side';
  readonly text?: string;
  /** That of the first page, if it is another. */
  readonly firstText?: string;
  /** What the visitor chose. */
  readonly language?: string;
}

/** The languages in which pages are read, of which Tesseract is sure in one only. */
async function languagesOf(
  sureIn: string,
  { count, order = 'in turn', text = 'Wort', firstText = text, language }: Pages,
) {
  const workspace = await mkdtemp(join(await scratchFolder(), 'workspace-'));
  const tried: string[] = [];
  let beside: Promise<unknown> | undefined;
  const processes = stubProcesses(async ({ args }) => {
    if (args.at(-1) !== 'tsv') return { stdout: 'Script: Arabic\nScript confidence: 0.15' };
    const own = args[args.indexOf('-l') + 1] ?? '';
    tried.push(own);
    if (order === 'side by side' && beside === undefined) {
      beside = pageIn(workspace, count).then(reader.read);
      await expect.poll(() => tried.length).toBeGreaterThan(2);
    }
    const row = (word: string) => ['5', 1, 1, 1, 1, 1, 10, 10, 50, 20, own === sureIn ? 92 : 41, word].join('\t');
    await writeFile(`${args[1]}.tsv`, (args[0]?.endsWith('/1.pgm') ? firstText : text).split(' ').map(row).join('\n'));
    return {};
  });
  const job = { processes, workspace, input: '', signal: new AbortController().signal, cores: 1 };
  const reader = createPageReader({ ...job, ...(language !== undefined && { language }) }, installed, '');
  const inTurn = order === 'in turn' ? count : count - 1;
  for (let number = 1; number <= inTurn; number++) await reader.read(await pageIn(workspace, number));
  await beside;
  return [tried, reader.language()];
}

describe('the language of scanned pages', () => {
  it('is another one where Tesseract is unsure of the words, and later pages begin with it', async () => {
    expect(await languagesOf('ara+eng', { count: 2 })).toEqual([['eng', 'ara+eng', 'ara+eng'], 'ara+eng']);
  });

  it('is not looked for again and again where no language is right', async () => {
    const [tried] = await languagesOf('none', { count: 3 });
    expect(tried).toEqual(['eng', 'ara+eng', 'rus+eng', 'eng', 'ara+eng', 'rus+eng', 'eng']);
  });

  it('is that of the words of a page that has enough', async () => {
    const german = 'der die und das ist nicht mit den von ein';
    expect(await languagesOf('eng', { count: 1, text: german })).toEqual([['eng', 'deu'], 'deu']);
  });

  it('is that of its own words on a page that was begun before the first one told it', async () => {
    const german = 'der die und das ist nicht mit den von ein';
    const [tried] = await languagesOf('eng', { count: 2, order: 'side by side', text: german });
    expect(tried).toEqual(['eng', 'eng', 'deu', 'deu']);
  });

  it('is that of another page on one that was begun before and does not tell it', async () => {
    const text = 'der die und das ist nicht mit den von ein';
    const [tried] = await languagesOf('eng', { count: 2, order: 'side by side', text, firstText: 'Wort' });
    expect(tried).toEqual(['eng', 'eng', 'deu', 'deu']);
  });

  it('is the one that the visitor chose', async () => {
    expect(await languagesOf('none', { count: 1, language: 'ru' })).toEqual([['rus+eng'], 'rus+eng']);
  });
});
