import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { extractArchive } from '../../../api/engines/archive/extract/extract-archive.ts';
import type { ExtractAnswer, ExtractTask } from '../../../api/engines/archive/extract/messages.ts';
import { createZipCrypto, zipCryptoHeaderBytes } from '../../../api/engines/archive/extract/zip-crypto.ts';
import { encryptZipCrypto } from '../../support/archives/encrypt-zip-crypto.ts';
import { oddZip, unicodePath } from '../../support/archives/odd-zip.ts';
import { sevenZip } from '../../support/archives/seven-zip.ts';
import { zipContent, zipTexts } from '../../support/archives/zip-content.ts';
import { packed } from '../../support/office/package.ts';
import { scratchFolder } from '../../support/scratch.ts';

const scratch = await scratchFolder();
const caps = { maxEntries: 20_000, maxBytes: 2_000_000_000, maxRatio: 200, ratioFromBytes: 100_000_000, maxLevels: 1 };

type Written = Extract<ExtractAnswer, { type: 'written' }> & { readonly path: string };

async function extract(archive: Uint8Array, rest: Partial<ExtractTask> = {}): Promise<Written> {
  const folder = await mkdtemp(join(scratch, 'job-'));
  const [input, output] = [join(folder, 'input.zip'), join(folder, 'output.zip')];
  await writeFile(input, archive);
  const task = {
    input,
    output,
    folder,
    carved: join(folder, 'carved.zip'),
    unpacked: null,
    password: null,
    flatten: false,
    caps,
  };
  const answer = await extractArchive({ ...task, ...rest });
  if (answer.type !== 'written') throw new Error('7-Zip is needed');
  return { ...answer, path: output };
}

