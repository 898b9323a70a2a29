import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { createZipWriter, earliest, type ZipEntry } from '../../../api/formats/zip/zip-writer.ts';
import { sevenZip } from '../../support/archives/seven-zip.ts';
import { zipContent } from '../../support/archives/zip-content.ts';
import { scratchFolder } from '../../support/scratch.ts';

const scratch = await scratchFolder();

const described = (name: string, rest: Partial<ZipEntry> = {}): ZipEntry => ({
  name,
  method: 0,
  modified: earliest,
  mode: 0o100644,
  maxBytes: 100,
  ...rest,
});

async function written(file: string, entries: readonly (readonly [ZipEntry, string])[]): Promise<string> {
  const path = join(scratch, file);
  const writer = await createZipWriter(path);
  for (const [entry, text] of entries) {
    const bytes = Buffer.from(text);
    await writer.add(entry, [bytes], () => ({ crc32: crc32(bytes), bytes: bytes.length }));
  }
  expect(await writer.end()).toBe((await readFile(path)).length);
  await writer.close();
  return path;
}

it('writes files and folders that other programs read', async () => {
  const path = await written('plain.zip', [
    [described('folder/', { mode: 0o040755 }), ''],
    [described('folder/報告.txt'), 'One\n'],
    [described('run.sh', { mode: 0o100755 }), 'true\n'],
  ]);
  expect(zipContent(path)).toEqual([
    { name: 'folder/', method: 0, flags: 0, mode: '40755', modified: '1980-01-01 00:00:00', text: '' },
    {
      name: 'folder/報告.txt',
      method: 0,
      flags: 0x800,
      mode: '100644',
      modified: '1980-01-01 00:00:00',
      text: 'One\n',
    },
    { name: 'run.sh', method: 0, flags: 0, mode: '100755', modified: '1980-01-01 00:00:00', text: 'true\n' },
  ]);
  execFileSync('unzip', ['-tq', path]);
});

it('writes 64-bit sizes if the content may need them', async () => {
  const path = await written('wide.zip', [
    [described('a', { maxBytes: 5_000_000_000 }), 'a'],
    [described('b'), 'b'],
  ]);
  const bytes = await readFile(path);
  expect(bytes.readUInt16LE(4), 'version needed').toBe(45);
  expect(zipContent(path).map(({ text }) => text)).toEqual(['a', 'b']);
  execFileSync('unzip', ['-tq', path]);
  execFileSync(sevenZip, ['t', path], { stdio: 'pipe' });
});

it('counts more than 65,535 entries', async () => {
  const entries = Array.from({ length: 66_000 }, (_, index) => [described(`${index}.txt`), ''] as const);
  const path = await written('many.zip', entries);
  const count = 'import sys, zipfile; print(len(zipfile.ZipFile(sys.argv[1]).namelist()))';
  expect(execFileSync('/usr/bin/python3', ['-c', count, path], { encoding: 'utf8' }).trim()).toBe('66000');
  expect(execFileSync(sevenZip, ['t', path], { encoding: 'utf8' })).toContain('Files: 66000');
});
