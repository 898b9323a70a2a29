import { readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../api/problem.ts';
import { type AttemptFiles, searchQuality } from '../../api/search-quality.ts';
import type { Note } from '../../catalog/report.ts';
import { scratchFolder } from '../support/scratch.ts';

/** Searches with a compression that writes `size` bytes for each quality, and refuses the file where that is null. */
async function search(maxBytes: number | undefined, size: (quality: number) => number | null) {
  const workspace = await scratchFolder();
  const input = join(workspace, 'original');
  await writeFile(input, 'the original');
  const tried: number[] = [];
  const compress = async (files: AttemptFiles, quality: number) => {
    tried.push(quality);
    const path = join(files.workspace, 'compressed');
    const bytes = size(quality);
    if (bytes === null) throw new ProblemError('conversion-failed', 'Too little is left of the picture.');
    await writeFile(path, Buffer.alloc(bytes));
    return { path, quality, notes: [] as readonly Note[] };
  };
  const targetMegabytes = maxBytes === undefined ? undefined : maxBytes / 1_000_000;
  const wanted = { quality: 70, lowestQuality: 30, targetMegabytes };
  const result = await searchQuality({ input, workspace }, wanted, compress);
  const folders = (await readdir(workspace)).filter((name) => name.startsWith('attempt-'));
  return { ...result, tried, folders };
}

describe('searchQuality', () => {
  it('compresses once where no size is wanted, or the first result is small enough', async () => {
    expect(await search(undefined, (quality) => quality)).toMatchObject({ tried: [70], notes: [] });
    expect(await search(70, (quality) => quality)).toMatchObject({ tried: [70], notes: [] });
  });

  it('finds a quality near the best that fits, in a few attempts', async () => {
    const { quality, tried, notes } = await search(520, (at) => at * 10);
    expect(quality).toBeLessThanOrEqual(52);
    expect(quality).toBeGreaterThan(48);
    expect(tried.length).toBeLessThanOrEqual(6);
    expect(notes).toEqual([{ code: 'quality-lowered', quality, maxBytes: 520 }]);
  });

  it('finds it in four attempts where sizes grow as those of pictures do, and stops once the size is nearly filled', async () => {
    // A photograph as a JPEG: 61 kB at 30, 178 kB at 70.
    const size = (at: number) => Math.round(36_000 * Math.exp(0.0135 * at + (at / 100) ** 2 / 0.75));
    for (const maxBytes of [70_000, 90_000, 120_000, 160_000]) {
      const { quality, tried } = await search(maxBytes, size);
      expect(tried.length).toBeLessThanOrEqual(4);
      expect(size(quality)).toBeLessThanOrEqual(maxBytes);
      expect(size(quality)).toBeGreaterThan(0.88 * maxBytes);
    }
  });

  it('stops at the lowest quality, and says what was reached', async () => {
    const { quality, tried, notes } = await search(100, (at) => at * 10);
    expect([quality, tried]).toEqual([30, [70, 30]]);
    expect(notes).toEqual([{ code: 'size-not-reached', quality: 30, bytes: 300, maxBytes: 100 }]);
  });

  it('goes on from qualities at which the compression refuses the file', async () => {
    const { quality, notes } = await search(560, (at) => (at < 40 ? null : at * 10));
    expect(quality).toBeGreaterThan(50);
    expect(notes).toMatchObject([{ code: 'quality-lowered', quality }]);
    expect(await search(560, (at) => (at < 70 ? null : at * 10))).toMatchObject({ quality: 70, folders: [] });
  });

  it('leaves only the folder of the best attempt', async () => {
    const { folders, path } = await search(520, (at) => at * 10);
    expect(folders).toEqual([basename(dirname(path))]);
  });

  it('keeps the better quality where a lower one saves nothing', async () => {
    expect(await search(100, () => 300)).toMatchObject({ quality: 70 });
  });
});
