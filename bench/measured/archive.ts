import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { megabytes } from '../../catalog/limits.ts';
import { type BuiltServer, startBuiltServer } from '../../test/support/servers/built-server.ts';
import { descendantPeakBytes, residentBytes } from '../meters/memory.ts';
import { type Bench, type BenchRow, interleaved, median, timed } from '../scoreboard/row.ts';

const run = promisify(execFile);

/** Lines of a log: words, numbers, and what never repeats. */
function log(bytes: number): Buffer {
  const lines: string[] = [];
  for (let size = 0, line = 0; size < bytes; line++) {
    const text = `2026-03-${10 + (line % 20)} worker ${line % 37} took ${(line * 7919) % 99_991} ms for ${randomBytes(6).toString('hex')}\n`;
    lines.push(text);
    size += text.length;
  }
  return Buffer.from(lines.join('')).subarray(0, bytes);
}

/** Sends files to an endpoint and saves the answer. Returns its size. */
async function sent(server: BuiltServer, endpoint: string, field: string, paths: readonly string[], output: string) {
  const body = new FormData();
  for (const path of paths) body.append(field, await openAsBlob(path), path.split('/').at(-1));
  const response = await fetch(`${server.base}${endpoint}`, { method: 'POST', body });
  if (response.status !== 200 || response.body === null) throw new Error(`answered ${response.status}`);
  await pipeline(Readable.fromWeb(response.body as never), createWriteStream(output));
  return (await stat(output)).size;
}

const pathsIn = async (folder: string) => (await readdir(folder)).map((name) => join(folder, name));

async function creation(server: BuiltServer, scratch: string): Promise<readonly BenchRow[]> {
  const folder = join(scratch, 'files');
  await mkdir(folder);
  for (let index = 0; index < 6; index++) await writeFile(join(folder, `log-${index}.txt`), log(megabytes(10)));
  for (let index = 0; index < 4; index++)
    await writeFile(join(folder, `noise-${index}.bin`), randomBytes(megabytes(10)));
  const [ours, theirs] = [join(scratch, 'ours.zip'), join(scratch, 'theirs.zip')];
  const paths = await pathsIn(folder);
  const times = await interleaved(
    3,
    () => sent(server, '/api/convert-to-zip', 'files', paths, ours),
    async () => {
      await rm(theirs, { force: true });
      await run('zip', ['-qr', theirs, folder]);
    },
  );
  const sizes = [(await stat(ours)).size / megabytes(1), (await stat(theirs)).size / megabytes(1)] as const;
  return [
    {
      name: '100 MB of logs and noise → ZIP, over HTTP; zip (median of 3)',
      ours: median(times.ours),
      theirs: median(times.theirs),
      unit: 'ms',
      target: 'faster',
      met: median(times.ours) < median(times.theirs),
    },
    {
      name: 'size of these archives',
      ours: sizes[0],
      theirs: sizes[1],
      unit: 'MB',
      target: 'at most 1 % larger',
      met: sizes[0] <= sizes[1] * 1.01,
    },
  ];
}

async function extraction(server: BuiltServer, scratch: string): Promise<BenchRow> {
  const folder = join(scratch, 'many');
  await mkdir(folder);
  const text = log(12_000 * 500);
  for (let index = 0; index < 12_000; index++) {
    await writeFile(join(folder, `${index}.txt`), text.subarray(index * 500, index * 500 + 500));
  }
  const archive = join(scratch, 'many.zip');
  await run('zip', ['-qr', archive, '.'], { cwd: folder });
  const times = await interleaved(
    3,
    () => sent(server, '/api/extract-zip', 'file', [archive], join(scratch, 'clean.zip')),
    () => run('unzip', ['-qo', archive, '-d', join(scratch, 'unzipped')]),
  );
  const ours = median(times.ours) / 1000;
  return {
    name: 'ZIP with 12,000 entries → clean ZIP, over HTTP; unzip to the disk (median of 3)',
    ours,
    theirs: median(times.theirs) / 1000,
    unit: 's',
    target: 'at most 10 s',
    met: ours <= 10,
  };
}

async function memory(server: BuiltServer, scratch: string): Promise<readonly BenchRow[]> {
  const folder = join(scratch, 'large');
  await mkdir(folder);
  const content = log(megabytes(100));
  for (let index = 0; index < 5; index++)
    await writeFile(join(folder, `${index}.txt`), content.subarray(0, megabytes(99)));
  const pid = server.process.pid ?? 0;
  const before = await residentBytes(pid);
  let [ofServer, ofWorker, running] = [before, 0, true];
  const watch = (async () => {
    while (running) {
      ofServer = Math.max(ofServer, await residentBytes(pid));
      ofWorker = Math.max(ofWorker, await descendantPeakBytes(pid, 'pack-worker'));
      await wait(50);
    }
  })();
  const paths = await pathsIn(folder);
  const ms = await timed(() => sent(server, '/api/convert-to-zip', 'files', paths, join(scratch, 'large.zip')));
  running = false;
  await watch;
  const [grown, worker] = [(ofServer - before) / megabytes(1), ofWorker / megabytes(1)];
  return [
    {
      name: `Memory of the server while 495 MB become a ZIP (${(ms / 1000).toFixed(1)} s)`,
      ours: grown,
      theirs: null,
      unit: 'MB more',
      target: 'under 50',
      met: grown < 50,
    },
    {
      name: 'most memory of the process that packs them',
      ours: worker,
      theirs: null,
      unit: 'MB',
      target: 'under 200',
      met: worker < 200,
    },
  ];
}

/** ZIP archives: creating and extracting them compared with Info-ZIP, and the memory that a large one takes. */
export const archive: Bench = async () => {
  const scratch = await mkdtemp(join(tmpdir(), 'filewright-bench-'));
  const server = await startBuiltServer();
  try {
    return [
      ...(await creation(server, scratch)),
      await extraction(server, scratch),
      ...(await memory(server, scratch)),
    ];
  } finally {
    await server.stop();
    await rm(scratch, { recursive: true, force: true });
  }
};
