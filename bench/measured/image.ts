import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BuiltServer } from '../../test/support/servers/built-server.ts';
import { pictureFiles } from '../files/picture-files.ts';
import { onServer, resultOf } from '../meters/server.ts';
import { type BenchRow, interleaved, median, timed } from '../scoreboard/row.ts';

const run = promisify(execFile);
const rounds = 7;

const isInstalled = () =>
  run('img2pdf', ['--version']).then(
    () => true,
    () => false,
  );

async function againstImg2pdf(server: BuiltServer): Promise<BenchRow> {
  const folder = await mkdtemp(join(tmpdir(), 'filewright-bench-'));
  const [ours, theirs, ratios]: [number[], number[], number[]] = [[], [], []];
  const hasOther = await isInstalled();
  for (const { name, content } of await pictureFiles()) {
    const file = join(folder, name);
    await writeFile(file, content);
    const mine = () => resultOf(server, '/api/convert-image-to-pdf', content, name);
    await mine();
    if (!hasOther) {
      for (let round = 0; round < rounds; round++) ours.push(await timed(mine));
      continue;
    }
    const times = await interleaved(rounds, mine, () => run('img2pdf', [file, '-o', join(folder, 'out.pdf')]));
    ours.push(median(times.ours));
    theirs.push(median(times.theirs));
    ratios.push(median(times.theirs) / median(times.ours));
  }
  await rm(folder, { recursive: true });
  return {
    name: 'Image → PDF over HTTP; img2pdf (2 JPEG, 2 PNG)',
    ours: median(ours),
    theirs: hasOther ? median(theirs) : null,
    unit: 'ms',
    target: hasOther
      ? `no slower: ${median(ratios).toFixed(1)} times faster`
      : 'install the package img2pdf to compare',
    met: hasOther && median(ratios) >= 1,
  };
}

/** Pictures to PDF. */
export const image = onServer(async (server) => [await againstImg2pdf(server)]);
