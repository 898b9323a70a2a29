import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { isHigherBetter, regressions } from '../../../bench/scoreboard/regressions.ts';
import type { BenchRow, Measured } from '../../../bench/scoreboard/row.ts';
import { readScoreboard } from '../../../bench/scoreboard/scoreboard.ts';
import { barsSvg, scoreboardPage } from '../../../bench/scoreboard/scoreboard-page.ts';

const row = (part: Partial<BenchRow>): BenchRow => ({
  ...{ name: 'a & b', ours: 100, theirs: 200, unit: 'ms', target: 'faster', met: true },
  ...part,
});
const measured = (part: Partial<BenchRow>, run: Partial<Measured> = {}): Measured => ({
  ...{ date: '2026-01-01', machine: 'here', yardstickMs: 50, ...run },
  rows: [row(part)],
});

const halfWorse = (row: BenchRow) => (isHigherBetter(row) ? row.ours / 2 : row.ours + Math.abs(row.ours) / 2 + 20);

describe('a regression', () => {
  it.each([
    ['a time within noise', { ours: 125 }, 0],
    ['a longer time', { ours: 140 }, 1],
    ['a shorter time', { ours: 10 }, 0],
    ['another name', { name: 'c' }, 1],
  ])('%s', (_, now, count) => {
    expect(regressions(measured(now), measured({}))).toHaveLength(count);
  });

  it.each([
    ['a lower rate', { unit: 'documents/s', ours: 5 }, { unit: 'documents/s', ours: 10 }, 1],
    ['a lower count', { unit: '', target: 'at least 9', ours: 9 }, { unit: '', target: 'at least 9', ours: 10 }, 1],
    ['a larger file', { unit: 'kB', ours: 104 }, { unit: 'kB', ours: 100 }, 1],
    ['a larger share', { unit: '%', ours: 41 }, { unit: '%', ours: 40 }, 0],
  ])('%s', (_, now, before, count) => {
    expect(regressions(measured(now), measured(before))).toHaveLength(count);
  });

  it.each([
    ['a time', { ours: 300, theirs: 600 }, {}, 0],
    ['a time that only ours takes', { ours: 300, theirs: 200 }, {}, 1],
    ['a time without an alternative on a busy machine', { ours: 300, theirs: null }, { yardstickMs: 150 }, 0],
    ['a time without an alternative on a quiet machine', { ours: 300, theirs: null }, { yardstickMs: 50 }, 1],
    ['a time on a host that is faster at the fixed work', { ours: 120, theirs: null }, { yardstickMs: 33 }, 0],
    ['a rate on a busy machine', { unit: 'documents/s', ours: 4, theirs: null }, { yardstickMs: 125 }, 0],
    ['a rate on a quiet machine', { unit: 'documents/s', ours: 4, theirs: null }, { yardstickMs: 50 }, 1],
    ['a size on a busy machine', { unit: 'kB', ours: 104, theirs: 300 }, { yardstickMs: 150 }, 1],
    ['a size on another machine', { unit: 'kB', ours: 104, theirs: 208 }, { machine: 'there' }, 0],
    ['memory on another machine', { unit: 'MB', ours: 900, theirs: null }, { machine: 'there' }, 0],
  ])('is judged by what the same run measured: %s', (_, now: Partial<BenchRow>, run, count) => {
    const before = { ...now, ours: now.unit === 'documents/s' ? 10 : 100, theirs: now.theirs ? 200 : null };
    expect(regressions(measured(now, run), measured(before))).toHaveLength(count);
  });

  it('is told with both figures', () => {
    expect(regressions(measured({ ours: 300, theirs: 100 }), measured({}))).toEqual([
      'a & b: 300 ms, which would have been 600 in the run before; it was 100 ms',
    ]);
  });

  it('is judged only where something tells how fast the machine is', () => {
    const [now, before] = [{ ours: 300, theirs: null }, { theirs: null }];
    expect(regressions(measured(now, { yardstickMs: null }), measured(before))).toHaveLength(1);
    expect(regressions(measured(now, { yardstickMs: null, machine: 'there' }), measured(before))).toEqual([]);
  });

  it('is none of the recorded figures against themselves', async () => {
    const board = Object.values(await readScoreboard());
    expect(board).not.toEqual([]);
    expect(board.flatMap((each) => regressions(each, each))).toEqual([]);
  });

  it('is found for each recorded figure that gets half worse', async () => {
    for (const each of Object.values(await readScoreboard())) {
      const rows = each.rows.map((row) => ({ ...row, ours: halfWorse(row) }));
      expect(regressions({ ...each, rows }, each)).toHaveLength(rows.length);
    }
  });
});

it('draws a bar for each side, as long as its figure', () => {
  const svg = barsSvg([row({ name: 'a & b; c' }), row({ theirs: null })]) ?? '';
  expect([...svg.matchAll(/<rect .*?width="([\d.]+)"/g)].map(([, width]) => Number(width))).toEqual([135, 270]);
  expect([...svg.matchAll(/<text y.*?>(.*?)</g)].map(([, text]) => text)).toEqual(['a &amp; b', 'c']);
  expect(barsSvg([row({ theirs: null })])).toBeNull();
});

it('the page shows the recorded figures, and plots that exist', async () => {
  const docs = new URL('../../../docs/', import.meta.url);
  const page = await readFile(new URL('benchmarks.md', docs), 'utf8');
  expect(page).toBe(scoreboardPage(await readScoreboard()));
  const plots = [...page.matchAll(/\]\((benchmarks\/[\w-]+\.svg)\)/g)].map(([, name = '']) => name);
  expect(plots).not.toEqual([]);
  expect(plots.filter((name) => !existsSync(new URL(name, docs)))).toEqual([]);
});
