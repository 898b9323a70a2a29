import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPageReader } from '../../../../../api/engines/pdf/recognise/page-languages.ts';
import { stubProcesses } from '../../../../support/processes/stub-processes.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const installed = ['ara', 'deu', 'eng', 'rus'];

/** The languages in which pages are read, of which Tesseract is sure in one only. */
async function languagesOf(sureIn: string, pages: number, text = 'Wort', language?: string) {
  const workspace = await mkdtemp(join(await scratchFolder(), 'workspace-'));
  const tried: string[] = [];
  const processes = stubProcesses(async ({ args }) => {
    if (args.at(-1) !== 'tsv') return { stdout: 'Script: Arabic\nScript confidence: 0.15' };
    const own = args[args.indexOf('-l') + 1] ?? '';
    tried.push(own);
    const row = (word: string) => ['5', 1, 1, 1, 1, 1, 10, 10, 50, 20, own === sureIn ? 92 : 41, word].join('\t');
    await writeFile(`${args[1]}.tsv`, text.split(' ').map(row).join('\n'));
    return {};
  });
  const job = { processes, workspace, input: '', signal: new AbortController().signal, cores: 1 };
  const reader = createPageReader({ ...job, ...(language !== undefined && { language }) }, installed, '');
  for (let number = 1; number <= pages; number++) {
    const picture = {
      path: join(workspace, `${number}.pgm`),
      width: 100,
      height: 100,
      pixelsPerPoint: 1,
      hasInk: true,
      isUneven: false,
      remove: async () => {},
    };
    await writeFile(picture.path, Buffer.concat([Buffer.from('P5\n100 100\n255\n'), Buffer.alloc(10_000, 255)]));
    await reader.read({ number, picture, isUpright: false });
  }
  return [tried, reader.language()];
}

describe('the language of scanned pages', () => {
  it('is another one where Tesseract is unsure of the words, and later pages begin with it', async () => {
    expect(await languagesOf('ara+eng', 2)).toEqual([['eng', 'ara+eng', 'ara+eng'], 'ara+eng']);
  });

  it('is not looked for again and again where no language is right', async () => {
    const [tried] = await languagesOf('none', 3);
    expect(tried).toEqual(['eng', 'ara+eng', 'rus+eng', 'eng', 'ara+eng', 'rus+eng', 'eng']);
  });

  it('is that of the words of a page that has enough', async () => {
    const german = 'der die und das ist nicht mit den von ein';
    expect(await languagesOf('eng', 1, german)).toEqual([['eng', 'deu'], 'deu']);
  });

  it('is the one that the visitor chose', async () => {
    expect(await languagesOf('none', 1, 'Wort', 'ru')).toEqual([['rus+eng'], 'rus+eng']);
  });
});
