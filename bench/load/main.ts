// npm run load [-- --visitors 200 --seconds 120 --write]: what one machine bears, alone and with workers on Redis, beside
// what one would use instead.
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { fillIn } from '../../scripts/docs/fill-in.ts';
import { median, timed } from '../row.ts';
import { drive } from './drive.ts';
import { fullMix, type Mix, tinyRequest, wordMix } from './mix.ts';
import { type LoadRow, loadTable } from './table.ts';
import { startMany, startOne, startSoffice, type Target } from './targets.ts';

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '200' },
    /** For each row; requests that are under way then are still answered. */
    seconds: { type: 'string', default: '120' },
    /** Puts the table into docs/scaling.md. */
    write: { type: 'boolean', default: false },
  },
});
const visitors = Number(values.visitors);
const seconds = Number(values.seconds);
/** `soffice` answers one at a time for each core: more visitors would only wait longer. */
const fewVisitors = Math.min(visitors, 4 * availableParallelism());
const rounds = 30;
const page = new URL('../../docs/scaling.md', import.meta.url);

const rows: LoadRow[] = [];

async function load(target: Target, mix: string, requests: Mix, count: number): Promise<void> {
  const settings = { visitors: count, seconds, onTrouble: (what: string) => console.log(`TROUBLE ${what}`) };
  const row = { target: target.name, mix, visitors: count, ...(await drive(target, requests, settings)) };
  rows.push(row);
  console.log(loadTable([row]).split('\n').at(-1));
}

/** Milliseconds of one small file after the other. */
async function smallMs(target: Target): Promise<number> {
  const send = () => target.send(tinyRequest, 0, AbortSignal.timeout(60_000));
  for (let round = 0; round < 3; round++) await send();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await timed(send));
  return median(times);
}

const full = await fullMix();
const word = await wordMix();
const small: Record<string, number> = {};
for (const start of [startOne, () => startMany(1), () => startMany(2)]) {
  const target = await start();
  try {
    small[target.name] = await smallMs(target);
    await load(target, 'mixed', full, visitors);
    await load(target, 'Word', word, fewVisitors);
  } finally {
    await target.close();
  }
}
const soffice = await startSoffice();
await load(soffice, 'Word', word, fewVisitors).finally(soffice.close);

const smalls = Object.entries(small).map(([name, ms]) => `${name} ${ms.toFixed(1)} ms`);
const speedOf = (target: string | undefined) =>
  rows.find((row) => row.target === target && row.mix === 'Word')?.perSecond ?? Number.NaN;
const [, one, two] = Object.keys(small);
const gain = `Two workers convert ${(speedOf(two) / speedOf(one)).toFixed(2)} times as many Word documents as one.`;
const machine = `On ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), which the visitors' program shares; ${seconds} s a row.`;
const text = `${machine}\n\n${loadTable(rows)}\n\nA text of one line, alone (median of ${rounds}): ${smalls.join('; ')}. ${gain}`;
console.log(`\n${text}`);
if (values.write) await writeFile(page, fillIn(await readFile(page, 'utf8'), 'load', text));
if (rows.some(({ counts }) => counts.lost + counts.wrong > 0)) process.exitCode = 1;