/** Some files in a folder, packed there by a program. */
async function packedBy(
  file: string,
  args: readonly string[],
  files: Readonly<Record<string, string>>,
): Promise<Buffer> {
  const folder = await mkdtemp(join(scratch, 'files-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  execFileSync(file, args, { cwd: folder, stdio: 'pipe' });
  return readFile(join(folder, 'out.zip'));
}

const files = { 'letter.txt': 'A short letter. '.repeat(100), 'grün/報告.txt': 'One\nTwo\n', 'empty.txt': '' };
const names = (path: string) => zipContent(path).map(({ name }) => name);

/** The byte of a checksum by which traditional encryption tells wrong passwords (APPNOTE 6.1.6). */
const checkByte = (content: Uint8Array) => crc32(content) >>> 24;

/** Content behind an encryption header, the first of all headers for which the encrypted bytes are as wanted. */
function encryptedFor(password: Uint8Array, content: Uint8Array, isWanted: (encrypted: Buffer) => boolean): Buffer {
  for (let salt = 0; ; salt++) {
    const header = Buffer.alloc(zipCryptoHeaderBytes, checkByte(content));
    header.writeUInt32LE(salt, 0);
    const encrypted = encryptZipCrypto(password, Buffer.concat([header, content]));
    if (isWanted(encrypted)) return encrypted;
  }
}

function acceptsAlso(password: Uint8Array, encrypted: Buffer, content: Uint8Array): boolean {
  const header = Buffer.from(encrypted.subarray(0, zipCryptoHeaderBytes));
  createZipCrypto(password)(header);
  return header.at(-1) === checkByte(content);
}

const python = (code: string) => ['-c', `import zipfile, sys\n${code}`];
const pythonAll = 'import glob\n[z.write(f) for f in sorted(glob.glob("**/*.txt", recursive=True))]\nz.close()';

describe('an archive written by another program', () => {
  it.each([
    ['Info-ZIP', 'zip', ['-qr', 'out.zip', '.', '-x', 'out.zip']],
    ['Info-ZIP to a pipe, sizes behind the contents', 'sh', ['-c', 'zip -qr - . -x out.zip | cat > out.zip']],
    ['Info-ZIP with 64-bit sizes', 'zip', ['-qr', '-fz', 'out.zip', '.', '-x', 'out.zip']],
    ['7-Zip', sevenZip, ['a', '-tzip', 'out.zip', '.']],
    ['7-Zip, stored', sevenZip, ['a', '-tzip', '-mm=Copy', 'out.zip', '.']],
    ['Python', '/usr/bin/python3', python(`z = zipfile.ZipFile("out.zip", "w", zipfile.ZIP_DEFLATED)\n${pythonAll}`)],
  ])('comes out of %s', async (_, program, args) => {
    const { path, notes } = await extract(await packedBy(program, args, files));
    const content = zipContent(path).filter(({ name }) => !name.endsWith('/'));
    expect(Object.fromEntries(content.map(({ name, text }) => [name, text]))).toEqual(files);
    expect(content.map(({ method }) => method)).toEqual([0, 0, 0]);
    expect(notes.filter(({ code }) => code !== 'names-decoded')).toEqual([]);
    execFileSync('unzip', ['-tq', path]);
    execFileSync(sevenZip, ['t', path], { stdio: 'pipe' });
  });

  it.each([
    ['Info-ZIP, in the old way', 'zip', ['-qr', '-P', 'Open Sesame 1', 'out.zip', '.', '-x', 'out.zip']],
    ['7-Zip, AES with 128 bits', sevenZip, ['a', '-tzip', '-mem=AES128', '-pOpen Sesame 1', 'out.zip', '.']],
    ['7-Zip, AES with 256 bits', sevenZip, ['a', '-tzip', '-mem=AES256', '-pOpen Sesame 1', 'out.zip', '.']],
    ['7-Zip, in the old way', sevenZip, ['a', '-tzip', '-mem=ZipCrypto', '-pOpen Sesame 1', 'out.zip', '.']],
  ])('opens with its password: %s', async (_, program, args) => {
    const archive = await packedBy(program, args, files);
    const { path } = await extract(archive, { password: 'Open Sesame 1' });
    expect(zipTexts(path)).toMatchObject(files);
    await expect(extract(archive)).rejects.toMatchObject({ code: 'password-protected' });
    await expect(extract(archive, { password: 'open sesame 1' })).rejects.toMatchObject({
      code: 'wrong-password',
      detail: expect.stringContaining('.txt'),
    });
  });

  it('opens with a non-ASCII password in any encoding', async () => {
    for (const spelling of ['Gr\\303\\274n', 'Gr\\374n', 'Gr\\201n']) {
      const archive = await packedBy('sh', ['-c', `zip -qr -P "$(printf '${spelling}')" out.zip .`], files);
      expect(zipTexts((await extract(archive, { password: 'Grün' })).path)).toMatchObject(files);
    }
  });

  it('opens with the encoding that reads its content, where the check byte accepts others', async () => {
    const content = Buffer.from('A short letter.');
    const [utf8, windows1252] = [Buffer.from('Grün'), Buffer.from('Grün', 'latin1')];
    const packed = encryptedFor(windows1252, content, (encrypted) => acceptsAlso(utf8, encrypted, content));
    const archive = oddZip([{ name: 'letter.txt', content, packed, method: 0, flags: 1 }]);
    expect(zipTexts((await extract(archive, { password: 'Grün' })).path)).toEqual({ 'letter.txt': 'A short letter.' });
  });

  it('is found behind a program, and in front of other bytes', async () => {
    const archive = await packed(files);
    const stub = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5000, 'PK')]);
    expect(zipTexts((await extract(Buffer.concat([stub, archive]))).path)).toEqual(files);
    expect(zipTexts((await extract(Buffer.concat([archive, Buffer.from('\r\n')]))).path)).toEqual(files);
  });

  it('is found behind a program that offsets include', async () => {
    const archive = await packedBy(
      'sh',
      ['-c', 'zip -qr in.zip . && (head -c 3000 /dev/zero; cat in.zip) > out.zip && zip -qA out.zip'],
      files,
    );
    expect(zipTexts((await extract(archive)).path)).toMatchObject(files);
  });

  it('keeps times, permissions to run, and empty folders', async () => {
    const script =
      'mkdir empty && touch -d "2021-03-04 05:06:08" letter.txt && chmod 4755 letter.txt && zip -qr out.zip .';
    const { path } = await extract(await packedBy('sh', ['-c', script], { 'letter.txt': 'x' }));
    const [file, folder] = [...zipContent(path)].sort((a, b) => b.name.localeCompare(a.name));
    expect(folder).toMatchObject({ name: 'empty/', mode: '40755' });
    expect(file).toMatchObject({ name: 'letter.txt', mode: '100755', modified: '2021-03-04 05:06:08' });
  });

  it('has its links as text files', async () => {
    const archive = await packedBy('sh', ['-c', 'ln -s /etc/passwd link && zip -qry out.zip .'], { 'a.txt': 'a' });
    const { path, notes } = await extract(archive);
    expect(zipTexts(path)).toEqual({ 'a.txt': 'a', link: '/etc/passwd' });
    expect(zipContent(path).map(({ mode }) => mode)).toEqual(['100644', '100644']);
    expect(notes).toEqual([{ code: 'links-as-text', links: 1 }]);
  });
});

