import { describe, expect, it } from 'vitest';
import type { ArchiveFault } from '../../../catalog/copy/archive.ts';
import { foldersOf, visibleNodes } from '../../../web/tool/archive/entry-tree.ts';
import { faultOf } from '../../../web/tool/archive/fault-of.ts';
import { readArchive, readLimits } from '../../../web/tool/archive/read-archive.ts';
import { packed } from '../../support/package.ts';

const blob = (bytes: Buffer) => new Blob([bytes.slice()]);
const parts = { 'letters/für Ada.txt': 'Dear Ada, '.repeat(500), 'empty.txt': '' };
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

/** A ZIP with one value of its first central directory header changed (APPNOTE 4.3.12). */
async function patched(offset: number, value: number): Promise<Buffer> {
  const bytes = await packed({ 'a.txt': 'a'.repeat(3000) });
  const header = bytes.indexOf('PK\x01\x02', 0, 'latin1');
  bytes.writeUInt32LE(value, header + offset);
  return bytes;
}

/** An archive of so many empty files, which share one place: "00000", "00001" and so on. */
async function listOf(count: number): Promise<Buffer> {
  const one = await packed({ '00000': '' });
  const at = one.indexOf('PK\x01\x02', 0, 'latin1');
  const end = one.subarray(-22);
  const list = Array.from({ length: count }, (_, index) => {
    const header = Buffer.from(one.subarray(at, one.length - end.length));
    header.write(String(index).padStart(5, '0'), 46);
    return header;
  });
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  return Buffer.concat([one.subarray(0, at), ...list, end]);
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

  it('shows paths as they would be unpacked: below the root, without controls, no two the same', async () => {
    const names = ['xx/xx/passwd', 'new_line', 'a.txt', 'A.txt', `${'d/'.repeat(200)}deep.txt`];
    const bytes = await packed(Object.fromEntries(names.map((name) => [name, ''])));
    const text = bytes.toString('latin1').replaceAll('xx/xx/', '../../').replaceAll('new_line', 'new\nline');
    const { archive, nodes } = await read(Buffer.from(text, 'latin1'));
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

  it.each([
    ['less', 2999],
    ['more', 3001],
  ])('gives no file that is longer or shorter than declared: %s', async (_, size) => {
    const { archive } = await read(await patched(24, size));
    expect(await faultIn(archive.unpack(0, '', silent))).toBe('damaged');
  });

  it('gives no file whose checksum is another', async () => {
    const { archive } = await read(await patched(16, 0x12345678));
    expect(await faultIn(archive.unpack(0, '', silent))).toBe('damaged');
  });

  it('does not begin to unpack what is too large', async () => {
    const { archive } = await read(await patched(24, 3_000_000_000));
    expect(await faultIn(archive.unpack(0, '', silent))).toBe('too-large');
  });

  it('is listed up to a number of files', async () => {
    const archive = await readArchive(blob(await listOf(readLimits.entries + 1)));
    expect(archive.listing).toMatchObject({ files: readLimits.entries, isComplete: false });
  });
});

describe('what is no archive, or damaged', () => {
  it('is told from an archive', async () => {
    const whole = await packed(parts);
    expect(await faultIn(readArchive(blob(Buffer.from('not an archive at all, only words'))))).toBe('not-an-archive');
    expect(await faultIn(readArchive(blob(Buffer.alloc(1))))).toBe('not-an-archive');
    expect(await faultIn(readArchive(blob(whole.subarray(0, whole.length - 30))))).toBe('not-an-archive');
    expect(await faultIn(readArchive(blob(await patched(0, 0))))).toBe('damaged');
  });

  it('is not read where its list is longer than a page should hold', async () => {
    const end = (await packed({})).subarray(-22);
    const bytes = readLimits.directoryBytes + 1;
    end.writeUInt16LE(1, 8);
    end.writeUInt16LE(1, 10);
    end.writeUInt32LE(bytes, 12);
    expect(await faultIn(readArchive(new Blob([new Uint8Array(bytes), end.slice()])))).toBe('too-large');
  });
});
