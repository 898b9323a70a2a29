import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { deflateFiles } from '../../../../../api/engines/pdf/compress/deflate-files.ts';
import type { PdfJob } from '../../../../../api/engines/pdf/pdf-job.ts';
import type { Processes } from '../../../../../api/jail/process.ts';
import { ProblemError } from '../../../../../api/problem.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const plain = Buffer.from('stream '.repeat(100));
/** The Adler-32 of some bytes (RFC 1950, section 8.2). */
function adler32Of(bytes: Buffer): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return b * 65_536 + a;
}

const ended = { exitCode: 0, stdout: '', stderr: '' };

async function plainStream() {
  const folder = await mkdtemp(join(await scratchFolder(), 'deflate-'));
  const path = join(folder, 'stream');
  await writeFile(path, plain);
  return { folder, path, streams: [{ path, adler32: adler32Of(plain), deflated: undefined }] };
}

/** Has `libdeflate-gzip` do its work at some levels, and fail at the others. */
function jobWith(works: (level: string) => boolean, failure: () => Error, signal = new AbortController().signal) {
  const asked: string[] = [];
  const run: Processes['run'] = async ({ args = [] }) => {
    const [level = '', , , path = ''] = args;
    asked.push(level);
    if (!works(level)) throw failure();
    await writeFile(`${path}.gz`, gzipSync(plain));
    return ended;
  };
  return { asked, job: { processes: { run }, signal } as unknown as PdfJob };
}

it('deflates streams at the fast level where the best one takes too long', async () => {
  const { folder, path, streams } = await plainStream();
  const { asked, job } = jobWith(
    (level) => level === '-6',
    () => new ProblemError('conversion-timeout'),
  );
  await deflateFiles(job, streams, folder);
  expect(asked).toEqual(['-12', '-6']);
  expect(inflateSync(await readFile(`${path}.zlib`))).toEqual(plain);
});

it('gives up where the job ends, and where the program fails', async () => {
  const { folder, streams } = await plainStream();
  const controller = new AbortController();
  const over = jobWith(
    () => false,
    () => {
      controller.abort(new Error('over'));
      return new ProblemError('conversion-timeout');
    },
    controller.signal,
  );
  await expect(deflateFiles(over.job, streams, folder)).rejects.toThrow('over');
  expect(over.asked).toEqual(['-12']);
  const missing = jobWith(
    () => false,
    () => new ProblemError('engine-unavailable'),
  );
  await expect(deflateFiles(missing.job, streams, folder)).rejects.toMatchObject({ code: 'engine-unavailable' });
  expect(missing.asked).toEqual(['-12']);
});
