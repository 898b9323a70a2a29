// npm run load [-- --visitors 200 --seconds 120 --write]: what one machine bears, alone and with workers on Redis, beside
// what one would use instead.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, constants, cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { yieldToOthers } from '../../api/jail/process-tree.ts';
import { fillIn } from '../../scripts/docs/fill-in.ts';
import { median, timed } from '../scoreboard/row.ts';
import { drive, quantile } from './drive.ts';
import { fullMix, hangingRequest, type Mix, tinyRequest, wordMix } from './mix.ts';
import { type LoadRow, loadTable } from './table.ts';
import { startMany, startOne, startSoffice, type Target, workerCores } from './targets.ts';

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
const besideHanging = 'Word, while a document hangs';
const besideLowest = 'Word, beside a program of the lowest priority';
const page = new URL('../../docs/scaling.md', import.meta.url);

const rows: LoadRow[] = [];

async function load(target: Target, mix: string, requests: Mix, count: number): Promise<LoadRow> {
  const settings = { visitors: count, seconds, onTrouble: (what: string) => console.log(`TROUBLE ${what}`) };
  const row = { target: target.name, mix, visitors: count, ...(await drive(target, requests, settings)) };
  rows.push(row);
  console.log(loadTable([row]).split('\n').at(-1));
  return row;
}

/** A document that is done or refused sooner than this does not hang. */
const hangsMs = 20_000;

/** Has a document that hangs converted again and again, until the signal; says so if it does not hang. */
async function hang(target: Target, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const since = performance.now();
    const ending = await target.send(hanging, visitors, signal).catch(() => wait(100));
    const ms = performance.now() - since;
    if (!signal.aborted && ms < hangsMs)
      console.log(`TROUBLE ${target.name}: a hanging document, ${ending}, ${ms.toFixed(0)} ms`);
  }
}

/**
 * Does something while a program of the lowest priority computes. A document that hangs can hardly cost less: processors share
 * caches and memory, virtual ones often a core.
 */
async function besideProgram(work: () => Promise<unknown>): Promise<void> {
  // In a session of its own, which Linux schedules as a group.
  const program = spawn(process.execPath, ['-e', 'for (;;);'], { detached: true, stdio: 'ignore' });
  const ended = once(program, 'close');
  try {
    await yieldToOthers([program.pid as number], constants.priority.PRIORITY_LOW);
    await work();
  } finally {
    program.kill('SIGKILL');
    await ended;
  }
}

/** Waits until a target has converted a Word document: workers on small machines take long to start. */
async function warmUp(target: Target): Promise<void> {
  const [[, letter]] = word as [Mix[number]];
  while ((await target.send(letter, 0, AbortSignal.timeout(60_000))) !== 'right') await wait(1000);
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
const hanging = await hangingRequest();
const small: Record<string, number> = {};
for (const start of [startOne, () => startMany(1), () => startMany(2)]) {
  const target = await start();
  try {
    small[target.name] = await smallMs(target);
    await load(target, 'mixed', full, visitors);
    await load(target, 'Word', word, fewVisitors);
    const over = new AbortController();
    const hung = hang(target, over.signal);
    await load(target, besideHanging, word, fewVisitors);
    over.abort();
    await hung;
    await besideProgram(() => load(target, besideLowest, word, fewVisitors));
  } finally {
    await target.close();
  }
}

/** Word documents a second with so many workers, each as on a machine of its own. */
async function perSecondApart(workers: number): Promise<number> {
  const target = await startMany(workers, workerCores);
  try {
    await warmUp(target);
    return (await load(target, 'Word', word, fewVisitors)).perSecond;
  } finally {
    await target.close();
  }
}

const oneApart = await perSecondApart(1);
const gainedApart = (await perSecondApart(2)) / oneApart;
const soffice = await startSoffice();
await load(soffice, 'Word', word, fewVisitors).finally(soffice.close);

const smalls = Object.entries(small).map(([name, ms]) => `${name} ${ms.toFixed(1)} ms`);
const rowOf = (target: string | undefined, mix = 'Word') =>
  rows.find((row) => row.target === target && row.mix === mix) as LoadRow;
const [alone, one, two] = Object.keys(small);
const gained = rowOf(two).perSecond / rowOf(one).perSecond;
const p95 = ({ times }: LoadRow) => quantile(times, 0.95);
const delayedBy = (mix: string) => `${(100 * (p95(rowOf(alone, mix)) / p95(rowOf(alone)) - 1)).toFixed(0)} %`;
const found = [
  `Two workers convert ${gained.toFixed(2)} times as many Word documents as one; ${gainedApart.toFixed(2)} times as many where each has ${workerCores} cores, as on machines of their own.`,
  `A document that hangs changes the p95 of the others by ${delayedBy(besideHanging)} in one process, a program of the lowest priority by ${delayedBy(besideLowest)}.`,
].join(' ');
const machine = `On ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), which the visitors' program shares; ${seconds} s a row.`;
const text = `${machine}\n\n${loadTable(rows)}\n\nA text of one line, alone (median of ${rounds}): ${smalls.join('; ')}. ${found}`;
console.log(`\n${text}`);
if (values.write) await writeFile(page, fillIn(await readFile(page, 'utf8'), 'load', text));
if (rows.some(({ counts }) => counts.lost + counts.wrong > 0)) process.exitCode = 1;
