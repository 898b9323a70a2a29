import { describe, expect, it } from 'vitest';
import { shareVersions } from '../../../api/content/shared-versions.ts';
import { engineStatus } from '../../../api/engine-status.ts';
import { ProblemError } from '../../../api/problem.ts';

const versions = {
  pdf: { version: 'Poppler 22' },
  archive: { missing: '7zz is not there' },
  image: { failing: 'libvips cannot be loaded' },
};

describe('shareVersions', () => {
  it('answers simultaneous calls with one check, and checks again later', async () => {
    let asked = 0;
    const versionOf = shareVersions(async () => {
      asked++;
      return { pdf: { version: 'Poppler 22' }, csv: { version: 'csv-parse 7' } };
    });
    expect(await Promise.all([versionOf('pdf'), versionOf('csv'), versionOf('pdf')])).toEqual([
      'Poppler 22',
      'csv-parse 7',
      'Poppler 22',
    ]);
    expect(asked).toBe(1);
    await versionOf('csv');
    expect(asked).toBe(2);
  });

  it('wakes no worker while the answer is known', async () => {
    let asked = 0;
    let asleep = true;
    const ask = async () => ({ pdf: { version: String(++asked) } });
    const versionOf = shareVersions(ask, () => asleep);
    expect([await versionOf('pdf'), await versionOf('pdf')]).toEqual(['1', '1']);
    asleep = false;
    expect(await versionOf('pdf')).toBe('2');
  });

  it('distinguishes missing programs from failing ones', async () => {
    const versionOf = shareVersions(async () => versions);
    const statusOf = (name: 'pdf' | 'archive' | 'image' | 'csv') => engineStatus({ version: () => versionOf(name) });
    expect(await statusOf('pdf')).toEqual(versions.pdf);
    expect(await statusOf('archive')).toEqual(versions.archive);
    expect(await statusOf('image')).toEqual(versions.image);
    expect(await statusOf('csv')).toEqual({ failing: expect.stringContaining('nothing') });
  });

  it.each([
    ['crashed', new ProblemError('conversion-failed', undefined, { cause: 'SIGSEGV' }), 'SIGSEGV'],
    ['was slow', new ProblemError('conversion-timeout', 'It is late.'), 'It is late.'],
    ['did not start', new ProblemError('engine-unavailable', undefined, { cause: new Error('EAGAIN') }), 'EAGAIN'],
  ])('takes nothing for missing because a worker %s', async (_, error, reason) => {
    const versionOf = shareVersions(() => Promise.reject(error));
    expect(await engineStatus({ version: () => versionOf('pdf') })).toEqual({ failing: reason });
  });
});
