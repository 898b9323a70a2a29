import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createGlyphNames, installGlyphNames } from '../../../../../api/engines/pdf/text/glyph-names.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

it('writes the names of TeX beside those that Poppler has, once', async () => {
  const folder = await mkdtemp(join(await scratchFolder(), 'engine-'));
  const glyphNames = createGlyphNames(folder);
  const [covers, again] = await Promise.all([glyphNames(), glyphNames()]);
  expect(again).toBe(covers);
  const [{ path, by } = { path: '', by: '' }] = covers;
  expect((await readFile(join(by, 'TeX'), 'utf8')).split('\n')).toEqual(
    expect.arrayContaining(['27e8 angbracketleft', '338 negationslash', '28 parenleftbigg']),
  );
  expect(await readFile(join(by, 'TeX'), 'utf8')).not.toContain('circlecopyrt');
  expect(await readdir(by)).toEqual(expect.arrayContaining(await readdir(path)));
});

it('writes them again after it could not', async () => {
  const folder = await mkdtemp(join(await scratchFolder(), 'engine-'));
  const glyphNames = createGlyphNames(folder);
  await writeFile(join(folder, 'glyph-names'), '');
  await expect(glyphNames()).rejects.toThrow('EEXIST');
  await rm(join(folder, 'glyph-names'));
  expect(await glyphNames()).toHaveLength(1);
});

it('writes them for all of a system, beside what its folder has', async () => {
  const folder = await mkdtemp(join(await scratchFolder(), 'engine-'));
  await writeFile(join(folder, 'Thai'), 'e01 kokaithai\n');
  await installGlyphNames(folder);
  expect(await readdir(folder)).toEqual(['TeX', 'Thai']);
  expect(await readFile(join(folder, 'TeX'), 'utf8')).toContain('27e8 angbracketleft\n');
});
