import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPageReadings } from '../../../../../../api/engines/pdf/recognise/in-order/page-readings.ts';
import { stubProcesses } from '../../../../../support/processes/stub-processes.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const [width, height] = [200, 100];

/** How sure Tesseract is of a word on a page, by its mode; it finds none where that is not given. */
type Sureness = Readonly<Partial<Record<'1' | '12', number>>>;

/** A page of which a word is read; the modes that Tesseract is asked for are added to a list. */
async function readingsOf(sureness: Sureness, modes: string[] = []) {
  const workspace = await mkdtemp(join(await scratchFolder(), 'workspace-'));
  const path = join(workspace, 'page-1.pgm');
  await writeFile(
    path,
    Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), Buffer.alloc(width * height, 255)]),
  );
  const processes = stubProcesses(async ({ args }) => {
    const mode = args[args.indexOf('--psm') + 1] as keyof Sureness;
    modes.push(mode);
    const sure = sureness[mode];
    const word = ['5', 1, 1, 1, 1, 1, 10, 10, 50, 20, sure, `Word${mode}`].join('\t');
    await writeFile(`${args[1]}.tsv`, sure === undefined ? '' : word);
    return {};
  });
  const picture = { path, width, height, pixelsPerPoint: 1, hasInk: true, isUneven: false, remove: async () => {} };
  const job = { processes, workspace, input: '', signal: new AbortController().signal };
  const readings = createPageReadings(
    job,
    { number: 1, isUpright: false },
    { picture: async () => picture, remove: async () => {} },
  );
  const wordsIn = async (language: string) =>
    (await readings.inLanguage(language)).blocks.flatMap(({ lines }) =>
      lines.flatMap(({ words }) => words.map(({ text }) => text)),
    );
  return { readings, wordsIn, left: () => readdir(workspace) };
}

describe('a page that is read again as scattered words', () => {
  it('is that from then on, in other languages, too, if Tesseract is surer of it', async () => {
    const modes: string[] = [];
    const { readings, wordsIn, left } = await readingsOf({ 1: 45, 12: 80 }, modes);
    expect(await wordsIn('eng')).toEqual(['Word1']);
    expect(await readings.areScatteredIn('eng')).toBe(true);
    expect([await wordsIn('eng'), await wordsIn('deu')]).toEqual([['Word12'], ['Word12']]);
    expect(modes).toEqual(['1', '12', '12']);
    expect((await left()).filter((name) => name.endsWith('.pgm'))).toEqual(['page-1.pgm']);
  });

  it('is that where no word was found before', async () => {
    const { readings, wordsIn } = await readingsOf({ 12: 80 });
    expect(await readings.areScatteredIn('eng')).toBe(true);
    expect(await wordsIn('eng')).toEqual(['Word12']);
  });

  it('stays as it was read if Tesseract is hardly surer, or not sure, or finds nothing', async () => {
    for (const sureness of [{ 1: 65, 12: 70 }, { 1: 42, 12: 55 }, { 1: 42 }]) {
      const { readings, wordsIn } = await readingsOf(sureness);
      expect(await readings.areScatteredIn('eng')).toBe(false);
      expect(await wordsIn('eng')).toEqual(['Word1']);
    }
  });
});
