import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { verifyArchive } from '../../../../api/engines/archive/verify-archive.ts';
import { packed } from '../../../support/office/package.ts';
import { scratchFolder } from '../../../support/scratch.ts';

const path = join(await scratchFolder(), 'archive.zip');
const contents = { 'one.txt': 'The first file', 'two.txt': 'The second file' };
const entry = (name: string, text: string) => ({ name, bytes: text.length, crc32: crc32(text) });
const entries = Object.entries(contents).map(([name, text]) => entry(name, text));
const archive = () => packed(contents, () => true);
const lost = { code: 'content-lost' };

it('accepts an archive that contains what was packed', async () => {
  await writeFile(path, await archive());
  await expect(verifyArchive(path, entries)).resolves.toBeUndefined();
});

it.each([
  ['an entry too few', [...entries, entry('three.txt', '')]],
  ['another name', [entry('1.txt', contents['one.txt']), entries[1]]],
  ['another size', [entries[0], entry('two.txt', 'The second')]],
  ['another checksum', [entries[0], entry('two.txt', 'The 2econd file')]],
])('refuses one with %s', async (_, expected) => {
  await writeFile(path, await archive());
  await expect(verifyArchive(path, expected as typeof entries)).rejects.toMatchObject(lost);
});

it('refuses changed and truncated archives', async () => {
  const bytes = await archive();
  const changed = Buffer.from(bytes);
  changed[changed.indexOf('first')] = 0;
  await writeFile(path, changed);
  await expect(verifyArchive(path, entries)).rejects.toMatchObject(lost);
  await writeFile(path, bytes.subarray(0, -30));
  await expect(verifyArchive(path, entries)).rejects.toMatchObject(lost);
});
