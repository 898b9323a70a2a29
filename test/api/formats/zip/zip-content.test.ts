import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addContent, addFolder } from '../../../../api/formats/zip/zip-content.ts';
import { openPackage } from '../../../../api/formats/zip/zip-package.ts';
import { createZipWriter } from '../../../../api/formats/zip/zip-writer.ts';

let path = '';
beforeEach(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'filewright-test-')), 'out.zip');
});
afterEach(() => rm(join(path, '..'), { recursive: true }));

it('packs contents as they arrive, whole or in pieces, and folders', async () => {
  const writer = await createZipWriter(path);
  const long = 'many words '.repeat(50_000);
  const pieces = [Buffer.from(long.slice(0, 300_000)), Buffer.from(long.slice(300_000))];
  await addFolder(writer, 'folder/');
  await addContent(writer, { name: 'folder/deflated.txt', level: 6, content: pieces });
  await addContent(writer, { name: 'stored.txt', level: 0, content: pieces });
  await addContent(writer, { name: 'empty.txt', level: 6, content: [] });
  expect(await writer.end()).toBe((await readFile(path)).length);
  await writer.close();

  const opened = await openPackage(path);
  const found = opened.entries.map(({ name, bytes, stored, folder }) => [name, bytes, stored, folder]);
  expect(found).toEqual([
    ['folder/', 0, true, true],
    ['folder/deflated.txt', long.length, false, false],
    ['stored.txt', long.length, true, false],
    ['empty.txt', 0, false, false],
  ]);
  const [, deflated] = opened.entries;
  expect(deflated?.packedBytes).toBeLessThan(10_000);
  expect(deflated && (await text(await opened.read(deflated)))).toBe(long);
  opened.close();
});

it('throws what its content throws, and the reason of the signal', async () => {
  const writer = await createZipWriter(path);
  async function* failing() {
    yield Buffer.from('a');
    throw new TypeError('no more');
  }
  for (const level of [0, 6]) {
    await expect(addContent(writer, { name: 'a', level, content: failing() })).rejects.toThrow('no more');
    const stopped = AbortSignal.abort(new Error('gone'));
    const adding = addContent(writer, { name: 'a', level, content: [Buffer.from('a')] }, stopped);
    await expect(adding).rejects.toThrow('gone');
  }
  await writer.close();
});
