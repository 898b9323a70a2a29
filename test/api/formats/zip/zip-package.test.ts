import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPackage, rewritePackage } from '../../../../api/formats/zip/zip-package.ts';
import { oddZip } from '../../../support/archives/odd-zip.ts';
import { type Parts, packed } from '../../../support/office/package.ts';

let folder = '';
let file = '';
let copy = '';
const signal = new AbortController().signal;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'package-'));
  file = join(folder, 'in.zip');
  copy = join(folder, 'out.zip');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const writeZip = async (path: string, parts: Parts) => writeFile(path, await packed(parts));

const reading = async (path: string) => {
  const opened = await openPackage(path);
  try {
    const found: [string, string][] = [];
    for (const entry of opened.entries) found.push([entry.name, await text(await opened.read(entry))]);
    return { found, entries: opened.entries };
  } finally {
    opened.close();
  }
};

it('copies a package in its order, keeps what is stored stored, and edits the parts it is asked to', async () => {
  // Longer than what is held whole.
  const type = 'application/x-test'.padEnd(100_000, '-');
  await writeZip(file, {
    mimetype: type,
    'b/large.bin': Buffer.alloc(200_000, 'xyz'),
    'a.xml': '<a/>',
    'b.xml': '<b/>',
  });
  const edit = (name: string) =>
    name === 'b.xml'
      ? async function* (source: AsyncIterable<Buffer>) {
          yield* source;
          yield Buffer.from('<!-- edited -->');
        }
      : undefined;
  await rewritePackage(file, copy, edit, { signal });

  const { found, entries } = await reading(copy);
  expect(found).toEqual([
    ['mimetype', type],
    ['b/large.bin', 'xyz'.repeat(70_000).slice(0, 200_000)],
    ['a.xml', '<a/>'],
    ['b.xml', '<b/><!-- edited -->'],
  ]);
  expect(entries.map((entry) => entry.stored)).toEqual([true, false, false, false]);
});

it('gives edited parts other names, unless another part has them', async () => {
  const renamed = { 'a.xml': 'new.xml', 'b.xml': 'c.xml', 'd.xml': 'e.xml' };
  await writeZip(file, { 'a.xml': '<a/>', 'b.xml': '<b/>', 'c.xml': '<c/>', 'd.xml': '<d/>' });
  const edit = (name: string) => (name === 'd.xml' ? undefined : Buffer.from('<edited/>'));
  await rewritePackage(file, copy, edit, { signal, renamed });
  expect((await reading(copy)).found.map(([name]) => name)).toEqual(['new.xml', 'b.xml', 'c.xml', 'd.xml']);
});

it('writes the type of an OpenDocument file at byte 38', async () => {
  await writeZip(file, { mimetype: 'application/x-test', 'a.xml': '<a/>' });
  await rewritePackage(file, copy, () => undefined, { signal });
  expect((await readFile(copy)).subarray(38, 56).toString()).toBe('application/x-test');
});

it('reports non-packages, truncated files and wrong checksums as damaged', async () => {
  await writeFile(file, 'not a package');
  await expect(openPackage(file)).rejects.toMatchObject({ code: 'damaged-file' });

  await writeZip(file, { mimetype: 'a'.repeat(1000) });
  const whole = await readFile(file);
  await writeFile(file, whole.subarray(0, 800));
  await expect(openPackage(file)).rejects.toMatchObject({ code: 'damaged-file' });

  whole[500] = 'b'.charCodeAt(0);
  await writeFile(file, whole);
  await expect(reading(file)).rejects.toMatchObject({ code: 'damaged-file' });
  const same = () => (source: AsyncIterable<Buffer>) => source;
  await expect(rewritePackage(file, copy, same, { signal })).rejects.toMatchObject({ code: 'damaged-file' });
});

