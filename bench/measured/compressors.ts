import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sevenZipProgram } from '../../api/formats/zip/seven-zip.ts';
import { type BuiltServer, startBuiltServer } from '../../test/support/servers/built-server.ts';
import { type CompressedFile, compressedFiles, photo } from '../files/compressed-files.ts';
import { isButteraugliInstalled, jpegOfEqualDistance } from '../meters/butteraugli.ts';
import type { Bench, BenchRow } from '../scoreboard/row.ts';

const run = promisify(execFile);
const maxSharePercent = 92;

async function compress(
  { base }: BuiltServer,
  { endpoint, fields }: Pick<CompressedFile, 'endpoint' | 'fields'>,
  content: Buffer,
  extension: string,
): Promise<Buffer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', new Blob([Uint8Array.from(content)]), `file.${extension}`);
  const response = await fetch(base + endpoint, { method: 'POST', body });
  if (response.status !== 200) throw new Error(`${endpoint} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** The size that a user could reach by other means; for an Office document, by packing its parts again. */
async function alternativeSize(
  alternative: NonNullable<CompressedFile['alternative']>,
  content: Buffer,
  [extension]: CompressedFile['extensions'],
  folder: string,
): Promise<number> {
  const [input, output] = [join(folder, `before.${extension}`), join(folder, 'after')];
  await rm(output, { force: true });
  await writeFile(input, content);
  switch (alternative) {
    case 'gzip -9':
      return (await run('gzip', ['-9', '-c', input], { encoding: 'buffer', maxBuffer: content.length })).stdout.length;
    case 'tiffcp -c zip':
      await run('tiffcp', ['-c', 'zip:2:p9', input, output]);
      break;
    case 'zip -9': {
      const parts = join(folder, `parts-${extension}`);
      if (extension !== 'bmp') await run(sevenZipProgram(), ['x', `-o${parts}`, input]);
      await run(sevenZipProgram(), ['a', '-tzip', '-mx9', output, extension === 'bmp' ? input : `${parts}/.`]);
      await run('mv', [`${output}.zip`, output]).catch(() => undefined);
    }
  }
  return (await stat(output)).size;
}

async function shareRow(server: BuiltServer, file: CompressedFile, content: Buffer, folder: string): Promise<BenchRow> {
  const { extensions, alternative, targetPercent } = file;
  const percent = (bytes: number) => (bytes / content.length) * 100;
  const ours = percent((await compress(server, file, content, extensions[0])).length);
  const theirs = alternative && percent(await alternativeSize(alternative, content, extensions, folder));
  return {
    name: `${extensions.map((extension) => extension.toUpperCase()).join(' → ')}: share of its size${alternative ? `; ${alternative}` : ''}`,
    ours,
    theirs,
    unit: '%',
    target: `at most ${targetPercent} %`,
    met: ours <= targetPercent && (theirs === null || ours < theirs),
  };
}

/**
 * A photograph at the default quality, compared with an ordinary JPEG encoder that may use as many bytes as it needs.
 */
async function jpegRow(server: BuiltServer, original: Buffer, folder: string): Promise<BenchRow> {
  const fields = { quality: '70' };
  const result = await compress(server, { endpoint: '/api/compress-image', fields }, original, 'jpg');
  const isComparable = await isButteraugliInstalled();
  const plain = isComparable ? await jpegOfEqualDistance(original, result, folder) : null;
  const share = plain === null ? Number.NaN : (result.length / plain) * 100;
  return {
    name: 'JPG → JPG at quality 70; libjpeg at the same distance by butteraugli',
    ours: result.length / 1000,
    theirs: plain && plain / 1000,
    unit: 'kB',
    target: isComparable
      ? `at most ${maxSharePercent} %: ${share.toFixed(0)} %`
      : 'install the package butteraugli to compare',
    met: share <= maxSharePercent,
  };
}

/** Sizes of compressed Office documents, tables and pictures, compared with what a user could do instead. */
export const compressors: Bench = async () => {
  // All of them first, because the server closes idle connections.
  const original = await photo();
  const contents: Buffer[] = [];
  for (const file of compressedFiles) contents.push(await file.content());
  const server = await startBuiltServer();
  const folder = await mkdtemp(join(tmpdir(), 'filewright-bench-'));
  try {
    const rows: BenchRow[] = [];
    for (const [index, file] of compressedFiles.entries()) {
      rows.push(await shareRow(server, file, contents[index] ?? Buffer.alloc(0), folder));
    }
    return [...rows, await jpegRow(server, original, folder)];
  } finally {
    await rm(folder, { recursive: true });
    await server.stop();
  }
};
