import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Entry } from 'yauzl';
import { describeEntry } from '../../../../../api/engines/archive/extract/archive-entry.ts';

type Fields = Partial<Omit<Entry, 'fileNameRaw'>> & { readonly name?: string };

/** An entry as yauzl reads it. */
const described = ({ name = 'a.txt', ...own }: Fields = {}) =>
  describeEntry({
    ...{ fileNameRaw: Buffer.from(name), extraFields: [], versionMadeBy: 0, externalFileAttributes: 0 },
    ...{ generalPurposeBitFlag: 0, compressionMethod: 8, crc32: 0x12345678, compressedSize: 5, uncompressedSize: 0 },
    ...{ lastModFileDate: 2, lastModFileTime: 0x1234, ...own },
  } as Entry);

const unix = (mode: number) => ({ versionMadeBy: 3 << 8, externalFileAttributes: (mode << 16) >>> 0 });
/** WinZip's field for content packed by Deflate. */
const aesField = (version: 1 | 2, strength: number) => ({
  id: 0x9901,
  data: Buffer.from([version, 0, 0x41, 0x45, strength, 8, 0]),
});

describe('what an entry of an archive is', () => {
  it.each([
    ['a file', {}, 'file'],
    ['a folder by its name', { name: 'a/' }, 'folder'],
    ['a folder by a name of Windows', { name: 'a\\' }, 'folder'],
    ['a folder by what DOS says', { externalFileAttributes: 0x10 }, 'folder'],
    ['a folder by what Unix says', unix(0o040755), 'folder'],
    ['a file with content, whatever its name', { name: 'a/', uncompressedSize: 1 }, 'file'],
    ['a link', { ...unix(0o120777), uncompressedSize: 4 }, 'link'],
    ['a pipe', unix(0o010644), 'special'],
    ['a file that was read from a pipe', { ...unix(0o010644), uncompressedSize: 1 }, 'file'],
  ] as const)('is %s', (_, fields, kind) => {
    expect(described(fields).kind).toBe(kind);
  });

  it('is executable if Unix says so', () => {
    expect(described(unix(0o100755)).executable).toBe(true);
    expect(described(unix(0o100644)).executable).toBe(false);
    expect(described({ externalFileAttributes: (0o100755 << 16) >>> 0 }).executable).toBe(false);
  });
});

describe('the name of an entry', () => {
  const unicodePath = (checksum: number) => {
    const data = Buffer.alloc(5);
    data.writeUInt8(1, 0);
    data.writeUInt32LE(checksum, 1);
    return { extraFields: [{ id: 0x7075, data: Buffer.concat([data, Buffer.from('ü.txt')]) }] };
  };

  it('is in UTF-8 as well, if that belongs to it', () => {
    expect(described({ name: 'u.txt', ...unicodePath(crc32(Buffer.from('u.txt'))) }).unicodeName).toBe('ü.txt');
    expect(described({ name: 'renamed.txt', ...unicodePath(crc32(Buffer.from('u.txt'))) }).unicodeName).toBeNull();
    expect(described({ generalPurposeBitFlag: 0x800 }).utf8).toBe(true);
  });
});

describe('the encryption of an entry', () => {
  it('is none, with a checksum of the content', () => {
    expect(described()).toMatchObject({ encryption: null, method: 8, crc32: 0x12345678 });
  });

  it('is checked by a byte of the checksum, or of the time if the checksum comes later', () => {
    const check = (flag: number) => described({ generalPurposeBitFlag: flag }).encryption;
    expect([check(1), check(1 | 8)]).toEqual([
      { way: 'traditional', check: 0x12 },
      { way: 'traditional', check: 0x12 },
    ]);
    expect(described({ generalPurposeBitFlag: 9, lastModFileTime: 0x5600 }).encryption).toMatchObject({ check: 0x56 });
  });

  it('is AES by the field of WinZip, which has the method of the content', () => {
    const aes = (version: 1 | 2, strength: number) =>
      described({ generalPurposeBitFlag: 1, compressionMethod: 99, extraFields: [aesField(version, strength)] });
    expect(aes(1, 3)).toMatchObject({ encryption: { way: 'aes', keyBytes: 32 }, method: 8, crc32: 0x12345678 });
    expect(aes(2, 1)).toMatchObject({ encryption: { way: 'aes', keyBytes: 16 }, method: 8, crc32: null });
    expect(() => aes(2, 9)).toThrow('unknown AES strength');
    expect(() => described({ generalPurposeBitFlag: 1, compressionMethod: 99 })).toThrow('the AES field is missing');
  });
});
