import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeWorkerHome } from '../../../api/workers/worker-home.ts';
import { scratchFolder } from '../../support/scratch.ts';

const limits = { maxBytes: 1000, maxEntries: 10 };
const folder = await scratchFolder();
const make = () => makeWorkerHome(folder, (home) => writeFile(join(home, 'profile'), 'own'));

describe('makeWorkerHome', () => {
  it('clears what jobs leave, but not what the worker had before them', async () => {
    const home = await make();
    await home.settleIn();
    await writeFile(join(home.path, 'left'), 'of a job');
    await writeFile(join(home.jobFolder.path, 'result'), 'of a job');
    expect(await home.clear()).toBe(true);
    expect((await readdir(home.path)).sort()).toEqual(['job', 'profile']);
    expect(await readdir(home.jobFolder.path)).toEqual([]);
    await home.remove(Promise.resolve());
  });

  it('is removed once the process has ended', async () => {
    const home = await make();
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const removed = home.remove(ended);
    await new Promise(setImmediate);
    expect(existsSync(home.path)).toBe(true);
    end();
    await removed;
    expect(existsSync(home.path)).toBe(false);
  });

  it('tells when it holds too much, until a job ends', async () => {
    const home = await make();
    expect(await home.outgrows(limits, AbortSignal.timeout(10))).toBe(false);
    await writeFile(join(home.jobFolder.path, 'large'), Buffer.alloc(2000));
    expect(await home.outgrows(limits, AbortSignal.timeout(30_000))).toBe(true);
    await home.remove(Promise.resolve());
  });
});
