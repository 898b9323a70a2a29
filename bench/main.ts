import { parseArgs } from 'node:util';
import { archive } from './archive.ts';
import { chromium } from './chromium.ts';
import { compressors } from './compressors.ts';
import { image } from './image.ts';
import { libreoffice } from './libreoffice.ts';
import { pdfText } from './pdf.ts';
import { pdfCompress } from './pdf-compress.ts';
import { pdfMerge } from './pdf-merge.ts';
import { pdfReconstruct } from './pdf-reconstruct.ts';
import { queue } from './queue.ts';
import { regressions } from './regressions.ts';
import { rest } from './rest.ts';
import type { Bench, Measured } from './row.ts';
import { readScoreboard, thisMachine, writeScoreboard } from './scoreboard.ts';
import { rowText, tableHead } from './scoreboard-page.ts';
import { table } from './table.ts';
import { largeUpload } from './upload.ts';
import { yardstickMs } from './yardstick.ts';

// `npm run bench` runs all and writes docs/benchmarks.md; `npm run bench -- upload` one of them. With `--check`, it compares
// them with that page's figures instead, and fails if one is worse by more than noise. `--short` measures less often.

const benches: Readonly<Record<string, Bench>> = {
  libreoffice,
  chromium,
  image,
  'pdf-text': pdfText,
  'pdf-compress': pdfCompress,
  'pdf-merge': pdfMerge,
  compressors,
  'pdf-reconstruct': pdfReconstruct,
  upload: largeUpload,
  table,
  archive,
  queue,
  rest,
};

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false }, short: { type: 'boolean', default: false } },
});
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0)
  throw new Error(`no benchmark ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}`);

const recorded = await readScoreboard();
const measured: Record<string, Measured> = {};
let isWorse = false;
const machine = thisMachine();

/** Writes what is measured so far: the next benchmark may fail. */
async function write(): Promise<void> {
  const all = { ...recorded, ...measured };
  const inOrder = Object.keys(benches).flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]] as const]));
  await writeScoreboard(Object.fromEntries(inOrder));
}

async function measure(name: string, bench: Bench): Promise<void> {
  const yardstickBefore = yardstickMs();
  const rows = await bench(options.short ? 'short' : 'whole');
  for (const row of rows) console.log(rowText(row));
  const yardstick = (yardstickBefore + yardstickMs()) / 2;
  const found = { date: new Date().toISOString().slice(0, 10), machine, yardstickMs: yardstick, rows };
  measured[name] = found;
  const before = recorded[name];
  if (!options.check || before === undefined) return;
  for (const text of regressions(found, before)) {
    console.error(`worse: ${text}`);
    isWorse = true;
  }
}

console.log(`${machine}\n\n${tableHead}`);
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  try {
    await measure(name, bench);
    if (!options.check) await write();
  } catch (error) {
    console.error(`${name} failed:`, error);
    process.exitCode = 1;
  }
}
if (options.check) {
  if (isWorse) process.exitCode = 1;
} else if (!Object.values(measured).every(({ rows }) => rows.every(({ met }) => met))) {
  process.exitCode = 1;
}
