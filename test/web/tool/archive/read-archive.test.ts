import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { describe, expect, it, vi } from 'vitest';
import type { ArchiveFault } from '../../../../catalog/copy/tool-page/archive.ts';
import { foldersOf, visibleNodes } from '../../../../web/tool/archive/entry-tree.ts';
import { faultOf } from '../../../../web/tool/archive/fault-of.ts';
import { readArchive, readLimits } from '../../../../web/tool/archive/read-archive.ts';
import { oddZip } from '../../../support/archives/odd-zip.ts';
import { packed } from '../../../support/office/package.ts';

const blob = (bytes: Buffer) => new Blob([bytes.slice()]);
const parts = { 'letters/für Ada.txt': 'Dear Ada, '.repeat(500), 'empty.txt': '' };
const file = { name: 'a.txt', content: 'a'.repeat(3000) };
const silent = () => {};

async function read(bytes: Buffer) {
  const archive = await readArchive(blob(bytes));
  const { tree } = archive.listing;
  return { archive, nodes: visibleNodes(tree, new Set(foldersOf(tree).map(({ id }) => id))) };
}

async function faultIn(work: Promise<unknown>): Promise<ArchiveFault | 'none'> {
  return work.then(
    () => 'none',
    (error: unknown) => faultOf(error),
  );
}

describe('an archive in the browser', () => {
  it('is listed, and each file unpacked', async () => {
    const { archive, nodes } = await read(await packed(parts));
    expect(nodes.map(({ name, bytes }) => [name, bytes])).toEqual([
      ['letters', 5000],
      ['für Ada.txt', 5000],
      ['empty.txt', 0],
    ]);
    const percents: number[] = [];
    const content = await archive.unpack(0, '', (percent) => percents.push(percent));
    expect(await content.text()).toBe(parts['letters/für Ada.txt']);
    expect(percents.at(-1)).toBe(100);
    expect((await archive.unpack(1, '', silent)).size).toBe(0);
  });

  it('shows paths as unpacked: relative, without control characters, distinct', async () => {
    const names = ['../../passwd', 'new\nline', 'a.txt', 'A.txt', `${'d/'.repeat(200)}deep.txt`];
    const { archive, nodes } = await read(oddZip(names.map((name) => ({ name }))));
    expect(nodes.filter(({ entry }) => entry !== null).map(({ name }) => name)).toEqual([
      'deep.txt',
      'A (2).txt',
      'a.txt',
      'new_line',
      'passwd',
    ]);
    expect(archive.listing.folders).toBeLessThanOrEqual(30);
  });

  it('may be empty', async () => {
    const { archive } = await read(await packed({}));
    expect(archive.listing).toMatchObject({ tree: [], files: 0, isComplete: true });
  });

  it.each([2999, 3001])('gives no file that is longer or shorter than declared: %i bytes', async (bytes) => {
    const { archive } = await read(oddZip([{ ...file, bytes }]));
    expect(await faultIn(archive.unpack(0, '', silent))).toBe('damaged');
  });

  it('refuses a file with a wrong checksum', async () => {
    const { archive } = await read(oddZip([{ ...file, crc32: 0x12345678 }]));
    expect(await faultIn(archive.unpack(0, '', silent))).toBe('damaged');
  });

  it('refuses to unpack files that are too large', async () => {
    const { archive } = await read(oddZip([{ ...file, bytes: 3_000_000_000 }]));
    expect(await faultIn(archive.unpack(0, '', silent))).toBe('too-large');
  });

  it('is listed up to a number of files', async () => {
    const entries = Array.from({ length: readLimits.entries + 1 }, (_, index) => ({ name: `${index}.txt` }));
    const archive = await readArchive(blob(oddZip(entries)));
    expect(archive.listing).toMatchObject({ files: readLimits.entries, isComplete: false });
  });
});

it('leaves out devices, and tells links from files', async () => {
  const { archive, nodes } = await read(
    oddZip([file, { name: 'tty', mode: 0o020666 }, { name: 'to', content: '/etc/passwd', mode: 0o120777 }]),
  );
  expect(nodes.map(({ name, entry }) => [name, entry?.kind])).toEqual([
    ['a.txt', 'file'],
    ['to', 'link'],
  ]);
  expect(archive.listing.files).toBe(2);
});

it('may have got a wrong password that the classic encryption takes for the right one', async () => {
  // Random bytes and the date decide which of 256 passwords passes.
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
  const writer = new ZipWriter(new BlobWriter());
  const options = { password: 'right', zipCrypto: true, lastModDate: new Date(2024, 0, 1) };
  await writer.add('a.txt', new TextReader(file.content), options);
  const archive = await readArchive(await writer.close());
  random.mockRestore();
  expect((await archive.unpack(0, 'right', silent)).size).toBe(3000);
  expect(await faultIn(archive.unpack(0, '73', silent))).toBe('wrong-password');
  expect(await faultIn(archive.unpack(0, '74', silent))).toBe('wrong-or-damaged');
});

describe('what is no archive, or damaged', () => {
  it('is distinguished from an archive', async () => {
    const whole = await packed(parts);
    const headless = oddZip([file]);
    headless.writeUInt32LE(0, headless.indexOf('PK\x01\x02', 0, 'latin1'));
    expect(await faultIn(readArchive(blob(Buffer.from('not an archive at all, only words'))))).toBe('not-an-archive');
    expect(await faultIn(readArchive(blob(Buffer.alloc(1))))).toBe('not-an-archive');
    expect(await faultIn(readArchive(blob(whole.subarray(0, whole.length - 30))))).toBe('not-an-archive');
    expect(await faultIn(readArchive(blob(headless)))).toBe('damaged');
  });

  it('is not read if its list is too long for a page', async () => {
    const end = (await packed({})).subarray(-22);
    const bytes = readLimits.directoryBytes + 1;
    end.writeUInt16LE(1, 8);
    end.writeUInt16LE(1, 10);
    end.writeUInt32LE(bytes, 12);
    expect(await faultIn(readArchive(new Blob([new Uint8Array(bytes), end.slice()])))).toBe('too-large');
  });
});