describe('names in an archive', () => {
  it('are decoded, made safe and distinct, and the notes count it', async () => {
    const { path, notes } = await extract(
      oddZip([
        { name: Buffer.from('b1a8b8e62e747874', 'hex'), content: '1' },
        { name: '../../etc/cron', content: '2' },
        { name: 'a.txt', content: '3' },
        { name: 'A.txt', content: '4' },
        { name: 'a.txt/b.txt', content: '5' },
      ]),
    );
    expect(zipTexts(path)).toEqual({
      '报告.txt': '1',
      'etc/cron': '2',
      'a (2).txt': '3',
      'A (3).txt': '4',
      'a.txt/b.txt': '5',
    });
    expect(notes).toEqual([
      { code: 'names-decoded', encoding: 'gb18030', names: 1 },
      { code: 'paths-made-safe', paths: 1 },
      { code: 'names-made-distinct', files: 2 },
    ]);
    const [first] = zipContent(path);
    expect((first?.flags ?? 0) & 0x800, 'the mark of UTF-8').toBe(0x800);
  });

  it('are taken from a matching Unicode field', async () => {
    const raw = Buffer.from([0x8e, 0x2e, 0x74]);
    const other = unicodePath(Buffer.from('x'), 'wrong.txt');
    expect(names((await extract(oddZip([{ name: raw, extra: unicodePath(raw, 'Ω.txt') }]))).path)).toEqual(['Ω.txt']);
    expect(names((await extract(oddZip([{ name: raw, extra: other }]))).path)).toEqual(['Ä.t']);
  });

  it('lose the outer folder if asked', async () => {
    const archive = await packed({ 'project/1.0/a.txt': 'a', 'project/1.0/src/b.txt': 'b', '__MACOSX/project/x': '' });
    const flat = names((await extract(archive, { flatten: true })).path);
    expect(flat).toEqual(['a.txt', 'src/b.txt', '__MACOSX/project/x']);
    const two = await packed({ 'one/a.txt': 'a', 'two/b.txt': 'b' });
    expect(names((await extract(two, { flatten: true })).path)).toEqual(['one/a.txt', 'two/b.txt']);
    const script = 'mkdir -p out/in && mv letter.txt out/in && mkdir out/empty && zip -qr out.zip out';
    const folders = await extract(await packedBy('sh', ['-c', script], { 'letter.txt': 'x' }), { flatten: true });
    expect(names(folders.path).sort()).toEqual(['empty/', 'in/', 'in/letter.txt']);
  });
});

const cutOff = (await packed(files)).subarray(0, 200);

describe('an archive that cannot be unpacked', () => {
  const letter = { name: 'a.txt', content: 'A short letter.' };
  const twice = [letter, { ...letter, name: 'b.txt', sameAs: 0 }];
  const zeros = { name: 'zeros', content: Buffer.alloc(1_000_000) };

  it.each([
    ['cut off', cutOff, 'damaged-file', 'broke off'],
    ['no archive', Buffer.from('PK\x03\x04 and nothing else'), 'damaged-file', 'broke off'],
    ['empty', oddZip([]), 'empty-file', 'empty'],
    ['empty by its directory alone', oddZip([letter], { count: 0 }), 'empty-file', 'lists no files, but'],
    ['empty behind other bytes', Buffer.concat([Buffer.alloc(500), oddZip([])]), 'empty-file', '(500 bytes)'],
    ['a piece of one', oddZip([letter], { disk: 3 }), 'unsupported-file-type', 'Join the pieces'],
    ['with a wrong checksum', oddZip([{ ...letter, crc32: 1 }]), 'damaged-file', '“a.txt”'],
    ['with less than declared', oddZip([{ ...letter, bytes: 20 }]), 'damaged-file', '“a.txt”'],
    ['with more than declared', oddZip([{ ...letter, bytes: 3 }]), 'damaged-file', '“a.txt”'],
    ['with noise for deflated bytes', oddZip([{ ...letter, packed: Buffer.from('noise') }]), 'damaged-file', '“a.txt”'],
    ['in an unknown way', oddZip([{ ...letter, method: 77 }]), 'unsupported-file-type', 'method 77'],
    ['with more entries than it counts', oddZip([letter, letter], { count: 1 }), 'damaged-file', 'table of contents'],
    ['with two names for a file', oddZip([{ ...letter, storedName: 'a.exe' }]), 'damaged-file', 'otherwise than'],
    ['with overlapping entries', oddZip(twice), 'too-complex', 'overlap'],
  ])('is refused: %s', async (_, archive, code, detail) => {
    await expect(extract(archive)).rejects.toMatchObject({ code, detail: expect.stringContaining(detail) });
  });

  it.each([
    ['entries', { maxEntries: 1 }, [letter, { ...letter, name: 'b' }], 'up to 1 can be'],
    ['bytes', { maxBytes: 900_000 }, [zeros], 'unpacks to 1 MB; up to 900 kB'],
    ['times its size', { ratioFromBytes: 500_000 }, [zeros], 'times its size'],
  ])('is refused beyond the limits: %s', async (_, lower, entries, detail) => {
    const refused = extract(oddZip(entries), { caps: { ...caps, ...lower } });
    await expect(refused).rejects.toMatchObject({ code: 'too-complex', detail: expect.stringContaining(detail) });
  });

  it('may unpack to many times its size while it is small', async () => {
    expect((await extract(oddZip([zeros]))).bytes).toBeGreaterThan(1_000_000);
  });
});

