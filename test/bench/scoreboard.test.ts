import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { regressions } from '../../bench/regressions.ts';
import type { BenchRow } from '../../bench/row.ts';
import { readScoreboard } from '../../bench/scoreboard.ts';
import { barsSvg, scoreboardPage } from '../../bench/scoreboard-page.ts';

const row = (part: Partial<BenchRow>): BenchRow => ({
  ...{ name: 'a & b', ours: 100, theirs: 200, unit: 'ms', target: 'faster', met: true },
  ...part,
});
const measured = (part: Partial<BenchRow>, machine = 'here') => ({ date: '2026-01-01', machine, rows: [row(part)] });

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

  it('is judged by the alternative on another machine', () => {
    expect(regressions(measured({ ours: 300, theirs: 600 }, 'there'), measured({}))).toEqual([]);
    expect(regressions(measured({ ours: 300, theirs: 200 }, 'there'), measured({}))).toHaveLength(1);
    expect(regressions(measured({ ours: 300, theirs: null }, 'there'), measured({ theirs: null }))).toEqual([]);
  });
});

it('draws a bar for each side, as long as its figure', () => {
  const svg = barsSvg([row({}), row({ theirs: null })]) ?? '';
  expect([...svg.matchAll(/<rect .*?width="([\d.]+)"/g)].map(([, width]) => Number(width))).toEqual([280, 560]);
  expect(svg).toContain('a &amp; b');
  expect(barsSvg([row({ theirs: null })])).toBeNull();
});

it('the page shows the recorded figures, and plots that exist', async () => {
  const docs = new URL('../../docs/', import.meta.url);
  const page = await readFile(new URL('benchmarks.md', docs), 'utf8');
  expect(page).toBe(scoreboardPage(await readScoreboard()));
  const plots = [...page.matchAll(/\]\((benchmarks-[\w-]+\.svg)\)/g)].map(([, name = '']) => name);
  expect(plots).not.toEqual([]);
  expect(plots.filter((name) => !existsSync(new URL(name, docs)))).toEqual([]);
});
