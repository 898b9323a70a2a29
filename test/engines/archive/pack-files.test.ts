import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Block, deflateBlock } from '../../../api/engines/archive/create/deflate-blocks.ts';
import { packFiles } from '../../../api/engines/archive/create/pack-files.ts';
import { sevenZip } from '../../support/archives/seven-zip.ts';
import { zipContent } from '../../support/archives/zip-content.ts';
import { packed } from '../../support/office/package.ts';
import { jpeg, pngPicture } from '../../support/pictures/picture.ts';
import { scratchFolder } from '../../support/scratch.ts';

const scratch = await scratchFolder();

async function pack(files: readonly (readonly [path: string, content: string | Uint8Array])[], threads = 2) {
  const folder = await mkdtemp(join(scratch, 'job-'));
  const given = [];
  for (const [index, [path, content]] of files.entries()) {
    const stored = join(folder, String(index));
    await writeFile(stored, content);
    given.push({ path: stored, bytes: Buffer.byteLength(content), segments: path.split('/') });
  }
  const output = join(folder, 'archive.zip');
  const answer = await packFiles({ files: given, output, threads });
  expect(answer.bytes).toBe((await readFile(output)).length);
  return { ...answer, path: output };
}

const text = (bytes: number) =>
  Array.from({ length: bytes / 10 }, (_, line) => `line ${String(line % 7919).padStart(4)}`).join('\n');

it('keeps folders and contents, and names in UTF-8', async () => {
  const { path, notes } = await pack([
    ['notes.txt', text(1000)],
    ['報告/grün.txt', 'One'],
    ['報告/empty.txt', ''],
  ]);
  expect(zipContent(path).map(({ name, text: content, flags }) => [name, content, flags])).toEqual([
    ['notes.txt', text(1000), 0],
    ['報告/grün.txt', 'One', 0x800],
    ['報告/empty.txt', '', 0x800],
  ]);
  expect(notes).toEqual([]);
  execFileSync('unzip', ['-tq', path]);
  execFileSync(sevenZip, ['t', path], { stdio: 'pipe' });
});

it('numbers files of the same name, and makes names safe', async () => {
  const { path, notes } = await pack([
    ['a.txt', '1'],
    ['a.txt', '2'],
    ['A.txt', '3'],
    ['x/a.txt', '4'],
    ['what?.txt', '5'],
  ]);
  expect(zipContent(path).map(({ name }) => name)).toEqual(['a.txt', 'a (2).txt', 'A (3).txt', 'x/a.txt', 'what_.txt']);
  expect(notes).toEqual([{ code: 'names-made-distinct', files: 2 }]);
});

it('stores compressed files, and deflates the rest', async () => {
  const { path } = await pack([
    ['picture.jpg', await jpeg()],
    ['picture.png', await pngPicture()],
    ['document.docx', await packed({ 'a.xml': text(20_000) })],
    ['unnamed', await packed({ 'a.xml': text(20_000) })],
    ['table.csv', text(20_000)],
    ['tiny.txt', 'a'],
  ]);
  expect(zipContent(path).map(({ name, method }) => [name, method])).toEqual([
    ['picture.jpg', 0],
    ['picture.png', 0],
    ['document.docx', 0],
    ['unnamed', 0],
    ['table.csv', 8],
    ['tiny.txt', 0],
  ]);
});

it('joins the blocks of a large file', async () => {
  const content = text(3_500_000);
  const { path, bytes } = await pack([
    ['large.txt', content],
    ['exact.txt', text(1_000_000).slice(0, 1_000_000)],
    ['small.txt', text(500)],
  ]);
  const [large] = zipContent(path);
  expect(large?.text).toBe(content);
  expect(bytes).toBeLessThan(content.length / 3);
  execFileSync('unzip', ['-tq', path]);
});

it('gives the same archive for the same files, with any number of threads', async () => {
  const files = [['a.txt', text(2_500_000)] as const, ['b.txt', text(300)] as const];
  const [one, two] = await Promise.all([pack(files, 1), pack(files, 4)]);
  expect(await readFile(one.path)).toEqual(await readFile(two.path));
});

it.each([
  ['loses a block', async () => Buffer.alloc(0)],
  [
    'writes zeros',
    ({ data, ...block }: Block, level: number) => deflateBlock({ ...block, data: Buffer.alloc(data.length) }, level),
  ],
])('sends no archive if deflating %s', async (_, faulty) => {
  const folder = await mkdtemp(join(scratch, 'faulty-'));
  const path = join(folder, 'table.csv');
  await writeFile(path, text(20_000));
  const task = {
    files: [{ path, bytes: text(20_000).length, segments: ['table.csv'] }],
    output: join(folder, 'archive.zip'),
    threads: 1,
  };
  await expect(packFiles(task, faulty)).rejects.toMatchObject({ code: 'content-lost' });
});
