import { parseArgs } from 'node:util';
import { archive } from './measured/archive.ts';
import { chromium } from './measured/chromium.ts';
import { compressors } from './measured/compressors.ts';
import { image } from './measured/image.ts';
import { libreoffice } from './measured/libreoffice.ts';
import { pdfCompress } from './measured/pdf-compress.ts';
import { pdfMerge } from './measured/pdf-merge.ts';
import { pdfReconstruct } from './measured/pdf-reconstruct.ts';
import { pdfText } from './measured/pdf-text.ts';
import { queue } from './measured/queue.ts';
import { rest } from './measured/rest.ts';
import { table } from './measured/table.ts';
import { largeUpload } from './measured/upload.ts';
import { yardstickMs } from './meters/yardstick.ts';
import { regressions } from './scoreboard/regressions.ts';
import type { Bench, Measured } from './scoreboard/row.ts';
import { readScoreboard, thisMachine, writeScoreboard } from './scoreboard/scoreboard.ts';
import { rowText, tableHead } from './scoreboard/scoreboard-page.ts';

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
