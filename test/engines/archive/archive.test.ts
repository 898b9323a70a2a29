import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Artifact } from '../../../api/engine.ts';
import { createArchive } from '../../../api/engines/archive/index.ts';
import type { Processes } from '../../../api/jail/process.ts';
import type { Options } from '../../../catalog/operations.ts';
import { oddZip } from '../../support/archives/odd-zip.ts';
import { sevenZip } from '../../support/archives/seven-zip.ts';
import { zipContent, zipTexts } from '../../support/archives/zip-content.ts';
import { inputFile } from '../../support/input-file.ts';
import { packed } from '../../support/office/package.ts';
import { testProcesses } from '../../support/processes/test-processes.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { testEngine } from '../conformance.ts';

const caps = { maxEntries: 20_000, maxBytes: 2_000_000_000, maxRatio: 200, ratioFromBytes: 100_000_000, maxLevels: 1 };
const settings = { timeoutMs: 60_000, caps };
const longText = () => Buffer.alloc(200_000_000, randomBytes(40_000).toString('hex'));

testEngine('archive', {
  create: (processes, folder) => createArchive({ processes, folder, ...settings }),
  createMissing: null,
  cases: [
    {
      operation: 'create',
      options: {},
      format: 'bin',
      file: () => Buffer.from('A short letter.'),
      result: 'zip',
      corrupt: null,
    },
    {
      operation: 'extract',
      options: { flatten: false },
      format: 'zip',
      file: () => packed({ 'letter.txt': 'A short letter.' }),
      result: 'zip',
      corrupt: { file: async () => (await packed({ 'a.txt': 'a' })).subarray(0, 60), code: 'damaged-file' },
    },
  ],
  slow: { operation: 'create', options: {}, format: 'bin', file: longText },
});

describe('an archive', () => {
  const files = { 'a.txt': 'A short letter. '.repeat(500), 'b.txt': 'One\nTwo\n'.repeat(300), 'empty.txt': '' };
  let scratch: string;
  let processes: Processes;

  beforeAll(async () => {
    scratch = await scratchFolder();
    processes = await testProcesses();
  });

  async function extract(
    content: Uint8Array,
    options: Partial<Options<'archive', 'extract'>> = {},
    maxLevels = 1,
  ): Promise<Artifact> {
    const workspace = await mkdtemp(join(scratch, 'workspace-'));
    const path = join(workspace, 'input-1.zip');
    await writeFile(path, content);
    const { size: bytes } = await stat(path);
    const allowed = { ...settings, caps: { ...caps, maxLevels } };
    return createArchive({ processes, folder: join(scratch, 'engine'), ...allowed }).operations.extract({
      inputs: [inputFile({ path, format: 'zip', bytes })],
      options: { flatten: false, ...options },
      workspace,
      signal: new AbortController().signal,
    });
  }

  async function packedBy7z(...switches: readonly string[]): Promise<Buffer> {
    const folder = await mkdtemp(join(scratch, 'files-'));
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    execFileSync(sevenZip, ['a', '-tzip', ...switches, 'out.zip', ...Object.keys(files)], {
      cwd: folder,
      stdio: 'pipe',
    });
    return readFile(join(folder, 'out.zip'));
  }

  it.each(['BZip2', 'LZMA', 'PPMd', 'Deflate64'])('packed by %s comes out stored', async (method) => {
    const { path } = await extract(await packedBy7z(`-mm=${method}`));
    expect(zipTexts(path)).toEqual(files);
    expect(zipContent(path).map(({ method: packing }) => packing)).toEqual([0, 0, 0]);
  });

  it('packed by Zstandard comes out, in its place among others', async () => {
    const text = Buffer.from(files['b.txt']);
    const zstandard = execFileSync('zstd', ['-c'], { input: text });
    const { path } = await extract(
      oddZip([
        { name: 'a.txt', content: files['a.txt'] },
        { name: 'b.txt', content: text, method: 93, packed: zstandard },
        { name: 'c.txt', content: 'c' },
      ]),
    );
    expect(Object.entries(zipTexts(path))).toEqual([
      ['a.txt', files['a.txt']],
      ['b.txt', files['b.txt']],
      ['c.txt', 'c'],
    ]);
  });

  it('comes out with the archives within it, whatever those are packed by', async () => {
    const archive = await packed({ 'inner.zip': await packedBy7z('-mm=BZip2'), 'outer.txt': 'outer' });
    expect(Object.keys(zipTexts((await extract(archive)).path))).toEqual(['inner.zip', 'outer.txt']);
    const { path, notes } = await extract(archive, {}, 2);
    const within = Object.fromEntries(Object.entries(files).map(([name, text]) => [`inner/${name}`, text]));
    expect(zipTexts(path)).toEqual({ ...within, 'outer.txt': 'outer' });
    expect(notes).toEqual([{ code: 'archives-opened', archives: 1 }]);
  });

  it('is refused if nested archives multiply, and is unpacked up to there', async () => {
    const eight = (name: string, content: Buffer) =>
      oddZip(Array.from({ length: 8 }, (_, index) => ({ name: `${name} ${index}.zip`, content })));
    const page = oddZip([{ name: 'page', content: Buffer.alloc(4_000_000) }]);
    const bomb = eight('book', eight('chapter', eight('section', page)));
    for (const level of [1, 2, 3]) {
      expect(zipContent((await extract(bomb, {}, level)).path)).toHaveLength(8 ** level);
    }
    await expect(extract(bomb, {}, 5)).rejects.toMatchObject({
      code: 'too-complex',
      detail: expect.stringContaining('times its size'),
    });
  });

  it('opens with its password if 7-Zip has to unpack it', async () => {
    const archive = await packedBy7z('-mm=BZip2', '-mem=AES256', '-pOpen Sesame');
    expect(zipTexts((await extract(archive, { password: 'Open Sesame' })).path)).toEqual(files);
    await expect(extract(archive)).rejects.toMatchObject({ code: 'password-protected' });
    await expect(extract(archive, { password: 'Open' })).rejects.toMatchObject({ code: 'wrong-password' });
    await expect(extract(archive, { password: '' })).rejects.toMatchObject({ code: 'password-protected' });
  });

  it.each([
    ['more than it declares', { bytes: 10 }],
    ['less than it declares', { bytes: 100_000 }],
    ['something else than it declares', { crc32: 1 }],
  ])('is refused if 7-Zip unpacks %s', async (_, wrong) => {
    const content = Buffer.from(files['a.txt']);
    const bzip2 = execFileSync(sevenZip, ['a', '-tbzip2', '-si', '-so', 'x'], {
      input: content,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    await expect(
      extract(oddZip([{ name: 'a.txt', content, method: 12, packed: bzip2, ...wrong }])),
    ).rejects.toMatchObject({ code: 'damaged-file', detail: expect.stringContaining('“a.txt”') });
  });
});
