import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCsv } from '../../../api/engines/csv/index.ts';
import type { Processes } from '../../../api/jail/process.ts';
import type { Options } from '../../../catalog/operations.ts';
import { sevenZip } from '../../support/archives/seven-zip.ts';
import { inputFile } from '../../support/input-file.ts';
import { testProcesses } from '../../support/processes/test-processes.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { testEngine } from '../conformance.ts';

const timeoutMs = 60_000;
const table = (rows: number) => {
  const lines = Array.from({ length: rows }, (_, row) => `"${row}","name ${row % 97}","${(row * 7919) % 1000}"`);
  return Buffer.from(`id,name,value\r\n${lines.join('\r\n')}\r\n`);
};
const noText = Buffer.alloc(2000, Buffer.from([0, 1, 2, 3, 250, 17]));

testEngine('csv', {
  create: (processes, folder) => createCsv({ processes, folder, timeoutMs }),
  createMissing: null,
  cases: (['csv', 'zst', '7z'] as const).map((outputType) => ({
    operation: 'minify',
    options: { level: 19, outputType },
    format: 'csv',
    file: () => table(2000),
    result: outputType,
    corrupt: { file: () => noText, code: 'unsupported-file-type' },
  })),
  slow: {
    operation: 'minify',
    options: { level: 22, outputType: 'zst' },
    format: 'csv',
    file: () => table(1_000_000),
  },
});

describe('a compressed table', () => {
  let scratch: string;
  let processes: Processes;

  beforeAll(async () => {
    scratch = await scratchFolder();
    processes = await testProcesses();
  });

  async function minify(content: Uint8Array, options: Options<'csv', 'minify'>) {
    const workspace = await mkdtemp(join(scratch, 'workspace-'));
    const path = join(workspace, 'input-1.csv');
    await writeFile(path, content);
    const { size: bytes } = await stat(path);
    return createCsv({ processes, folder: join(scratch, 'engine'), timeoutMs }).operations.minify({
      inputs: [inputFile({ path, format: 'csv', bytes })],
      options,
      workspace,
      signal: new AbortController().signal,
    });
  }

  const plain = table(500).toString().replaceAll('"', '').replaceAll('\r', '');

  it('is a CSV with the same values', async () => {
    const { path } = await minify(table(500), { level: 19, outputType: 'csv' });
    expect(await readFile(path, 'utf8')).toBe(plain);
  });

  it('is the original if nothing can be left out', async () => {
    const { bytes, notes } = await minify(Buffer.from(plain), { level: 19, outputType: 'csv' });
    expect([bytes, notes]).toEqual([plain.length, [{ code: 'original-returned' }]]);
  });

  it('unpacks from Zstandard and from 7z', async () => {
    const zst = await minify(table(500), { level: 19, outputType: 'zst' });
    expect(execFileSync('zstd', ['-dc', zst.path]).toString()).toBe(plain);
    const archive = await minify(table(500), { level: 19, outputType: '7z' });
    expect(execFileSync(sevenZip, ['x', '-so', archive.path, 'compressed.csv']).toString()).toBe(plain);
    expect(zst.bytes).toBeLessThan(plain.length / 3);
    expect(archive.bytes).toBeLessThan(plain.length / 3);
  });
});
