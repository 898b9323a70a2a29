import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installedBrowser } from '../../api/installed-browser.ts';
import { megabytes } from '../../catalog/limits.ts';
import type { BuiltServer } from '../../test/support/servers/built-server.ts';
import { descendantPeakBytes } from '../meters/memory.ts';
import { onServer, resultOf } from '../meters/server.ts';
import { type BenchRow, interleaved, median, timed } from '../scoreboard/row.ts';

const run = promisify(execFile);
const endpoint = '/api/convert-csv-to-pdf';

/** Six columns: numbers, words, dates, Cyrillic and Chinese. */
const rows = (count: number): readonly (readonly string[])[] => [
  ['id', 'name', 'city', 'quantity', 'price', 'date'],
  ...Array.from({ length: count }, (_, i) => [
    String(i),
    `item ${(i * 7919) % 9973}`,
    ['Berlin', 'Москва', '北京', 'Łódź'][i % 4] as string,
    String(i % 97),
    ((i % 9973) / 100).toFixed(2),
    `2024-${String(1 + (i % 12)).padStart(2, '0')}-${String(1 + (i % 28)).padStart(2, '0')}`,
  ]),
];

const csv = (count: number) =>
  Buffer.from(
    rows(count)
      .map((row) => row.join(','))
      .join('\n'),
  );

const html = (count: number) =>
  `<meta charset="utf-8"><table>${rows(count)
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table>`;

const converted = (server: BuiltServer, file: Uint8Array) => resultOf(server, endpoint, file, 'table.csv');

/** Time and memory of one conversion. */
async function watched(server: BuiltServer, file: Uint8Array): Promise<{ seconds: number; peakBytes: number }> {
  let peakBytes = 0;
  let running = true;
  const watch = (async () => {
    while (running) {
      peakBytes = Math.max(peakBytes, await descendantPeakBytes(server.process.pid ?? 0, 'text-layout'));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const ms = await timed(() => converted(server, file));
  running = false;
  await watch;
  return { seconds: ms / 1000, peakBytes };
}

async function againstChromium(server: BuiltServer): Promise<BenchRow> {
  const folder = await mkdtemp(join(tmpdir(), 'filewright-bench-'));
  const count = 10_000;
  const page = join(folder, 'table.html');
  await writeFile(page, html(count));
  const table = csv(count);
  const print = () =>
    run(installedBrowser(), [
      ...['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${folder}/profile`],
      ...['--no-pdf-header-footer', `--print-to-pdf=${folder}/table.pdf`, `file://${page}`],
    ]);
  await print();
  await converted(server, table);
  const times = await interleaved(3, () => converted(server, table), print);
  await rm(folder, { recursive: true, force: true });
  const [ours, theirs] = [median(times.ours), median(times.theirs)];
  return {
    name: 'CSV → PDF, 10,000 rows, over HTTP; the same table printed by Chromium (median of 3)',
    ours,
    theirs,
    unit: 'ms',
    target: 'faster',
    met: ours < theirs,
  };
}

/** Tables as PDF: the time and memory of a long one, and a shorter one compared with Chromium. */
export const table = onServer(async (server) => {
  const { seconds, peakBytes } = await watched(server, csv(100_000));
  return [
    {
      name: 'CSV → PDF, 100,000 rows × 6 columns',
      ours: seconds,
      theirs: null,
      unit: 's',
      target: 'at most 15 s',
      met: seconds <= 15,
    },
    {
      name: 'most memory of the process that lays out these 100,000 rows',
      ours: peakBytes / megabytes(1),
      theirs: null,
      unit: 'MB',
      target: 'at most 400 MB',
      met: peakBytes <= 400e6,
    },
    await againstChromium(server),
  ];
});