it('copies unedited parts as compressed, with their faults, and barely compresses edited parts of a temporary copy', async () => {
  await writeZip(file, { mimetype: 'a', 'a.xml': 'a'.repeat(10_000), 'b.xml': 'b'.repeat(10_000) });
  const bytes = await readFile(file);
  const record = bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]), bytes.indexOf('a.xml'));
  const sum = bytes.indexOf('a.xml', record) - 30;
  bytes.writeUInt32LE(1, sum);
  await writeFile(file, bytes);
  const edit = (name: string) => (name === 'b.xml' ? (source: AsyncIterable<Buffer>) => source : undefined);
  await rewritePackage(file, copy, edit, { signal, isTemporary: true });
  const opened = await openPackage(copy);
  const [, left, edited] = opened.entries;
  expect(opened.entries.map(({ name }) => name)).toEqual(['mimetype', 'a.xml', 'b.xml']);
  expect(left?.packedBytes).toBeLessThan(1000);
  expect(edited).toMatchObject({ stored: true, bytes: 10_000 });
  await expect(opened.read(left as (typeof opened.entries)[number]).then(text)).rejects.toMatchObject({
    code: 'damaged-file',
  });
  opened.close();
});

it('leaves a missing file to the caller', async () => {
  await expect(openPackage(join(folder, 'none'))).rejects.toMatchObject({ code: 'ENOENT' });
});

it('refuses a part with another name than the directory gives it', async () => {
  await writeFile(file, oddZip([{ name: 'word/document.xml', storedName: 'word/other.xml', content: '<w/>' }]));
  await expect(reading(file)).rejects.toMatchObject({ code: 'damaged-file' });
});

it('refuses bombs by what they declare', async () => {
  await writeZip(file, { 'a.xml': Buffer.alloc(2_000_000), 'b.xml': 'b' });
  const tooComplex = { code: 'too-complex' };
  await expect(openPackage(file, { maxPartBytes: 1_000_000 })).rejects.toMatchObject(tooComplex);
  await expect(openPackage(file, { maxBytes: 2_000_000 })).rejects.toMatchObject(tooComplex);
  await expect(openPackage(file, { ratioFromBytes: 1_000_000 })).rejects.toMatchObject(tooComplex);
  await expect(openPackage(file, { maxEntries: 1 })).rejects.toMatchObject(tooComplex);
  const opened = await openPackage(file);
  opened.close();
});

it('refuses a part that is larger than it declares', async () => {
  await writeZip(file, { 'a.xml': Buffer.alloc(100_000) });
  const bytes = await readFile(file);
  const record = bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  bytes.writeUInt32LE(10, record + 24);
  await writeFile(file, bytes);
  await expect(reading(file)).rejects.toMatchObject({ code: 'damaged-file' });
});

it('stops at the signal, and rethrows errors of edits', async () => {
  await writeZip(file, { 'a.xml': 'a' });
  const stop = new AbortController();
  const endless = async function* () {
    for (let written = 0; ; written++) {
      if (written === 10) stop.abort(new Error('gone'));
      yield Buffer.alloc(65_536, 'a');
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await expect(rewritePackage(file, copy, () => endless, { signal: stop.signal })).rejects.toThrow('gone');

  const failing = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    yield await buffer(source);
    throw new TypeError('cannot edit');
  };
  await expect(rewritePackage(file, copy, () => failing, { signal })).rejects.toThrow('cannot edit');
});

it.each([
  ['a line end', Buffer.from('\n')],
  ['zeros', Buffer.alloc(3000)],
])('reads a package with %s behind its end', async (_, rest) => {
  await writeFile(file, Buffer.concat([await packed({ 'a.xml': '<a/>' }), rest]));
  expect((await reading(file)).found).toEqual([['a.xml', '<a/>']]);
});

it('returns the first bytes of a part without reading it, if it can', async () => {
  await writeZip(file, {
    'a.xml': `<a>${'some text '.repeat(50_000)}</a>`,
    'b.bin': Buffer.from([137, 80, 78, 71]),
    'c.bin': Buffer.alloc(30_000_000),
    'd.xml': '',
  });
  const opened = await openPackage(file);
  const starts: string[] = [];
  for (const entry of opened.entries) starts.push((await opened.readStart(entry)).toString('latin1', 0, 7));
  opened.close();
  expect(starts).toEqual(['<a>some', '\x89PNG', '', '']);
});

it('refuses a name with a null character, at which programs end it', async () => {
  await writeZip(file, { 'a.xml': '<a/>', 'word/b.xml\0.txt': '<b/>' });
  await expect(openPackage(file)).rejects.toMatchObject({ code: 'damaged-file' });
});
