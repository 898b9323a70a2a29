import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { drive, picker, quantile } from '../../../bench/load/drive.ts';
import type { LoadRequest, Mix } from '../../../bench/load/mix.ts';
import { loadTable } from '../../../bench/load/table.ts';
import type { Target } from '../../../bench/load/targets.ts';
import { scratchFolder } from '../../support/scratch.ts';

const request = (endpoint: string): LoadRequest => ({ endpoint, field: 'file', files: [], magic: '' });
const mix: Mix = [
  [3, request('/often')],
  [1, request('/seldom')],
];

describe('a load', () => {
  it('sends files as often as its mix says, in the same order each time', () => {
    const [one, other] = [picker(mix), picker(mix)];
    const sent = Array.from({ length: 4000 }, () => one().endpoint);
    expect(sent.filter((endpoint) => endpoint === '/often').length / sent.length).toBeCloseTo(0.75, 1);
    expect(Array.from({ length: 4000 }, () => other().endpoint)).toEqual(sent);
  });

  it('counts what becomes of its requests, and how long the right answers take', async () => {
    const folder = await mkdtemp(join(await scratchFolder(), 'load-'));
    await writeFile(join(folder, 'a'), Buffer.alloc(5_000_000));
    let sent = 0;
    const target: Target = {
      name: 'a stand-in',
      pids: [process.pid],
      folders: [folder, '/nowhere'],
      async send({ endpoint }) {
        await wait(20);
        if (++sent === 5) throw new Error('no answer');
        return endpoint === '/often' ? 'right' : 'wrong';
      },
      close: async () => {},
    };
    const troubles: string[] = [];
    const result = await drive(target, mix, { visitors: 3, seconds: 0.5, onTrouble: (what) => troubles.push(what) });
    const { right, wrong, lost, refused } = result.counts;
    expect(right + wrong + lost + refused).toBe(sent);
    expect([lost, refused]).toEqual([1, 0]);
    expect(troubles).toHaveLength(wrong + lost);
    expect(result.times).toHaveLength(right);
    expect(result.times[0]).toBeGreaterThanOrEqual(18);
    expect(result.peakDiskBytes).toBe(5_000_000);
    const table = loadTable([{ ...result, target: 'one', mix: 'mixed', visitors: 3 }]);
    expect(table.split('\n').map((line) => line.split('|').length)).toEqual([19, 19, 19]);
    expect(result.cpuSeconds.servers).toBe(0);
    expect(result.cpuSeconds.visitors).toBeGreaterThan(0);
  });

  it('is told by quantiles', () => {
    const times = Array.from({ length: 100 }, (_, index) => index + 1);
    expect([0.5, 0.95, 0.99].map((share) => quantile(times, share))).toEqual([51, 96, 100]);
    expect(quantile([], 0.5)).toBeNaN();
  });
});