it('leaves out devices, pipes and sockets, but nothing with content', async () => {
  const { path, notes } = await extract(
    oddZip([
      { name: 'pipe', mode: 0o010644 },
      { name: 'device', mode: 0o060644 },
      { name: '-', mode: 0o010600, content: 'piped' },
      { name: 'folder/', content: 'text' },
    ]),
  );
  expect(zipTexts(path)).toEqual({ '-': 'piped', folder: 'text' });
  expect(notes).toEqual([{ code: 'entries-left-out', entries: 2 }]);
});

describe('archives within an archive', () => {
  const deeper = (maxLevels: number, lower: Partial<ExtractTask['caps']> = {}) => ({
    caps: { ...caps, maxLevels, ...lower },
  });
  const inner = oddZip([{ name: 'letter.txt', content: 'A short letter.' }]);
  const middle = oddZip([
    { name: 'inner.zip', content: inner },
    { name: 'b.txt', content: 'b' },
  ]);
  const outer = oddZip([
    { name: 'a.txt', content: 'a' },
    { name: 'letters/middle.ZIP', content: middle },
    { name: 'z.txt', content: 'z' },
  ]);

  it('become folders up to the level limit, and stay files beyond', async () => {
    const one = await extract(outer);
    expect(names(one.path)).toEqual(['a.txt', 'letters/middle.ZIP', 'z.txt']);
    expect(one.notes).toEqual([]);
    const two = await extract(outer, deeper(2));
    expect(names(two.path)).toEqual(['a.txt', 'letters/middle/inner.zip', 'letters/middle/b.txt', 'z.txt']);
    expect(two.notes).toEqual([{ code: 'archives-opened', archives: 1 }]);
    const three = await extract(outer, deeper(3));
    expect(zipTexts(three.path)).toEqual({
      'a.txt': 'a',
      'letters/middle/inner/letter.txt': 'A short letter.',
      'letters/middle/b.txt': 'b',
      'z.txt': 'z',
    });
    expect(three.notes).toEqual([{ code: 'archives-opened', archives: 2 }]);
  });

  it('get folders of their own and safe paths, each with its own encoding of names', async () => {
    const archive = oddZip([
      { name: 'a.zip', content: oddZip([{ name: '../up.txt', content: '1' }]) },
      { name: 'a/up.txt', content: '2' },
      { name: 'b.zip', content: oddZip([{ name: Buffer.from('b1a8b8e62e747874', 'hex'), content: '3' }]) },
      { name: 'b', content: '4' },
      { name: '.zip', content: oddZip([{ name: 'c.txt', content: '5' }]) },
    ]);
    const { path, notes } = await extract(archive, deeper(2));
    expect(zipTexts(path)).toEqual({
      'a (2)/up.txt': '1',
      'a/up.txt': '2',
      'b/报告.txt': '3',
      'b (2)': '4',
      '.zip/c.txt': '5',
    });
    expect(notes).toEqual([
      { code: 'names-decoded', encoding: 'gb18030', names: 1 },
      { code: 'paths-made-safe', paths: 1 },
      { code: 'names-made-distinct', files: 2 },
      { code: 'archives-opened', archives: 3 },
    ]);
  });

  it('lose their outer folders if asked, as the archive does', async () => {
    const archive = oddZip([{ name: 'all/a.zip', content: oddZip([{ name: 'x/b.txt', content: 'b' }]) }]);
    expect(names((await extract(archive, { ...deeper(2), flatten: true })).path)).toEqual(['a/b.txt']);
  });

  it('stay files if they cannot be opened', async () => {
    const locked = await packedBy('zip', ['-qr', '-P', 'Sesame', 'out.zip', 'a.txt'], { 'a.txt': 'a' });
    const all = [
      { name: 'no-archive.zip', content: 'text' },
      { name: 'cut-off.zip', content: inner.subarray(0, 40) },
      { name: 'empty.zip', content: oddZip([]) },
      { name: 'only-devices.zip', content: oddZip([{ name: 'tty', mode: 0o020644 }]) },
      { name: 'odd-method.zip', content: oddZip([{ name: 'x', content: 'x', method: 97 }]) },
      { name: 'locked.zip', content: locked },
      { name: 'damaged-within.zip', content: oddZip([{ name: 'x.zip', content: inner, crc32: 1 }]) },
      { name: 'document.docx', content: inner },
    ];
    const { path, notes } = await extract(oddZip(all), deeper(3));
    expect(names(path)).toEqual(all.map(({ name }) => name));
    expect(notes).toEqual([]);
    expect(names((await extract(oddZip(all), { ...deeper(3), password: 'Sesame' })).path)).toContain('locked/a.txt');
  });

  it('are counted together: what comes out at one level is too much at the next', async () => {
    const zeros = oddZip([{ name: 'zeros', content: Buffer.alloc(1_000_000) }]);
    const four = (content: Buffer) => oddZip([0, 1, 2, 3].map((index) => ({ name: `${index}.zip`, content })));
    const bomb = four(four(zeros));
    const within = { maxBytes: 10_000_000 };
    expect(names((await extract(bomb, deeper(2, within))).path)).toHaveLength(16);
    await expect(extract(bomb, deeper(3, within))).rejects.toMatchObject({
      code: 'too-complex',
      detail: expect.stringContaining('up to 10 MB can be'),
    });
  });

  it('are measured by the archive that holds them all', async () => {
    const zeros = oddZip([{ name: 'zeros', content: Buffer.alloc(1_000_000) }]);
    const bomb = oddZip([0, 1, 2, 3].map((index) => ({ name: `${index}.zip`, content: Buffer.concat([zeros]) })));
    const packedOnceMore = oddZip([{ name: 'bomb.zip', content: bomb }]);
    const lower = { ratioFromBytes: 100_000, maxRatio: 1500 };
    expect((await extract(zeros, deeper(1, lower))).bytes, 'no bomb by itself').toBeGreaterThan(1_000_000);
    expect(names((await extract(packedOnceMore, deeper(2, lower))).path)).toHaveLength(4);
    await expect(extract(packedOnceMore, deeper(3, lower))).rejects.toMatchObject({
      code: 'too-complex',
      detail: expect.stringContaining('times its size'),
    });
  });

  it('are counted by all their entries', async () => {
    expect(names((await extract(outer, deeper(2, { maxEntries: 5 }))).path)).toHaveLength(4);
    await expect(extract(outer, deeper(3, { maxEntries: 5 }))).rejects.toMatchObject({
      code: 'too-complex',
      detail: expect.stringContaining('holds 6 entries; up to 5'),
    });
  });

  it('are refused if entries overlap, within them or between them', async () => {
    const twice = oddZip([
      { name: 'a', content: 'a' },
      { name: 'b', content: 'a', sameAs: 0 },
    ]);
    const holding = oddZip([{ name: 'twice.zip', content: twice }]);
    expect(names((await extract(holding)).path)).toEqual(['twice.zip']);
    const shared = oddZip([
      { name: 'a.zip', content: inner },
      { name: 'b.zip', content: inner, sameAs: 0 },
    ]);
    for (const archive of [holding, shared]) {
      await expect(extract(archive, deeper(2))).rejects.toMatchObject({
        code: 'too-complex',
        detail: expect.stringContaining('overlap'),
      });
    }
  });
});
