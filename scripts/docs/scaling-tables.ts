import { kinds, mixes, rented, zones } from '../scaling/figures.ts';
import { placesFor, sizeFor } from '../scaling/model.ts';
import { simulate } from '../scaling/simulate.ts';

const loads = [1, 100, 10_000] as const;
/** So many files are simulated for each load. */
const simulatedFiles = 60_000;

const count = (value: number) => Math.round(value).toLocaleString('en');
const megabytes = (bytes: number) => `${(bytes / 1e6).toLocaleString('en', { maximumSignificantDigits: 2 })} MB`;

function kindsTable(): string {
  const rows = Object.entries(kinds).map(([name, { cpuSeconds, memoryBytes, bytesIn, bytesOut }]) => {
    const shares = Object.values(mixes).map((mix) => `${Math.round(mix[name as keyof typeof kinds] * 100)} %`);
    return [name, `${cpuSeconds} s`, megabytes(memoryBytes), megabytes(bytesIn), megabytes(bytesOut), ...shares];
  });
  return [
    `| kind | processor | memory | in | out | ${Object.keys(mixes).join(' | ')} |`,
    `|---|---|---|---|---|${'---|'.repeat(Object.keys(mixes).length)}`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
}

function sizeRow(perSecond: number, name: keyof typeof mixes): string {
  const shares = mixes[name];
  const { busyCores, places, workers, webs, redises, storeBytesPerSecond, ...rest } = sizeFor(perSecond, shares);
  const seconds = Math.max(60, simulatedFiles / perSecond);
  const all = workers * rented.machine.cores;
  const { longest } = simulate({ perSecond, shares, places: all, seconds, lostAt: seconds / 2 });
  const cells = [
    count(perSecond),
    name,
    count(busyCores),
    count(places),
    count(workers),
    count(webs),
    redises,
    megabytes(storeBytesPerSecond),
    `$${count(rest.dollarsPerMonth)}`,
    `${longest.toFixed(1)} s`,
    rest.bottleneck,
  ];
  return `| ${cells.join(' | ')} |`;
}

function warmTable(): string {
  const rows = [1, 10, 100, 1000].map((perSecond) => {
    const work = perSecond * kinds['Word to PDF'].cpuSeconds;
    return `| ${count(perSecond)} | ${[0.2, 0.05, 0.01].map((share) => placesFor(work, share)).join(' | ')} |`;
  });
  return [
    '| Word documents a second | one in five waits | one in twenty | one in a hundred |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** The tables of docs/scaling.md that `scripts/scaling/` computes. */
export function scalingTables(): string {
  const { machine } = rented;
  const rented8 = `${machine.cores} cores, ${machine.memoryBytes / 1e9} GB, $${machine.dollarsPerMonth} a month`;
  return [
    kindsTable(),
    '',
    `Machines have ${rented8}; they stand in ${zones} zones, of which one may be lost. Each Redis has a replica.`,
    '',
    '| a second | mix | busy cores | places | workers | web | Redis | store, a second | a month | longest wait, a zone lost | runs out next |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...loads.flatMap((perSecond) =>
      (Object.keys(mixes) as (keyof typeof mixes)[]).map((name) => sizeRow(perSecond, name)),
    ),
    '',
    'Places to keep warm for Word documents:',
    '',
    warmTable(),
  ].join('\n');
}
