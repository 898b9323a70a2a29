import { cpus } from 'node:os';
import { archive } from './archive.ts';
import { chromium } from './chromium.ts';
import { compressors } from './compressors.ts';
import { image } from './image.ts';
import { libreoffice } from './libreoffice.ts';
import { pdfText } from './pdf.ts';
import { pdfCompress } from './pdf-compress.ts';
import { pdfMerge } from './pdf-merge.ts';
import { pdfReconstruct } from './pdf-reconstruct.ts';
import type { Bench, BenchRow } from './row.ts';
import { table } from './table.ts';
import { largeUpload } from './upload.ts';

// `npm run bench` runs all; `npm run bench -- upload` one of them.

const benches: Readonly<Record<string, Bench>> = {
  libreoffice,
  chromium,
  image,
  'pdf-text': pdfText,
  'pdf-compress': pdfCompress,
  'pdf-reconstruct': pdfReconstruct,
  'pdf-merge': pdfMerge,
  compressors,
  upload: largeUpload,
  table,
  archive,
};

function show({ name, ours, theirs, unit, target, met }: BenchRow): string {
  const figure = (value: number) => (Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(0));
  const other = theirs === null ? '' : figure(theirs);
  return `| ${name} | ${figure(ours)} ${unit} | ${other} | ${target} | ${met ? '✓' : '✗'} |`;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0)
  throw new Error(`no benchmark ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}`);

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n`);
console.log('| what | Filewright | alternative | target | met |\n|---|---|---|---|---|');
let missed = 0;
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const row of await bench()) {
    console.log(show(row));
    if (!row.met) missed++;
  }
}
process.exitCode = missed === 0 ? 0 : 1;
