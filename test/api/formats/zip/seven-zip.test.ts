import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packSevenZip, sevenZipProgram, sevenZipVersion } from '../../../../api/formats/zip/seven-zip.ts';
import type { Processes } from '../../../../api/jail/process.ts';
import { ProblemError } from '../../../../api/problem.ts';
import { scratchFolder } from '../../../support/scratch.ts';

const signal = new AbortController().signal;

/** Processes that all end with an error. */
const failing = (error: Error): Processes => ({
  run: async () => Promise.reject(error),
  launch: () => {
    throw error;
  },
});
const notInstalled = failing(new ProblemError('engine-unavailable', undefined, { cause: 'execvp 7zz' }));

describe('sevenZipProgram', () => {
  it.each([
    [['/usr/bin/7zz', '/usr/bin/7z'], '7zz'],
    [['/usr/bin/7z'], '7z'],
    [['/usr/local/bin/7zz'], '7zz'],
    [[], '7zz'],
  ])('is, of %j, %s', (installed, name) => {
    expect(sevenZipProgram((path) => (installed as string[]).includes(path))).toBe(name);
  });
});

describe('without 7-Zip', () => {
  it('reports a missing program, but not a slow one', async () => {
    const folder = await scratchFolder();
    expect(await sevenZipVersion(notInstalled, folder, signal)).toBe('not installed');
    const slow = failing(new ProblemError('conversion-timeout'));
    await expect(sevenZipVersion(slow, folder, signal)).rejects.toMatchObject({ code: 'conversion-timeout' });
  });

  it('refuses 7z output only', async () => {
    const workspace = await scratchFolder();
    const candidate = join(workspace, 'plain.csv');
    await writeFile(candidate, 'a,b');
    const packing = packSevenZip(notInstalled, {
      candidates: [candidate],
      name: 'a.csv',
      output: `${workspace}/a.7z`,
      workspace,
      signal,
      timeoutMs: 1000,
    });
    await expect(packing).rejects.toMatchObject({ code: 'engine-unavailable', detail: expect.stringContaining('.7z') });
  });
});
